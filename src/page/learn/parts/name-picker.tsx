// Picks one or several facts or actions, each with its English; long lists have a filter.

import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { type FieldProps, holdsItem } from './field'
import './parts.css'

/** The kind of name, for counts. */
export type NameSort = 'fact' | 'action' | 'step' | 'state'

/** Width in pixels of a character of a name, rounded up. */
const LETTER = 8
/** The value of the answer "none", if offered. */
export const NONE = 'None'

/** Minimum width in pixels of a row with readable sentences. */
const MIN_HEIGHT = 210
/** Number of names above which a list has a filter. */
const MIN_FOR_FILTER = 20

export interface PickedName {
  /** The picked value: the name, or the number of a step or a state. */
  readonly value: string | number
  readonly name: string
  readonly description: string
}

const roomOf = (names: readonly PickedName[], isNumbered: boolean): number =>
  Math.max(MIN_HEIGHT, ...names.map(({ name }) => name.length * LETTER + (isNumbered ? 94 : 74)))

/** The value is a name, or with `several` a list of names in the order of the list. */
export function NamePicker(
  props: FieldProps & {
    names: readonly PickedName[]
    sort: NameSort
    several: boolean
    /** True to show a number before each name, as for steps of a plan. */
    numbered?: boolean
  },
) {
  const [typed, setTyped] = createSignal('')
  const filterId = createUniqueId()
  const shown = createMemo(() => {
    const words = typed()
      .toLowerCase()
      .split(/[\s(),]+/)
      .filter(Boolean)
    return props.names.filter(({ name, description }) => {
      const text = `${name} ${description}`.toLowerCase()
      return words.every(word => text.includes(word))
    })
  })
  /** Number of options apart from the answer "none". */
  const offered = (names: readonly PickedName[]): number => names.filter(({ value }) => value !== NONE).length
  const chosen = () => (Array.isArray(props.value) ? props.value.length : 0)
  /** Width in pixels of the longest name with its checkbox and mark. */
  const room = () => roomOf(props.names, props.numbered === true)
  const choose = (value: string | number, on: boolean): void => {
    if (!props.several) {
      props.change(value)
      return
    }
    const next = props.names
      .map(each => each.value)
      .filter(each => (each === value ? on : holdsItem(props.value, each)))
    props.change(next)
  }
  return (
    <div class="grid gap-8">
      <Show when={props.names.length > MIN_FOR_FILTER && !props.locked}>
        <div class="name-filter flex-row gap-8 pad-0-10 bg-card border-edge round">
          <Icon name="search" size={14} />
          <input
            class="grow min-w-0"
            type="text"
            id={filterId}
            aria-label={`Narrow the ${props.sort}s`}
            placeholder="Type to narrow the list"
            autocomplete="off"
            spellcheck={false}
            value={typed()}
            onInput={event => setTyped(event.currentTarget.value)}
          />
          <span class="numbers faint">
            {shown().length < props.names.length
              ? `${offered(shown())} of ${offered(props.names)}`
              : counted(offered(props.names), props.sort)}
          </span>
        </div>
      </Show>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may be labelled */}
      <div
        class="name-list grid gap-4"
        classList={{ 'name-list-long': props.names.length > MIN_FOR_FILTER }}
        style={{ '--name-room': `${room()}px` }}
        role={props.several ? 'group' : 'radiogroup'}
        aria-labelledby={props.labelledBy}
        // A locked list can still be scrolled by keyboard.
        tabindex={props.locked && props.names.length > MIN_FOR_FILTER ? 0 : undefined}
      >
        <For each={shown()} fallback={<p class="faint">No {props.sort} has these words.</p>}>
          {each => <NameRow {...props} each={each} choose={choose} />}
        </For>
      </div>
      <Show when={props.several && !props.locked}>
        <p class="text-small faint numbers">{counted(chosen(), props.sort)} chosen</p>
      </Show>
    </div>
  )
}

function NameRow(
  props: FieldProps & {
    each: PickedName
    sort: NameSort
    several: boolean
    numbered?: boolean
    choose: (value: string | number, on: boolean) => void
  },
) {
  const isChosen = () => holdsItem(props.value, props.each.value)
  const isRight = () => props.truth !== null && holdsItem(props.truth, props.each.value)
  const isWrong = () => props.truth !== null && isChosen() && !isRight()
  /** If a single name is asked for, other right ones are not marked as missing. */
  const isMissing = () => props.several && isRight() && !isChosen()
  return (
    <label
      class="name-row grid items-top bg-card border round-small pointer"
      data-truth={isRight() ? 'right' : isWrong() ? 'wrong' : undefined}
      {...(props.sort === 'state'
        ? {}
        : props.sort === 'fact'
          ? marks.fact(props.each.name)
          : marks.action(props.each.name))}
    >
      <input
        type={props.several ? 'checkbox' : 'radio'}
        name={props.id}
        value={props.each.value}
        checked={isChosen()}
        disabled={props.locked}
        onChange={event => props.choose(props.each.value, event.currentTarget.checked)}
      />
      <span class="name-words grid min-w-0">
        <code class="text-13 break-anywhere">
          <Show when={props.numbered}>
            <span class="name-number ink-faint numbers">{props.each.value}</span>
          </Show>
          {props.each.name}
        </code>
        <Show when={props.each.description}>
          <span class="name-text note break-anywhere">{props.each.description}</span>
        </Show>
      </span>
      <Show when={isRight() || isWrong()}>
        <span class="name-mark ink-add">
          <Icon name={isRight() ? (isMissing() ? 'plus' : 'check') : 'x'} size={14} />
          <span class="unseen">{isRight() ? (isMissing() ? 'missing' : 'right') : 'not right'}</span>
        </span>
      </Show>
    </label>
  )
}

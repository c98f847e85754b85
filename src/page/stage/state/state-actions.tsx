// The actions that are applicable in the current state: a click takes one; with Ctrl or Cmd it is added to the answer
// instead. Typing an action that is not applicable shows why.

import { createEffect, createMemo, createSignal, For, on, onMount, Show } from 'solid-js'
import type { StateView } from '#questions/views/stepping'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { rove } from '#page/ui/lists/roving'
import { Sealed } from '../seal'
import { useApp, useFeature } from '#page/state/use-app'
import { createSealing } from '#page/state/seals/sealing'
import { createPicking } from '#page/workbench/answer/from-stage'
import { type Reasons, WhyNot } from './why-not'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './state.css'

/** An object that was clicked in the picture; each click creates a new instance. */
export interface ClickedObject {
  readonly object: string
}

export function Actions(props: { state: StateView; wanted: ClickedObject | null }) {
  const sealing = useFeature(createSealing)
  let section!: HTMLElement
  createEffect(
    on(
      () => props.wanted,
      wanted => wanted !== null && section.scrollIntoView({ block: 'nearest' }),
      { defer: true },
    ),
  )
  return (
    <section ref={section}>
      <h3>
        Applicable actions
        <Show when={!sealing.isSealed('actions')}>
          <span class="count numbers" data-part="count">
            {props.state.applicable.length}
          </span>
        </Show>
      </h3>
      <Sealed part="actions">
        <Finder state={props.state} wanted={props.wanted} />
      </Sealed>
    </section>
  )
}

/** Maximum number of actions listed at first. */
const SHOWN = 60

/** The text of the filter, the matching actions, and why an action is not applicable. */
function createFinding(props: { state: StateView; wanted: ClickedObject | null }) {
  const { stepping } = useApp()
  const [typed, setTyped] = createSignal(props.wanted?.object ?? '')
  const [why, setWhy] = createSignal<Reasons | null>(null)
  const found = createMemo(() => {
    const words = typed()
      .toLowerCase()
      .split(/[\s()]+/)
      .filter(Boolean)
    return props.state.applicable.filter(action => words.every(word => action.includes(word)))
  })
  createEffect(
    on(
      () => props.state,
      () => {
        setWhy(null)
        if (typed() === props.wanted?.object) setTyped('')
      },
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => props.wanted,
      wanted => wanted !== null && setTyped(wanted.object),
      { defer: true },
    ),
  )
  const enter = async (): Promise<void> => {
    const only = found()
    if (only.length === 1) {
      setTyped('')
      stepping.take(only[0]!)
      return
    }
    const name = typed().trim()
    if (name === '' || only.length > 1) return
    const action = name.startsWith('(') ? name : `(${name})`
    const outcome = await stepping.whyNot(action)
    if (outcome.kind === 'failed') setWhy({ action, reasons: [outcome.message] })
    else if (outcome.kind === 'done' && outcome.value.kind === 'broken')
      setWhy({ action, reasons: outcome.value.missing })
    else if (outcome.kind === 'done' && outcome.value.kind === 'no-task')
      setWhy({ action, reasons: [outcome.value.message] })
    else if (outcome.kind === 'done') stepping.take(action)
  }
  const type = (words: string): void => {
    setTyped(words)
    setWhy(null)
  }
  return { typed, type, found, why, enter }
}

function Finder(props: { state: StateView; wanted: ClickedObject | null }) {
  const { typed, type, found, why, enter } = createFinding(props)
  const [all, setAll] = createSignal(false)
  const shown = () => (all() ? found() : found().slice(0, SHOWN))
  return (
    <>
      <div class="action-filter relative">
        <Icon name="search" size={14} />
        <input
          class="full-width bg-card round"
          type="text"
          aria-label="Find an action; Enter shows why one is not applicable"
          placeholder="Type any action to see if it applies"
          spellcheck={false}
          autocomplete="off"
          value={typed()}
          onInput={event => type(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
              event.preventDefault()
              inBackground(enter())
            }
          }}
        />
      </div>
      <Show when={why()}>{why => <WhyNot {...why()} />}</Show>
      <Show
        when={found().length > 0}
        fallback={
          <p class="faint">
            {props.state.applicable.length === 0
              ? 'None: no action is applicable in this state.'
              : 'No applicable action has these words. Press Enter to see why.'}
          </p>
        }
      >
        <ActionList state={props.state} shown={shown()} />
      </Show>
      <Show when={found().length > SHOWN}>
        <Button small quiet onClick={() => setAll(now => !now)}>
          {all() ? 'Show fewer' : `Show all ${found().length}`}
        </Button>
      </Show>
    </>
  )
}

function ActionList(props: { state: StateView; shown: readonly string[] }) {
  const { pickingFor, toggleInAnswer, isInAnswer } = useFeature(createPicking)
  const { stepping } = useApp()
  /** Columns are as wide as the longest name. */
  const longest = createMemo(() => props.state.applicable.reduce((max, action) => Math.max(max, action.length), 12))
  const pick = (action: string): void => {
    const entry = pickingFor()
    if (entry !== null) inBackground(toggleInAnswer(entry, action))
  }
  const isIn = (action: string): boolean => {
    const entry = pickingFor()
    return entry !== null && isInAnswer(entry, action)
  }
  return (
    <ul
      class="action-list grid gap-5"
      data-part="action-list"
      ref={list => onMount(() => rove(list, () => props.shown))}
      style={{ '--longest': `${longest() + (pickingFor() ? 4 : 0)}ch` }}
    >
      <For each={props.shown}>
        {action => (
          <li classList={{ 'action-picked': isIn(action) }}>
            <button
              type="button"
              data-rove=""
              tabindex={-1}
              title={pickingFor() ? 'Take this action; Ctrl-click or + adds it to the answer' : undefined}
              onClick={event => {
                if ((event.ctrlKey || event.metaKey) && pickingFor()) pick(action)
                else stepping.take(action)
              }}
              onKeyDown={event => event.key === '+' && pick(action)}
              {...marks.action(action)}
            >
              <code>{action}</code>
            </button>
            <Show when={pickingFor()}>
              <button
                type="button"
                class="action-pick"
                tabindex={-1}
                aria-pressed={isIn(action)}
                aria-label={`${action} in the answer`}
                title={isIn(action) ? 'Remove it from the answer' : 'Add it to the answer'}
                onClick={() => pick(action)}
              >
                <Icon name={isIn(action) ? 'check' : 'plus'} size={13} />
              </button>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}

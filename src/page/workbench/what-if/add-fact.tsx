// Adds a fact to the state or the goal, found by parts of its name. A warning appears before adding a fact that cannot
// hold together with the others.

import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import type { FactOptions, FactOption } from '#questions/views/what-if/fact-options'
import { marks } from '#page/state/focus/focus'
import { createPane } from '#page/state/lanes/pane'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './what-if.css'

/** Milliseconds after a keystroke before the engine is asked. */
const SETTLE = 60

interface AddFactProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  /** Facts that are already in the state or the goal. */
  readonly holding: readonly string[]
  /** True for the state, in which facts can exclude one another; a goal gets no warnings. */
  readonly warns: boolean
  readonly add: (name: string, insteadOf: readonly string[]) => void
}

/** The typed text, the matching facts, and the fact that conflicts with existing ones. */
function createFactEntry(props: AddFactProps, toField: () => void) {
  const { lanes, session } = useApp()
  const [typed, setTyped] = createSignal('')
  const [isOpen, setOpen] = createSignal(false)
  const [at, setAt] = createSignal(0)
  const [doubted, setDoubted] = createSignal<FactOption | null>(null)
  const asked = createMemo(() => {
    const source = session.source()
    const entry = session.selected()
    return isOpen() && source !== null && entry !== null
      ? {
          source,
          original: entry.question.shown ?? source,
          holding: props.holding,
          typed: typed(),
        }
      : null
  })
  const found = createPane<NonNullable<ReturnType<typeof asked>>, FactOptions>(
    asked,
    ({ source, original, holding, typed: words }) =>
      lanes.quietly('quick', api => api.changes.factOptions(source, original, holding, words)),
    { settle: (_, shown) => (shown ? SETTLE : 0), keeps: () => true },
  )
  const options = () => found.value()?.options ?? []
  createEffect(on(options, () => setAt(0)))
  /** Enter was pressed before the facts for the typed text arrived: it takes effect once they do. */
  let isAwaited = false
  const choose = (option: FactOption | undefined): void => {
    if (option === undefined) return
    setOpen(false)
    setTyped('')
    if (props.warns && option.rivals.length > 0) setDoubted(option)
    else props.add(option.name, [])
  }
  const enter = (): void => {
    isAwaited = found.condition() === 'working'
    if (!isAwaited) choose(options()[at()])
  }
  createEffect(on(found.condition, now => now !== 'working' && isAwaited && enter()))
  return {
    typed,
    isOpen,
    setOpen,
    at,
    doubted,
    found: found.value,
    options,
    enter,
    type(words: string): void {
      isAwaited = false
      setTyped(words)
      setDoubted(null)
      setOpen(true)
    },
    choose,
    /** Adds the conflicting fact in place of these facts; null cancels. */
    settle(insteadOf: readonly string[] | null): void {
      const option = doubted()
      setDoubted(null)
      if (option && insteadOf !== null) props.add(option.name, insteadOf)
      toField()
    },
    move(by: number): void {
      setOpen(true)
      const count = options().length
      if (count > 0) setAt(now => (now + by + count) % count)
    },
  }
}
type FactEntry = ReturnType<typeof createFactEntry>

export function AddFact(props: AddFactProps) {
  let input!: HTMLInputElement
  const entry = createFactEntry(props, () => input.focus())
  return (
    <div class="add-fact relative">
      <div class="add-fact-field relative">
        <Icon name="plus" size={14} />
        <FactInput field={props} entry={entry} own={element => (input = element)} />
      </div>
      <Show when={entry.isOpen() && entry.found()}>
        {value => (
          <Show
            when={value().options.length > 0}
            fallback={<p class="add-fact-none ink-faint text-small">No fact of this problem matches.</p>}
          >
            <Options field={props} entry={entry} />
            <Show when={value().more}>
              <p class="add-fact-none ink-faint text-small">There are more; type more letters to narrow them down.</p>
            </Show>
          </Show>
        )}
      </Show>
      <Show when={entry.doubted()}>{option => <Doubt option={option()} settle={entry.settle} />}</Show>
    </div>
  )
}

function FactInput(props: { field: AddFactProps; entry: FactEntry; own: (input: HTMLInputElement) => void }) {
  const { typed, isOpen, setOpen, at, options, enter, move } = props.entry
  return (
    <input
      ref={element => props.own(element)}
      type="text"
      role="combobox"
      aria-label={props.field.label}
      aria-expanded={isOpen() && options().length > 0}
      aria-controls={`${props.field.id}-options`}
      aria-autocomplete="list"
      aria-activedescendant={isOpen() && options().length > 0 ? `${props.field.id}-${at()}` : undefined}
      placeholder={props.field.placeholder}
      spellcheck={false}
      autocomplete="off"
      value={typed()}
      onInput={event => props.entry.type(event.currentTarget.value)}
      // Not on focus, which returns to the field after each added fact.
      onClick={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={event => {
        if (event.key === 'ArrowDown') move(1)
        else if (event.key === 'ArrowUp') move(-1)
        else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) enter()
        else if (event.key === 'Escape' && isOpen()) setOpen(false)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

function Options(props: { field: AddFactProps; entry: FactEntry }) {
  let list!: HTMLDivElement
  const { at, options, choose } = props.entry
  createEffect(on(at, place => list.children[place]?.scrollIntoView({ block: 'nearest' }), { defer: true }))
  return (
    <div
      ref={list}
      class="add-fact-options scrolls-y mt-4 border-strong round"
      role="listbox"
      id={`${props.field.id}-options`}
      aria-label="Facts"
      // The field must keep the focus until the click event arrives.
      onPointerDown={event => event.preventDefault()}
    >
      <For each={options()}>
        {(option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            role="option"
            id={`${props.field.id}-${index()}`}
            aria-selected={index() === at()}
            onClick={() => choose(option)}
            {...marks.fact(option.name)}
          >
            <code>{option.name}</code>
            <Show when={props.field.warns && option.rivals.length > 0}>
              <span class="ellipsis ink-faint text-11-5">
                not with {option.rivals.length === 1 ? option.rivals[0] : `${option.rivals.length} others`}
              </span>
            </Show>
          </div>
        )}
      </For>
    </div>
  )
}

/**
 * Asks whether to add a fact although no reachable state of the original problem has it together with others that hold.
 */
function Doubt(props: { option: FactOption; settle: (insteadOf: readonly string[] | null) => void }) {
  return (
    <div class="add-fact-doubt mt-6 pad-8-12 text-small bg-ochre round" role="alert">
      <p class="flex gap-8">
        <Icon name="triangle-alert" size={14} />
        <span>
          No state the original problem can reach has both <code>{props.option.name}</code> and{' '}
          <For each={props.option.rivals}>
            {(rival, index) => (
              <>
                {index() === 0 ? '' : ', '}
                <code>{rival}</code>
              </>
            )}
          </For>
          .
        </span>
      </p>
      <div class="flex wrap gap-6">
        <Button
          small
          ref={button => queueMicrotask(() => button.focus())}
          onClick={() => props.settle(props.option.rivals)}
        >
          Put it in place of {props.option.rivals.length === 1 ? 'that' : 'those'}
        </Button>
        <Button small quiet onClick={() => props.settle([])}>
          Add it anyway
        </Button>
        <Button small quiet onClick={() => props.settle(null)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

// The steps of a given sequence as rows: checkboxes for the steps of a plan that stay, or radio buttons for the step
// that fails. One of them is in the tab order; arrow keys move between them.

import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { NameNote } from '#questions/views/names/names'
import { marks } from '#page/state/focus/focus'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import './step-rows.css'

interface RowsProps {
  readonly steps: readonly string[]
  readonly noteOn: (name: string) => NameNote | undefined
  readonly own?: (row: HTMLElement) => void
}

/** The English of a step; undefined if it only repeats the step. */
function englishOf({ noteOn }: RowsProps, step: string): string | undefined {
  const english = noteOn(step)?.english
  return english === step ? undefined : english
}

/** Chooses the first step that fails. */
export function IndexRows(
  props: RowsProps & {
    readonly name: string
    /** Number of the first step; 0 if omitted. */
    readonly from?: number
    readonly index: number | null
    readonly choose: (index: number) => void
  },
) {
  const beyond = () => props.index !== null && props.index >= props.steps.length
  let rows!: HTMLDivElement
  createEffect(
    on(
      () => props.index,
      index => {
        if (index !== null) keepInSight(rows, index)
      },
      { defer: true },
    ),
  )
  return (
    <>
      <div
        ref={element => {
          rows = element
          props.own?.(element)
        }}
        class="step-rows relative border-edge round bg-card no-list contained"
        role="radiogroup"
        aria-label="The first step that cannot be executed"
      >
        <For each={props.steps}>
          {(step, at) => (
            <div>
              <label
                class="step-row flex items-baseline gap-8 min-h-28 pointer"
                data-part="step-row"
                {...marks.step(at(), step)}
              >
                <input
                  type="radio"
                  name={props.name}
                  checked={props.index === at()}
                  aria-label={
                    props.from === 1 ? `Step ${at() + 1}: ${step}` : `Step ${at() + 1} (index ${at()}): ${step}`
                  }
                  onChange={() => props.choose(at())}
                />
                <span class="numbers step-at rigid ink-faint text-small">{at() + (props.from ?? 0)}</span>
                <code class="min-w-0 text-13 break-anywhere">{step}</code>
                <span class="step-text min-w-0 clipped ink-soft with-ellipsis nowrap">{englishOf(props, step)}</span>
              </label>
            </div>
          )}
        </For>
      </div>
      <Show when={beyond()}>
        <p class="free-note flex-row wrap gap-4-8 ink-soft text-small">
          <Icon name="triangle-alert" size={13} />
          The sequence has the indices 0 to {props.steps.length - 1}; {props.index} is not among them.
        </p>
      </Show>
    </>
  )
}

/** Chooses the steps of a plan that stay. */
export function PlanRows(
  props: RowsProps & {
    /** undefined if the answer is not a subsequence of the plan. */
    readonly dropped: ReadonlySet<number> | undefined
    readonly change: (dropped: ReadonlySet<number>) => void
  },
) {
  const [at, setAt] = createSignal(0)
  let rows!: HTMLOListElement
  const goTo = (next: number): void => {
    const to = Math.max(0, Math.min(props.steps.length - 1, next))
    setAt(to)
    rows.querySelectorAll<HTMLInputElement>('input')[to]?.focus()
  }
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to: Record<string, number> = {
      ArrowDown: at() + 1,
      ArrowUp: at() - 1,
      PageDown: at() + 8,
      PageUp: at() - 8,
      Home: 0,
      End: props.steps.length - 1,
    }
    if (event.key in to) {
      event.preventDefault()
      goTo(to[event.key]!)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      toggle(at())
      goTo(at() + 1)
    }
  }
  const toggle = (step: number): void => {
    const next = new Set(props.dropped ?? [])
    if (!next.delete(step)) next.add(step)
    props.change(next)
  }
  const out = () => props.dropped?.size ?? 0
  return (
    <>
      <ol
        ref={element => {
          rows = element
          props.own?.(element)
        }}
        class="step-rows relative border-edge round bg-card no-list contained"
        aria-label="Steps of the plan; ticked steps stay"
        onKeyDown={key}
      >
        <For each={props.steps}>
          {(step, i) => (
            <PlanRow
              step={step}
              place={i()}
              isOut={props.dropped?.has(i()) ?? false}
              isStop={i() === at()}
              english={englishOf(props, step)}
              focused={() => setAt(i())}
              toggle={() => toggle(i())}
            />
          )}
        </For>
      </ol>
      <p class="ink-faint text-small">
        <Show when={props.dropped !== undefined} fallback="The answer below is not made of these steps in their order.">
          {out() === 0
            ? 'Untick the steps that can be left out.'
            : `${counted(out(), 'step')} left out, ${props.steps.length - out()} stay.`}
        </Show>
      </p>
    </>
  )
}

function PlanRow(props: {
  step: string
  place: number
  isOut: boolean
  /** True if the row is the tab stop. */
  isStop: boolean
  english: string | undefined
  focused: () => void
  toggle: () => void
}) {
  return (
    <li>
      <label
        class="step-row flex items-baseline gap-8 min-h-28 pointer"
        data-part="step-row"
        classList={{ out: props.isOut }}
        {...marks.step(props.place, props.step)}
      >
        <input
          type="checkbox"
          tabIndex={props.isStop ? 0 : -1}
          checked={!props.isOut}
          aria-label={`Step ${props.place + 1}, ${props.step}, stays`}
          onFocus={() => props.focused()}
          onChange={() => props.toggle()}
        />
        <span class="numbers step-at rigid ink-faint text-small">{props.place}</span>
        <code class="min-w-0 text-13 break-anywhere">{props.step}</code>
        <span class="step-text min-w-0 clipped ink-soft with-ellipsis nowrap">
          {props.isOut ? 'left out' : props.english}
        </span>
      </label>
    </li>
  )
}

/** Scrolls within the rows only, never the page. */
function keepInSight(rows: HTMLElement, at: number): void {
  const row = rows.children[at]
  if (!(row instanceof HTMLElement)) return
  const from = row.offsetTop - rows.offsetTop
  if (from < rows.scrollTop) rows.scrollTop = from
  else if (from + row.offsetHeight > rows.scrollTop + rows.clientHeight)
    rows.scrollTop = from + row.offsetHeight - rows.clientHeight
}

// Chooses the sequence to show: those known for the question, the one walked by hand, or a cheapest plan found on
// demand.

import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js'
import type { CheapestOutcome } from '#questions/views/trace/trace-data'
import type { SearchEnd } from '#questions/views/search-end'
import { grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { Working } from '#page/workbench/parts/conditions'
import { knownSequences } from './known'
import { printNumber } from '#page/draw/trace/trace-model'
import { MAX_STATES } from '#page/state/verdicts/checking'
import { withinLimit } from '../search-end'
import { MORE } from './tracing'
import { useApp, useFeature } from '#page/state/use-app'
import './trace-summary.css'
import { capital } from '#base/words'
import { createTracing, planFound } from './tracing'
import { createAsked } from '#page/state/session/asked'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

const HERE = 'here'

/** The sequences of the selected question. */
export const known = createKnown

function createKnown() {
  const tracing = useFeature(createTracing)
  const askedOf = useFeature(createAsked)
  const { session } = useApp()
  return createMemo(() => {
    const entry = session.selected()
    if (entry === null) return []
    const work = session.workOf(entry.id)
    const last = tracing.cheapest()
    const found = last !== null && last.after.length === 0 ? planFound(last.outcome) : null
    return knownSequences(askedOf(entry.question).asked, work.answer, work.verdict, found)
  })
}

export function Picker(props: { children?: JSX.Element }) {
  const { lanes } = useApp()
  const tracing = useFeature(createTracing)
  const { stepping } = useApp()
  const list = createKnown()
  const walk = stepping.walk
  const chosen = createMemo(() =>
    list().findIndex(
      ({ sequence }) =>
        sequence.length === walk().sequence.length &&
        sequence.every((action, step) => same(action, walk().sequence[step]!)),
    ),
  )
  // Most plans are found before a progress message could be read.
  const [isSlow, setSlow] = createSignal(false)
  createEffect(
    on(
      () => tracing.cheapest()?.outcome.kind === 'working',
      isWorking => {
        setSlow(false)
        if (!isWorking) return
        const timer = setTimeout(() => setSlow(true), 250)
        onCleanup(() => clearTimeout(timer))
      },
    ),
  )
  const here = () => (walk().title === '' ? 'Steps taken by hand' : capital(walk().title || 'the way'))
  return (
    <>
      <div class="trace-row flex-row gap-6 min-w-0">
        <label class="select trace-picker min-w-0">
          <span class="unseen">Sequence shown</span>
          <select
            value={chosen() < 0 ? HERE : String(chosen())}
            onChange={event => {
              const pick = list()[Number(event.currentTarget.value)]
              if (pick) stepping.show([...pick.sequence], pick.title)
            }}
          >
            <Show when={chosen() < 0}>
              <option value={HERE} selected>
                {here()} ({walk().sequence.length})
              </option>
            </Show>
            <For each={list()}>
              {({ title, sequence }, place) => (
                <option value={String(place())} selected={chosen() === place()}>
                  {capital(title)} ({sequence.length})
                </option>
              )}
            </For>
          </select>
          <Icon name="chevron-down" size={13} />
        </label>
        <Show when={isSlow()} fallback={<Ask />}>
          <Working
            compact
            what="Finding a cheapest plan"
            startedAt={tracing.cheapest()?.startedAt ?? 0}
            stop={() => lanes.stopWork('tracing')}
          />
        </Show>
        {props.children}
      </div>
      <Show when={tracing.cheapest()?.outcome.kind !== 'working'}>
        <CheapestNote />
      </Show>
    </>
  )
}

/** Requests a cheapest plan, from the initial or the current state. */
function Ask() {
  const tracing = useFeature(createTracing)
  const { stepping } = useApp()
  const walk = stepping.walk
  return (
    <>
      <Button
        small
        icon="route"
        title="A cheapest plan from the initial state"
        disabled={tracing.cheapest()?.outcome.kind === 'working'}
        onClick={() => inBackground(tracing.findCheapest([]))}
      >
        Cheapest plan
      </Button>
      <Show when={walk().at > 0}>
        <Button
          small
          quiet
          title={`Keep the first ${walk().at} steps and continue with a cheapest plan`}
          disabled={tracing.cheapest()?.outcome.kind === 'working'}
          onClick={() => inBackground(tracing.findCheapest(walk().sequence.slice(0, walk().at)))}
        >
          from here
        </Button>
      </Show>
    </>
  )
}

/** Progress of the search for a cheapest plan, or why there is none. */
export function CheapestNote() {
  const { lanes } = useApp()
  const tracing = useFeature(createTracing)
  const last = tracing.cheapest
  const outcome = <K extends string>(kind: K) => {
    const now = last()?.outcome
    return now?.kind === kind ? (now as Extract<typeof now, { kind: K }>) : undefined
  }
  const from = () => ((last()?.after.length ?? 0) === 0 ? '' : 'from this state ')
  return (
    <>
      <Show when={outcome('working')}>
        <Working
          compact
          what="Finding a cheapest plan"
          startedAt={last()!.startedAt}
          stop={() => lanes.stopWork('tracing')}
        />
      </Show>
      <Show when={outcome('no-plan')}>
        <p class="trace-note flex-row gap-8 ink-soft text-small" role="status">
          <Icon name="x" size={14} /> There is no plan {from()}: the goal cannot be reached.
        </p>
      </Show>
      <Show when={outcome('halted')}>
        <p class="trace-note flex-row gap-8 ink-soft text-small" role="status">
          <Icon name="circle-stop" size={14} /> Stopped; no cheapest plan was found.
        </p>
      </Show>
      <Show when={outcome('failed')}>
        {failed => (
          <p class="trace-note flex-row gap-8 ink-soft text-small" role="alert">
            <Icon name="triangle-alert" size={14} /> {failed().message}
          </p>
        )}
      </Show>
      <Show when={outcome('no-task')}>
        {refused => (
          <p class="trace-note flex-row gap-8 ink-soft text-small" role="alert">
            <Icon name="triangle-alert" size={14} /> {refused().message}
          </p>
        )}
      </Show>
      <Show when={outcome('stopped')}>
        {stopped => (
          <p class="trace-note flex-row gap-8 ink-soft text-small" role="status">
            <Icon name="hourglass" size={14} />
            <span class="numbers">{withoutProof(stopped())}</span>
            <Show when={more(stopped().end)}>
              {states => (
                <Button small onClick={() => inBackground(tracing.findCheapest(last()?.after ?? [], states()))}>
                  Try with {grouped(states())} states
                </Button>
              )}
            </Show>
          </p>
        )}
      </Show>
    </>
  )
}

/** `This plan costs 302, and every plan costs at least 214. No cheapest plan was found within 1,000,000 states.` */
function withoutProof({ some, atLeast, end }: Extract<CheapestOutcome, { kind: 'stopped' }>): string {
  const bound = `every plan costs at least ${printNumber(atLeast)}`
  return some === null
    ? `No plan was found${withinLimit(end)}; ${bound}.`
    : `This plan costs ${printNumber(some.cost)}, and ${bound}. No cheapest plan was found${withinLimit(end)}.`
}

/** Maximum number of states for the next attempt; undefined if more states would not help. */
const more = (end: SearchEnd): number | undefined =>
  end.at === 'states' && end.states * MORE <= MAX_STATES ? end.states * MORE : undefined

const same = (a: string, b: string): boolean => a === b || a.toLowerCase() === b.toLowerCase()

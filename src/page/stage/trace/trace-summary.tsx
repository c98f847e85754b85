// A summary of a sequence: whether it is a plan, where it fails, its cost compared with a cheapest one, its redundant
// steps.

import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '#questions/views/no-distance'
import { isCheapest, isPlan, lossOf, printNumber } from '#page/draw/trace/trace-model'
import type { WayDistances, Trace } from '#questions/views/trace/trace-data'
import { marks } from '#page/state/focus/focus'
import { counted, grouped } from '#page/ui/naming'
import { Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './trace-summary.css'
import './trace.css'
import { createTracing } from './tracing'

export function TraceSummary(props: { trace: Trace; distances: WayDistances | null | undefined }) {
  return (
    <div class="trace-summary stack gap-4 rigid scrolls-y pad-8-12 bg-paper border-bottom" data-part="trace-summary">
      <div class="trace-verdict min-h-28">
        <TraceStatus {...props} />
        <Measuring />
      </div>
      <NeedlessSteps trace={props.trace} />
      <Show when={isPlan(props.trace) && props.trace.needlessFound === 'not-looked'}>
        <p class="trace-line faint" data-part="trace-line">
          <Icon name="scissors" size={13} />
          <span>This plan is too long to look for steps that are not needed.</span>
        </p>
      </Show>
      <Distances {...props} />
    </div>
  )
}

/** Whether the sequence is a plan, not yet one, or where it fails. */
function TraceStatus(props: { trace: Trace; distances: WayDistances | null | undefined }) {
  const breaks = () => props.trace.taken < props.trace.actions.length
  return (
    <Switch>
      <Match when={breaks()}>
        <Break trace={props.trace} />
      </Match>
      <Match when={isPlan(props.trace)}>
        <span class="trace-word inline-flex items-center gap-5 nowrap round-10 is-plan" data-part="trace-word">
          <Icon name="check" size={14} />A plan
        </span>
        <span class="trace-why numbers">
          {counted(props.trace.actions.length, 'step')}, cost {printNumber(props.trace.cost.at(-1)!)}
          <Optimality trace={props.trace} distances={props.distances} />
        </span>
      </Match>
      <Match when={props.trace.omitted > 0}>
        <span class="trace-word inline-flex items-center gap-5 nowrap round-10 is-open" data-part="trace-word">
          <Icon name="scissors" size={14} />
          Cut
        </span>
        <span class="trace-why numbers">
          The first {grouped(props.trace.actions.length)} steps are shown, {grouped(props.trace.omitted)} are left out.
        </span>
      </Match>
      <Match when={true}>
        <span class="trace-word inline-flex items-center gap-5 nowrap round-10 is-open" data-part="trace-word">
          <Icon name="circle" size={13} />
          No plan yet
        </span>
        <span class="trace-why">
          Missing from the goal:
          <Names parts={props.trace.goalMissing} />
        </span>
      </Match>
    </Switch>
  )
}

function Break(props: { trace: Trace }) {
  const { stepping } = useApp()
  return (
    <>
      <span class="trace-word inline-flex items-center gap-5 nowrap round-10 is-broken" data-part="trace-word">
        <Icon name="x" size={14} />
        Breaks at step {props.trace.taken + 1} (index {props.trace.taken})
      </span>
      <span class="trace-why">
        <code {...marks.step(props.trace.taken, props.trace.actions[props.trace.taken]!)}>
          {props.trace.actions[props.trace.taken]}
        </code>
        <Missing parts={props.trace.missing} />
      </span>
      <Show when={stepping.walk().at !== props.trace.taken}>
        <Button small onClick={() => stepping.goTo(props.trace.taken)}>
          Go there
        </Button>
      </Show>
    </>
  )
}

/** The redundant steps of the plan. */
function NeedlessSteps(props: { trace: Trace }) {
  const { stepping } = useApp()
  const needless = createMemo(() => props.trace.needless.filter(({ together }) => together))
  return (
    <Show when={needless().length > 0}>
      <p class="trace-line line-needless" data-part="trace-line">
        <Icon name="scissors" size={13} />
        <span>
          <strong class="numbers">{counted(needless().length, 'step')} not needed</strong>
          {props.trace.needlessFound === 'all' ? '' : ', perhaps more'}:{' '}
          <For each={needless().slice(0, 8)}>
            {({ step }) => (
              <button
                type="button"
                class="trace-link round-small"
                data-part="trace-link"
                title={`Step ${step + 1} (index ${step})`}
                {...marks.step(step, props.trace.actions[step]!)}
                onClick={() => stepping.goTo(step + 1)}
              >
                <span class="numbers">{step + 1}</span> <code>{props.trace.actions[step]}</code>
              </button>
            )}
          </For>
          <Show when={needless().length > 8}>
            <span class="faint">and {needless().length - 8} more</span>
          </Show>
        </span>
      </p>
    </Show>
  )
}

/** A note that h* is being computed, with a Stop button. */
function Measuring() {
  const { lanes } = useApp()
  const tracing = useFeature(createTracing)
  const { distances: pane } = tracing
  return (
    <Show when={pane.condition() === 'working' && tracing.cheapest()?.outcome.kind !== 'working'}>
      <Working
        compact
        what={`Measuring h*, up to ${grouped(tracing.states())} states`}
        startedAt={pane.startedAt()}
        stop={() => lanes.stopWork('tracing')}
      />
    </Show>
  )
}

function Missing(props: { parts: readonly string[] }) {
  return (
    <Show
      when={props.parts.length > 0 && props.parts[0]!.startsWith('(')}
      fallback={<span>: {props.parts.join(', ').replaceAll('`', '')}</span>}
    >
      : <Names parts={props.parts} /> {props.parts.length === 1 ? 'does' : 'do'} not hold
    </Show>
  )
}

function Names(props: { parts: readonly string[] }) {
  return (
    <span class="trace-lacking" data-part="trace-lacking">
      <For each={props.parts.slice(0, 6)}>
        {part => (
          <code class="lacking inline-block line-18 round-small" {...marks.fact(part)}>
            {part}
          </code>
        )}
      </For>
      <Show when={props.parts.length > 6}>
        <span class="faint"> and {props.parts.length - 6} more</span>
      </Show>
    </span>
  )
}

function Optimality(props: { trace: Trace; distances: WayDistances | null | undefined }) {
  const cheapest = createMemo(() => isCheapest(props.trace, props.distances))
  const atLeast = () => props.distances?.atLeast[0] ?? 0
  return (
    <Switch>
      <Match when={cheapest() === true}>
        ; <strong class="ink-add weight-600">no plan is cheaper</strong>
      </Match>
      <Match when={cheapest() === false}>
        ; a cheapest plan costs {printNumber(props.distances!.values[0]!)},{' '}
        <strong class="trace-bad">{printNumber(props.trace.cost.at(-1)! - props.distances!.values[0]!)} less</strong>
      </Match>
      <Match when={atLeast() > 0}>; every plan costs at least {printNumber(atLeast())}</Match>
    </Switch>
  )
}

/** How h* was computed, or how far. */
function Distances(props: { trace: Trace; distances: WayDistances | null | undefined }) {
  const tracing = useFeature(createTracing)
  const { distances: pane } = tracing
  const unknown = createMemo(() => props.distances?.values.filter(value => value === UNKNOWN_DISTANCE).length ?? 0)
  const dead = createMemo(() => props.distances?.values.indexOf(NO_DISTANCE) ?? -1)
  const losing = createMemo(() =>
    Array.from({ length: props.trace.taken }, (_, step) => step).filter(
      step => (lossOf(props.trace, props.distances, step) ?? 0) > 0,
    ),
  )
  return (
    <Switch>
      <Match when={pane.condition() === 'stopped' && tracing.cheapest()?.outcome.kind !== 'working'}>
        <p class="trace-line" data-part="trace-line">
          <Icon name="circle-stop" size={13} />
          <span>Stopped; how far the goal is was not measured.</span>
          <Button small onClick={() => pane.retry()}>
            Measure
          </Button>
        </p>
      </Match>
      <Match when={pane.condition() === 'problem'}>
        <p class="trace-line" data-part="trace-line" role="alert">
          <Icon name="triangle-alert" size={13} />
          <span>How far the goal is could not be measured: {pane.message()}</span>
          <Button small onClick={() => pane.retry()}>
            Try again
          </Button>
        </p>
      </Match>
      <Match when={unknown() > 0}>
        <p class="trace-line" data-part="trace-line">
          <Icon name="hourglass" size={13} />
          <span class="numbers">
            h* is not known of {counted(unknown(), 'state')} within {grouped(props.distances!.maxStates)} states.
          </span>
          <Show when={tracing.canLookFurther()}>
            <Button small onClick={() => tracing.lookFurther()}>
              Look further
            </Button>
          </Show>
        </p>
      </Match>
      <Match when={dead() >= 0}>
        <p class="trace-line line-lost" data-part="trace-line">
          <Icon name="triangle-alert" size={13} />
          <span>
            {dead() === 0
              ? 'The goal cannot be reached from the start.'
              : `Step ${dead()} (index ${dead() - 1}) leads into a dead end: from there, the goal cannot be reached.`}
          </span>
        </p>
      </Match>
      <Match when={losing().length > 0}>
        <Losing trace={props.trace} steps={losing()} />
      </Match>
    </Switch>
  )
}

/** The steps that increase the total cost. */
function Losing(props: { trace: Trace; steps: readonly number[] }) {
  const { stepping } = useApp()
  return (
    <p class="trace-line line-lost" data-part="trace-line">
      <Icon name="gauge" size={13} />
      <span>
        {props.steps.length === 1 ? 'One step loses' : `${props.steps.length} steps lose`} ground:{' '}
        <For each={props.steps.slice(0, 12)}>
          {step => (
            <button
              type="button"
              class="trace-link round-small numbers"
              data-part="trace-link"
              title={props.trace.actions[step]}
              {...marks.step(step, props.trace.actions[step]!)}
              onClick={() => stepping.goTo(step + 1)}
            >
              {step + 1}
            </button>
          )}
        </For>
        <Show when={props.steps.length > 12}>
          <span class="faint">and {props.steps.length - 12} more</span>
        </Show>
      </span>
    </p>
  )
}

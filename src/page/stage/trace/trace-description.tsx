// Describes the selected item of the picture: a step with its preconditions and effects, or a fact with the states in
// which it holds.

import { createMemo, For, Show } from 'solid-js'
import {
  changesAt,
  distanceWord,
  holdsAt,
  linksOf,
  lossOf,
  needlessBy,
  printNumber,
  type TraceLook,
} from '#page/draw/trace/trace-model'
import type { WayDistances, Trace, TraceLink } from '#questions/views/trace/trace-data'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { Changes } from '../state/changes'
import { capital } from '#base/words'
import { useApp } from '#page/state/use-app'
import { type Counting, useCounting } from './counting'
import './trace.css'

type TraceProps = { trace: Trace; distances: WayDistances | null | undefined }

export function TraceSentences(props: TraceProps & { look: TraceLook | null }) {
  const { layout } = useApp()
  const step = () => (props.look?.kind === 'step' ? props.look.step : undefined)
  const fact = () => (props.look?.kind === 'fact' ? props.look.fact : undefined)
  return (
    <div
      class="trace-description stack gap-4 rigid scrolls-y pad-8-12 text-small line-18 border-top bg-card"
      data-part="trace-description"
    >
      <Show when={step() !== undefined}>
        <StepDescription trace={props.trace} distances={props.distances} step={step()!} />
      </Show>
      <Show when={fact() !== undefined}>
        <FactDescription trace={props.trace} fact={fact()!} />
      </Show>
      <Show when={props.look === null}>
        <p class="description-head flex wrap items-baseline">
          <strong>Initial state</strong>
          <span class="numbers faint">
            <Show when={distanceWord(props.distances, 0)}>{word => <>h* {word()}; </>}</Show>
            {goalsAt(props.trace, 0)}
          </span>
        </p>
        <p class="faint">
          Point at a step or a fact to see what it needs and adds;{' '}
          {layout.touch() ? 'tap a column to go there.' : 'click a column to go there. Arrow keys step, Space plays.'}
        </p>
      </Show>
    </div>
  )
}

/** How much of the goal holds in a state. */
function goalsAt(trace: Trace, state: number): string {
  const goals = trace.facts.flatMap(({ goal }, fact) => (goal === null ? [] : [{ goal, fact }]))
  const met = goals.filter(({ goal, fact }) => holdsAt(trace, fact, state) === (goal === 'wanted')).length
  return `${met} of ${goals.length} goal facts ${met === 1 ? 'holds' : 'hold'}`
}

function StepDescription(props: TraceProps & { step: number }) {
  const changes = createMemo(() => changesAt(props.trace, props.step))
  return (
    <>
      <StepHead {...props} />
      <Show when={props.step === props.trace.taken}>
        <p class="is-lost">
          Cannot be executed: <Prose text={props.trace.missing.map(quote).join(', ')} />
          {props.trace.missing[0]?.startsWith('(') ? ' does not hold.' : ''}
        </p>
      </Show>
      <Show when={props.step > props.trace.taken}>
        <p class="faint">Does not happen: a step before it is not applicable.</p>
      </Show>
      <Needless trace={props.trace} step={props.step} />
      <Show when={props.step < props.trace.taken}>
        <Changes {...changes()} none="It changes nothing" most={8} />
        <StepLinks trace={props.trace} step={props.step} />
      </Show>
    </>
  )
}

/** The step with its cost, and its loss against a cheapest plan. */
function StepHead(props: TraceProps & { step: number }) {
  const counting = useCounting()
  const action = () => props.trace.actions[props.step] ?? ''
  const cost = () => (props.trace.cost[props.step + 1] ?? 0) - (props.trace.cost[props.step] ?? 0)
  const loss = () => lossOf(props.trace, props.distances, props.step)
  return (
    <p class="description-head flex wrap items-baseline">
      <span class="numbers faint">{capital(counting.full(props.step))}</span>
      <code class="name" {...marks.step(props.step, action())}>
        {action()}
      </code>
      <Show when={props.step < props.trace.taken}>
        <span class="numbers faint">
          cost {printNumber(cost())}
          <Show when={props.distances}>
            , h* {distanceWord(props.distances, props.step)} → {distanceWord(props.distances, props.step + 1)}
          </Show>
        </span>
        <Show when={(loss() ?? 0) > 0}>
          <strong class="trace-bad numbers">
            {loss() === Number.POSITIVE_INFINITY ? 'loses the goal' : `loses ${printNumber(loss()!)}`}
          </strong>
        </Show>
      </Show>
    </p>
  )
}

/** Why the step is redundant. */
function Needless(props: { trace: Trace; step: number }) {
  const counting = useCounting()
  const needless = createMemo(() => needlessBy(props.trace).get(props.step))
  return (
    <Show when={needless()}>
      {needless => (
        <p class="is-needless flex items-start gap-6 ink-ochre">
          <Icon name="scissors" size={13} />
          <span>
            <strong>
              Not needed
              {needless().with.length > 1
                ? ` together with ${needless()
                    .with.filter(other => other !== props.step)
                    .slice(0, 4)
                    .map(counting.full)
                    .join(', ')}`
                : ''}
              .
            </strong>{' '}
            <Prose text={needless().why} />
          </span>
        </p>
      )}
    </Show>
  )
}

/** The step's preconditions with the steps that achieve them, and its effects with the steps that need them. */
function StepLinks(props: { trace: Trace; step: number }) {
  const counting = useCounting()
  const links = createMemo(() => linksOf(props.trace, { kind: 'step', step: props.step }))
  const needs = () => links().filter(link => link.consumer === props.step)
  const gives = () => links().filter(link => link.producer === props.step)
  return (
    <Show when={needs().length + gives().length > 0}>
      <p class="description-links flex wrap ink-soft" data-part="said-links">
        <For each={needs().slice(0, 6)}>
          {link => (
            <span>
              needs <Fact trace={props.trace} link={link} />{' '}
              <span class="faint numbers">
                {link.producer < 0 ? 'from the start' : `from ${counting.short(link.producer)}`}
              </span>
            </span>
          )}
        </For>
        <For each={gives().slice(0, 6)}>
          {link => (
            <span>
              gives <Fact trace={props.trace} link={link} />{' '}
              <span class="faint numbers">
                {link.why === 'goal' ? 'to the goal' : `to ${counting.short(link.consumer)}`}
              </span>
            </span>
          )}
        </For>
        <Show when={Math.max(needs().length, gives().length) > 6}>
          <span class="faint">and more</span>
        </Show>
      </p>
    </Show>
  )
}

const quote = (part: string): string => (part.startsWith('(') ? `\`${part}\`` : part)

function Fact(props: { trace: Trace; link: TraceLink }) {
  const name = () => props.trace.facts[props.link.fact]!.name
  return (
    <code class="needs text-12" {...marks.fact(name())}>
      {props.link.negated ? 'not ' : ''}
      {name()}
    </code>
  )
}

function FactDescription(props: { trace: Trace; fact: number }) {
  const counting = useCounting()
  const fact = () => props.trace.facts[props.fact]!
  const links = createMemo(() => linksOf(props.trace, { kind: 'fact', fact: props.fact }))
  const users = () => [
    ...new Set(links().flatMap(({ why, consumer }) => (why === 'goal' ? [] : [counting.short(consumer)]))),
  ]
  return (
    <>
      <p class="description-head flex wrap items-baseline">
        <code class="name" {...marks.fact(fact().name)}>
          {fact().name}
        </code>
        <Show when={fact().goal}>
          <span class="inline-flex items-center gap-4 ink-goal">
            <Icon name="star" size={12} />
            {fact().goal === 'wanted' ? 'the goal wants it' : 'the goal wants it not to hold'}
          </span>
        </Show>
      </p>
      <p class="numbers">{describeHolding(props.trace, props.fact, counting)}.</p>
      <p class="numbers faint">{users().length > 0 ? `Needed by ${shortList(users())}.` : 'No step needs it.'}</p>
    </>
  )
}

function shortList(items: readonly string[]): string {
  const shown = items.slice(0, 12).join(', ')
  return items.length > 12 ? `${shown} and ${items.length - 12} more` : shown
}

/** When a fact holds, as a phrase. */
function describeHolding(trace: Trace, fact: number, { short }: Counting): string {
  const { holds } = trace.facts[fact]!
  if (holds.length === 0) return 'Never holds'
  const parts: string[] = []
  for (let i = 0; i < holds.length && parts.length < 5; i += 2) {
    const from = holds[i] === 0 ? 'from the start' : `from ${short(holds[i]! - 1)}`
    const to = holds[i + 1]! > trace.taken ? 'to the end' : `until ${short(holds[i + 1]! - 1)} ends it`
    parts.push(`${from} ${to}`)
  }
  const more = holds.length / 2 - parts.length
  return `Holds ${parts.join('; ')}${more > 0 ? `; and ${more} more times` : ''}`
}

/** Describes the current state and the picked fact, for visitors who cannot see the picture. */
export function describeState(
  trace: Trace,
  distances: WayDistances | null | undefined,
  at: number,
  picked: number | null,
  counting: Counting,
): string {
  const place =
    at === 0
      ? 'Initial state'
      : `After ${counting.short(at - 1)} of ${counting.number(trace.actions.length - 1)}, ${trace.actions[at - 1]}`
  if (at > trace.taken) return `${place}: does not happen`
  const distance = distanceWord(distances, at)
  const needless = at > 0 && needlessBy(trace).has(at - 1) ? ', not needed' : ''
  const fact =
    picked === null
      ? ''
      : `. ${trace.facts[picked]!.name} ${holdsAt(trace, picked, at) ? 'holds' : 'does not hold'}; ${describeHolding(trace, picked, counting).toLowerCase()}`
  return `${place}${needless}${distance === '' ? '' : `, h* ${distance}`}${fact}`
}

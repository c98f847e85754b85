// Data derived from a trace for its display: the order of the rows, the loss of each step, the links of the selection,
// and labels.

import { UNKNOWN_DISTANCE, NO_DISTANCE } from '#questions/views/no-distance'
import type { WayDistances, Trace, NeedlessStep, TraceLink } from '#questions/views/trace/trace-data'

export type TraceOrder = 'goal' | 'object'

/** A line of the picture: a heading, or a fact by its index in `Trace.facts`. */
export type TraceRow =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'fact'; readonly fact: number }

/** The selection: a step counted from 0, or a fact by index. */
export type TraceLook =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'fact'; readonly fact: number }

/** Tolerance for sums of floating-point numbers. */
const SLACK = 1e-9

/** The lines in order: the goal's facts first, or grouped by the first object of each fact. */
export function traceRows(trace: Trace, order: TraceOrder): readonly TraceRow[] {
  const places = trace.facts.map((_, place) => place)
  const byFirstChange = (a: number, b: number): number => firstChange(trace, a) - firstChange(trace, b) || a - b
  const groups = new Map<string, number[]>()
  for (const place of places) {
    const { name, goal, missing } = trace.facts[place]!
    const key =
      order === 'object'
        ? (name.slice(1, -1).split(' ')[1] ?? '')
        : missing
          ? 'Missing'
          : goal === null
            ? 'Other facts'
            : 'Goal'
    const group = groups.get(key)
    if (group) group.push(place)
    else groups.set(key, [place])
  }
  const keys = [...groups.keys()]
  if (order === 'goal') keys.sort((a, b) => rank(a) - rank(b))
  return keys.flatMap(key => [
    { kind: 'heading' as const, text: key === '' ? 'No object' : key },
    ...groups
      .get(key)!
      .sort(byFirstChange)
      .map(fact => ({ kind: 'fact' as const, fact })),
  ])
}

const rank = (key: string): number => (key === 'Missing' ? 0 : key === 'Goal' ? 1 : 2)

/** The first state with another truth value of the fact; Infinity if it never changes. */
function firstChange(trace: Trace, fact: number): number {
  const { holds } = trace.facts[fact]!
  const first = holds[0] === 0 ? holds[1] : holds[0]
  return first === undefined || first > trace.taken ? Number.POSITIVE_INFINITY : first
}

/** True if the fact holds in the state. */
export function holdsAt(trace: Trace, fact: number, state: number): boolean {
  const { holds } = trace.facts[fact]!
  for (let i = 0; i < holds.length; i += 2) if (holds[i]! <= state && state < holds[i + 1]!) return true
  return false
}

/**
 * The cost that a step loses against a cheapest plan: 0 on a cheapest path, Infinity into a dead end; null if unknown.
 */
export function lossOf(trace: Trace, distances: WayDistances | null | undefined, step: number): number | null {
  const before = distances?.values[step]
  const after = distances?.values[step + 1]
  if (before === undefined || after === undefined) return null
  if (before === UNKNOWN_DISTANCE || after === UNKNOWN_DISTANCE || before === NO_DISTANCE) return null
  const loss = after + trace.cost[step + 1]! - trace.cost[step]! - before
  return Math.abs(loss) <= SLACK * Math.max(1, before) ? 0 : loss
}

/** True if the plan is a cheapest one; null if the sequence is not a plan, or its optimality is unknown. */
export function isCheapest(trace: Trace, distances: WayDistances | null | undefined) {
  const first = distances?.values[0]
  if (!isPlan(trace) || first === undefined || first === UNKNOWN_DISTANCE) return null
  const total = trace.cost.at(-1)!
  return Math.abs(total - first) <= SLACK * Math.max(1, total)
}

export const isPlan = (trace: Trace): boolean =>
  trace.goalHolds && trace.taken === trace.actions.length && trace.omitted === 0

/** The links of the selection. */
export const linksOf = (trace: Trace, look: TraceLook | null): readonly TraceLink[] =>
  look === null
    ? []
    : look.kind === 'fact'
      ? trace.links.filter(link => link.fact === look.fact)
      : trace.links.filter(
          link => link.producer === look.step || (link.consumer === look.step && look.step < trace.taken),
        )

/** By step: why it is redundant. */
export const needlessBy = (trace: Trace): ReadonlyMap<number, NeedlessStep> =>
  new Map(trace.needless.map(each => [each.step, each]))

/** The facts that a step makes true and false. */
export function changesAt(
  trace: Trace,
  step: number,
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const added: string[] = []
  const removed: string[] = []
  if (step < trace.taken)
    trace.facts.forEach(({ name }, fact) => {
      const [before, after] = [holdsAt(trace, fact, step), holdsAt(trace, fact, step + 1)]
      if (after && !before) added.push(name)
      if (before && !after) removed.push(name)
    })
  return { added, removed }
}

/** Formats a number for the picture. */
export const printNumber = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(Math.round(value * 100) / 100)

/** Formats h* of a state. */
export function distanceWord(distances: WayDistances | null | undefined, state: number): string {
  const value = distances?.values[state]
  if (value === undefined) return ''
  if (value === NO_DISTANCE) return 'dead end'
  if (value === UNKNOWN_DISTANCE)
    return distances!.atLeast[state]! > 0 ? `at least ${printNumber(distances!.atLeast[state]!)}` : 'not known'
  return printNumber(value)
}

/** The name of a step on the page: counted from 1, with the index in brackets. */
export const stepWord = (step: number): string => `step ${step + 1} (index ${step})`

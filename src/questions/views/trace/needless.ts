// The redundant steps of a plan, each with the reason: its effect is undone, nothing requires it, or another step
// provides it as well.

import { causalLinks, type CausalLink, FROM_START } from '#planning/analysis/causal-links'
import { redundantActions, smallestSubPlan } from '#planning/analysis/redundant'
import { actionName, factName } from '#planning/task/names'
import { type ActionId, AUXILIARY, isNegated, literalFact, type State, type Task } from '#planning/task/task'
import { quoted, stepNamed } from '#questions/kinds/judging/words'
import { endOf } from '#planning/task/trace'
import type { NeedlessStep, Trace } from './trace-data'
import { listed } from '#base/words'

/** Maximum number of steps: finding redundant steps is quadratic. */
const MAX_STEPS = 400
/** Maximum number of states stored by the search for a smallest plan within the plan. */
const MAX_STATES = 50_000

/** Redundant steps of the plan: single steps, adjacent pairs, and as many as possible together. */
export function needlessSteps(task: Task, plan: readonly ActionId[]): Pick<Trace, 'needless' | 'needlessFound'> {
  if (plan.length > MAX_STEPS) return { needless: [], needlessFound: 'not-looked' }
  const { single, pairs } = redundantActions(task, plan)
  const { kept, smallest } = smallestSubPlan(task, plan, MAX_STATES)
  const stays = new Set(kept)
  const together = plan.map((_, step) => step).filter(step => !stays.has(step))
  const sets = new Map<number, readonly number[]>()
  const give = (steps: readonly number[]): void => {
    for (const step of steps) if (!sets.has(step)) sets.set(step, steps)
  }
  for (const step of single) give([step])
  // Pairs of removable steps come first, then pairs with one step that is removable by itself.
  for (const step of pairs) if (!sets.has(step) && !sets.has(step + 1)) give([step, step + 1])
  for (const step of pairs) give([step, step + 1])
  if (together.some(step => !sets.has(step))) give(together)
  const links = causalLinks(task, plan)
  const why = new Map<readonly number[], string>()
  for (const set of new Set(sets.values())) why.set(set, reasonOf(task, plan, links, set))
  const needless: NeedlessStep[] = [...sets]
    .sort(([a], [b]) => a - b)
    .map(([step, set]) => ({
      step,
      together: !stays.has(step),
      with: set,
      why: why.get(set)!,
    }))
  return { needless, needlessFound: smallest ? 'all' : 'some' }
}

/** Why the plan is still a plan without these steps. */
function reasonOf(
  task: Task,
  plan: readonly ActionId[],
  links: readonly CausalLink[],
  left: readonly number[],
): string {
  const out = new Set(left)
  const isRun = left.every((step, i) => step === left[0]! + i)
  const [before, after] = isRun ? around(task, plan, left[0]!, left.length) : []
  const subject = left.length === 1 ? 'It' : left.length === 2 ? 'The two' : 'Together they'
  if (before?.every((word, i) => word === after?.[i]))
    return left.length === 1 ? 'It changes nothing.' : `${subject} lead back to the same state.`
  const needed = links.filter(link => out.has(link.producer) && !out.has(link.consumer))
  if (needed.length === 0) return `Nothing that stays needs what ${left.length === 1 ? 'it changes' : 'they change'}.`
  const rest = plan.map((_, step) => step).filter(step => !out.has(step))
  const others = causalLinks(
    task,
    rest.map(step => plan[step]!),
  )
  const sentences = needed.flatMap(link => {
    if (task.factKind[literalFact(link.literal)] === AUXILIARY) return []
    const consumer = link.consumer === plan.length ? rest.length : rest.indexOf(link.consumer)
    const other = others.find(each => each.literal === link.literal && each.consumer === consumer)
    if (other === undefined) return []
    const fact = quoted(factName(task, literalFact(link.literal)))
    const what = isNegated(link.literal) ? `that ${fact} does not hold` : fact
    const who = link.consumer === plan.length ? 'the goal' : stepNamed(link.consumer)
    const from =
      other.producer === FROM_START
        ? 'from the start'
        : `from ${stepNamed(rest[other.producer]!)}, ${quoted(actionName(task, plan[rest[other.producer]!]!))}`
    return [`${who} has ${what} ${from}`]
  })
  if (sentences.length === 0) return 'What stays is a plan: each step can be taken and the goal is reached.'
  const text = listed(sentences, 3)
  return `Without ${left.length === 1 ? 'it' : 'them'} ${text}.`
}

/** The states before and after a run of consecutive steps. */
function around(task: Task, plan: readonly ActionId[], first: number, count: number): [State, State] {
  const before = endOf(task, task.initial, plan.slice(0, first)).end
  return [before, endOf(task, before, plan.slice(first, first + count)).end]
}

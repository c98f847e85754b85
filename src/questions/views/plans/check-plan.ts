// Checks a pasted plan for the page: which step fails, what it lacks and since when, where that is written in the two
// texts, and the state there.

import { LineTable } from '#base/text'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'
import type { Atom } from '#planning/pddl/model'
import { parsePlan } from '#planning/pddl/plan'
import { printAtom } from '#planning/pddl/print'
import { blockedBy } from '#planning/analysis/blocked'
import type { Source } from '#planning/pddl/source'
import type { LoadedTask } from '#planning/task/load'
import { factName, findFact, stateFacts, wordsOf } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { State, Task } from '#planning/task/task'
import { type SequenceTrace, trace } from '#planning/task/trace'
import { validateTimed } from '#planning/task/validate'
import { misfitFinding } from '#questions/kinds/judging/misfits'
import { counted, listedNames, quoted } from '#questions/kinds/judging/words'
import { readyTask } from '../ready'
import type { CheckedPlan, CheckOutcome, PlanFault, PlanMark, UnmetPart } from './plan-data'
import { type PartPlace, placesOf, unmetPlaces } from './unmet-places'

/** Maximum number of facts of the state that are returned. */
const MAX_FACTS = 400

/** Checks a plan in any layout that `parsePlan` reads. */
export function checkPlan(source: Source, text: string): CheckOutcome {
  const ready = readyTask(source)
  if (ready.kind !== 'ready') return ready
  const { steps, times, isReordered, diagnostics } = parsePlan(text, ready.domain, ready.problem, 'kept')
  const lines = new LineTable(text)
  const faultOf = ({ span, message }: Diagnostic): PlanFault => ({
    ...span,
    line: lines.positionAt(span.from).line,
    message,
  })
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) return { kind: 'unreadable', faults: errors.map(faultOf) }
  const notes = diagnostics.map(faultOf)
  if (isReordered) notes.push({ from: 0, to: 0, line: 1, message: 'The steps are taken in the order of their times.' })
  return { ...checked(ready, steps, times), notes }
}

type Checked = Omit<CheckedPlan, 'notes'>

function checked(ready: LoadedTask, atoms: readonly Atom[], times: readonly number[] | undefined): Checked {
  const { task } = ready
  const names = atoms.map(printAtom)
  const steps = atoms.map(({ span }, i) => ({ name: names[i]!, time: times?.[i] ?? null, ...span }))
  const check = validateTimed(task, names, times)
  const { step: failing, clash } = check
  const way = trace(task, task.initial, failing === null ? names : names.slice(0, failing))
  const common = { kind: 'checked' as const, steps, failing }
  if (check.valid) {
    const cost = Number.isNaN(check.cost) ? null : check.cost
    const why = `All ${counted(steps.length, 'step')} can be taken, and the goal holds at the end.`
    return { ...common, verdict: 'valid', why, cost, unmet: [], marks: [], ...stateOf(task, way.end, []) }
  }
  if (failing === null) {
    const unmet = check.goalMissing.map(text => ({ text, since: sinceWhen(task, way, names, text) }))
    const why = `All ${counted(steps.length, 'step')} can be taken, but ${lacks(check.goalMissing)} at the end, which the goal needs.`
    const places = placesOf(ready.problem.goal, new Map(), check.goalMissing)
    const marks = marksOf('problem', places, text => `The plan ends without this: ${quoted(text)} does not hold.`)
    return { ...common, verdict: 'short', why, cost: null, unmet, marks, ...stateOf(task, way.end, check.goalMissing) }
  }
  const name = names[failing]!
  const step = `Step ${failing + 1}, ${quoted(name)},`
  if (clash !== undefined) {
    const fact = factName(task, clash.fact)
    const other = clash.first === failing ? clash.second : clash.first
    const why = `${step} and step ${other + 1}, ${quoted(names[other]!)}, are both at ${times![failing]!}, and interfere: one changes ${quoted(fact)}, which the other needs or changes.`
    return { ...common, verdict: 'fails', why, cost: null, unmet: [], marks: [], ...stateOf(task, way.end, [fact]) }
  }
  if (check.action !== null && check.action.kind !== 'in-universe') {
    const why = `${step} is no action of this problem. ${misfitFinding('action', name, check.action).text}`
    return { ...common, verdict: 'fails', why, cost: null, unmet: [], marks: [], ...stateOf(task, way.end, [name]) }
  }
  const unmet = check.missing.map(text => ({ text, since: sinceWhen(task, way, names, text) }))
  const places = unmetPlaces(ready.domain, name, check.missing)
  const marks = marksOf(
    'domain',
    places,
    text => `Step ${failing + 1} of the plan, ${quoted(name)}, needs ${quoted(text)}, which does not hold there.`,
  )
  const why = `${step} cannot be taken: ${lacks(check.missing)}.`
  return {
    ...common,
    verdict: 'fails',
    why,
    cost: null,
    unmet,
    marks,
    ...stateOf(task, way.end, [name, ...check.missing]),
  }
}

const lacks = (parts: readonly string[]): string =>
  parts.length === 0
    ? 'its precondition does not hold'
    : `${listedNames(parts, 4)} ${parts.length === 1 ? 'does' : 'do'} not hold`

const marksOf = (role: PlanMark['role'], places: readonly PartPlace[], message: (text: string) => string): PlanMark[] =>
  places.map(({ text, span: { from, to } }) => ({ role, from, to, message: message(text) }))

/** The facts of the state, those that name an object of these texts first. */
function stateOf(task: Task, state: State, about: readonly string[]): Pick<CheckedPlan, 'state' | 'near'> {
  const objects = new Set(about.flatMap(text => text.replace(/[()]/g, ' ').trim().split(/\s+/).slice(1)))
  const facts = stateFacts(task, state)
  const isNear = (fact: string): boolean => (wordsOf(fact) ?? []).slice(1).some(object => objects.has(object))
  const near = facts.filter(isNear)
  const others = facts.filter(fact => !isNear(fact))
  return { state: [...near, ...others].slice(0, MAX_FACTS), near: Math.min(near.length, MAX_FACTS) }
}

/** Why a fact that is not reachable never holds, as a clause. */
function whyNever(task: Task, atom: string): string {
  const { steps, root } = blockedBy(task, atom)
  const [first] = steps
  if (first === undefined) return 'no action can make it true'
  const never = root === null || root === first.needs ? 'which never holds' : `and in the end ${quoted(root)}`
  return `${quoted(first.action)} would make it true, but needs ${quoted(first.needs)}, ${never}`
}

/** How the part came not to hold at the end of the steps taken. */
function sinceWhen(task: Task, { states }: SequenceTrace, names: readonly string[], part: string): UnmetPart['since'] {
  const negated = /^\(not (\([^()]*\))\)$/.exec(part)?.[1]
  const atom = negated ?? part
  if (!/^\([^()]*\)$/.test(atom) || atom.startsWith('(= ')) return ''
  const fact = findFact(task, atom)
  if (fact === undefined) return negated === undefined ? whyNever(task, atom) : ''
  const wanted = negated === undefined
  let last = states.length - 1
  while (last >= 0 && holds(states[last]!, fact) !== wanted) last--
  if (last < 0) return wanted ? 'it never held before' : 'it held from the start'
  return `step ${last + 1}, ${quoted(names[last]!)}, made it ${wanted ? 'false' : 'true'}`
}

// The sentences of hints and keys about open questions, level by level, from the right answers.

import type { KindCode } from '../questions/question'
import { explainAction, explainGoal } from '../task/explain'
import { wordsOf } from '../task/names'
import { kindsOf } from '../task/universe'
import type { ReadyProblem } from '../verdicts/prepared'
import { counted, listedNames, quoted, listed } from '../verdicts/words'
import type { Solution } from './solving'

/** Level 1: what the kind asks, in words, with the names of this problem. Needs no solution. */
export function firstHint(ready: ReadyProblem, kind: KindCode): string {
  const { domain, task } = ready
  const schemas = listedNames(domain.actions.map(each => each.name))
  const kinds = kindsOf(domain)
  const fluents = listedNames(
    domain.predicates.filter((_, i) => kinds[i] === 'fluent').map(each => each.name),
  )
  const { missing } = explainGoal(task, task.initial)
  switch (kind) {
    case 'app':
      return `An action is applicable when every part of its precondition holds now. Take the schemas one by one (${schemas}): for which objects does the whole precondition hold in this state?`
    case 'prog':
      return 'Only what changes counts: what the action adds and did not hold before, and what it deletes and held before. What is both deleted and added holds afterwards.'
    case 'reach':
      return `A proposition can never hold when no action adds it, or when all that add it need something that can never hold. The propositions are those of ${fluents}. If each of them can hold at some time, the answer is None.`
    case 'areach':
      return `An action can never be taken when some part of its precondition can never hold, or when two parts can never hold together. All ways to fill ${schemas} with objects of the right types count. If each can be taken at some time, the answer is None.`
    case 'val':
      return 'Take the steps one after the other, and before each ask whether its whole precondition holds in the state reached so far. The first that fails is the one; its index counts from 0.'
    case 'just':
      return 'A step can be left out when the steps after it can still be taken without it and the goal still holds at the end. Look for steps that undo one another, and for what is made true and never needed.'
    case 'land':
      return `A landmark holds at some point of every plan; here it must hold neither now nor in the goal. ${missing.length > 0 ? `Ask what must be true right before ${listedNames(missing, 3)} can become true, whatever plan is chosen.` : 'Ask what no plan can do without.'}`
    case 'nexta':
      return `Find an action that can be taken now and begins a cheapest plan. ${missing.length > 0 ? `Of the goal, ${listedNames(missing, 4)} ${missing.length === 1 ? 'does' : 'do'} not hold yet: what has to happen first?` : 'What does the goal still need?'}`
  }
}

/** Level 2: narrows it down. Level 3: all but the answer. */
export const furtherHint = (
  ready: ReadyProblem,
  kind: KindCode,
  solution: Solution,
  level: 2 | 3,
): string => {
  switch (solution.kind) {
    case 'app':
      return level === 2
        ? countBySchema(ready, solution.names)
        : oneApplicable(ready, solution.names)
    case 'prog':
      return level === 2 ? changesCounted(solution) : oneChange(solution)
    case 'val':
      return level === 2 ? breakWindow(solution) : breakReason(solution)
    case 'just':
      return level === 2 ? blocksCounted(solution) : oneBlock(solution)
    case 'one':
      return level === 2
        ? oneNarrowed(
            kind,
            solution,
            ready.task.actionCost.every(cost => cost === 1),
          )
        : oneItem(kind, solution)
    case 'open':
      return solution.message
  }
}

const headOf = (name: string): string => wordsOf(name)?.[0] ?? name

function countBySchema({ domain }: ReadyProblem, names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(headOf(name), (counts.get(headOf(name)) ?? 0) + 1)
  const parts = [...counts].map(([schema, count]) => `${count} of ${quoted(schema)}`)
  const without = domain.actions.map(each => each.name).filter(name => !counts.has(name))
  if (names.length === 0)
    return 'Fewer than one may think: of each schema, some part of the precondition fails.'
  return `${counted(names.length, 'action is', 'actions are')} applicable: ${listed(parts, 12)}.${
    without.length > 0 ? ` None of ${listedNames(without, 12)} can be taken.` : ''
  }`
}

function oneApplicable({ task }: ReadyProblem, names: readonly string[]): string {
  const first = names[0]
  if (first === undefined)
    return 'Whatever objects are put in, some part of the precondition fails, for every schema.'
  const { satisfied } = explainAction(task, task.initial, first)
  const holds =
    satisfied.length === 0
      ? 'it has no precondition'
      : `${listedNames(satisfied, 8)} ${satisfied.length === 1 ? 'holds' : 'hold'}`
  return names.length === 1
    ? `What decides it: ${holds}.`
    : `One of them is ${quoted(first)}: ${holds}. Find the other ${names.length - 1}.`
}

type Of<Kind extends Solution['kind']> = Extract<Solution, { kind: Kind }>

function changesCounted({ gained, lost }: Of<'prog'>): string {
  const heads = [...new Set([...gained, ...lost].map(headOf))]
  if (heads.length === 0) return 'Look closely at whether the action can be taken in this state.'
  return `${counted(gained.length, 'fact becomes', 'facts become')} true and ${counted(lost.length, 'fact becomes', 'facts become')} false. ${heads.length === 1 ? 'The predicate is' : 'The predicates are'} ${listedNames(heads, 8)}.`
}

function oneChange({ gained, lost, action }: Of<'prog'>): string {
  const all = [...gained, ...lost]
  if (all.length === 0)
    return `${quoted(action)} cannot be taken in this state, or changes nothing in it.`
  if (all.length > 1)
    return gained.length > 0
      ? `One that becomes true is ${quoted(gained[0]!)}. Find the other ${counted(all.length - 1, 'change')}.`
      : `One that becomes false is ${quoted(lost[0]!)}. Find the other ${counted(all.length - 1, 'change')}.`
  const objects = wordsOf(all[0]!)!.slice(1)
  return `It is a fact of ${quoted(headOf(all[0]!))}${objects.length > 0 ? ` about ${quoted(objects[0]!)}` : ''}.`
}

/** A stretch of the sequence that holds the step, the same whatever step of it. */
function stretch(length: number, index: number, size: number): readonly [number, number] {
  const from = Math.floor(index / size) * size
  return [from, Math.min(length, from + size) - 1]
}

function breakWindow({ sequence, index }: Of<'val'>): string {
  if (index === null) return 'As the PDDL stands, every step can be taken, so no index is right.'
  const size = Math.max(2, Math.ceil(sequence.length / 4))
  const [from, to] = stretch(sequence.length, index, size)
  return `${from === 0 ? '' : `The first ${from === 1 ? 'step' : `${from} steps`} can be taken. `}It breaks somewhere from index ${from} to index ${to}.`
}

function breakReason({ index, missing }: Of<'val'>): string {
  if (index === null) return 'As the PDDL stands, every step can be taken, so no index is right.'
  if (missing.length === 0) return 'The step that fails names no action of this problem.'
  return `When its turn comes, ${listedNames(missing, 4)} ${missing.length === 1 ? 'does' : 'do'} not hold, which its precondition asks for.`
}

function blocksCounted({ plan, blocks }: Of<'just'>): string {
  if (blocks.length === 0)
    return 'No shorter plan can be made from these steps, so no answer to this question is right.'
  const singles = blocks.filter(block => block.length === 1).length
  const pairs = blocks.filter(block => block.length === 2).length
  const parts = [
    ...(singles > 0 ? [`${counted(singles, 'step')} that can go alone`] : []),
    ...(pairs > 0 ? [`${counted(pairs, 'pair')} of neighbours that can go together`] : []),
    ...(singles + pairs === 0 ? [`a set of ${blocks[0]!.length} steps that can go together`] : []),
  ]
  const schema = headOf(plan[blocks[0]![0]!]!)
  return `There ${singles === 1 || (singles === 0 && pairs <= 1) ? 'is' : 'are'} ${listed(parts)}. One of them begins with a ${quoted(schema)} step.`
}

function oneBlock({ plan, blocks }: Of<'just'>): string {
  const block = blocks[0]
  if (block === undefined)
    return 'No shorter plan can be made from these steps, so no answer to this question is right.'
  const [from, to] = stretch(plan.length, block[0]!, Math.max(2, Math.ceil(plan.length / 6)))
  const what = block.length === 1 ? 'One step' : `A set of ${block.length} steps`
  return `${what} that can go ${block.length === 1 ? 'is' : 'begins with'} a ${quoted(headOf(plan[block[0]!]!))} step from index ${from} to index ${to}.`
}

const thing: Partial<Record<KindCode, readonly [string, string]>> = {
  reach: ['proposition can never hold', 'propositions can never hold'],
  areach: ['action can never be taken', 'actions can never be taken'],
  land: ['fact is such a landmark', 'facts are such landmarks'],
  nexta: ['action is right', 'actions are right'],
}

function oneNarrowed(
  kind: KindCode,
  { right, more, of, cost }: Of<'one'>,
  countsSteps: boolean,
): string {
  if (right.length === 0)
    return of === null
      ? 'Look again at whether there is one at all.'
      : `${counted(of, kind === 'areach' ? 'action' : 'fact')} ${of === 1 ? 'comes' : 'come'} into question. Look at those that seem hardest to ${kind === 'land' ? 'avoid' : 'bring about'}.`
  const [one, many] = thing[kind] ?? ['is right', 'are right']
  const heads = [...new Set(right.map(headOf))]
  const head = `${more ? 'At least ' : ''}${counted(right.length, one, many)}`
  if (kind === 'nexta')
    return `A cheapest plan ${countsSteps ? `takes ${counted(cost ?? 0, 'step')}` : `costs ${cost}`}. Of ${counted(of ?? 0, 'applicable action')}, ${more ? 'at least ' : ''}${right.length} ${right.length === 1 ? 'begins' : 'begin'} one.`
  return `${head}, so None is wrong. ${heads.length === 1 && !more ? 'Look at' : 'Look among others at'} ${listedNames(heads, 3)}.`
}

function oneItem(kind: KindCode, { right, method }: Of<'one'>): string {
  const first = right[0]
  if (first === undefined)
    return kind === 'land'
      ? 'For each fact that comes into question there is a plan that never makes it true.'
      : 'Each of them is brought about by some sequence of actions.'
  const [head, ...objects] = wordsOf(first)!
  const about = objects.length === 0 ? '' : ` with ${quoted(objects[0]!)} as its first object`
  const sort = kind === 'reach' || kind === 'land' ? 'a fact' : 'an action'
  return `One that is right is ${sort} of ${quoted(head!)}${about}.${method === undefined ? '' : ` ${reasons[method]}`}`
}

const reasons = {
  'closed-set': 'It stays out of reach even if nothing ever became false.',
  pairs: 'What it needs cannot hold together.',
  exhausted: 'No reachable state has it, though this cannot be seen from its parts alone.',
} as const

// The sentences of hints and keys about open questions, level by level, from the right answers.

import type { KindCode } from '../codes'
import { explainAction, explainGoal } from '../../task/explain'
import { wordsOf } from '../../task/names'
import { kindsOf } from '../../task/universe'
import type { LoadedTask } from '../../task/load'
import { article, capital, counted, listed, listedNames, quoted, stepNamed } from '../judging/words'
import type { Solution } from './solving'

/** Level 1: what the kind asks, in words, with the names of this problem. Needs no solution. */
export function firstHint(ready: LoadedTask, kind: KindCode): string {
  const { domain, task } = ready
  const schemas = listedNames(domain.actions.map(each => each.name))
  const kinds = kindsOf(domain)
  const fluents = listedNames(
    domain.predicates.filter((_, i) => kinds[i] === 'fluent').map(each => each.name),
  )
  const { missing } = explainGoal(task, task.initial)
  switch (kind) {
    case 'app':
      return `An action is applicable when its whole precondition holds now. Go through the action schemas (${schemas}): for which objects does everything they need hold?`
    case 'prog':
      return 'Only changes count: facts that the action makes true and that were false before, and facts that it makes false and that were true. A fact it both deletes and adds is true afterwards.'
    case 'reach':
      return `A proposition can never hold if no action adds it, or if every action that adds it needs something that can never hold. Look at ${fluents}. If each proposition can hold at some time, the answer is None.`
    case 'areach':
      return `An action can never be applied if some part of its precondition can never hold, or if two parts can never hold together. Every choice of objects of the right types counts, for ${schemas}. If each action can be applied at some time, the answer is None.`
    case 'val':
      return 'Execute the steps one after the other. Before each, ask whether its whole precondition holds in the state reached so far. The first step that fails is the answer; indices count from 0.'
    case 'just':
      return 'A step can be left out if the later steps can still be executed without it and the goal still holds at the end. Look for steps that undo each other, and for facts that are made true and never needed.'
    case 'land':
      return `A landmark holds at some point of every plan; a right answer is neither true now nor part of the goal. ${missing.length > 0 ? `What must be true just before ${listedNames(missing, 3)} can become true, whatever the plan?` : 'What can no plan do without?'}`
    case 'nexta':
      return `Find an applicable action that begins a cheapest plan. ${missing.length > 0 ? `Of the goal, ${listedNames(missing, 4)} ${missing.length === 1 ? 'does' : 'do'} not hold yet: what has to happen first?` : 'What does the goal still need?'}`
  }
}

/** Level 2: narrows it down. Level 3: all but the answer. */
export const furtherHint = (
  ready: LoadedTask,
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

function countBySchema({ domain }: LoadedTask, names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(headOf(name), (counts.get(headOf(name)) ?? 0) + 1)
  const parts = [...counts].map(
    ([schema, count]) => `${count} ${quoted(schema)} ${count === 1 ? 'action' : 'actions'}`,
  )
  const without = domain.actions.map(each => each.name).filter(name => !counts.has(name))
  if (names.length === 0)
    return 'No action is applicable: for every schema, some part of the precondition fails.'
  return `${counted(names.length, 'action is', 'actions are')} applicable: ${listed(parts, 12)}.${
    without.length > 0 ? ` No ${listedNames(without, 12).replace(' and ', ' or ')} action is.` : ''
  }`
}

function oneApplicable({ task }: LoadedTask, names: readonly string[]): string {
  const first = names[0]
  if (first === undefined)
    return 'Whatever objects you choose, some part of the precondition fails.'
  const { satisfied } = explainAction(task, task.initial, first)
  const holds =
    satisfied.length === 0
      ? 'it has no precondition'
      : `${listedNames(satisfied, 8)} ${satisfied.length === 1 ? 'holds' : 'hold'}`
  return names.length === 1
    ? `Look here: ${holds}.`
    : `One of them is ${quoted(first)}: ${holds}. Find the other ${names.length === 2 ? 'action' : counted(names.length - 1, 'action')}.`
}

type Of<Kind extends Solution['kind']> = Extract<Solution, { kind: Kind }>

function changesCounted({ gained, lost }: Of<'prog'>): string {
  const heads = [...new Set([...gained, ...lost].map(headOf))]
  if (heads.length === 0) return 'Look closely: is the action applicable in this state at all?'
  return `${capital(becoming(gained.length, 'true'))} and ${becoming(lost.length, 'false')}. ${heads.length === 1 ? 'The predicate is' : 'The predicates are'} ${listedNames(heads, 8)}.`
}

/** `2 facts become true`, `no fact becomes false`. */
const becoming = (count: number, value: 'true' | 'false'): string =>
  count === 0
    ? `no fact becomes ${value}`
    : `${counted(count, 'fact becomes', 'facts become')} ${value}`

function oneChange({ gained, lost, action }: Of<'prog'>): string {
  const all = [...gained, ...lost]
  if (all.length === 0)
    return `${quoted(action)} is not applicable in this state, or changes nothing in it.`
  if (all.length > 1)
    return gained.length > 0
      ? `${quoted(gained[0]!)} becomes true. Find the other ${all.length === 2 ? 'change' : counted(all.length - 1, 'change')}.`
      : `${quoted(lost[0]!)} becomes false. Find the other ${all.length === 2 ? 'change' : counted(all.length - 1, 'change')}.`
  const objects = wordsOf(all[0]!)!.slice(1)
  return `The fact that changes is ${article(headOf(all[0]!))} ${quoted(headOf(all[0]!))} fact${objects.length > 0 ? ` about ${quoted(objects[0]!)}` : ''}.`
}

/** A stretch of the sequence that holds the step, the same whatever step of it. */
function stretch(length: number, index: number, size: number): readonly [number, number] {
  const from = Math.floor(index / size) * size
  return [from, Math.min(length, from + size) - 1]
}

function breakWindow({ sequence, index }: Of<'val'>): string {
  if (index === null) return 'With this PDDL, every step can be executed, so no index is right.'
  const size = Math.max(2, Math.ceil(sequence.length / 4))
  const [from, to] = stretch(sequence.length, index, size)
  const start =
    from === 0 ? '' : `The first ${from === 1 ? 'step' : `${from} steps`} can be executed. `
  return `${start}The first step that cannot be executed is ${between(from, to, 'or')}.`
}

function breakReason({ index, missing }: Of<'val'>): string {
  if (index === null) return 'With this PDDL, every step can be executed, so no index is right.'
  if (missing.length === 0) return 'The step that fails is not an action of this problem.'
  return `When its turn comes, ${listedNames(missing, 4)} ${missing.length === 1 ? 'does' : 'do'} not hold, but its precondition needs ${missing.length === 1 ? 'it' : 'them'}.`
}

function blocksCounted({ plan, blocks }: Of<'just'>): string {
  if (blocks.length === 0) return 'No step can be left out, so no answer to this question is right.'
  const singles = blocks.filter(block => block.length === 1).length
  const pairs = blocks.filter(block => block.length === 2).length
  const says = [
    ...(singles > 0 ? [`${numbered(singles)} ${singles === 1 ? 'step' : 'steps'}`] : []),
    ...(pairs > 0
      ? [`${numbered(pairs)} ${pairs === 1 ? 'pair' : 'pairs'} of consecutive steps`]
      : []),
    ...(singles + pairs === 0 ? [`a set of ${blocks[0]!.length} steps`] : []),
  ]
  const schema = headOf(plan[blocks[0]![0]!]!)
  const one = blocks.length === 1
  return `${capital(listed(says))} can be removed. ${one ? 'It' : 'One of them'} ${one && singles === 1 ? 'is' : 'starts with'} ${article(schema)} ${quoted(schema)} action.`
}

function oneBlock({ plan, blocks }: Of<'just'>): string {
  const block = blocks[0]
  if (block === undefined) return 'No step can be left out, so no answer to this question is right.'
  const [from, to] = stretch(plan.length, block[0]!, Math.max(2, Math.ceil(plan.length / 6)))
  const head = headOf(plan[block[0]!]!)
  const schema = quoted(head)
  const what =
    block.length === 1
      ? `one ${schema} action can be removed`
      : block.length === 2
        ? `${article(head)} ${schema} action starts a removable pair`
        : `${article(head)} ${schema} action starts a removable set of ${block.length} steps`
  return `Look at ${between(from, to, 'and')}: ${what}.`
}

/** `Five`, `12`: as a word at the head of a sentence. */
const numbered = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ??
  counted(count, '').trim()

/** `step 3 or 4 (index 2 or 3)`, `steps 3 and 4 (index 2 and 3)`, `one of steps 3 to 5 (index 2 to 4)`. */
function between(from: number, to: number, link: 'and' | 'or'): string {
  if (from === to) return stepNamed(from)
  const isPair = to === from + 1
  const word = isPair ? link : 'to'
  const head = link === 'and' ? 'steps' : isPair ? 'step' : 'one of steps'
  return `${head} ${from + 1} ${word} ${to + 1} (index ${from} ${word} ${to})`
}

const thing: Partial<Record<KindCode, readonly [string, string]>> = {
  reach: ['proposition can never hold', 'propositions can never hold'],
  areach: ['action can never be applied', 'actions can never be applied'],
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
      ? 'Is there a right answer other than None? Look again.'
      : `There ${of === 1 ? 'is' : 'are'} ${counted(of, kind === 'areach' ? 'candidate action' : 'candidate fact')}. Look at those that are hardest to ${kind === 'land' ? 'avoid' : kind === 'areach' ? 'make applicable' : 'make true'}.`
  const [one, many] = thing[kind] ?? ['is right', 'are right']
  const heads = [...new Set(right.map(headOf))]
  const head = `${more ? 'At least ' : ''}${counted(right.length, one, many)}`
  if (kind === 'nexta') {
    const plan = `A cheapest plan ${countsSteps ? `takes ${counted(cost ?? 0, 'step')}` : `costs ${cost}`}.`
    return of === 1
      ? `${plan} Only one action is applicable, so it must be right.`
      : `${plan} Of the ${counted(of ?? 0, 'applicable action')}, ${more ? 'at least ' : right.length < (of ?? 0) ? 'only ' : ''}${right.length} ${right.length === 1 ? 'begins' : 'begin'} such a plan.`
  }
  return `${head}, so None is wrong. ${heads.length === 1 && !more ? 'Look at' : 'Among others, look at'} ${listedNames(heads, 3)}.`
}

function oneItem(kind: KindCode, { right, method }: Of<'one'>): string {
  const first = right[0]
  if (first === undefined)
    return kind === 'land'
      ? 'For every candidate fact, there is a plan that never makes it true.'
      : kind === 'areach'
        ? 'Every candidate action becomes applicable after some sequence of actions.'
        : 'Every candidate fact can be made true by some sequence of actions.'
  const [head, ...objects] = wordsOf(first)!
  const about = objects.length === 0 ? '' : ` with ${quoted(objects[0]!)} as its first object`
  const isFact = kind === 'reach' || kind === 'land'
  return `A right answer is ${isFact || objects.length > 1 ? article(head!) : 'the'} ${quoted(head!)} ${isFact ? 'fact' : 'action'}${about}.${method === undefined ? '' : ` ${reasons[method]}`}`
}

const reasons = {
  'closed-set': 'It stays out of reach even if deletes are ignored.',
  pairs: 'What it needs can never hold together.',
  exhausted: 'No reachable state allows it, though no single part shows why.',
} as const

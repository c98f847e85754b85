// Describes a comparison: one sentence with the reason, the mistakes, and the differences one by one. Verdicts and the
// page both use it.

import type { Condition, Domain } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import { conditionText } from '#planning/task/condition-text'
import type { Comparison, Difference, Pair, PairLimits } from '../comparison'
import { renameWords } from '../diff/conditions'
import { type LaidOut, layOut } from '../diff/lay-out'
import { renameCondition } from '../diff/rename'
import { type ConditionStatus, statusesOf } from '../diff/condition-status'
import { type Witness, witnessOf } from './witness'

/** The names of the two problems. */
export interface PairNames {
  readonly a: string
  readonly b: string
}
export const answerNames: PairNames = { a: 'the text', b: 'the answer' }
export const problemNames: PairNames = { a: 'the first problem', b: 'the second problem' }

/** The faults of b, in the order of its sections. */
export type PairMistake = 'other-objects' | 'other-beginning' | 'other-goal'

/** One difference, or an aside: `missing` in b, or `extra` there. */
export interface PairFinding {
  readonly role: 'missing' | 'extra' | 'note'
  /** `(on a b)`, in b's names if it has them; '' for a note on the whole. */
  readonly item: string
  readonly fix?: string
  readonly text: string
}

export interface DescribedComparison {
  /** One sentence of at most 25 words; facts in backticks. */
  readonly explanation: string
  /** None if the problems are equivalent. */
  readonly mistakes: readonly PairMistake[]
  readonly findings: readonly PairFinding[]
}

/** Differences that are listed one by one. */
const MAX_FINDINGS = 12

/** Enough for what a text describes; a difference that takes more is not listed. */
const standingLimits = { maxQueries: 8, maxStates: 20_000 }

/** The sentences of a comparison. */
export function describeComparison(
  pair: Pair,
  comparison: Comparison,
  limits: PairLimits,
  names: PairNames = answerNames,
): DescribedComparison {
  const { equivalent, left } = comparison
  if (equivalent === null) return { explanation: left ?? '', mistakes: [], findings: [] }
  const laid = layOut(pair, comparison)
  if (equivalent) return { explanation: describeEqual(comparison, laid, names), mistakes: [], findings: [] }
  const difference = comparison.difference ?? { kind: 'goal-states' }
  const witness = witnessOf(pair, comparison, laid.match.pairs)
  return {
    explanation: describeDifference(pair, difference, names, witness),
    mistakes: [mistakeOf(difference)],
    // Computed on demand: they need searches, and not every caller needs them.
    get findings() {
      return findingsOf(pair, laid, limits)
    },
  }
}

function mistakeOf({ kind }: Difference): PairMistake {
  if (kind === 'objects') return 'other-objects'
  return kind === 'initial-count' || kind === 'initial' ? 'other-beginning' : 'other-goal'
}

/** Why two problems are equivalent. */
export function describeEqual(comparison: Comparison, { diff }: LaidOut, names: PairNames): string {
  if (comparison.noGoalStates)
    return `The initial states are the same, and neither goal can be reached, so no plan solves either problem.`
  const { init, goal, objects } = diff
  const differ = goal.filter(({ a, b }) => a === null || b === null).length
  if (differ > 0)
    return `The initial states are the same, and so are the goal states: ${count(differ, 'goal part')} that only one problem writes ${differ === 1 ? 'changes' : 'change'} nothing.`
  const renamed = [...init, ...goal, ...objects].some(({ what }) => what === 'renamed')
  if (comparison.goalRenaming !== null)
    return `The initial states are the same, and so are the goal states once goal objects are exchanged.`
  return renamed
    ? `${capital(names.b)} differs from ${names.a} in the names of objects alone.`
    : 'The objects, the initial states and the goals are the same.'
}

/** Why two problems differ. */
export function describeDifference(
  { domain }: Pair,
  difference: Difference,
  names: PairNames,
  witness: Witness | undefined,
): string {
  switch (difference.kind) {
    case 'objects': {
      const { inA, inB } = difference
      const types = lowest(domain, difference.types)
      const what = types.length === 0 ? 'object' : `object of type \`${types.join('`, `')}\``
      return `${capital(names.b)} has ${count(inB, what)}, ${names.a} has ${inA === 0 ? 'none' : inA}.`
    }
    case 'initial-count': {
      const { name, inA, inB } = difference
      return `In the initial state, ${names.b} has ${count(inB, `fact`)} of \`${name}\`, ${names.a} has ${inA === 0 ? 'none' : inA}.`
    }
    case 'initial':
      return 'The initial states have as many facts of each kind, but no matching of objects makes them the same.'
    case 'one-solvable':
      return difference.solvable === 'a'
        ? `The goal of ${names.b} cannot be reached, but that of ${names.a} can.`
        : `The goal of ${names.a} cannot be reached, but that of ${names.b} can.`
    case 'goal': {
      const [holds, fails] = difference.of === 'a' ? [names.a, names.b] : [names.b, names.a]
      if (witness === undefined) return `A reachable state satisfies the goal of ${holds} and not that of ${fails}.`
      return `A reachable state satisfies the goal of ${holds}, but ${lackOf(witness.unmet, fails)}.`
    }
    case 'goal-states':
      return 'However goal objects are exchanged, the goal states of the two problems differ.'
  }
}

/** The unsatisfied goal parts of the named problem in a state: at most two by name, each short. */
export function lackOf(unmet: readonly string[], named: string): string {
  const short = unmet.filter(text => text.length <= 60)
  if (short.length === 0) return `not that of ${named}`
  const [first, second] = short
  const more = unmet.length - 1
  // A second part is named only if the sentence stays short.
  const both = more === 1 && second !== undefined && `${first} ${second}`.split(' ').length <= 7
  const parts = both ? ` and \`${second}\`` : more > 0 ? ` and ${more} more` : ''
  return `lacks \`${first}\`${parts}, which ${named} asks for`
}

/** Without types that are above another one. */
function lowest(domain: Domain, types: readonly string[]): readonly string[] {
  const given = new Set(types)
  const above = new Set(
    domain.types.flatMap(({ name, parents }) => (given.has(name) ? parents.map(parent => parent.name) : [])),
  )
  return types.filter(name => !above.has(name))
}

/** The differences one by one, as changes of b. */
function findingsOf(
  pair: Pair,
  { match, goalMatch, diff, known }: LaidOut,
  limits: PairLimits,
): readonly PairFinding[] {
  const found: PairFinding[] = []
  const add = (role: 'missing' | 'extra', item: string, where: string): void => {
    const fix = role === 'missing' ? `Add to the ${where}` : `Remove from the ${where}`
    found.push({ role, item, fix, text: '' })
  }
  for (const { a, b } of diff.objects) {
    if (a !== null && b === null) add('missing', a.name, 'objects')
    if (a === null && b !== null) add('extra', b.name, 'objects')
  }
  for (const { a, b } of diff.init) {
    if (a !== null && b === null)
      add(
        'missing',
        renameWords(printAtom(a), name => match.toB.get(name) ?? name),
        'initial state',
      )
    if (a === null && b !== null) add('extra', printAtom(b), 'initial state')
  }
  const statuses = statusesOf(pair, goalMatch, diff.goal, known, {
    pair: limits,
    ...standingLimits,
  })
  const counts: Record<ConditionStatus['kind'], number> = { implied: 0, needed: 0, open: 0 }
  for (const line of diff.goal) {
    const status = statuses.get(line)
    if (status !== undefined) counts[status.kind]++
    if (status?.kind !== 'needed') continue
    const { a, b } = line
    if (a !== null && b === null) add('missing', inNamesOf(a, goalMatch.toB), 'goal')
    if (a === null && b !== null) add('extra', conditionText(b, new Map()), 'goal')
  }
  const more = found.length - MAX_FINDINGS
  const notes = [
    ...(more > 0 ? [`There are ${more} more differences.`] : []),
    ...(counts.implied > 0
      ? [`${capital(count(counts.implied, 'more goal part'))} differ as written, but change nothing.`]
      : []),
  ]
  return [...found.slice(0, MAX_FINDINGS), ...notes.map(text => ({ role: 'note' as const, item: '', text }))]
}

/** A part of a's goal in b's names. */
const inNamesOf = (part: Condition, toB: ReadonlyMap<string, string>): string =>
  conditionText(
    renameCondition(part, name => toB.get(name) ?? name),
    new Map(),
  )

const count = (n: number, what: string): string => {
  if (n === 1) return `1 ${what}`
  const [head, ...rest] = what.split(' of ')
  return `${n === 0 ? 'no' : n} ${[`${head}s`, ...rest].join(' of ')}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

// Functions about mutexes: pairs of facts that no reachable state contains, groups in which exactly one fact is always
// true.

import { grouped } from '#base/words'
import { factName } from '#planning/task/names'
import type { FactId } from '#planning/task/task'
import { factNamed, holdsIn } from '../condition'
import type { LessonFunction } from '../function'
import { refuse, undecided } from '../no-value'
import type { LessonProblem } from '../world'

/** Maximum number of facts to list all pairs of. */
const MAX_FACTS = 300

export const pairFunctions: readonly LessonFunction[] = [
  {
    name: 'mutex',
    takes: [
      { name: 'fact', type: 'fact' },
      { name: 'other', type: 'fact' },
    ],
    gives: 'truth',
    description: 'Can the two facts never be true together?',
    run: ({ problem }, given) => {
      const both = [given.text('fact'), given.text('other')].map(each =>
        problem.condition(factNamed(problem.ready, each)),
      )
      return !problem.canHold({ kind: 'and', parts: both }, problem.task.initial)
    },
  },
  {
    name: 'pairs',
    takes: [],
    gives: { list: 'pair' },
    description: 'All pairs of facts that can change and can become true.',
    run: ({ problem }) => pairsOf(problem).map(({ pair }) => pair),
  },
  {
    name: 'mutexPairs',
    takes: [],
    gives: { list: 'pair' },
    description: 'The pairs of facts that are never true together, although each can be true by itself.',
    run: ({ problem }) => pairsOf(problem).flatMap(({ pair, isMutex }) => (isMutex ? [pair] : [])),
  },
  {
    name: 'exactlyOne',
    takes: [{ name: 'facts', type: { list: 'fact' } }],
    gives: 'truth',
    description: 'Is exactly one of the facts true in every reachable state?',
    run: ({ problem }, given) =>
      isExactlyOne(
        problem,
        given.texts('facts').map(each => factNamed(problem.ready, each)),
      ),
  },
  {
    name: 'completing',
    takes: [{ name: 'facts', type: { list: 'fact' } }],
    gives: { list: 'fact' },
    description:
      'The facts which, together with these, make a group with exactly one true fact in every reachable state.',
    run: ({ problem }, given) => {
      const names = given.texts('facts').map(each => factNamed(problem.ready, each))
      return problem.factNames.filter(each => !names.includes(each) && isExactlyOne(problem, [...names, each]))
    },
  },
]

interface FactPair {
  readonly pair: readonly [string, string]
  readonly isMutex: boolean
}

/** All pairs of reachable facts, in the order of the facts. */
export function pairsOf(problem: LessonProblem): readonly FactPair[] {
  return problem.once('pairs', () => {
    const facts = problem.changing
    const { stateCount, states } = problem.allStates
    if (facts.length > MAX_FACTS)
      return undecided(
        `${grouped(facts.length)} facts can change, and pairs are listed up to ${grouped(MAX_FACTS)} facts.`,
      )
    /** A matrix over facts: 1 where some state contains both. */
    const together = new Uint8Array(facts.length * facts.length)
    for (let state = 0; state < stateCount; state++) {
      const held = facts.flatMap((fact, place) => (states.holds(state, fact) ? [place] : []))
      for (const a of held) for (const b of held) together[a * facts.length + b] = 1
    }
    const places = facts.flatMap((_, place) => (together[place * (facts.length + 1)] === 1 ? [place] : []))
    return places.flatMap((a, i) =>
      places.slice(i + 1).map(b => ({
        pair: [nameAt(problem, facts, a), nameAt(problem, facts, b)] as const,
        isMutex: together[a * facts.length + b] === 0,
      })),
    )
  })
}

const nameAt = ({ task }: LessonProblem, facts: readonly FactId[], place: number): string =>
  factName(task, facts[place]!)

function isExactlyOne(problem: LessonProblem, names: readonly string[]): boolean {
  if (names.length === 0) return refuse('A group has one fact at least.')
  const conditions = [...new Set(names)].map(each => problem.condition(each))
  const { stateCount, states } = problem.allStates
  for (let state = 0; state < stateCount; state++) {
    const row = states.rows.subarray(state * states.words, (state + 1) * states.words)
    if (conditions.filter(each => holdsIn(each, row)).length !== 1) return false
  }
  return true
}

// Functions about certificates: whether the checker accepts one, and which action breaks it. The actions are found here
// by the premise that the checker tests, so that a lesson asserts both.

import { checkCertificate } from '#planning/certificates/check'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { actionName, factName, findFact } from '#planning/task/names'
import type { ActionId, FactId } from '#planning/task/task'
import { holds, progress } from '#planning/task/step'
import { alternativesOf, effectsOf } from '#planning/task/views'
import { isNegated, literalFact } from '#planning/task/task'
import type { Given, LessonFunction, Parameter } from '../function'
import { refuse } from '../no-value'
import type { LessonProblem } from '../world'

const target: Parameter = { name: 'target', type: { list: 'fact' } }
const facts: Parameter = { name: 'facts', type: { list: 'fact' } }
const values: Parameter = { name: 'values', type: { list: 'number' } }

export const proofFunctions: readonly LessonFunction[] = [
  {
    name: 'provenByGroup',
    takes: [target, facts],
    gives: 'truth',
    description:
      'Does the checker accept a mutex group of these facts as a proof that the target facts never hold together?',
    run: ({ problem }, given) =>
      accepts(problem, unreachable(given), { kind: 'mutex-group', facts: given.texts('facts') }),
  },
  {
    name: 'breaksGroup',
    takes: [facts],
    gives: { list: 'action' },
    description: 'The actions after which two of the facts may hold, although at most one of them held before.',
    run: ({ problem }, given) => named(problem, each => isBreaking(problem, each, factsIn(problem, given))),
  },
  {
    name: 'provenByClosedSet',
    takes: [target, facts],
    gives: 'truth',
    description:
      'Does the checker accept these facts as a closed set, and so as a proof that the target facts never hold together?',
    run: ({ problem }, given) =>
      accepts(problem, unreachable(given), {
        kind: 'closed-set',
        facts: given.texts('facts'),
        mayBeFalse: given.texts('facts').filter(each => holds(problem.task.initial, factIn(problem, each))),
      }),
  },
  {
    name: 'leavesSet',
    takes: [facts],
    gives: { list: 'action' },
    description: 'The actions that ask only for facts of the set, and add a fact outside it.',
    run: ({ problem }, given) => named(problem, each => isLeaving(problem, each, factsIn(problem, given))),
  },
  {
    name: 'provenByValues',
    takes: [{ name: 'cost', type: 'number' }, facts, values],
    gives: 'truth',
    description:
      'Does the checker accept a table, which gives each state the value of the fact that holds in it, as a proof that no plan costs less?',
    run: ({ problem }, given) => {
      const cost = given.number('cost')
      const costOf = tableIn(problem, given)
      const { states, stateCount } = problem.allStates
      const changing = problem.changing
      const words = Math.ceil(changing.length / 32)
      const rows = new Uint32Array(stateCount * words)
      const costs = new Float64Array(stateCount)
      for (let state = 0; state < stateCount; state++) {
        for (const [place, fact] of changing.entries())
          if (states.holds(state, fact)) rows[state * words + (place >>> 5)]! |= 1 << (place & 31)
        costs[state] = costOf(fact => states.holds(state, fact))
      }
      return accepts(
        problem,
        { kind: 'at-least', cost },
        {
          kind: 'lower-bound',
          bound: {
            cost,
            states: { facts: changing.map(each => factName(problem.task, each)), words, rows },
            values: costs,
          },
        },
      )
    },
  },
  {
    name: 'dropsTooMuch',
    takes: [facts, values],
    gives: { list: 'action' },
    description:
      'The actions along which the value of the table drops by more than they cost, in some reachable state.',
    run: ({ problem }, given) => {
      const costOf = tableIn(problem, given)
      const { task, allStates } = problem
      const { states, stateCount, words } = { ...problem.allStates, words: allStates.states.words }
      const isHigh = (action: ActionId): boolean => {
        for (let state = 0; state < stateCount; state++) {
          const row = states.rows.slice(state * words, (state + 1) * words)
          if (!isApplicableIn(problem, row, action)) continue
          const next = progress(task, row, action)
          const drop = costOf(fact => holds(row, fact)) - costOf(fact => holds(next, fact))
          if (drop > task.actionCost[action]!) return true
        }
        return false
      }
      return named(problem, isHigh)
    },
  },
]

const unreachable = (given: Given): Claim => ({
  kind: 'unreachable',
  target: { kind: 'facts', facts: given.texts('target') },
})

const accepts = ({ ready }: LessonProblem, claim: Claim, certificate: Certificate): boolean =>
  checkCertificate(ready.domain, ready.problem, claim, certificate).accepted

function factIn({ task }: LessonProblem, name: string): FactId {
  return findFact(task, name) ?? refuse(`\`${name}\` can never become true, even if nothing is deleted.`)
}

const factsIn = (problem: LessonProblem, given: Given): readonly FactId[] =>
  given.texts('facts').map(each => factIn(problem, each))

const named = ({ task }: LessonProblem, which: (action: ActionId) => boolean): readonly string[] =>
  Array.from({ length: task.actionCount }, (_, action) => action as ActionId)
    .filter(which)
    .map(each => actionName(task, each))

/** The value of a state: that of the first listed fact that holds in it. */
function tableIn(problem: LessonProblem, given: Given): (holds: (fact: FactId) => boolean) => number {
  const all = factsIn(problem, given)
  const values = given.list('values') as readonly number[]
  if (values.length !== all.length) return refuse('The table has as many values as facts.')
  return isTrue => values[all.findIndex(isTrue)] ?? refuse('In some state none of the facts of the table holds.')
}

const isApplicableIn = ({ task }: LessonProblem, state: Uint32Array, action: ActionId): boolean =>
  alternativesOf(task, action).some(all => all.every(lit => holds(state as never, literalFact(lit)) !== isNegated(lit)))

/** Could two facts of the group hold after the action, if at most one held before? */
function isBreaking({ task }: LessonProblem, action: ActionId, group: readonly FactId[]): boolean {
  const effects = effectsOf(task, action)
  if (effects.some(({ condition }) => condition.length > 0))
    return refuse('An action has a conditional effect, which this function does not examine.')
  const adds = new Set(effects.flatMap(each => each.adds))
  const deletes = new Set(effects.flatMap(each => each.deletes))
  return alternativesOf(task, action).some(all =>
    [undefined, ...group].some(held => {
      const isPossible = all.every(
        lit => !group.includes(literalFact(lit)) || (literalFact(lit) === held) !== isNegated(lit),
      )
      const isTrueAfter = (fact: FactId): boolean => adds.has(fact) || (fact === held && !deletes.has(fact))
      return isPossible && group.filter(isTrueAfter).length > 1
    }),
  )
}

function isLeaving({ task }: LessonProblem, action: ActionId, set: readonly FactId[]): boolean {
  const isInside = alternativesOf(task, action).some(all =>
    all.every(lit => isNegated(lit) || set.includes(literalFact(lit))),
  )
  return isInside && effectsOf(task, action).some(({ adds }) => adds.some(fact => !set.includes(fact)))
}

// Functions about actions: which are applicable, their preconditions and effects.

import { exactSum } from '#base/decimal'
import { grouped } from '#base/words'
import type { Condition } from '#planning/pddl/model'
import { findBestActions } from '#planning/search/best-actions'
import { conditionText } from '#planning/task/condition-text'
import { explainAction } from '#planning/task/explain'
import { actionName, declarationOf, factName, findAction, wordsOf } from '#planning/task/names'
import { applicableActions, holds, isApplicable, progress } from '#planning/task/step'
import { type ActionId, type FactId, isNegated, literalFact, type State, type Task } from '#planning/task/task'
import { objectsOf, tuplesOf } from '#planning/task/universe'
import { effectsOf } from '#planning/task/views'
import { actionNamed } from '../condition'
import { after, type LessonFunction } from '../function'
import { refuse, undecided } from '../no-value'
import type { LessonProblem } from '../world'

/** Maximum number of ground actions that are listed. */
const MAX_ACTIONS = 50_000
/** Maximum number of states that a search for the best actions may store. */
const SEARCH_STATES = 200_000

const action = { name: 'action', type: 'action' } as const

export const actionFunctions: readonly LessonFunction[] = [
  {
    name: 'actions',
    takes: [],
    gives: { list: 'action' },
    description: 'All ways to fill in the actions of the domain with objects of the right types.',
    run: ({ problem }) => problem.once('actions', () => allActions(problem)),
  },
  {
    name: 'applicable',
    takes: [after],
    gives: { list: 'action' },
    description: 'The actions that can be done.',
    run: ({ problem: { task }, state }) => applicableActions(task, state).map(each => actionName(task, each)),
  },
  {
    name: 'applicable',
    takes: [action, after],
    gives: 'truth',
    description: 'Can the action be done?',
    run: ({ problem, state }, given) => {
      const found = findAction(problem.task, actionNamed(problem.ready, given.text('action')))
      return found !== undefined && isApplicable(problem.task, state, found)
    },
  },
  {
    name: 'precondition',
    takes: [action],
    gives: { list: 'condition' },
    description: 'What the action asks for, condition by condition.',
    run: ({ problem }, given) => preconditionOf(problem, given.text('action')),
  },
  {
    name: 'missing',
    takes: [action, after],
    gives: { list: 'condition' },
    description: 'What the action asks for and the state does not have.',
    run: ({ problem, state }, given) =>
      explainAction(problem.task, state, actionNamed(problem.ready, given.text('action'))).missing,
  },
  {
    name: 'adds',
    takes: [action, after],
    gives: { list: 'fact' },
    description: 'The facts that the action makes true, also those that are true already.',
    run: ({ problem, state }, given) => effectNames(problem, state, given.text('action'), 'adds'),
  },
  {
    name: 'deletes',
    takes: [action, after],
    gives: { list: 'fact' },
    description: 'The facts that the action makes false; what it adds as well is not among them.',
    run: ({ problem, state }, given) => effectNames(problem, state, given.text('action'), 'deletes'),
  },
  {
    name: 'changes',
    takes: [action, after],
    gives: { list: 'fact' },
    description: 'The facts that become true or become false when the action is done.',
    run: ({ problem, state }, given) => changesOf(problem, state, given.text('action'), undefined),
  },
  {
    name: 'becomeTrue',
    takes: [action, after],
    gives: { list: 'fact' },
    description: 'The facts that were false and are true once the action is done.',
    run: ({ problem, state }, given) => changesOf(problem, state, given.text('action'), true),
  },
  {
    name: 'becomeFalse',
    takes: [action, after],
    gives: { list: 'fact' },
    description: 'The facts that were true and are false once the action is done.',
    run: ({ problem, state }, given) => changesOf(problem, state, given.text('action'), false),
  },
  {
    name: 'reachableAction',
    takes: [action, after],
    gives: 'truth',
    description: 'Can the action be done in some state that actions lead to?',
    run: ({ problem, state }, given) => {
      const name = actionNamed(problem.ready, given.text('action'))
      const found = findAction(problem.task, name)
      if (found === undefined) return false
      return problem.canHold(problem.applicability(found), state)
    },
  },
  {
    name: 'bestActions',
    takes: [after],
    gives: { list: 'action' },
    description: 'The actions that begin a cheapest plan: the goal distance shrinks by what they cost.',
    run: ({ problem, state }) => {
      const found = findBestActions(problem.from(state), { maxStates: SEARCH_STATES })
      if (found.kind === 'no-plan') return []
      if (found.kind === 'stopped' || found.actions.some(each => each.best === undefined))
        return undecided(`Which actions are best could not be determined within ${grouped(SEARCH_STATES)} states.`)
      return found.actions.filter(each => each.best === true).map(each => actionName(problem.task, each.action))
    },
  },
  {
    name: 'cost',
    takes: [action],
    gives: 'number',
    description: 'What the action costs; 1 where the problem has no costs.',
    run: ({ problem }, given) => costOf(problem, given.text('action')),
  },
  {
    name: 'cost',
    takes: [{ name: 'plan', type: { list: 'action' } }],
    gives: 'number',
    description: 'What the actions cost together.',
    run: ({ problem }, given) => exactSum(given.texts('plan').map(each => costOf(problem, each))),
  },
]

function allActions({ ready }: LessonProblem): readonly string[] {
  const { domain, problem } = ready
  const { names } = objectsOf(domain, problem)
  const found: string[] = []
  for (const { name, parameters } of domain.actions)
    for (const tuple of tuplesOf(domain, problem, parameters)) {
      found.push(`(${[name, ...Array.from(tuple, object => names[object]!)].join(' ')})`)
      if (found.length > MAX_ACTIONS)
        return undecided(`There are more than ${grouped(MAX_ACTIONS)} ways to fill in the actions.`)
    }
  return found
}

/** The action of the task; throws `NoValue` if it is not even relaxed reachable. */
function actionIn({ ready, task }: LessonProblem, text: string): ActionId {
  const name = actionNamed(ready, text)
  return findAction(task, name) ?? refuse(`\`${name}\` can never be done, so it changes nothing.`)
}

function costOf(problem: LessonProblem, text: string): number {
  return problem.task.actionCost[actionIn(problem, text)]!
}

/** The parts of the precondition with the action's objects substituted, in source order. */
function preconditionOf({ ready: { domain }, ready }: LessonProblem, text: string): string[] {
  const words = wordsOf(actionNamed(ready, text))!
  const schema = domain.actions[declarationOf(domain.actions, words[0]!)]!
  const binding = new Map(schema.parameters.map(({ name }, i) => [name, words[i + 1]!]))
  const parts = (condition: Condition): readonly Condition[] =>
    condition.kind === 'and' ? condition.parts.flatMap(parts) : [condition]
  return [...new Set(parts(schema.precondition).map(part => conditionText(part, binding)))]
}

/** Names of the facts that the effects add or delete in the state; facts that are added do not count as deleted. */
function effectNames(problem: LessonProblem, state: State, text: string, which: 'adds' | 'deletes'): string[] {
  const { task } = problem
  const effects = effectsOf(task, actionIn(problem, text)).filter(({ condition }) =>
    condition.every(each => holds(state, literalFact(each)) !== isNegated(each)),
  )
  const added = new Set(effects.flatMap(({ adds }) => adds))
  const deleted = new Set(effects.flatMap(({ deletes }) => deletes))
  return sortedNames(task, which === 'adds' ? [...added] : [...deleted].filter(each => !added.has(each)))
}

/** Facts that the action changes; `to` restricts them to those that become true or become false. */
function changesOf(problem: LessonProblem, state: State, text: string, to: boolean | undefined): string[] {
  const { task } = problem
  const found = actionIn(problem, text)
  if (!isApplicable(task, state, found)) {
    const { missing } = explainAction(task, state, text)
    return refuse(`\`${text}\` cannot be done in this state: ${missing.join(', ')} is not true.`)
  }
  const next = progress(task, state, found)
  const changed = problem.changing.filter(fact => holds(state, fact) !== holds(next, fact))
  return sortedNames(task, to === undefined ? changed : changed.filter(fact => holds(next, fact) === to))
}

const sortedNames = (task: Task, facts: readonly FactId[]): string[] =>
  [...facts].sort((a, b) => a - b).map(fact => factName(task, fact))

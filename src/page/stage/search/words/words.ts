// Names of algorithms, heuristics and tie-breaking rules on the page.

import { type Algorithm, entryOf } from '#planning/textbook/algorithms'
import type { HeuristicName, SearchOptions } from '#planning/textbook/options'

/** The terms for nodes that were generated and not expanded: IDA* keeps only those next to its path, within a round. */
export const waitingWords = (
  algorithm: Algorithm,
): { readonly title: string; readonly label: string; readonly none: string } =>
  entryOf(algorithm).isIterative
    ? {
        title: 'Still to try',
        label: 'Nodes off the current path that are still to be tried in this round, the next one first',
        none: 'Nothing is left to try in this round.',
      }
    : {
        title: 'Waiting',
        label: 'Waiting nodes, the next one first',
        none: 'No nodes are waiting.',
      }

export const heuristicTitle: Readonly<Record<HeuristicName, string>> = {
  blind: 'Blind',
  'goal-count': 'Goal count',
  'h-max': 'h-max',
  'h-add': 'h-add',
  ff: 'FF',
  'lm-cut': 'LM-cut',
  'h-plus': 'h⁺ (exact, relaxed)',
  'h-star': 'h* (the ideal)',
}

export const heuristicText: Readonly<Record<HeuristicName, string>> = {
  blind: 'Knows only whether a state is a goal: 0 there, elsewhere the cheapest action.',
  'goal-count': 'How many facts of the goal are missing.',
  'h-max': 'If nothing were ever deleted: the cost of the most expensive fact of the goal.',
  'h-add': 'If nothing were ever deleted: the sum of the costs of the goal’s facts.',
  ff: 'If nothing were ever deleted: the cost of a plan built backwards from the goal.',
  'lm-cut': 'If nothing were ever deleted: sets that share an action with every plan, paid in turn.',
  'h-plus': 'If nothing were ever deleted: the exact cost of a cheapest plan. For small problems.',
  'h-star': 'What is left to pay, exactly, from a table of all states. For small problems.',
}

/** A rule of a run that can be switched on and off. */
export interface RuleWords<Key extends keyof SearchOptions = keyof SearchOptions> {
  readonly key: Key
  readonly title: string
  readonly choices: readonly (readonly [value: string, title: string])[]
}

export const rules: readonly RuleWords[] = [
  {
    key: 'prune',
    title: 'Two demands that are mutex',
    choices: [
      ['none', 'are not looked for'],
      ['mutex', 'put the list aside'],
    ],
  },
  {
    key: 'successors',
    title: 'Successors of a state',
    choices: [
      ['by-name', 'by action name, A to Z'],
      ['against-name', 'by the actions’ names, z to a'],
    ],
  },
  {
    key: 'equalF',
    title: 'Of equal f',
    choices: [
      ['small-h', 'the smaller h first'],
      ['age', 'whatever their h'],
    ],
  },
  {
    key: 'age',
    title: 'Of what is still equal',
    choices: [
      ['older', 'the one that has waited longer'],
      ['newer', 'the one that came last'],
    ],
  },
  {
    key: 'cheaperIsNew',
    title: 'Reached again, cheaper',
    choices: [
      ['true', 'counts as newly arrived'],
      ['false', 'keeps its turn'],
    ],
  },
  {
    key: 'goalTest',
    title: 'Is it a goal?',
    choices: [
      ['chosen', 'asked when a node is chosen'],
      ['generated', 'asked when it is generated'],
    ],
  },
  {
    key: 'reopen',
    title: 'Closed, reached cheaper',
    choices: [
      ['true', 'is opened again'],
      ['false', 'stays closed'],
    ],
  },
]

/** The rules that affect an algorithm. */
export function rulesOf(algorithm: Algorithm): readonly RuleWords[] {
  const { isBestFirst, value } = entryOf(algorithm)
  return rules.filter(({ key }) => {
    if (key === 'equalF') return isBestFirst && value === 'f'
    if (key === 'prune') return algorithm === 'backward'
    if (algorithm === 'by-hand') return key === 'successors'
    if (key === 'age' || key === 'cheaperIsNew' || key === 'reopen') return isBestFirst
    return true
  })
}

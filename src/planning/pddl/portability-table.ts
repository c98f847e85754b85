// Constructs of valid texts that other tools refuse, measured by running each tool on a small text with one such
// construct.

/** The tools, in the versions that were run. */
export const tools = {
  fd: 'Fast Downward (translator 26.6)',
  pyperplan: 'pyperplan 2.1',
  pddl: 'the Python package pddl 0.5.1',
  up: 'unified-planning 1.3',
  val: 'VAL 4 (of October 2021)',
} as const
export type Tool = keyof typeof tools

export interface Refusal {
  /** A sentence's beginning: `A name with a dot`. */
  readonly what: string
  readonly by: readonly Tool[]
}

const all: readonly Tool[] = ['fd', 'pyperplan', 'pddl', 'up', 'val']

/** Each construct with the tools that refuse it. */
export const refusals = {
  'odd-name': {
    what: 'A name that begins with a digit, or has other signs than letters, digits, - and _',
    by: ['pddl', 'up', 'val'],
  },
  'underscore-name': { what: 'A name that begins with an underscore', by: ['pddl', 'up'] },
  'reserved-name': { what: 'A name that is a word of PDDL', by: ['pddl', 'val'] },
  'later-reserved-name': { what: 'A name that is a word of later versions of PDDL', by: ['val'] },
  'built-in-name': { what: '`object`, `oneof` or `total-cost` as the name of an object or an action', by: ['pddl'] },
  'shared-name': { what: 'One name for two things', by: ['up'] },
  capitals: { what: 'A word of PDDL in capitals', by: ['pddl'] },
  'late-predicates': { what: 'A declaration that follows an action', by: all },
  'late-types': { what: 'A section before another that usually precedes it', by: ['pddl', 'up'] },
  'init-before-objects': { what: '`:init` before `:objects`', by: ['fd', 'pyperplan', 'pddl', 'up'] },
  'goal-before-init': { what: '`:goal` before `:init`', by: ['fd', 'pyperplan', 'pddl', 'up'] },
  'metric-before-goal': { what: '`:metric` before `:goal`', by: ['fd', 'pyperplan', 'pddl', 'up'] },
  'late-domain': { what: 'A section before `:domain`', by: all },
  'problem-requirements': { what: '`:requirements` in a problem', by: ['pyperplan'] },
  'no-init': { what: 'A problem without `:init`', by: all },
  'negated-fact': { what: 'A negated fact in `:init`', by: ['pyperplan'] },
  'empty-goal': { what: '`(:goal ())`', by: ['fd', 'pyperplan', 'pddl'] },
  'either-object': { what: 'An object of several types', by: ['fd', 'pyperplan', 'pddl', 'up'] },
  'either-type': { what: 'A type below several types by `either`', by: ['fd', 'pyperplan', 'pddl', 'up'] },
  'either-parameter': { what: 'A parameter of several types', by: ['fd', 'up'] },
  'either-predicate': { what: 'An argument of several types in `:predicates`', by: ['up'] },
  'two-parents': { what: 'A type with two declarations', by: ['pddl', 'up'] },
  'no-parameters': { what: 'An action without `:parameters`', by: ['pyperplan', 'pddl', 'up', 'val'] },
  'late-parameters': { what: '`:parameters` after `:precondition` or `:effect`', by: all },
  'no-precondition': { what: 'An action without `:precondition`', by: ['pyperplan', 'pddl', 'val'] },
  'empty-precondition': { what: 'An empty precondition', by: ['pyperplan'] },
  'no-effect': { what: 'An action without `:effect`', by: ['fd', 'pyperplan', 'pddl'] },
  'empty-effect': { what: '`:effect ()`', by: ['pyperplan', 'val'] },
  'early-effect': { what: '`:effect` before `:precondition`', by: all },
  functions: { what: 'A cost', by: ['pyperplan'] },
  'cost-function': { what: 'A function other than `total-cost` without `:numeric-fluents`', by: ['pddl'] },
  'empty-types': { what: '`:types` without a type', by: ['up'] },
  'empty-functions': { what: '`:functions` without a function', by: ['pddl', 'up'] },
  'decimal-cost': { what: 'A cost with a decimal point', by: ['fd', 'pyperplan'] },
  'universal-recursion': {
    what: 'A derived predicate that depends on itself through `forall`',
    by: ['fd'],
  },
  derived: { what: 'A derived predicate', by: ['pyperplan', 'up'] },
  condition: { what: 'A condition other than a list of facts', by: ['pyperplan'] },
  'quantified-goal': { what: '`exists` or `forall` in a goal', by: ['pddl'] },
  effect: { what: 'A conditional or universal effect', by: ['pyperplan'] },
  'nested-and': { what: '`and` directly within `and` in a condition', by: ['pyperplan'] },
  'nested-and-effect': { what: '`and` directly within `and` in an effect', by: ['pyperplan', 'pddl'] },
  'nested-conditional-effect': {
    what: '`when` or `forall` in an `and` that is directly within `and`',
    by: ['val'],
  },
  'empty-part': {
    what: 'An empty `and` or `or` within `or`, `imply`, `not` or the condition of `when`',
    by: ['val'],
  },
  'unlisted-parent': { what: 'A parent type that is not listed itself', by: ['pyperplan'] },
  untyped: { what: 'A variable without a type in a domain with `:types`', by: ['val'] },
  'unlisted-object-type': { what: 'The type `object`, if `:types` does not contain it', by: ['pddl', 'val'] },
  'explicit-object-type': { what: 'The type `object` of a variable', by: ['pddl'] },
  'adl-parent': { what: 'A type with a parent under `:adl` without `:typing`', by: ['pddl'] },
  'no-metric': {
    what: 'Actions have costs, but the problem has no `:metric`, so plans are compared by their number of steps',
    by: [],
  },
  'no-start-cost': {
    what: '`total-cost` has no value at first; the definition of action costs asks for one in `:init`',
    by: [],
  },
  'object-type': { what: '`object` in the list of types', by: ['pyperplan', 'pddl'] },
} as const satisfies Record<string, Refusal>
export type RefusalCode = keyof typeof refusals

/** Words that some tool refuses as the name of an object, an action or a type. */
export const refusedNames: ReadonlyMap<string, RefusalCode> = new Map(
  (
    [
      [
        'reserved-name',
        'and or not imply forall exists when either define domain problem increase decrease assign scale-up scale-down minimize maximize',
      ],
      [
        'later-reserved-name',
        'always sometime within at-most-once sometime-after sometime-before always-within hold-during hold-after preference is-violated number total-time',
      ],
      ['built-in-name', 'object oneof total-cost'],
    ] as const
  ).flatMap(([code, words]) => words.split(' ').map(word => [word, code] as const)),
)

// Words of other dialects of PDDL. They are refused with the name of the dialect; otherwise they would be reported as unknown names. Such a
// word counts only if lists follow it, since a predicate may have the same name.

/** Dialect, as named in sentences, with its words. */
const words: readonly (readonly [string, readonly string[]])[] = [
  [
    'temporal planning',
    [
      ...[':durative-action', ':duration', ':condition', 'at', 'over', 'at-start', 'at-end'],
      ...[':durative-actions', ':duration-inequalities', ':timed-initial-literals'],
      ...[':timed-initial-fluents', ':timed-effects'],
    ],
  ],
  [
    'planning with processes and events (PDDL+)',
    [':process', ':processes', ':event', ':events', ':time', ':continuous-effects', ':constraint'],
  ],
  [
    'planning with constraints on the way to the goal (PDDL 3)',
    [
      ...[':constraints', ':trajectory-constraints', 'always', 'sometime', 'within'],
      ...['at-most-once', 'sometime-after', 'sometime-before', 'always-within'],
      ...['hold-during', 'hold-after'],
    ],
  ],
  ['planning with preferences (PDDL 3)', ['preference', ':preferences']],
  ['planning with goals that may be left out', [':goal-utilities', ':utility', ':utilities', ':bound', ':soft-goals']],
  ['non-deterministic planning', ['oneof', ':non-deterministic', ':nondeterministic', 'nondet']],
  [
    'probabilistic planning (PPDDL)',
    [
      ...['probabilistic', ':probabilistic-effects', ':rewards', ':mdp', ':goal-reward'],
      ...[':goal-probability', ':discount'],
    ],
  ],
  [
    'planning with observations (contingent planning)',
    [
      ...[':observe', ':observation', ':observations', ':sensor', ':sensors', ':sensing'],
      ...[':contingent', ':hidden', ':partial-observability', 'observe', 'sense'],
    ],
  ],
  [
    'planning from an initial state that is not known (conformant planning)',
    ['unknown', 'invariant', ':conformant', ':uncertainty'],
  ],
  [
    'planning for several agents (MA-PDDL)',
    [
      ...[':agent', ':agents', ':private', ':multi-agent', ':factored-privacy'],
      ...[':unfactored-privacy', ':concurrency-constraint', ':concurrency-network'],
      ...[':positive-dependence', ':shared-data'],
    ],
  ],
  [
    'hierarchical planning (HDDL)',
    [
      ...[':method', ':methods', ':task', ':tasks', ':htn', ':hierarchy', ':subtasks'],
      ...[':ordered-subtasks', ':ordered-tasks', ':ordering', ':method-preconditions'],
      ...[':method-constraints', ':expansion'],
    ],
  ],
  [
    'PDDL 1.2 and no later version',
    [
      ...[':vars', ':timeless', ':safety', ':safety-constraints', ':axiom', ':axioms'],
      ...[':open-world', ':true-negation', ':extends', ':action-expansions'],
      ...[':foreach-expansions', ':dag-expansions', ':subgoal-through-axioms'],
    ],
  ],
  ['numeric planning', [...['<', '>', '<=', '>=', 'decrease', 'assign', 'scale-up', 'scale-down'], ':number-fluents']],
  ['planning with objects as values of functions (PDDL 3.1)', [':object-fluents']],
  ['sampling during planning (PDDLStream)', [':stream', ':optimizer']],
]

const dialects: ReadonlyMap<string, string> = new Map(
  words.flatMap(([dialect, each]) => each.map(word => [word, dialect] as const)),
)

/** The dialect that a word belongs to; undefined for words of classical PDDL and for all others. */
export const dialectOf = (word: string): string | undefined => dialects.get(word)

/** Words that are unlikely names of predicates: unless declared, they belong to another dialect. */
export const certainWords: ReadonlyMap<string, string> = new Map(
  ['oneof', 'probabilistic'].map(word => [word, dialects.get(word)!]),
)

/** In `:init` some words have another meaning than in an effect. */
const ofFacts: ReadonlyMap<string, string> = new Map([
  ['oneof', dialects.get('unknown')!],
  ['or', dialects.get('unknown')!],
])

/** The dialect that a word belongs to in `:init`. */
export const dialectOfFact = (word: string): string | undefined => ofFacts.get(word) ?? dialectOf(word)

// What can be wrong with an answer, as codes: the same code for the same mistake whatever the kind, so that a table of
// many answers can count them. What each is called on the page stands beside it.

/** Code → its name in tables. Order: as they are listed. */
export const mistakeNames = {
  missing: 'right items are missing',
  extra: 'items too many',
  'not-applicable': 'action not applicable',
  'unknown-name': 'no such predicate or action',
  'unknown-object': 'no such object',
  'wrong-arity': 'wrong number of objects',
  'ill-typed': 'object of the wrong type',
  'static-fact': 'fact that no action changes',
  'becomes-true': 'fact that can become true',
  'becomes-applicable': 'action that can become applicable',
  'none-exists': 'says that there is none',
  'off-by-one': 'index off by one',
  'wrong-index': 'another wrong index',
  'not-a-plan': 'not a plan',
  'not-shorter': 'nothing removed',
  'not-from-plan': 'not from the given plan',
  'not-minimal': 'more could be removed',
  'trivial-landmark': 'landmark that holds initially or in the goal',
  'not-a-landmark': 'plans avoid it',
  'not-closer': 'not closer to the goal',
  'swapped-effects': 'effects in the wrong list',
  'wrong-option': 'wrong option',
  'wrong-yes-no': 'yes for no, or no for yes',
} as const

export type MistakeCode = keyof typeof mistakeNames

// Mistakes in answers as codes: the same code for the same mistake in every kind, so that tables of many answers can
// count them. Each has a display name, a noun phrase.

/** Code → name in tables, in display order. */
export const mistakeNames = {
  missing: 'missing item',
  extra: 'item too many',
  'not-applicable': 'action that is not applicable',
  'unknown-name': 'invented predicate or action',
  'unknown-object': 'invented object',
  'wrong-arity': 'wrong number of objects',
  'ill-typed': 'object of the wrong type',
  'swapped-objects': 'objects in the wrong order',
  'wrong-sort': 'action for a fact, or fact for an action',
  malformed: 'item of another form',
  'static-fact': 'fact that no action changes',
  'derived-fact': 'fact that follows by rules',
  'swapped-effects': 'effect in the wrong list',
  'becomes-true': 'fact that can become true',
  'becomes-applicable': 'action that can become applicable',
  'none-exists': '“None” although something is right',
  'off-by-one': 'index off by one',
  'wrong-index': 'other wrong index',
  'index-beyond': 'index beyond the sequence',
  'not-minimal': 'nothing left out of the plan',
  'not-from-plan': 'step that is not in the given plan',
  'out-of-order': 'steps in another order, or too often',
  'step-fails': 'needed step left out, so that a later step fails',
  'goal-missed': 'goal not reached',
  'trivial-landmark': 'trivial landmark',
  'not-a-landmark': 'fact that a plan avoids',
  'never-true': 'fact that never holds',
  'wasted-step': 'step that leads no closer to the goal',
  'goal-passed': 'goal reached on the way and lost again',
  dearer: 'plan that costs more than necessary',
  'leads-away': 'step away from the goal',
  'dead-end': 'step into a dead end',
  'goal-holds': 'step although the goal holds already',
  'called-valid': 'failing plan called valid',
  'called-invalid': 'valid plan called invalid',
  'wrong-failure': 'other kind of failure',
  'wrong-step': 'step or action that is not the first to fail',
  'not-unmet': 'condition named that is not unmet',
  'none-unmet': 'no unmet condition named',
  'denied-true': 'true fact denied',
  'not-a-problem': 'problem with errors',
  'other-objects': 'other objects',
  'other-beginning': 'other initial state',
  'other-goal': 'other goal',
  'wrong-option': 'wrong option',
  'wrong-yes-no': 'yes for no, or no for yes',
} as const

export type MistakeCode = keyof typeof mistakeNames

/** All codes, in display order. */
export const mistakeCodes = Object.keys(mistakeNames) as readonly MistakeCode[]

/** The distinct codes, in display order. */
export function listedMistakes(codes: Iterable<MistakeCode>): readonly MistakeCode[] {
  const found = new Set(codes)
  return found.size <= 1 ? [...found] : mistakeCodes.filter(code => found.has(code))
}

// Verification of models’ plans (PlanBench t3_1).

import type { KindTexts, KindWords } from '../kind-words'

export const words = {
  code: 't3_1',
  name: 'verification of models’ plans',
  family: 'planbench',
  summary: 'Whether the plan of a model works, and where it fails',
  formats: ['gen'],
  about: 'plan',
  tells: { goal: true, actions: false, propositions: false },
  answer: {
    shape: { form: 'verification' },
    lists: [],
    none: null,
    scope: 'task',
    says: 'That the plan is valid, or what fails, at which step, and for want of which facts.',
    example:
      'The plan is invalid: step 2, (sail pier1 pier2), has an unmet precondition: (at-ferry pier1).',
    plainExample:
      'The plan is invalid: step 2, (action object), has an unmet precondition: (predicate object).',
  },
  covers: [{ part: 'trace', says: 'The trace shows what each step does, and where one fails.' }],
  searches: false,
  imported: true,
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'whether the plan is valid, and else what fails',
  promptForm:
    'Say whether the plan is valid. If it is not, name the first action that fails with its step and its unmet preconditions, or the unmet goals.',
  closedHint:
    'Go through the plan: can each step be executed in turn, and does the goal hold at the end?',
}

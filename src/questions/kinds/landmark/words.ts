// Landmark: which fact must every plan pass through?

import type { KindTexts, KindWords } from '../kind-words'
import { PROPOSITION_FORM } from '../name-forms'

export const words = {
  code: 'land',
  name: 'landmark',
  summary: 'A fact every plan must pass through',
  formats: ['gen', 'bool', 'mcq'],
  about: 'nothing',
  contextParts: { goal: true, actions: false, propositions: true },
  answer: {
    shape: { form: 'item', sort: 'fact', none: true },
    lists: [{ title: 'The landmark', role: 'plain' }],
    none: 'None: there is no such fact',
    scope: 'task',
    instruction:
      'A fact that every plan makes true on the way, neither true at the start nor part of the goal. None if there is no such fact.',
    example: '(on van3)',
    plainExample: '(predicate object)',
  },
  covers: [
    { part: 'landmarks', reason: 'The landmarks are the answer to this question.' },
    {
      part: 'search',
      reason: 'The plans and cuts of a search show what every plan passes, which is the answer.',
    },
  ],
  searches: true,
  starts: ['make', 'score'],
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'one fact such as `(p a)`, or None',
  promptForm: `Answer with one proposition or the word None. ${PROPOSITION_FORM}`,
  closedHint: 'A landmark holds at some point of every plan: look for a plan that never makes it true.',
  ownQuestion:
    'Which proposition must become true in every plan, but is neither true now nor part of the goal? Name one, or say None.',
}

// Name a fact that holds now.

import type { KindTexts, KindWords } from '../kind-words'

export const words = {
  code: 'toyfact',
  name: 'toy fact',
  family: 'toybench',
  summary: 'A fact that holds',
  formats: ['gen'],
  about: 'nothing',
  contextParts: { goal: false, actions: false, propositions: false },
  answer: {
    shape: { form: 'item', sort: 'fact', none: false },
    lists: [{ title: 'The fact', role: 'plain' }],
    none: null,
    scope: 'task',
    instruction: 'One fact.',
    example: '(at van3 pier1)',
    plainExample: '(predicate object)',
  },
  covers: [],
  searches: false,
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'one fact such as `(p a)`',
  promptForm: 'Answer with one toy fact.',
  closedHint: 'Look at the state.',
  ownQuestion: 'Which fact holds now?',
}

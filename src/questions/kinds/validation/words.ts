// Validation: which action of a sequence is the first that is not applicable?

import type { KindTexts, KindWords } from '../kind-words'

export const words = {
  code: 'val',
  name: 'validation',
  summary: 'The first step of a sequence that fails',
  formats: ['gen', 'bool', 'mcq'],
  about: 'sequence',
  contextParts: { goal: true, actions: true, propositions: false },
  answer: {
    shape: { form: 'index' },
    lists: [],
    none: null,
    scope: 'task',
    instruction: 'The index of the first step that cannot be executed. Indices count from 0.',
    example: '3',
    plainExample: '3',
  },
  covers: [{ part: 'trace', reason: 'The trace shows at which step the sequence fails.' }],
  searches: false,
  starts: ['make', 'score'],
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'an index, counted from 0',
  promptForm:
    'Answer with one number only: the index of the action, where the first action of the sequence has index 0.',
  closedHint:
    'Go through the sequence: is each step an action of this domain, can each be executed in turn, and does the goal hold at the end?',
}

// Justification: what can be left out of a plan?

import type { KindTexts, KindWords } from '../kind-words'
import { ACTION_FORM } from '../name-forms'

export const words = {
  code: 'just',
  name: 'justification',
  summary: 'A shorter plan inside a plan',
  formats: ['gen', 'bool', 'mcq'],
  about: 'plan',
  contextParts: { goal: true, actions: true, propositions: false },
  answer: {
    shape: { form: 'list', sort: 'action', of: 'rest' },
    lists: [],
    none: null,
    scope: 'task',
    instruction: 'The plan with some steps left out, so that it is still a plan.',
    example: '[(board van3 pier1), (sail pier1 pier2), (debark van3 pier2)]',
    plainExample: '[(action object), (action object object)]',
  },
  covers: [{ part: 'trace', reason: 'The trace marks the steps that are not needed.' }],
  searches: false,
  watch: 'the plan of your answer',
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'a list of actions such as `[(a b), (c d)]`',
  promptForm: `Answer with the remaining plan only, such as [(a x y), (b x)]. ${ACTION_FORM}`,
  closedHint:
    'Leave the steps out and go through the rest: can each still be executed, and does the goal still hold at the end?',
}

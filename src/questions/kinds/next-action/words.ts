// Next action: which action begins a cheapest plan?

import type { KindTexts, KindWords } from '../kind-words'
import { ACTION_FORM } from '../name-forms'

export const words = {
  code: 'nexta',
  name: 'next action',
  summary: 'The first action of a cheapest plan',
  // The published files have only the open format.
  formats: ['gen'],
  about: 'nothing',
  contextParts: { goal: true, actions: true, propositions: false },
  answer: {
    shape: { form: 'item', sort: 'action', none: false },
    lists: [{ title: 'The action', role: 'plain' }],
    none: null,
    scope: 'task',
    instruction: 'One applicable action that brings the goal closer.',
    example: '(board van3 pier1)',
    plainExample: '(action object object)',
  },
  covers: [
    { part: 'distances', reason: 'How far each state is from the goal gives the answer away.' },
    {
      part: 'trace',
      reason: 'The trace shows cheapest plans and goal distances, which give the answer away.',
    },
    {
      part: 'search',
      reason: 'A search finds cheapest plans and goal distances, which give the answer away.',
    },
  ],
  searches: true,
  watch: 'the action of your answer',
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'one action such as `(a b)`',
  promptForm: `Answer with one action. ${ACTION_FORM}`,
  closedHint: 'The best action begins a cheapest plan.',
  ownQuestion: 'Which action begins a cheapest plan?',
}

// Applicability: which actions are applicable?

import type { KindTexts, KindWords } from '../kind-words'
import { ACTION_FORM } from '../name-forms'

export const words = {
  code: 'app',
  name: 'applicability',
  summary: 'All actions that are applicable now',
  formats: ['gen', 'bool', 'mcq'],
  about: 'nothing',
  contextParts: { goal: false, actions: true, propositions: false },
  answer: {
    shape: { form: 'list', sort: 'action', of: 'set' },
    lists: [{ title: 'Applicable actions', role: 'plain' }],
    none: 'No action is applicable',
    scope: 'task',
    instruction: 'List every applicable action. Order and repeats do not matter.',
    example: '[(sail pier1 pier2), (board van3 pier1)]',
    plainExample: '[(action object), (action object object)]',
  },
  covers: [
    {
      part: 'actions',
      reason: 'The list of applicable actions is the answer to this question.',
      where: 'at-start',
    },
    {
      part: 'graph',
      reason: 'The graph shows which actions are applicable, which is the answer.',
    },
    {
      part: 'search',
      reason: 'A search takes every applicable action first, which is the answer.',
    },
  ],
  searches: false,
  lookedAt: 'Every other action was tried in this state; the precondition of each fails.',
  starts: ['make', 'score'],
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'a list of actions such as `[(a b), (c d)]`',
  promptForm: `Answer with the list of actions only, such as [(a x y), (b x)]. ${ACTION_FORM}`,
  closedHint: 'An action is applicable when its whole precondition holds in the state.',
  ownQuestion: 'Which actions are applicable in this state? Name them all.',
}

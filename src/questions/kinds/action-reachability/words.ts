// Action reachability: which action can never become applicable?

import type { KindTexts, KindWords } from '../kind-words'
import { ACTION_FORM } from '../name-forms'

export const words = {
  code: 'areach',
  name: 'action reachability',
  summary: 'An action that can never become applicable',
  formats: ['gen', 'bool', 'mcq'],
  about: 'nothing',
  contextParts: { goal: false, actions: true, propositions: false },
  answer: {
    shape: { form: 'item', sort: 'action', none: true },
    lists: [{ title: 'The action', role: 'plain' }],
    none: 'None: every action can become applicable',
    scope: 'universe',
    instruction: 'One action that can never become applicable, or None if every one can.',
    example: '(sail pier1 pier2)',
    plainExample: '(action object object)',
  },
  covers: [
    {
      part: 'graph',
      reason: 'The graph counts and shows what can be reached, which is the answer.',
    },
    {
      part: 'search',
      reason: 'A search that meets every state shows what can be reached, which is the answer.',
    },
  ],
  searches: true,
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'one action such as `(a b)`, or None',
  promptForm: `Answer with one action or the word None. ${ACTION_FORM}`,
  closedHint: 'An action can become applicable if its whole precondition holds in some reachable state.',
  ownQuestion: 'Which action can never become applicable, whatever is done from here? Name one, or say None.',
}

// Reachability: which proposition can never hold?

import type { KindTexts, KindWords } from '../kind-words'
import { PROPOSITION_FORM } from '../name-forms'

export const words = {
  code: 'reach',
  name: 'reachability',
  summary: 'A proposition that can never hold',
  formats: ['gen', 'bool', 'mcq'],
  about: 'nothing',
  contextParts: { goal: false, actions: false, propositions: true },
  answer: {
    shape: { form: 'item', sort: 'fact', none: true },
    lists: [{ title: 'The proposition', role: 'plain' }],
    none: 'None: every proposition can hold',
    scope: 'universe',
    instruction: 'One proposition that can never hold, or None if every one can.',
    example: '(at van3 pier1)',
    plainExample: '(predicate object)',
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
  starts: ['make'],
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'one fact such as `(p a)`, or None',
  promptForm: `Answer with one proposition or the word None. ${PROPOSITION_FORM}`,
  closedHint:
    'It can be reached if some sequence of applicable actions leads to a state where all of it holds together.',
  ownQuestion: 'Which proposition can never hold, whatever is done from here? Name one, or say None.',
}

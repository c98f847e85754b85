// Progression: what does an action change?

import type { KindTexts, KindWords } from '../kind-words'
import { PROPOSITION_FORM } from '../name-forms'

export const words = {
  code: 'prog',
  name: 'progression',
  summary: 'What an action makes true and false',
  formats: ['gen', 'bool', 'mcq'],
  about: 'action',
  contextParts: { goal: false, actions: false, propositions: true },
  answer: {
    shape: { form: 'two-lists', sort: 'fact' },
    lists: [
      { title: 'Becomes true', role: 'add' },
      { title: 'Becomes false', role: 'delete' },
    ],
    none: 'Nothing changes',
    scope: 'task',
    instruction: 'Two lists: first what becomes true, then what becomes false.',
    example: '[(on van3)] [(at van3 pier1), (empty-ferry)]',
    plainExample: '[(predicate object)] [(predicate object object)]',
  },
  covers: [
    { part: 'graph', reason: 'The graph shows what each action changes, which is the answer.' },
    { part: 'search', reason: 'A search shows what each action changes, which is the answer.' },
    {
      part: 'changes',
      reason: 'What this action changes is the answer to this question.',
      where: 'after-action',
    },
    {
      part: 'trace',
      reason: 'The trace shows what each step changes, which is the answer.',
      where: 'along-action',
    },
  ],
  searches: false,
  starts: ['score'],
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'two lists of facts such as `[(p a)] [(q b)]`',
  promptForm: `Answer with two lists only, what becomes true and then what becomes false, such as [(p x)] [(q x y), (r)]. ${PROPOSITION_FORM}`,
  closedHint: 'After an action, what it adds is true, what it deletes is false, and everything else is as before.',
}

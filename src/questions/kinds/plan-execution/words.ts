// Plan execution (PlanBench t7).

import type { KindTexts, KindWords } from '../kind-words'

export const words = {
  code: 't7',
  name: 'plan execution',
  family: 'planbench',
  summary: 'The state that some actions lead to',
  formats: ['gen'],
  about: 'sequence',
  contextParts: { goal: false, actions: false, propositions: false },
  answer: {
    shape: { form: 'two-lists', sort: 'fact', of: 'state' },
    lists: [
      { title: 'What holds', role: 'plain' },
      { title: 'What does not hold', role: 'delete' },
    ],
    none: null,
    scope: 'task',
    instruction: 'All facts that hold after the last action.',
    example: '[(at-ferry pier2), (on van3)] []',
    plainExample: '[(predicate object), (predicate object object)] []',
  },
  covers: [{ part: 'trace', reason: 'The trace shows what each step does, and where one fails.' }],
  searches: false,
} as const satisfies KindWords

export const texts: KindTexts = {
  wanted: 'the facts of a state',
  promptForm: 'Answer with all facts that hold after the last action, separated by commas.',
  closedHint: 'Go through the actions: what does each make true and false?',
}

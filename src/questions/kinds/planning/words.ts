// Texts common to kinds that are answered with a plan.

import type { KindTexts, KindWords } from '../kind-words'

/** The page's texts for a kind that is answered with a plan. */
export const planWords = <const Code extends string>(
  code: Code,
  name: string,
  summary: string,
  { priced }: { readonly priced: boolean } = { priced: false },
) =>
  ({
    code,
    name,
    family: 'planbench',
    summary,
    formats: ['gen'],
    about: 'nothing',
    contextParts: { goal: true, actions: false, propositions: false },
    answer: {
      shape: { form: 'list', sort: 'action', of: 'plan', priced },
      lists: [{ title: 'The plan', role: 'plain' }],
      none: 'No action is needed',
      scope: 'task',
      instruction: priced
        ? 'A plan of least cost, one action per line, and the total that it takes.'
        : 'A plan, one action per line.',
      example: '(board van3 pier1)\n(sail pier1 pier2)\n(debark van3 pier2)',
      plainExample: '(action object)\n(action object object)',
    },
    covers: [
      { part: 'distances', reason: 'How far each state is from the goal gives a plan away.' },
      { part: 'trace', reason: 'The trace shows cheapest plans, which give the answer away.' },
      { part: 'search', reason: 'A search finds plans, which give the answer away.' },
    ],
    searches: true,
    ...(priced ? { priced: true } : {}),
    watch: 'the plan of your answer',
  }) as const satisfies KindWords

/** The texts of such kinds for verdicts, prompts and hints. */
export const planTexts: KindTexts = {
  wanted: 'a plan, one action per line',
  promptForm: 'Answer with the actions of the plan only, one a line and in order, and with [PLAN END] after the last.',
  closedHint: 'Look at what the goal lacks, and at which actions make it true.',
}

/** The page's texts for kinds that are answered with a verdict on a given plan. */
export const verificationWords = {
  family: 'planbench',
  formats: ['gen'],
  about: 'plan',
  contextParts: { goal: true, actions: false, propositions: false },
  answer: {
    shape: { form: 'verification' },
    lists: [],
    none: null,
    scope: 'task',
    instruction: 'Whether the plan is valid; if not, which step fails and which facts are missing there.',
    example: 'The plan is invalid: step 2, (sail pier1 pier2), has an unmet precondition: (at-ferry pier1).',
    plainExample: 'The plan is invalid: step 2, (action object), has an unmet precondition: (predicate object).',
  },
  covers: [{ part: 'trace', reason: 'The trace shows what each step does, and where one fails.' }],
  searches: false,
} as const

/** The texts of such kinds for verdicts, prompts and hints. */
export const verificationTexts: KindTexts = {
  wanted: 'whether the plan is valid, and else what fails',
  promptForm:
    'Say whether the plan is valid. If it is not, name the first action that fails with its step and its unmet preconditions, or the unmet goals.',
  closedHint: 'Go through the plan: can each step be executed in turn, and does the goal hold at the end?',
}

// A kind of question for tests: name a fact that holds now.

import { marks } from '#language/answers/sought'
import type { KindCode } from '#questions/kinds/codes'
import type { KindAsker } from '#questions/kinds/asking/posed'
import { outcomeOf } from '#questions/kinds/judging/draft'
import type { Kind } from '#questions/kinds/kind'
import { bySteps } from '#questions/kinds/showing/shown'
import { HINT_LEVELS } from '#questions/kinds/solving/help'
import { nearestOne, oneKey, type OneRight, oneOf, someRight } from '#questions/kinds/solving/one-item'
import { solved } from '#questions/kinds/solving/solved'
import type { LoadedTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'

/** As files name it; the codes of the playground's own kinds are a closed list. */
export const TOY_KIND = 'toyfact' as KindCode
export const TOY_FAMILY = 'toybench'

const say = {
  name: 'toy fact',
  sort: 'fact',
  are: ['fact holds', 'facts hold'],
  hard: 'see',
  noneRight: 'Nothing holds.',
} as const

const now = ({ task }: Pick<LoadedTask, 'task'>): readonly string[] => stateFacts(task, task.initial)
const shape = { form: 'item', sort: 'fact', none: false } as const

export const toyKind: Kind<never, OneRight> = {
  words: {
    code: TOY_KIND,
    name: 'toy fact',
    family: TOY_FAMILY,
    summary: 'A fact that holds',
    formats: ['gen'],
    about: 'nothing',
    tells: { goal: false, actions: false, propositions: false },
    answer: {
      shape,
      lists: [{ title: 'The fact', role: 'plain' }],
      none: null,
      scope: 'task',
      says: 'One fact.',
      example: '(at van3 pier1)',
      plainExample: '(predicate object)',
    },
    covers: [],
    searches: false,
  },
  texts: {
    wanted: 'one fact such as `(p a)`',
    promptForm: 'Answer with one toy fact.',
    closedHint: 'Look at the state.',
    ownQuestion: 'Which fact holds now?',
  },
  sought: { shape, meaning: { properties: { good: 'give', bad: 'deny', ...marks } } },
  solve: ready => solved({ right: now(ready), more: false, of: now(ready).length }),
  judge(ready, _asked, answer) {
    if (answer.kind !== 'item') return undefined
    const holds = now(ready).includes(answer.item.text)
    return {
      ...outcomeOf(holds ? [] : ['extra']),
      explanation: `\`${answer.item.text}\` ${holds ? 'holds' : 'does not hold'} now.`,
    }
  },
  shown: (_asked, answer, _accepted, steps) =>
    bySteps(
      answer.kind === 'item' && steps.follow([]).end.has(answer.item.text),
      'The checker looked at the initial state.',
    ),
  help: {
    firstHint: () => `Hint 1 of ${HINT_LEVELS}: look at the state.`,
    hint: (_, right, level) => (level === 2 ? someRight(right, say) : oneOf(right, say)),
    key: oneKey,
    nearest: (_, right, read) => nearestOne(right, say, read?.lists[0]?.[0]),
  },
}

export const toyAsker: KindAsker = {
  code: TOY_KIND,
  gen: situation => ({
    kind: 'posed',
    posed: {
      stem: 'Name a fact that holds now.',
      parts: { goal: false, actions: false, propositions: false },
      asked: { kind: TOY_KIND },
      key: now(situation),
      rightAnswers: now(situation).length,
    },
  }),
}

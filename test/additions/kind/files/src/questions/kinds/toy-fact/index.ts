import { readItemAnswer } from '#language/answers/item-answer'
import { marks } from '#language/answers/sought'
import { outcomeOf } from '../judging/draft'
import type { Kind } from '../kind'
import { bySteps } from '../showing/shown'
import { HINT_LEVELS } from '../solving/help'
import { nearestOne, oneKey, type OneRight, oneOf, someRight } from '../solving/one-item'
import { solved } from '../solving/solved'
import { now } from './now'
import { texts, words } from './words'

const say = {
  name: 'toy fact',
  sort: 'fact',
  are: ['fact holds', 'facts hold'],
  hard: 'see',
  noneRight: 'Nothing holds.',
} as const

const { shape } = words.answer

export const toyFact: Kind<never, OneRight> = {
  words,
  texts,
  sought: { shape, reader: readItemAnswer, meaning: { properties: { good: 'give', bad: 'deny', ...marks } } },
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

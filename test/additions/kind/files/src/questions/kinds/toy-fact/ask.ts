import type { KindAsker } from '../asking/posed'
import { now } from './now'
import { words } from './words'

export const toyFact: KindAsker = {
  code: words.code,
  gen: situation => ({
    kind: 'posed',
    posed: {
      stem: 'Name a fact that holds now.',
      parts: { goal: false, actions: false, propositions: false },
      asked: { kind: words.code },
      key: now(situation),
      rightAnswers: now(situation).length,
    },
  }),
}

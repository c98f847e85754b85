// Responses without an answer: empty, refusing, asking back, cut off, or contradictory.

import type { Rng } from '#base/rng'
import { paragraphs, thoughts } from './thoughts'

export interface Spoilt {
  readonly text: string
  /** Why it contains no answer. */
  readonly way: string
}

const refusals = [
  "I'm sorry, but I can't help with that request.",
  'As a language model, I am not able to simulate this environment.',
  'I do not have enough information to solve this.',
] as const

const questions = [
  'Could you clarify which format you would like me to use?',
  'Before I answer: should I assume that the description is complete?',
  'Can you please provide the rest of the problem?',
] as const

/** `two`: two contradictory answers, if the question expects a single one. */
export function spoilt(facts: readonly string[], two: readonly [string, string] | undefined, rng: Rng): Spoilt {
  switch (rng.below(two === undefined ? 5 : 7)) {
    case 0:
      return { way: 'empty', text: rng.pick(['', '\n', '   ']) }
    case 1:
      return { way: 'refusal', text: rng.pick(refusals) }
    case 2:
      return { way: 'asks back', text: rng.pick(questions) }
    case 3: {
      const whole = paragraphs(thoughts(facts, 8, false, rng), rng)
      return {
        way: 'cut off',
        text: `<think>\n${whole.slice(0, 40 + rng.below(whole.length - 40))}`,
      }
    }
    case 4:
      return { way: 'no answer', text: 'I thought about it for a while, and I am not sure at all.' }
    default:
      return { way: 'two answers', text: `${two![0]} or ${two![1]}` }
  }
}

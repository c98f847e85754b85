// The meaning of properties of a mention, depending on the question.

import type { Cue, Property } from './cues'
import { tokensOf } from './lexicon'

/** What a property states about a mention in questions of one sort: that it is the answer, or that it is not. */
export interface WordMeaning {
  readonly properties: Readonly<Partial<Record<Property, 'give' | 'deny'>>>
  /** Cues that mean nothing here: `we could (a) or (b)` gives both where all that can be done is asked for. */
  readonly deaf?: ReadonlySet<Cue>
}

/** What the head of a column asks: for the answer, or for what is not. */
export function meaningOfHead(head: string, meaning: WordMeaning): 'give' | 'deny' | undefined {
  let nots = 0
  let value: 'give' | 'deny' | undefined
  for (const { cues, properties } of tokensOf(head, 0, head.length, [], 0, 0)) {
    if (cues.includes('not')) nots++
    value ??= properties.length > 0 ? worthOf(properties, nots, meaning) : undefined
  }
  return value
}

/** The value of adjectives, inverted by each `not` before them. */
export function worthOf(
  properties: readonly Property[],
  nots: number,
  { properties: says }: WordMeaning,
): 'give' | 'deny' | undefined {
  for (const property of properties) {
    const isTurned = nots % 2 === 1
    // If removable steps are asked for, `(a b) cannot be removed` denies.
    if (property === 'cut' && says.cut === 'give') return isTurned ? 'deny' : 'give'
    const value = says[isTurned ? opposite[property] : property]
    if (value !== undefined) return value
  }
  return undefined
}

const opposite: Readonly<Record<Property, Property>> = {
  fit: 'unfit',
  unfit: 'fit',
  good: 'bad',
  bad: 'good',
  need: 'avoid',
  avoid: 'need',
  trivial: 'good',
  cut: 'good',
  tick: 'cross',
  cross: 'tick',
}

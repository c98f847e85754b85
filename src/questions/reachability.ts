// Which proposition can never hold?

import type { Rng } from '../base/rng'
import { askChoice, askYesNo, type Option } from './options'
import { type KindAsker, NOTHING, notHere, posed, WITH_PROPOSITIONS } from './posed'
import { type Situation, sayFacts } from './situation'
import { truthOf } from '../analysis/truth'
import { factSides, likelyExclusions, reachedPair } from './unreachable'

/** The published lists have no more. */
const MOST_LISTED = 50

export const reachability: KindAsker = {
  gen({ task }, rng) {
    const { impossible, undecided } = factSides(task)
    if (undecided > 0) return notHere(`${undecided} propositions are undecided`)
    return posed({
      stem: 'Name a proposition that holds in no state that can be reached from here, or say None if there is no such proposition.',
      parts: WITH_PROPOSITIONS,
      asked: { kind: 'reach' },
      // The published layout leaves the brackets out here.
      key: rng
        .shuffled(impossible)
        .slice(0, MOST_LISTED)
        .map(fact => fact.slice(1, -1)),
      rightAnswers: Math.max(1, impossible.length),
    })
  },

  bool(situation, rng) {
    const yes = rng.below(2) === 0
    const facts = yes ? possibleFacts(situation, rng) : impossibleFacts(situation, rng)[0]
    if (facts === undefined)
      return notHere(`no ${yes ? 'reachable' : 'unreachable'} condition was found`)
    return askYesNo(
      situation,
      `Is there a way to get to a state in which this holds: ${sayFacts(situation, facts)}?`,
      NOTHING,
      { kind: 'reachable', facts },
    )
  },

  mcq(situation, rng) {
    const right = possibleFacts(situation, rng)
    if (right === undefined) return notHere('nothing new can be reached')
    const option = (facts: readonly string[]): Option => ({
      text: sayFacts(situation, facts),
      statement: { kind: 'reachable', facts },
    })
    return askChoice(
      situation,
      rng,
      'Which of these can hold in a state that can be reached from here?',
      NOTHING,
      option(right),
      impossibleFacts(situation, rng, 8).map(option),
    )
  },
}

/** One or two facts that some reachable state has and this one has not. */
function possibleFacts({ task }: Situation, rng: Rng): readonly string[] | undefined {
  const pair = reachedPair(task, rng)
  if (pair === undefined) return undefined
  return rng.below(3) < 2 ? pair : [pair[0]]
}

/** Up to `most` conditions that are proven unreachable: single facts and pairs, in an order by chance. */
function impossibleFacts({ task }: Situation, rng: Rng, most = 1): (readonly string[])[] {
  const { possible, impossible } = factSides(task)
  const found: (readonly string[])[] = rng
    .shuffled(impossible)
    .slice(0, most)
    .map(fact => [fact])
  const pairs: (readonly string[])[] = []
  for (const pair of likelyExclusions(possible, rng)) {
    if (pairs.length === most) break
    if (truthOf(task, { kind: 'reachable', facts: pair }) === false) pairs.push(pair)
  }
  return rng.shuffled([...found, ...pairs])
}

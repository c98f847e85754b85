// Describes the growth of a closed set: what it is computed without, what each round adds, why it ends, what it lacks.

import { listed, quoted } from '#base/words'
import type { ClosedStory } from '#questions/kinds/verdict'
import { counted } from '#page/ui/naming'

export interface GrowthRound {
  readonly title: string
  readonly facts: readonly string[]
}

type Closed = ClosedStory & { readonly total?: number }

const named = (names: readonly string[]): string => listed(names.map(quoted), 3)

/** What is computed, in one sentence; names in backticks. */
export const computedFrom = ({ without }: Closed): string =>
  without === undefined
    ? 'Everything that can become true if nothing ever becomes false.'
    : `Everything that can become true if ${quoted(without)} never does, and nothing ever becomes false.`

/** The initial facts, then the facts added by each round. */
export const roundsOf = ({ layers }: Closed): readonly GrowthRound[] =>
  layers.map((facts, round) => ({
    title:
      round === 0
        ? `At the start: ${counted(facts.length, 'fact')}`
        : `Round ${round} adds ${counted(facts.length, 'fact')}`,
    facts,
  }))

/** Describes the round that adds nothing. */
export function closing(closed: Closed): string {
  const { layers, total } = closed
  const drawn = layers.reduce((sum, layer) => sum + layer.length, 0)
  const more = (total ?? drawn) - drawn
  const left = more > 0 ? `${counted(more, 'further fact')} come to light, and then nothing new` : 'Nothing new'
  return `${left}: the set is closed. ${lacking(closed)}`
}

/** Describes what is not in the set, and why that matters. */
export function lacking({ missing, wanted, without }: Closed): string {
  if (missing.length === 0)
    return without === undefined ? 'What is wanted holds nowhere in it.' : 'The goal does not hold in it.'
  const one = missing.length === 1
  const as =
    wanted === 'goal'
      ? one
        ? ', a goal, '
        : ', all goals, '
      : wanted === 'action'
        ? ', which the action needs, '
        : ' '
  const so = wanted === 'goal' && without !== undefined ? ` So every plan makes ${quoted(without)} true.` : ''
  return `${named(missing)}${as}${one ? 'is' : 'are'} not in it.${so}`
}

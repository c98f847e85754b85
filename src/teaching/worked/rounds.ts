// The rounds of IDA*: where each stops, and the bound of the next one.

import { fromWhole } from '#base/decimal'
import { grouped } from '#base/words'
import { numberLine } from './lines'
import type { WatchedRun } from './watched-run'
import type { WorkedLine } from './worked'

/** Maximum number of rounds with a line of their own. */
const ROUNDS = 5

/** A line for the first bound, and one for each later bound. */
export function boundLines({ replay, world, options }: WatchedRun): WorkedLine[] {
  const { log } = replay
  const cost = (units: number): number => fromWhole(units, world.digits)
  const rounds: { bound: number; expanded: number; beyond: number[] }[] = []
  for (let event = 0; event < log.eventCount; event++) {
    const { kind, node, g } = log.eventAt(event)
    if (kind === 'bound') rounds.push({ bound: g, expanded: 0, beyond: [] })
    else if (kind === 'choose') rounds.at(-1)!.expanded++
    else if (kind === 'beyond') rounds.at(-1)!.beyond.push(g + log.hOf(node))
  }
  return rounds.slice(0, ROUNDS + 1).map(({ bound }, index) => {
    const before = rounds[index - 1]
    if (before === undefined)
      return numberLine({
        asks: `The start has h = ${cost(bound)} by ${options.heuristic}. Which bound has the first round?`,
        right: cost(bound),
        why: 'The first bound is f of the start, g + h with g = 0: nothing cheaper can lead to the goal.',
      })
    const values = [...new Set(before.beyond)].sort((a, b) => a - b)
    const shown = values.map(value => (value === Infinity ? '∞' : `${cost(value)}`)).slice(0, 8)
    return numberLine({
      asks: `The round with bound ${cost(before.bound)} expands ${before.expanded === 1 ? 'one state' : `${grouped(before.expanded)} states`} and finds no goal. The states beyond its bound have f = ${shown.join(', ')}. What is the next bound?`,
      right: cost(bound),
      why: 'The least f beyond the old bound: a larger one might let a more expensive plan through first.',
    })
  })
}

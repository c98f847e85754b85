// The misreading: steps are counted from 1 although the index counts from 0, or vice versa.

import { quoted } from '#questions/kinds/judging/words'
import { line, type Misreading } from './misreading'
import { claimOf, seenRightly, sequenceIn } from './sequence'
import { followLines } from './replay-lines'

export const offByOne: Misreading = {
  id: 'off-by-one',
  kinds: ['val'],
  title: 'The first step has the number 1, whatever the question counts from.',
  explanation: 'That follows if steps are counted from the wrong number: the first step has index 0.',
  lesson: 'plans',

  open(put) {
    const { breaks } = seenRightly(put, put.asked?.sequence ?? [])
    return breaks === null ? undefined : { kind: 'index', index: breaks + 1 }
  },

  weighs(put, statement) {
    if (statement.kind !== 'sequence') return undefined
    const really = seenRightly(put, entriesOf(statement))
    // Options count steps from 1, so whoever reads that number as an index is off by one.
    const isPlaced = statement.at !== undefined && really.breaks !== null
    const seen = isPlaced ? { ...really, breaks: really.breaks! - 1 } : really
    const truth = claimOf(statement, seen)
    return truth === undefined ? undefined : Number(truth)
  },

  replay(put, about) {
    const steps = sequenceIn(put, about) ?? []
    const { breaks } = seenRightly(put, steps)
    const last = breaks ?? steps.length - 1
    const from = put.asked === null ? 0 : 1
    return {
      wrong: [
        ...steps
          .slice(0, last + 1)
          .map((step, i) => line(`${i + from} is ${quoted(step)}.`, [step], i < last ? step : '')),
        line(`That step fails, so the answer is ${last + from}.`, steps.slice(last, last + 1)),
      ],
      right: followLines(put.ready.task, steps),
    }
  },
}

const entriesOf = (
  statement: Extract<Parameters<NonNullable<Misreading['weighs']>>[1], { kind: 'sequence' }>,
): readonly string[] => statement.entries.map(entry => (entry.kind === 'action' ? entry.action : entry.phrase))

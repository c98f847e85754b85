import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { searchOptimal } from '#planning/search/a-star'
import { generated } from '../support/generated'
import { samplesOf } from '../support/long'
import { taskOf } from '../support/task'

const SEEDS = samplesOf(1, 100)
/** Means for long searches, used at once. */
const EARLY = { symmetryAfter: 5, tablesAfter: 10, attemptAfter: 300, partlyAfter: 20 }
const PLAIN = { heuristic: 'blind', reduce: false, symmetry: false } as const
/** A plain search that does not end by then has nothing to compare. */
const MAX_STATES = samplesOf(2_500, 200_000)

test('cheapest plans of made problems of all domains cost what a plain search finds', () => {
  let compared = 0
  for (const folder of domainFolders)
    for (let seed = 0; seed < SEEDS; seed++) {
      const task = taskOf(folder.domainText, generated(folder, `cost ${seed}`, folder.presets.small))
      const plain = searchOptimal(task, { maxStates: MAX_STATES, ...PLAIN })
      if (plain.kind === 'stopped') continue
      compared++
      for (const options of [{}, { keepEvidence: true }, EARLY]) {
        const found = searchOptimal(task, { maxStates: MAX_STATES, ...options })
        const what = `${folder.id} ${seed} ${JSON.stringify(options)}`
        expect(found.kind, what).toBe(plain.kind)
        if (found.kind === 'plan' && plain.kind === 'plan') expect(found.cost, what).toBe(plain.cost)
      }
    }
  expect(compared).toBeGreaterThan(5)
})

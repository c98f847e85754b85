import { expect, test } from 'vitest'
import { decimalSum } from '../support/oracle'
import { makeRng } from '#base/rng'
import { samplesOf } from '../support/long'
import { prepareSearch } from '#planning/search/prepare'
import { StubbornSets } from '#planning/search/stubborn'
import { Successors } from '#planning/search/successors'
import { featureSets, makeTask, naiveSpace, randomTask } from './make-task'

const TASKS = samplesOf(60, 20_000)
const able = featureSets.filter(({ rules, alternatives }) => !rules && !alternatives)
const tasks = Array.from({ length: TASKS }, (_, seed) => {
  const features = { ...able[seed % able.length]!, facts: 7, actions: 10 }
  const plain = randomTask(makeRng(`stubborn ${seed}`), features)
  return { seed, plain, task: makeTask(plain) }
})

test('the successors that stubborn sets keep hold a cheapest plan of as few steps, from every state', () => {
  let [kept, all, compared] = [0, 0, 0]
  for (const { seed, plain, task } of tasks) {
    const ready = prepareSearch(task, { reduce: false })
    const sets = StubbornSets.of(ready)
    if (sets === undefined) continue
    const { distance, states, edges } = naiveSpace(plain)
    const successors = new Successors(ready.moves)
    const cells = new Int32Array(1)
    for (const [key, facts] of states) {
      const best = distance.get(key)
      if (best === undefined || best.steps === 0) continue
      cells[0] = [...facts].reduce((word, fact) => word | (1 << fact), 0)
      const count = successors.find(cells, 0)
      const found = successors.found.slice(0, count)
      const left = sets.reduce(found, count, cells, 0)
      const isKept = edges.some(({ from, action, to }) => {
        const after = distance.get(to)
        if (from !== key || after === undefined) return false
        const cost = decimalSum([after.cost, plain.actions[action]!.cost ?? 1])
        return (
          cost === best.cost && after.steps + 1 === best.steps && found.indexOf(action) < left && found.includes(action)
        )
      })
      expect(isKept, `seed ${seed}, state ${key}`).toBe(true)
      kept += left
      all += count
      compared++
    }
  }
  expect(compared).toBeGreaterThan(TASKS)
  expect(kept).toBeLessThan(all)
})

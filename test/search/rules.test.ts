// Derived facts counted from row to row are those of the definition, whatever rows follow each other.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { applyRules, compileRules } from '#planning/search/rules'
import { closeRules } from '#planning/task/rules'
import { closeRules as naiveRules, makeTask, not, type PlainTask } from './make-task'

/** Facts 0 to 3 are fluent; 4 and 5 need each other, 6 needs that 4 does not follow, 7 what 6 does not give. */
const chains: PlainTask = {
  facts: 8,
  actions: [],
  rules: [
    { head: 4, body: [0], layer: 0 },
    { head: 4, body: [5, 1], layer: 0 },
    { head: 5, body: [4, not(2)], layer: 0 },
    { head: 5, body: [3, 3], layer: 0 },
    { head: 6, body: [not(4)], layer: 1 },
    { head: 6, body: [5, not(5)], layer: 1 },
    { head: 7, body: [7, 0], layer: 2 },
    { head: 7, body: [not(6), 2], layer: 2 },
    { head: 7, body: [], layer: 2 },
  ],
  initial: [],
  goal: [[]],
}

const lists = [chains, { ...chains, rules: chains.rules!.slice(0, -1) }]

test('rules give the same facts for rows in any order as for each row alone', () => {
  const rng = makeRng('rules')
  for (const plain of lists) {
    const task = makeTask(plain)
    const rules = compileRules(task)
    for (let round = 0; round < 500; round++) {
      const row = rng.below(1 << plain.facts)
      const cells = Int32Array.of(-1, row)
      applyRules(rules, cells, 1)
      const state = Uint32Array.of(row)
      closeRules(task, state)
      expect(cells[1]! >>> 0, `row ${row}`).toBe(state[0])
      const held = new Set(Array.from({ length: plain.facts }, (_, fact) => fact).filter(fact => (row >>> fact) & 1))
      const wanted = [...naiveRules(plain, held)].reduce((bits, fact) => bits | (1 << fact), 0)
      expect(state[0]).toBe(wanted >>> 0)
      expect(cells[0]).toBe(-1)
    }
  }
})

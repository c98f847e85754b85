// A filter of the state graph, and the costs next to its edges.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { liveViews } from '#teaching/views/service'
import { stateGraph } from '#questions/views/graph/state-graph'

const bundled = (domain: string) => ({
  domain: readFileSync(`domains/${domain}/domain.pddl`, 'utf8'),
  problem: readFileSync(`domains/${domain}/problems/p01.pddl`, 'utf8'),
})
const mine = bundled('goldminer')

test('each condition of the blast is reachable and all together are not, in the numbers of the graph', () => {
  const text = 'precondition("(detonate-bomb f0-2f f0-1f)")'
  const found = liveViews.filterConditions(mine, text, 2_000)
  const drawn = stateGraph(mine, { maxStates: 2_000 })
  if (found.kind !== 'conditions' || drawn.kind !== 'graph') throw new Error('no conditions')
  const { count, factNames, rows, words } = drawn.graph
  expect(found.conditions).toHaveLength(4)
  for (const { text: name, states } of found.conditions) {
    expect(states).toHaveLength(count)
    expect(states).toContain(1)
    const fact = factNames.indexOf(name)
    if (fact < 0) continue
    const held = Array.from({ length: count }, (_, state) =>
      Number((rows[state * words + (fact >>> 5)]! & (1 << (fact & 31))) !== 0),
    )
    expect([...states]).toEqual(held)
  }
  for (let state = 0; state < count; state++)
    expect(found.conditions.every(({ states }) => states[state] === 1)).toBe(false)
})

test('a text that is not a list of conditions is an error', () => {
  expect(liveViews.filterConditions(mine, 'precondition(', 10)).toMatchObject({ kind: 'none' })
})

test('costs are reported where they are not all 1', () => {
  const toll = (name: string): string => readFileSync(`lessons/landmarks/${name}`, 'utf8')
  const roads = { domain: toll('toll-domain.pddl'), problem: toll('toll.pddl') }
  expect(new Map(liveViews.actionCosts(roads)).get('(drive home town)')).toBe(5)
  expect(liveViews.actionCosts(mine)).toEqual([])
})

// The landmark picture: boxes keep apart, and the file contains no more than names.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { drawLandmarks } from '#page/draw/landmarks/landmark-geometry'
import { landmarkDrawing } from '#page/draw/landmarks/landmark-svg'
import { engineInMemory } from '#engine/engine'
import type { LandmarkSet } from '#questions/views/landmarks/landmark-data'

const landmarkSvg = (...input: Parameters<typeof landmarkDrawing>): string =>
  [...landmarkDrawing(...input).svg()].join('')

const engine = engineInMemory()
const sets = domainFolders.map(({ id, domainText, problems }) => {
  const outcome = engine.landmarks.find({ domain: domainText, problem: problems[0]!.text }, [], 'quick')
  if (outcome.kind !== 'landmarks') throw new Error(`${id}: ${outcome.kind}`)
  return { id, set: outcome.set }
})

test('boxes do not touch one another, whatever the frame', () => {
  for (const { id, set } of sets)
    for (const aspect of [0.3, 1, 4]) {
      const { boxes } = drawLandmarks(set.nodes, set.whole, aspect)
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          const apart = Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= 28
          expect([id, aspect, a.label, b.label, apart]).toEqual([id, aspect, a.label, b.label, true])
        }
    }
})

test('the file has each landmark once, arrows for all orders, and the colours of its theme', () => {
  for (const { set } of sets) {
    const svg = landmarkSvg({ set, picture: set.whole }, 'dark')
    for (const { fact } of set.nodes) if (fact.length <= 34) expect(svg.split(`>${fact}<`)).toHaveLength(2)
    // Each arrow is a line and a head; so is each of the two in the legend.
    const lines = svg.match(/<path d="[^"]*" fill="none" stroke="[^"]*" stroke-width="1.[25]"/g) ?? []
    expect(lines.length).toBeGreaterThanOrEqual(set.whole.orders.length)
    expect(svg).not.toBe(landmarkSvg({ set, picture: set.whole }, 'light'))
    expect(svg).not.toContain('var(')
  }
})

test('names are text in the file, whatever they are made of', () => {
  const nasty = '(<script>&"\' x)'
  const node = { fact: nasty, phrase: '', inInitial: false, inGoal: true, firstAchievers: [] }
  const picture = { layers: 1, nodes: [{ node: 0, layer: 0, row: 0 }], orders: [] }
  const set: LandmarkSet = {
    nodes: [{ ...node, achieverCount: 0 }],
    whole: picture,
    inner: { layers: 0, nodes: [], orders: [] },
    facts: [nasty],
    statuses: Uint8Array.of(3),
    goalHolds: false,
    effort: 'full',
  }
  const svg = landmarkSvg({ set, picture }, 'light')
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&lt;script&gt;&amp;&quot;&#39; x)')
})

// How pictures of states lie in their frames: letters that can be read in every bundled problem and in published ones,
// on a desk and on a phone.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import type { Scene } from '#language/domain-kit'
import { heightFor, MIN_LETTER, leastLetter, placeScene } from '#page/draw/scene/scene-fit'
import { loadTask } from '#planning/task/load'
import { folderOf } from '#language/library/domains'
import { drawScene } from '#language/library/scenes'
import { stateFacts } from '#planning/task/names'
import { dataFolder, dataText, skipMessage } from '../support/data'

const frames = [
  { width: 586, height: 400 },
  { width: 520, height: 300 },
  { width: 390, height: 320 },
]

function sceneFor(domain: string, problem: string): Scene {
  const ready = loadTask({ domain, problem })
  if (ready.kind !== 'ready') throw new Error(ready.message)
  const facts = stateFacts(ready.task, ready.task.initial)
  return drawScene(folderOf(ready.domain)?.scene, ready.domain, ready.problem, facts)
}

function expectReadable(scene: Scene, where: string): void {
  for (const frame of frames) {
    const { k, x, y, isCut } = placeScene(scene, frame)
    expect(k * leastLetter(scene), where).toBeGreaterThanOrEqual(MIN_LETTER - 1e-9)
    // Its beginning is in the frame, and all of it unless that is stated.
    expect(x >= 0 && y >= 0, where).toBe(true)
    const fits = x + k * scene.width <= frame.width && y + k * scene.height <= frame.height
    expect(fits, where).toBe(!isCut)
    const wished = { width: frame.width, height: heightFor(scene, frame.width) }
    if (k * scene.width <= frame.width) expect(placeScene(scene, wished).isCut, where).toBe(false)
  }
}

test('letters can be read in the picture of every bundled problem', () => {
  for (const { id, domainText, problems } of domainFolders)
    for (const { text } of problems) expectReadable(sceneFor(domainText, text), id)
})

test.skipIf(dataFolder() === undefined)('and of published problems, the largest kitchens too', ctx => {
  if (dataFolder() === undefined) ctx.skip(skipMessage)
  const records: { PDDL_domain: string; PDDL_problem: string }[] = JSON.parse(dataText('acpbench/nexta.gen.json'))
  let max = 0
  for (const { PDDL_domain, PDDL_problem } of records) {
    const scene = sceneFor(PDDL_domain, PDDL_problem)
    expectReadable(scene, scene.caption)
    max = Math.max(max, scene.height)
  }
  expect(max).toBeGreaterThan(900)
})

test('a small picture grows with its frame, but not without end; a cut one is as wide as the frame', () => {
  const text = { key: 't', kind: 'text', x: 0, y: 0, text: 'a', size: 10 } as const
  const small = { width: 100, height: 50, shapes: [text] }
  expect(placeScene(small, { width: 224, height: 600 }).k).toBeCloseTo(22 / 12)
  expect(placeScene(small, { width: 2_000, height: 2_000 }).k).toBeCloseTo(22 / 12)
  const tall = { width: 500, height: 4_000, shapes: [text] }
  const placed = placeScene(tall, { width: 524, height: 300 })
  expect(placed).toEqual({ k: 1, x: 12, y: 12, isCut: true })
})

test('a frame that is not laid out yet cuts no picture', () => {
  const picture = { shapes: [], width: 500, height: 400 }
  expect(placeScene(picture, { width: 0, height: 0 }).isCut).toBe(false)
  expect(placeScene(picture, { width: 40, height: 40 }).isCut).toBe(true)
})

// The course shows more than one world: at most a quarter of the steps with a live part are about the ferry alone.

import { expect, test } from 'vitest'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

test('at most a quarter of the steps are about the ferry alone', () => {
  const steps = shippedIds.flatMap(id => {
    const { parts, worlds } = readLesson(shippedFiles(id)!, 'en').lesson!
    return parts.flatMap(({ title, blocks }) => {
      const shown = blocks.flatMap(block => (block.kind === 'live' ? [block.part.world] : []))
      const folders = shown.map(name => worlds.find(world => world.name === name)!.folder)
      return shown.length === 0 ? [] : [{ step: `${id}: ${title}`, isFerry: folders.every(each => each === 'ferry') }]
    })
  })
  const ferry = steps.filter(({ isFerry }) => isFerry).map(({ step }) => step)
  expect(steps.length).toBeGreaterThan(70)
  expect(ferry.length * 4, ferry.join('\n')).toBeLessThanOrEqual(steps.length)
})

// The course shows more than one world: at least half of the steps with a live part are about another one than the ferry.

import { expect, test } from 'vitest'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

test('at least half of the steps are about other worlds than the ferry', () => {
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
  expect(ferry.length * 2, ferry.join('\n')).toBeLessThanOrEqual(steps.length)
})

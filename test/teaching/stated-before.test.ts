// What a prediction asks for is not stated before it is asked: neither in the text before it nor in its own words.

import { expect, test } from 'vitest'
import type { Block } from '#teaching/lesson'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

test.each(shippedIds)('%s: no number is shown before it is asked for', id => {
  const { parts, expressions } = readLesson(shippedFiles(id)!, 'en').lesson!
  const asked = parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block: Block) => (block.kind === 'live' ? [block.part] : []))
  for (const { id: part, predict, world } of asked) {
    if (predict?.ask !== 'number') continue
    const { text, place } = expressions[predict.right]!
    const before = expressions.filter(
      each => each.role === 'inline' && each.world === world && each.text === text && each.place.from < place.from,
    )
    expect(
      before.map(each => each.text),
      part,
    ).toEqual([])
  }
})

// Words in the responses that are kept, chunk by chunk.

import { expect, test } from 'vitest'
import { packed } from '#engine/runs/packing'
import { searchChunk } from '#engine/runs/searching'

/** Chunks of responses of one run, as the store keeps them. */
async function shelvesOf(...chunks: readonly (readonly string[])[]) {
  let next = 0
  const kept = await Promise.all(
    chunks.map(async responses => {
      const first = next
      next += responses.length
      return {
        first,
        texts: {
          responses: await packed(responses.map(text => ['key', text])),
          questions: await packed([]),
          where: new Uint32Array(responses.length),
        },
      }
    }),
  )
  return {
    texts: async (_: string, row: number) => kept.filter(({ first }) => first <= row).at(-1),
  }
}

test('a chunk gives the rows that have all words, and where to continue', async () => {
  const shelves = await shelvesOf(['So (SAIL l0 l1).', 'None', 'sail l1'], ['nothing', 'l1 and then SAIL'])
  const words = ['sail', 'l1']
  expect(await searchChunk(shelves, 'r', words, 0)).toEqual({ rows: [0, 2], next: 3 })
  expect(await searchChunk(shelves, 'r', words, 1)).toEqual({ rows: [2], next: 3 })
  expect(await searchChunk(shelves, 'r', words, 3)).toEqual({ rows: [4], next: 5 })
})

test('past the last row there is nothing more, nor where no responses are kept', async () => {
  const nothing = { rows: [], next: null }
  expect(await searchChunk(await shelvesOf(['a']), 'r', ['a'], 1)).toEqual(nothing)
  expect(await searchChunk(await shelvesOf(), 'r', ['a'], 0)).toEqual(nothing)
})

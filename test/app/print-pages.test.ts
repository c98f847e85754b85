// Blocks on pages of paper: nothing that fits on a page is divided, nothing is lost, nothing runs over the edge.

import { describe, expect, test } from 'vitest'
import { cut } from '#page/class/print/cut'
import { type Block, type Box, paginate } from '#page/class/print/paginate'
import { makeRng } from '#base/rng'

const room = { height: 100, gap: 5, continued: 4 }
const box = (height: number, more: Partial<Box> = {}): Box => ({ height, ...more })
const text = (count: number, above = 0): Box => box(above + count * 2, { lines: { count, height: 2 } })

/** The height of what a slice shows. */
function heightOf(blocks: readonly Block[], page: ReturnType<typeof paginate>[number]): number {
  let height = 0
  for (const [i, { block, isContinued, boxes }] of page.entries()) {
    height += (i > 0 ? room.gap : 0) + (isContinued ? room.continued : 0)
    for (const { box, from, to } of boxes) {
      const { height: whole, lines } = blocks[block]![box]!
      const above = lines === undefined ? 0 : whole - lines.count * lines.height
      height +=
        from === 0 && to === null ? whole : (from === 0 ? above : 0) + ((to ?? lines!.count) - from) * lines!.height
    }
  }
  return height
}

test('random blocks: all is there, in order, on pages that are not too full', () => {
  const rng = makeRng('pages')
  for (let run = 0; run < 60; run++) {
    const blocks: Block[] = Array.from({ length: rng.below(8) + 1 }, () =>
      Array.from({ length: rng.below(6) + 1 }, () =>
        rng.below(3) === 0
          ? text(rng.below(70) + 1, rng.below(3))
          : box(rng.below(60) + 1, { staysWithNext: rng.below(2) === 0 }),
      ),
    )
    const pages = paginate(blocks, room)
    const seen = pages.flat().flatMap(({ block, boxes }) => boxes.map(each => ({ block, ...each })))
    // Each box from its begin to its end, one after the other.
    const whole = seen.filter(({ to }) => to === null)
    expect(whole.map(({ block, box }) => [block, box])).toEqual(
      blocks.flatMap((boxes, block) => boxes.map((_, box) => [block, box])),
    )
    expect(seen.filter(({ from }, i) => from !== (seen[i - 1]?.to ?? 0))).toEqual([])
    expect(Math.max(...pages.map(page => heightOf(blocks, page)))).toBeLessThanOrEqual(room.height)
    for (const [i, boxes] of blocks.entries()) {
      const height = boxes.reduce((sum, each) => sum + each.height, 0)
      const on = pages.filter(page => page.some(slice => slice.block === i))
      if (height <= room.height) expect(on).toHaveLength(1)
      else if (i !== 1) expect(on[0]![0]).toMatchObject({ block: i, isContinued: false })
    }
  }
})

describe('a block that is longer than a page', () => {
  const places = (blocks: readonly Block[]) =>
    paginate(blocks, room).map(page => page.flatMap(({ boxes }) => boxes.map(({ box, from, to }) => [box, from, to])))

  test('is divided between boxes that need not stay together', () => {
    const tied = { staysWithNext: true }
    expect(places([[box(50), box(40, tied), box(30), box(20)]])).toEqual([
      [[0, 0, null]],
      [
        [1, 0, null],
        [2, 0, null],
        [3, 0, null],
      ],
    ])
  })

  test('leaves three lines of a text together on either page', () => {
    expect(places([[box(95), text(20)]])).toEqual([[[0, 0, null]], [[1, 0, null]]])
    expect(places([[box(90), text(20)]])[0]).toEqual([
      [0, 0, null],
      [1, 0, 5],
    ])
    // A page is not turned for three lines.
    expect(places([[text(51)]])).toEqual([[[0, 0, 36]], [[0, 36, null]]])
  })

  test('has less room to answer where it fits on the page then', () => {
    const lines = (enough: number): Box => ({ ...text(20), enough })
    expect(places([[box(70), lines(8)]])).toEqual([
      [
        [0, 0, null],
        [1, 0, 15],
      ],
    ])
    expect(places([[box(90), lines(8)]])).toHaveLength(2)
  })
})

describe('pages are used', () => {
  const blocksOn = (blocks: readonly Block[]) => paginate(blocks, room).map(page => page.map(({ block }) => block))
  const lines = (count: number, enough: number): Box => ({ ...text(count), enough })

  test('room to answer is shortened where a question then fits below the one before it', () => {
    expect(blocksOn([[box(10)], [box(40)], [box(20), lines(12, 9)]])).toEqual([[0, 1, 2]])
    expect(blocksOn([[box(10)], [box(40)], [box(20), lines(12, 11)]])).toEqual([[0, 1], [2]])
  })

  test('no last page has less than a third, if a question can be moved to it', () => {
    expect(blocksOn([[box(10)], [box(40)], [box(30)], [box(12)]])).toEqual([[0, 1], [2, 3]])
    // Else the page before would be nearly empty.
    expect(blocksOn([[box(10)], [box(80)], [box(12)]])).toEqual([[0, 1], [2]])
  })
})

test('a part of a text keeps its names', () => {
  const rich = [
    { kind: 'text', text: 'now ' },
    { kind: 'code', text: '(on a b)' },
    { kind: 'text', text: ' holds' },
  ] as const
  expect(cut(rich, 2, 7)).toEqual([
    { kind: 'text', text: 'w ' },
    { kind: 'code', text: '(on' },
  ])
  expect(cut(rich, 12, 99)).toEqual([{ kind: 'text', text: ' holds' }])
})

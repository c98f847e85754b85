// Known values of the first problem of each domain, computed by expressions as lessons write them.

import { describe, expect, test } from 'vitest'
import { bundledSource, valueOfText } from '../../support/lesson'

/** Domain: states, arcs, dead ends, goal states, h*, h+, h-max, h-add, landmarks. */
const known = `
ferry 16 32 0 2 6 5 3 6 3
blocksworld 22 42 0 1 6 5 3 5 5
grippers 28 104 0 2 3 3 2 3 1
visitall 72 169 0 6 5 5 3 9 5
swap 24 288 0 1 2 2 1 4 0
logistics 56 384 0 8 12 9 7 9 8
goldminer 64 123 30 9 7 6 6 10 5
floortile 120 392 96 4 6 5 3 7 4
grid 72 171 0 6 7 6 6 11 5
satellite 96 424 0 24 7 6 3 11 4
rovers 90 295 0 12 7 7 4 7 6
depot 10 32 0 2 6 5 4 5 6`

const columns = [
  'states',
  'arcs',
  'deadEnds',
  'goalStates',
  'hstar',
  'h("h-plus")',
  'h("h-max")',
  'h("h-add")',
  'count(landmarks)',
]

describe('values at the start', () => {
  test.each(known.trim().split('\n'))('%s', line => {
    const [domain = '', ...numbers] = line.split(' ')
    const source = bundledSource(domain)
    expect(columns.map(text => valueOfText(source, text))).toEqual(numbers.map(Number))
  })
})

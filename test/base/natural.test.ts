// The order of names with numbers.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { naturally } from '#base/natural'

test('numbers in names count as numbers', () => {
  const sorted = ['', '(at c1 l0)', '(at c2)', '(at c10 l0)', 'a', 'a1', 'a-1', 'a-02', 'a-2', 'a-10-3', 'ab', 'b0']
  expect([...sorted].reverse().sort(naturally)).toEqual(sorted)
})

test('it is the order of the runs of digits and of others', () => {
  const runs = (text: string): string[] => text.match(/\d+|\D+/g) ?? []
  const slowly = (a: string, b: string): number => {
    const [x, y] = [runs(a), runs(b)]
    for (let i = 0; i < Math.min(x.length, y.length); i++) {
      const isNumber = /^\d/.test(x[i]!) && /^\d/.test(y[i]!)
      if (isNumber && Number(x[i]) !== Number(y[i])) return Number(x[i]) - Number(y[i])
      if (/^\d/.test(x[i]!) !== /^\d/.test(y[i]!)) return /^\d/.test(x[i]!) ? -1 : 1
      if (x[i] !== y[i]) return x[i]! < y[i]! ? -1 : 1
    }
    return x.length - y.length
  }
  const rng = makeRng(1)
  const name = (): string => Array.from({ length: rng.below(7) }, () => '01a(-'[rng.below(5)]).join('')
  for (let i = 0; i < 20_000; i++) {
    const [a, b] = [name(), name()]
    expect(Math.sign(naturally(a, b)), `${a} and ${b}`).toBe(Math.sign(slowly(a, b)))
  }
})

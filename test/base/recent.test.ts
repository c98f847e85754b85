// A memory of the last few: the same value for the same key, the least recently used forgotten first.

import { expect, test } from 'vitest'
import { recent, recentOf } from '#base/recent'

/** A memory of two squares; `made` has what was worked out. */
function squares() {
  const made: number[] = []
  const square = recent(
    2,
    (number: number) => [number],
    number => {
      made.push(number)
      return { value: number * number }
    },
  )
  return { made, square }
}

test('what was asked for lately is the same object again', () => {
  const { made, square } = squares()
  expect(square(3)).toBe(square(3))
  expect(square(3).value).toBe(9)
  expect(made).toEqual([3])
})

test('the least recently used is forgotten first', () => {
  const { made, square } = squares()
  for (const number of [1, 2, 1, 3, 1, 2]) square(number)
  expect(made).toEqual([1, 2, 3, 2])
})

test('inputs are distinguished by their key alone', () => {
  let times = 0
  const count = recent(
    3,
    (text: string, _style: 'long' | 'short') => [text],
    () => ++times,
  )
  expect([count('a', 'long'), count('a', 'short'), count('b', 'long')]).toEqual([1, 1, 2])
})

test('undefined is a value like others, and a failure is not remembered', () => {
  let times = 0
  const odd = recent(
    2,
    (name: string) => [name],
    name => {
      times++
      if (name === 'bad' && times < 3) throw new Error('not yet')
      return undefined
    },
  )
  expect([odd('good'), odd('good'), times]).toEqual([undefined, undefined, 1])
  expect(() => odd('bad')).toThrow('not yet')
  expect([odd('bad'), odd('bad'), times]).toEqual([undefined, undefined, 3])
})

test('a memory of one keeps only the last', () => {
  const made: string[] = []
  const only = recent(
    1,
    (name: string) => [name],
    name => made.push(name),
  )
  for (const name of ['a', 'a', 'b', 'a']) only(name)
  expect(made).toEqual(['a', 'b', 'a'])
})

test('a memory asked for again while it makes a value gives both', () => {
  const factorial: (number: number) => number = recent(
    1,
    (number: number) => [number],
    (number): number => (number === 0 ? 1 : number * factorial(number - 1)),
  )
  expect([factorial(5), factorial(5), factorial(4)]).toEqual([120, 120, 24])
})

test('keys of several parts are the same only where all parts are', () => {
  let times = 0
  const [one, two] = [{}, {}]
  const count = recent(
    4,
    (of: object, text: string) => [of, text],
    () => ++times,
  )
  expect([count(one, 'a'), count(two, 'a'), count(one, 'b'), count(one, `${'a'}`)]).toEqual([1, 2, 3, 1])
})

test('what is remembered can be looked at without making it', () => {
  const { made, square } = squares()
  expect(square.known(3)).toBeUndefined()
  expect(square.known(3)).toBeUndefined()
  const three = square(3)
  expect(square.known(3)).toBe(three)
  expect(made).toEqual([3])
})

test('each owner has a memory of its own', () => {
  const made: string[] = []
  const recent = recentOf(
    2,
    (number: number) => (number < 0 ? undefined : `${number}`),
    (owner: { readonly name: string }, number) => {
      made.push(`${owner.name}${number}`)
      return { number }
    },
  )
  const [a, b] = [{ name: 'a' }, { name: 'b' }]
  expect(recent(a, 1)).toBe(recent(a, 1))
  expect(recent(b, 1)).not.toBe(recent(a, 1))
  for (const number of [2, 1, 3, 1, 2]) recent(a, number)
  // Without a key nothing is remembered.
  for (const number of [-1, -1]) recent(a, number)
  expect(made).toEqual(['a1', 'b1', 'a2', 'a3', 'a2', 'a-1', 'a-1'])
})

test('as many are remembered as there is room for, and the last one always', () => {
  const made: number[] = []
  const sized = recent(
    { most: 10, size: (value: { readonly size: number }) => value.size },
    (size: number) => [size],
    size => {
      made.push(size)
      return { size }
    },
  )
  for (const size of [3, 4, 3, 4, 5, 4, 3, 20, 20, 3]) sized(size)
  expect(made).toEqual([3, 4, 5, 3, 20, 3])
})

test('of rounds that are too large something is found again', () => {
  let made = 0
  const value = recent(
    { most: 8, size: () => 1, rounds: true },
    (number: number) => [number],
    number => ({ number, made: ++made }),
  )
  for (let round = 0; round < 10; round++)
    for (let number = 0; number < 10; number++) expect(value(number).number).toBe(number)
  expect(made).toBeLessThan(60)
})

test('what is due is let go, and makes room', () => {
  const made: number[] = []
  const value = recent(
    { most: 10, size: (size: number) => size },
    (size: number) => [size],
    size => {
      made.push(size)
      return size
    },
  )
  for (const size of [6, 3]) value(size)
  value.forget(size => size === 6)
  for (const size of [3, 7, 3, 6]) value(size)
  expect(made).toEqual([6, 3, 7, 6])
})

import { expect, test } from 'vitest'
import { castKey, ease, isOneStep, tween } from '#page/draw/scene/scene-tween'
import type { Shape } from '#language/domain-kit'

const car = (x: number, title: string): Shape => ({
  key: 'car c0',
  kind: 'rect',
  x,
  y: 10,
  width: 36,
  height: 20,
  fill: 'hue1',
  title,
})

test('a shape that moves is between its places, and at the end is what it is to be', () => {
  const [from, to] = [car(0, 'at l0'), car(100, 'at l1')]
  const way = tween(from, to)!
  expect(way(0)).toMatchObject({ x: 0, y: 10, title: 'at l1' })
  expect(way(0.25)).toMatchObject({ x: 25 })
  expect(way(1)).toBe(to)
})

test('a shape that stays in its place has no way to go', () => {
  expect(tween(car(5, 'a'), car(5, 'b'))).toBeUndefined()
})

test('a path bends into one of the same commands, and takes any other at once', () => {
  const path = (d: string): Shape => ({ key: 'arm', kind: 'path', x: 0, y: 0, d })
  expect(tween(path('M0 0V10'), path('M0 0V30'))!(0.5)).toMatchObject({ d: 'M0 0V20' })
  expect(tween(path('M0 0V10'), path('M0 0H10V4'))).toBeUndefined()
})

test('one key of two kinds of shapes is two things', () => {
  const round: Shape = { key: 'car c0', kind: 'circle', x: 0, y: 0, radius: 4 }
  expect(castKey(round)).not.toBe(castKey(car(0, '')))
})

test('only the way and one step more or less are next to each other', () => {
  expect(isOneStep(['(a)'], ['(a)', '(b)'])).toBe(true)
  expect(isOneStep(['(a)', '(b)'], ['(a)'])).toBe(true)
  expect(isOneStep([], ['(a)', '(b)'])).toBe(false)
  expect(isOneStep(['(c)'], ['(a)', '(b)'])).toBe(false)
  expect(isOneStep(['(a)'], ['(a)'])).toBe(false)
  expect(isOneStep(undefined, ['(a)'])).toBe(false)
})

test('easing begins and ends at its ends and never turns back', () => {
  const shares = Array.from({ length: 21 }, (_, i) => ease(i / 20))
  expect([shares[0], shares[10], shares[20]]).toEqual([0, 0.5, 1])
  expect(shares.every((share, i) => i === 0 || share >= shares[i - 1]!)).toBe(true)
})

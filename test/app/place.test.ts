import { expect, test } from 'vitest'
import { addressOf, fileNamed, type Address, placeAt } from '../../src/app/open/address'

test('each place comes back from its address', () => {
  const places: readonly Address[] = [
    { kind: 'home' },
    { kind: 'make' },
    { kind: 'more' },
    { kind: 'workspace', workspace: 'domain' },
    { kind: 'workspace', workspace: 'score' },
    { kind: 'question', file: 'bundled:ferry/p01', number: 3, tab: null },
    { kind: 'question', file: 'a b&c=d/é#1x.json#9z', number: 10_000, tab: 'graph' },
    { kind: 'question', file: '100%/1', number: 1, tab: 'pddl' },
  ]
  for (const place of places) expect(placeAt(addressOf(place))).toEqual(place)
  expect(addressOf(places[5]!)).toBe('q=bundled:ferry/p01/3')
})

test('what names nothing is told from what does', () => {
  expect(placeAt('')).toEqual({ kind: 'home' })
  expect(placeAt('explore')).toBe('explore')
  for (const bad of [
    'q=',
    'q=a',
    'q=a/0',
    'q=a/x',
    'q=%E0%A4%A/1',
    'q=a/1&tab=x',
    'Domain',
    's=1.x',
  ])
    expect(placeAt(bad)).toBeNull()
})

test('a file is named as it was dropped', () => {
  expect(fileNamed('nexta.gen.json#1x2y')).toBe('nexta.gen.json')
  expect(fileNamed('bundled:ferry/p01')).toBe('ferry/p01')
})

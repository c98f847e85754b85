import { expect, test } from 'vitest'
import { addressOf, fileNamed, type Address, placeAt } from '#page/shell/address/address'

test('each place is restored from its address', () => {
  const places: readonly Address[] = [
    { kind: 'home' },
    { kind: 'make' },
    { kind: 'more' },
    { kind: 'workspace', workspace: 'domain' },
    { kind: 'english', workspace: 'explore' },
    { kind: 'english', workspace: 'domain' },
    { kind: 'score', at: { part: 'home' } },
    { kind: 'score', at: { part: 'key' } },
    { kind: 'score', at: { part: 'run', run: 'a b/c', view: 'overview', filter: '' } },
    {
      kind: 'score',
      at: { part: 'run', run: '3f', view: 'rows', filter: 'verdict=wrong&q=a%20b' },
    },
    { kind: 'score', at: { part: 'compare', runs: ['a', 'b'], view: 'rows', filter: 'different' } },
    { kind: 'score', at: { part: 'summary', packed: '1.aB-_9' } },
    { kind: 'question', file: 'bundled:ferry/p01', number: 3, tab: null },
    { kind: 'class', at: { part: 'polls' } },
    { kind: 'class', at: { part: 'cards' } },
    { kind: 'class', at: { part: 'poll', hash: '7K2MQ4XC', item: 12, large: false } },
    { kind: 'class', at: { part: 'poll', hash: '7K2MQ4XC', item: 1, large: true } },
    { kind: 'class', at: { part: 'print', hash: null } },
    { kind: 'class', at: { part: 'print', hash: '7K2MQ4XC' } },
    { kind: 'question', file: 'a b&c=d/é#1x.json#9z', number: 10_000, tab: 'graph' },
    { kind: 'question', file: '100%/1', number: 1, tab: 'pddl' },
  ]
  for (const place of places) expect(placeAt(addressOf(place))).toEqual(place)
  expect(addressOf(places[12]!)).toBe('q=bundled:ferry/p01/3')
})

test('what names nothing is distinguished from what does', () => {
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
    'score/run',
    'score/run/',
    'score/run/a/b',
    'score/run/a/rows/b',
    'score/run/%E0%A4%A',
    'score/compare/a',
    'score/summary/a<b',
    'score/other',
    'class/poll/7K2MQ4XC',
    'class/poll/7K2MQ4XC/0',
    'class/sheet/7K2MQ4XC/1',
  ])
    expect(placeAt(bad)).toBeNull()
})

test('a file is named as it was dropped', () => {
  expect(fileNamed('nexta.gen.json#1x2y')).toBe('nexta.gen.json')
  expect(fileNamed('bundled:ferry/p01')).toBe('ferry/p01')
})

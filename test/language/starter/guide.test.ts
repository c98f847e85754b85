import { expect, test } from 'vitest'
import { domainFolders } from '../../../domains/index'
import { guideOf } from '#language/english/starter/guide'
import { starterPhrases } from '#language/english/starter/starter'

const domain = `(define (domain garden)
  (:requirements :typing)
  (:types robot bed - object)
  (:predicates
    (at ?r - robot ?b - bed)
    (wet ?b - bed)          ; the bed has water
    (tap ?b - bed))
  (:action water
    :parameters (?r - robot ?b - bed)
    :precondition (and (at ?r ?b) (tap ?b))
    :effect (wet ?b))
  (:action move
    :parameters (?r - robot ?from ?to - bed)
    :precondition (at ?r ?from)
    :effect (and (at ?r ?to) (not (at ?r ?from)))))`
const start = starterPhrases(domain)
const codes = (text: string): string[] => guideOf(domain, text).map(({ code, about }) => `${code} ${about}`.trim())

test('a starter is guided through all that is made from names', () => {
  expect(codes(start)).toEqual([
    'introduction',
    'gather at',
    'wording at',
    'gather wet',
    'gather tap',
    'wording tap',
    'wording water',
    'one-wording water',
    'wording move',
    'one-wording move',
    'foreign',
  ])
})

test('each step leads to its place in the text', () => {
  for (const { code, about, span } of guideOf(domain, start)) {
    const there = start.slice(span.from, span.to)
    expect(there.length).toBeGreaterThan(0)
    if (code === 'introduction') expect(there).toBe('introduction')
    if (code === 'wording' && about === 'move') expect(there).toBe('move robot {r} from bed {from} to bed {to}')
    if (code === 'gather') expect(there).toBe(about)
  }
})

test.each<[string, string, string, string]>([
  ['the introduction', 'introduction', 'introduction: >-\n  ', 'introduction: >-\n  A robot waters beds. '],
  ['a wording', 'wording at', 'robot {r} is at bed {b}', 'robot {r} stands at bed {b}'],
  ['an imperative', 'wording water', 'water bed {b}', 'give water to bed {b}'],
  [
    'a second wording',
    'one-wording move',
    '    - move robot',
    '    - send robot {r} from bed {from} on to bed {to}\n    - move robot',
  ],
  ['gathering', 'gather wet', '  wet:\n', '  wet:\n    gather: b\n    told: "{b} [has|have] water"\n'],
  ['foreign phrases', 'foreign', 'actions:', 'foreign:\n  - sell bed {bed}\nactions:'],
])('once it is done, %s is gone from the guide, and nothing comes instead', (_, step, before, after) => {
  expect(start).toContain(before)
  expect(codes(start)).toContain(step)
  expect(codes(start.replace(before, after))).toEqual(
    codes(start).filter(each => each !== step && !(step === 'one-wording move' && each === 'wording move')),
  )
})

test('a static predicate that no list shows is a step', () => {
  expect(codes(start.replace('setting: [tap]', 'setting: []'))).toContain('setting tap')
})

test('our own phrases need no guide but for gathering and variety', () => {
  for (const { domainText, phrasesText } of domainFolders)
    for (const { code } of guideOf(domainText, phrasesText))
      expect(['gather', 'one-wording', 'setting', 'wording']).toContain(code)
})

test('text that is not YAML gives no steps, and nothing throws', () => {
  for (const text of ['', '{', '\t', 'introduction: [', 'a: 1\na: 2']) guideOf(domain, text)
  expect(guideOf(domain, 'introduction: [')).toEqual([])
})

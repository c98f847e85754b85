// The readers of contexts and lists on texts of our own: in the published shapes with their slips, on what is not
// theirs, and on what is meant to harm.

import { describe, expect, it } from 'vitest'
import { makeRng } from '#base/rng'
import { ContextReader } from '#language/english/context-reader'
import { ListReader } from '#language/english/list-reader'
import { readPhrases } from '#language/english/read-phrases'
import { publishedPhrasesOf } from '#language/library/phrases'
import { publishedDomains } from './sentences'

const all = publishedDomains()
const own = (id: string) => all.find(({ folder }) => folder.id === id)!
const read = (id: string, text: string) => new ContextReader(own(id).phrases).read(text)
const factsIn = (id: string, text: string): string[] => read(id, text).sentences.flatMap(({ facts }) => [...facts])

describe('contexts', () => {
  it('gathers lists, and keeps the place of each sentence', () => {
    const text =
      'Currently, the ferry is at l2, with the car c7 on board. The cars are at locations as follows: c1, c4, and c3 are at l0; c2 is at l2.'
    const { sentences, unread } = read('ferry', text)
    expect(unread).toEqual([])
    expect(sentences.map(({ from, to }) => text.slice(from, to))).toEqual([
      'the ferry is at l2, with the car c7 on board',
      'The cars are at locations as follows: c1, c4, and c3 are at l0; c2 is at l2',
    ])
    expect(sentences.map(({ facts }) => facts.join(' '))).toEqual([
      '(at-ferry l2) (on c7)',
      '(at c1 l0) (at c4 l0) (at c3 l0) (at c2 l2)',
    ])
  })

  it.each([
    [
      'a state that begins without a full stop before it',
      'floortile',
      'Further, tile_1 is down from tile_2 Currently, robot r1 is at tile_2 and holding color red; tile_1 is clear.',
      '(down tile_1 tile_2) (robot-at r1 tile_2) (robot-has r1 red) (clear tile_1)',
    ],
    [
      'no blank after a full stop',
      'visitall',
      'Currently, the robot is in place loc-x0-y0.Place loc-x0-y0 has been visited.',
      '(at-robot loc-x0-y0) (visited loc-x0-y0)',
    ],
    [
      'a semicolon before a comma',
      'rovers',
      'The goal is to reach a state where the following facts hold: Soil data was communicated from waypoint w1;, Rock data was communicated from waypoint w2;, and Rover r0 is at w1.',
      '(communicated_soil_data w1) (communicated_rock_data w2) (at r0 w1)',
    ],
    [
      'commas within and between clauses',
      'logistics',
      'Currently, p1, t1, and p2 are at l1-0, a0 and t0 are at l0-0, p3 is in t1.',
      '(at p1 l1-0) (at t1 l1-0) (at p2 l1-0) (at a0 l0-0) (at t0 l0-0) (in p3 t1)',
    ],
    [
      'objects that go by another name',
      'grippers',
      'Currently, the robot r is at room2, left gripper is free, and right gripper is carrying the ball b1.',
      '(at-robby r room2) (free r left1) (carry r b1 right1)',
    ],
    [
      'a sentence with a slot of its own for all its clauses',
      'rovers',
      'Rover r0 can traverse from w1 to w2, w2 to w1.',
      '(can_traverse r0 w1 w2) (can_traverse r0 w2 w1)',
    ],
  ])('reads %s', (_, id, text, facts) => {
    expect(factsIn(id, text).join(' ')).toBe(facts)
    expect(read(id, text).unread).toEqual([])
  })

  it('shows numbers, objects, and what is none', () => {
    expect(
      read('depot', 'There are 2 trucks, 1 crate, 3 hoists, numbered consecutively.').sentences[0]!.counts,
    ).toEqual([
      { of: 'truck', number: 2 },
      { of: 'crate', number: 1 },
      { of: 'hoist', number: 3 },
    ])
    expect(read('swap', 'There are 2 agents: ann and bo.').sentences[0]!.objects).toEqual([
      { name: 'ann', type: 'agent' },
      { name: 'bo', type: 'agent' },
    ])
    expect(read('visitall', 'The only unavailable cell is loc-x1-y1.').sentences[0]!.absent).toEqual([
      { name: 'loc-x1-y1', type: 'place' },
    ])
  })

  it('leaves a sentence unread rather than read it in part', () => {
    const text =
      'Currently, the ferry is at l0 location and it is empty. The cars are at locations as follows: c1 is at l0, as far as we know. The ferry sings.'
    const { sentences, unread } = read('ferry', text)
    expect(sentences.map(({ facts }) => facts.join(' '))).toEqual(['(at-ferry l0) (empty-ferry)'])
    expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual([
      'The cars are at locations as follows: c1 is at l0, as far as we know.',
      'The ferry sings.',
    ])
  })

  it('knows objects where it is reported which there are', () => {
    const reader = new ContextReader(own('swap').phrases, name => name === 'ann' || name === 'hat')
    expect(reader.read('Currently, ann is assigned hat.').unread).toEqual([])
    expect(reader.read('Currently, ann is assigned cat.').unread).toHaveLength(1)
  })
})

describe('lists', () => {
  const lists = (id: string): ListReader => new ListReader(own(id).phrases)
  const items = (id: string, kind: 'fact' | 'action', text: string): string[] => {
    const list = lists(id).read(kind, text)
    return list.kind === 'read'
      ? list.items.map(({ meanings }) => meanings.map(each => each.items.join()).join(' or '))
      : [list.kind]
  }

  it('divides where the wordings end, not at every comma', () => {
    expect(items('swap', 'action', 'swap ann with bo, hat for cap, swap ann with cy, cap for cup')).toEqual([
      '(swap ann bo hat cap)',
      '(swap ann cy cap cup)',
    ])
  })

  it('gives all meanings of a wording that has several', () => {
    expect(
      items('alfworld', 'action', 'agent a1 toggles object lamp1 that is on the receptacle desk1 at location l1'),
    ).toEqual(['(toggle_object_on a1 l1 lamp1 desk1) or (toggle_object_off a1 l1 lamp1 desk1)'])
  })

  it('takes a phrase that names no action for what it is', () => {
    expect(items('swap', 'action', 'swap ann:hat with bo:cap, marry ann with bo using hat and cap')).toEqual([
      '(swap ann bo hat cap)',
      '',
    ])
  })

  it('reads what is around a phrase that no wording fits', () => {
    const text = 'sail from location l0 to location l1, sink the ferry, and weep, board car c1 at location l1, and sing'
    const list = lists('ferry').read('action', text)
    if (list.kind !== 'part') throw new Error(list.kind)
    expect(list.gaps.map(({ from, to }) => text.slice(from, to))).toEqual(['sink the ferry, and weep', 'sing'])
    expect(list.items.map(({ meanings }) => meanings[0]!.items.join())).toEqual(['(sail l0 l1)', '(board c1 l1)'])
    expect(lists('ferry').read('action', 'sink the ferry')).toEqual({
      ...{ kind: 'part', items: [] },
      gaps: [{ from: 0, to: 14 }],
    })
  })
})

describe('hostile texts', () => {
  const size = 12_000
  const long = (piece: string): string => piece.repeat(Math.ceil(size / piece.length))
  const texts = [
    ...['a, ', 'a and ', '; ', '.', ' ', '\u0130', 'c0 is at l0, ', '{...} ', '(', '"'].map(long),
    `Currently, ${long('c0 is at l0, ')}and so on`,
    `The cars are at locations as follows: ${long('c0 and c1 are at l0; ')}`,
    `The goal is to reach a state where the following facts hold: ${long('Car c1 is at location l0, ')}`,
    `${long('The goal is to reach a state where the following facts hold: ')}`,
    `There are ${long('9')} cars, numbered consecutively.`,
    long('The goal is to reach a state where the following facts hold: x. '),
    long('The ferry is at '),
    `car ${long('c')} is at location l0`,
  ]

  it.each(all.map(each => [each.folder.id, each] as const))(
    '%s: none throws, and all of each is accounted for',
    (_, each) => {
      const reader = new ContextReader(each.phrases)
      const lists = new ListReader(each.phrases)
      for (const text of texts) {
        const { sentences, unread } = reader.read(text)
        for (const { from, to } of [...sentences, ...unread]) {
          expect(from).toBeLessThanOrEqual(to)
          expect(to).toBeLessThanOrEqual(text.length)
        }
        lists.read('fact', text)
        lists.read('action', text)
      }
    },
    30_000,
  )

  it('put together by chance: items and gaps are apart, in order, within the text', () => {
    const rng = makeRng(3)
    const pieces = [
      ...['swap ann with bo, hat for cap', 'swap ann:hat with bo:cap', 'marry ann with bo using hat and cap'],
      ...['trade hat of ann for cap of bo', ', ', ' and ', ', and ', 'hat', 'swap ann with bo, ', ';', '.', '"', ' '],
    ]
    const lists = new ListReader(own('swap').phrases)
    const kinds = new Set<string>()
    for (let run = 0; run < 2_000; run++) {
      let text = ''
      for (let i = 0; i < 1 + (run % 12); i++) text += pieces[rng.below(pieces.length)]!
      const list = lists.read('action', text)
      kinds.add(list.kind)
      if (list.kind === 'several') continue
      const all = [...list.items, ...(list.kind === 'part' ? list.gaps : [])]
      let at = 0
      for (const { from, to } of all.sort((a, b) => a.from - b.from)) {
        expect(from, text).toBeGreaterThanOrEqual(at)
        expect(to, text).toBeLessThanOrEqual(text.length)
        at = to
      }
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['part', 'read']))
  })

  it('of a section that is none are located', () => {
    const { domain } = own('ferry')
    for (const templates of [
      'telling: 7',
      'telling: [a]',
      'telling: {state: [7]}',
      'telling: {state: [{says: "{l}"}]}',
      'telling: {state: [{says: "{l}", states: (at {l})}]}',
      'telling: {state: [{says: "{l}", states: (nowhere {l})}]}',
      'telling: {stat: []}',
      'telling: {state: [{states: (empty-ferry)}]}',
    ]) {
      const { diagnostics } = readPhrases(`source: x\n${templates}\npredicates: {}\nactions: {}\n`, domain)
      const own = diagnostics.filter(({ span }) => span.from >= 10 && span.to <= 11 + templates.length)
      expect(own.length, templates).toBeGreaterThan(0)
    }
  })
})

it('the page finds published phrases by the domain', () => {
  for (const { domain, phrases } of all) expect(publishedPhrasesOf(domain)?.source).toBe(phrases.source)
})

import { expect, test } from 'vitest'
import { contextBlocks, inlinePieces, stemParts, stretches } from '#page/workbench/question/context-blocks'
import { acpbenchKinds, acpbenchRecords } from '../support/data'

const ferry =
  'This is a ferry domain. There are 2 locations. Currently, the ferry is at l1. The goal is to reach a state where the following facts hold: Car c0 is at location l1. The available actions are: (sail ?from ?to) - sail from ?from to ?to, (board ?car ?loc) - board ?car at ?loc, and (debark ?car ?loc) - unload ?car.'

test('a published context is broken at what holds now, the goal and the list of actions', () => {
  const blocks = contextBlocks(ferry)
  expect(blocks.map(block => block.kind)).toEqual(['text', 'now', 'goal', 'list'])
  expect(blocks[3]).toEqual({
    kind: 'list',
    lead: 'The available actions are:',
    items: [
      { formal: '(sail ?from ?to)', english: 'sail from ?from to ?to' },
      { formal: '(board ?car ?loc)', english: 'board ?car at ?loc' },
      { formal: '(debark ?car ?loc)', english: 'unload ?car' },
    ],
  })
})

test('our own lists with colons and semicolons are lists too', () => {
  const [block] = contextBlocks('These propositions exist: (clear ?x): nothing is on ?x; (handempty): it is free.')
  expect(block).toMatchObject({
    kind: 'list',
    items: [
      { formal: '(clear ?x)', english: 'nothing is on ?x' },
      { formal: '(handempty)', english: 'it is free' },
    ],
  })
})

test('names that no words explain are listed once', () => {
  const text = 'These actions exist: (go ?x ?y); (load ?x): pick up ?x; (reset); (wait ?x).'
  expect(contextBlocks(text)).toMatchObject([
    {
      kind: 'list',
      items: [
        { formal: '(go ?x ?y)', english: '' },
        { formal: '(load ?x)', english: 'pick up ?x' },
        { formal: '(reset)', english: '' },
        { formal: '(wait ?x)', english: '' },
      ],
    },
  ])
})

test('a list that does not fit the pattern is shown as it came', () => {
  const text = 'The available actions are: whatever comes to mind.'
  expect(contextBlocks(text)).toEqual([{ kind: 'text', text, from: 0 }])
})

test('no word of a published context is lost', () => {
  const words = (text: string): string[] => text.match(/[\w?-]+/g) ?? []
  for (const kind of acpbenchKinds)
    for (const { context } of acpbenchRecords(kind)) {
      const wording = contextBlocks(context)
        .map(block =>
          block.kind === 'list'
            ? [block.lead, ...block.items.flatMap(item => [item.formal, item.english])].join(' ')
            : block.text,
        )
        .join(' ')
      // The list's own "and", commas and hyphens are described by the layout.
      const plain = (list: string[]): string => list.filter(word => word !== 'and' && word !== '-').join(' ')
      expect(plain(words(wording))).toBe(plain(words(context)))
    }
})

test('formal names are set apart from English in brackets', () => {
  const formal = (text: string): string[] =>
    inlinePieces(text)
      .filter(piece => piece.formal)
      .map(piece => piece.text)
  expect(formal('Paint what is in front (up) and behind (down) them.')).toEqual([])
  expect(formal('Take (sail l0 l1), then (arm-empty) (and so on).')).toEqual(['(sail l0 l1)', '(arm-empty)'])
  const text = 'a (b c1) d ((e) f'
  expect(
    inlinePieces(text)
      .map(piece => piece.text)
      .join(''),
  ).toBe(text)
})

test('a quoted sequence becomes steps, and other quotation marks do not', () => {
  expect(stemParts('Simplify the plan "(a b) (c d)" by removing one.')).toEqual({
    before: 'Simplify the plan',
    steps: ['(a b)', '(c d)'],
    after: 'by removing one.',
  })
  expect(stemParts('Which fails first: "(a) (b)"?')).toEqual({
    before: 'Which fails first?',
    steps: ['(a)', '(b)'],
    after: '',
  })
  expect(stemParts('Perform the action "go to (the) kitchen (now)".').steps).toEqual([])
})

test('a sequence described in English becomes steps as well, whatever commas they hold', () => {
  expect(
    stemParts(
      'Given the plan: "sail from l0 to l1, sample the rock at w1, then store it in s1, if s1 is full, drop it"; can the following action be removed: sail?',
    ),
  ).toEqual({
    before: 'Given the plan:',
    steps: ['sail from l0 to l1', 'sample the rock at w1, then store it in s1', 'if s1 is full, drop it'],
    after: 'Can the following action be removed: sail?',
  })
  expect(stemParts('Is this: "swap a with b, leek for yam, swap c with d" a plan?').steps).toEqual([
    'swap a with b, leek for yam',
    'swap c with d',
  ])
  // One or two quoted items are not a sequence.
  expect(stemParts('Will "c4 is here, now" hold after "sail from a to b"?').steps).toEqual([])
  expect(stemParts('Does "Car c4 is on the ferry" hold?').steps).toEqual([])
})

test('blocks and pieces know where they are in the whole', () => {
  const text = `  A world. Currently, (on a1 b2) holds. The goal is that (on b2 a1) holds.\n\n More of it.`
  for (const block of contextBlocks(text)) {
    if (block.kind === 'list') continue
    expect(text.slice(block.from, block.from + block.text.length)).toBe(block.text)
    for (const piece of inlinePieces(block.text))
      expect(block.text.slice(piece.from, piece.from + piece.text.length)).toBe(piece.text)
  }
})

test('a text is cut at marked places, and places that do not fit are left out', () => {
  const places = [
    { from: 12, to: 15 },
    { from: 14, to: 18 },
    { from: 18, to: 40 },
  ]
  expect(stretches('abcdefghij', 10, places)).toEqual([
    { text: 'ab', place: undefined },
    { text: 'cde', place: places[0] },
    { text: 'fghij', place: undefined },
  ])
})

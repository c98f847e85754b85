// Polls: questions turned into choices, links, votes gathered from a chat and from the camera, what came out.

import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { polls } from '#engine/polls'
import { sheets } from '#engine/sheets'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { cardCode, type OpenRound } from '#teaching/polls/gather'
import { readVoteLink, voteLink } from '#teaching/polls/link'
import { countsOf, movedBetween } from '#teaching/polls/rounds'
import { usual, type Sheet, type SheetItem, type SheetRecipe } from '#teaching/sheets/sheet'

const recipe = (kind: SheetRecipe['kind'], format: SheetRecipe['format']): SheetRecipe => ({
  ...{ item: 'recipe', kind, format, domain: 'ferry', on: { problem: 'p01' } },
})
const sheetOf = (items: readonly SheetItem[]): Sheet => ({ ...usual, title: 'T', seed: 's', items })

test('each kind of question that has choices, or can be given some, is polled with one right choice', () => {
  const items = [
    ...(['app', 'prog', 'nexta', 'val'] as const).map(kind => recipe(kind, 'gen')),
    ...(['land'] as const).map(kind => recipe(kind, 'bool')),
    recipe('app', 'mcq'),
  ]
  for (const [i, item] of items.entries()) {
    const poll = polls.make(sheetOf(items), i)
    if (typeof poll === 'string') throw new Error(`${item.kind} ${item.format}: ${poll}`)
    const { ask, key, question } = poll
    expect(ask.choices.map(({ letter }) => letter).join('')).toMatch(item.format === 'bool' ? /^YN$/ : /^ABC?D?$/)
    expect(key.right).toHaveLength(1)
    expect(key.reasons).toHaveLength(ask.choices.length)
    expect(key.reasons.every(reason => reason.length > 0)).toBe(true)
    expect(JSON.stringify(ask)).not.toMatch(/"right"|"reason/)
    if (key.answer === '') continue
    const { verdict } = judgeQuestion(question, key.answer)
    expect([item.kind, item.format, verdict]).toEqual([item.kind, item.format, 'right'])
  }
})

test('what has no choices is refused with a reason, and a response is voted right or wrong', () => {
  const plan = recipe('just', 'gen')
  const items: SheetItem[] = [plan, { item: 'step', lesson: 'states', step: 1 }]
  expect(polls.make(sheetOf(items), 0)).toMatch(/at length/)
  expect(polls.make(sheetOf(items), 1)).toMatch(/step of a lesson/)
  expect(polls.make(sheetOf(items), 7)).toMatch(/no item 8/)
  const made = sheets.make(sheetOf([recipe('app', 'bool')]), 0, '')
  if (made.kind !== 'question') throw new Error(made.kind)
  const rights = ['yes', 'no'].map(response => {
    const poll = polls.make(sheetOf([sheets.response(made.question, response)]), 0)
    return typeof poll === 'string' ? poll : poll.key.right.join('')
  })
  expect(rights.sort()).toEqual(['N', 'Y'])
})

test('a link to a vote is read as it was written, and nothing else is a link', () => {
  for (const [round, choices] of [
    [1, 'ABCD'],
    [3, 'YN'],
  ] as const) {
    const vote = { sheet: '7K2MQ4XC', item: 12, choices: [...choices], round }
    expect(readVoteLink(voteLink(vote))).toEqual(vote)
    expect(readVoteLink(voteLink(vote).toLowerCase())).toEqual(vote)
  }
  for (const link of [
    'vote=',
    'vote=7K2MQ4XC.0.AB',
    'vote=7K2MQ4XC.1.AA',
    'vote=7K2MQ4XC.1.AB.9',
    'vote=7K2MQ4XU.1.AB',
  ])
    expect(readVoteLink(link), link).toBeUndefined()
})

const tags = [1, 2].map(round => sheets.pollTag('7K2MQ4XC', 0, round))
const first: OpenRound = {
  ...{ tag: tags[0]!, otherRounds: [tags[1]!], choices: ['A', 'B'], cards: false },
}
const code = (choice: string, device: number, tag = tags[0]!): string => sheets.voteCode(tag, choice, device)

test('a chat that is pasted again counts no device twice, and shows what was passed over', () => {
  const chat = [
    `Kim: ${code('A', 1)}`,
    `Lee: ${code('B', 2)} no, ${code('A', 2)}`,
    `Mo: ${code('C', 3)} ${code('A', 4, tags[1])} ${code('A', 5, 'ZZZZ')} ${code('A', 6).slice(0, -1)}Z`,
    cardCode(7, 'A'),
  ].join('\n')
  const once = polls.gather(chat, first, [])
  expect(once.votes.map(([, choice]) => choice)).toEqual(['A', 'A'])
  expect(once).toMatchObject({
    ...{ found: 7, fresh: 2, changed: 0, replaced: 1, otherRound: 1, elsewhere: 2, stray: 1 },
    damaged: { all: 1 },
  })
  const again = polls.gather(`${chat}\nKim: ${code('B', 1)}`, first, once.votes)
  expect(again.votes.map(([, choice]) => choice)).toEqual(['B', 'A'])
  expect(again).toMatchObject({ fresh: 0, changed: 1 })
  expect(polls.gather(cardCode(7, 'A'), { ...first, cards: true }, again.votes).fresh).toBe(1)
})

test('a chat of 5 MB is read in one pass', () => {
  const rng = makeRng('chat')
  const noise = 'PG-PG-PG- PG-7K2M-B- see you at 10:15, PG-7K2M-B-4Q9Z and so on '
  const lines = Array.from({ length: 200 }, (_, device) =>
    [noise.repeat(400), code('A', device), code('B', device)].join(' '),
  )
  const { votes, replaced } = polls.gather(rng.shuffled(lines).join('\n'), first, [])
  expect([votes.length, replaced]).toEqual([200, 200])
  expect(votes.every(([, choice]) => choice === 'B')).toBe(true)
})

test('the camera reads several codes of one picture', async () => {
  const scale = 4
  const [width, height] = [400, 200]
  const data = new Uint8ClampedArray(width * height * 4).fill(230)
  for (const [i, text] of [cardCode(3, 'A'), code('B', 77)].entries()) {
    const { data: rows } = encode(text, { ecc: 'M', border: 4 })
    for (const [y, row] of rows.entries())
      for (const [x, dark] of row.entries())
        for (let down = 0; down < scale; down++)
          data.fill(
            dark ? 20 : 255,
            ((y * scale + down + 20) * width + 20 + i * 200 + x * scale) * 4,
            ((y * scale + down + 20) * width + 20 + i * 200 + (x + 1) * scale) * 4,
          )
  }
  const texts = await polls.read({ data, width, height })
  expect([...texts].sort()).toEqual([cardCode(3, 'A'), code('B', 77)].sort())
  expect(await polls.read({ data: data.fill(128), width, height })).toEqual([])
})

test('hands and codes count together; of devices in both rounds it is reported who changed their mind', () => {
  const before = {
    hands: { A: 2 },
    votes: [
      ['0001', 'A'],
      ['0002', 'B'],
      ['0003', 'B'],
    ],
  } as const
  const after = {
    hands: {},
    votes: [
      ['0001', 'B'],
      ['0002', 'B'],
      ['0003', 'A'],
      ['0004', 'B'],
    ],
  } as const
  expect(countsOf(before, ['A', 'B']).counts.map(({ votes }) => votes)).toEqual([3, 2])
  expect(movedBetween(before, after, ['B'])).toEqual({ both: 3, toRight: 1, toWrong: 1 })
  const csv = polls.csv([
    {
      ...{ sheet: '7K2MQ4XC', title: '=1+1', item: 1, question: 'Which, then?', right: ['B'] },
      choices: [
        { letter: 'A', text: '(a)' },
        { letter: 'B', text: '(b)' },
      ],
      rounds: [before, after],
    },
  ])
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '7K2MQ4XC,\'=1+1,1,"Which, then?",1,A,(a),wrong,3,0.600,2,1',
    '7K2MQ4XC,\'=1+1,1,"Which, then?",1,B,(b),right,2,0.400,0,2',
  ])
  expect(csv.split('\r\n')).toHaveLength(6)
})

// A poll with codes from a chat.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { sheets } from '#engine/sheets'
import { adviceOn } from '#teaching/sheets/poll'

const tag = sheets.pollTag('7K2MQ4XC', 0, 1)

test('200 votes at once: the last of each device counts, whatever is between them', () => {
  const rng = makeRng('poll')
  const last = new Map<number, string>()
  const lines: string[] = []
  for (let vote = 0; vote < 260; vote++) {
    const device = vote < 200 ? vote : rng.below(200)
    const choice = rng.pick(['A', 'B', 'C', 'D'])
    last.set(device, choice)
    const code = sheets.voteCode(tag, choice, device * 5_003)
    lines.push(
      `[10:0${vote % 10}] Kim: ${rng.pick([code, `my vote: *${code}*!`, code.toLowerCase(), code.replaceAll('-', '–')])}`,
    )
  }
  const elsewhere = sheets.voteCode(sheets.pollTag('7K2MQ4XC', 0, 2), 'A', 7)
  const { votes, damaged } = sheets.votesIn([...lines, elsewhere].join('\n'))
  expect(damaged).toEqual([])
  const { counts, all, replaced, elsewhere: other, stray } = sheets.tally(votes, tag, ['A', 'B', 'C', 'D'])
  expect([all, replaced, other, stray]).toEqual([200, 60, 1, 0])
  for (const { choice, votes } of counts) expect(votes).toBe([...last.values()].filter(each => each === choice).length)
})

test('each changed letter, and each two that changed places, is noticed', () => {
  const code = sheets.voteCode(tag, 'B', 123_456)
  expect(code).toMatch(/^PG-[0-9A-Z]{4}-B-[0-9A-Z]{4}-[0-9A-Z]{2}$/)
  for (let at = 3; at < code.length; at++) {
    if (code[at] === '-') continue
    for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      if (letter === code[at]) continue
      const { votes, damaged } = sheets.votesIn(code.slice(0, at) + letter + code.slice(at + 1))
      expect([votes.length, damaged.length]).toEqual([0, 1])
    }
    const next = code[at + 1]
    if (next === undefined || next === '-' || next === code[at]) continue
    const swapped = code.slice(0, at) + next + code[at] + code.slice(at + 2)
    expect(sheets.votesIn(swapped).votes).toEqual([])
  }
})

test('the next step depends on the right share, with adjustable bounds', () => {
  const votes = (right: number, all: number) => ({
    counts: [
      { choice: 'A', votes: right },
      { choice: 'B', votes: all - right },
    ],
    ...{ all, replaced: 0, elsewhere: 0, stray: 0 },
  })
  const advice = [29, 30, 70, 71].map(right => adviceOn(votes(right, 100), ['A']))
  expect(advice).toEqual(['explain', 'discuss', 'discuss', 'go-on'])
  expect(adviceOn(votes(0, 0), ['A'])).toBeNull()
  expect(adviceOn(votes(50, 100), ['A'], { discuss: 0.6, goOn: 0.9 })).toBe('explain')
})

// Mastery by what was answered, and review by when: with answers made up for the purpose.

import { expect, test } from 'vitest'
import { type Answered, DAY, masteryOf, pointsOf, shownPoints } from '#teaching/mastery'
import { dueNow, GAPS, MAX_PER_DAY, returning, reviewedOn, whenDue } from '#teaching/review'

let count = 0
const answer = (given: Partial<Answered> = {}): Answered => {
  count++
  return {
    id: String(count).padStart(6, '0'),
    time: count * DAY,
    question: `q${count}`,
    kind: 'land',
    format: 'gen',
    domain: 'Ferry',
    isRight: true,
    isHelped: false,
    level: 2,
    misreading: null,
    ...given,
  }
}

test('what cannot be guessed counts more, and help counts nothing', () => {
  const worth = (given: Partial<Answered>): number => pointsOf(answer(given))
  expect(worth({})).toBe(1)
  expect(worth({ format: 'mcq' })).toBe(0.75)
  expect(worth({ format: 'bool' })).toBe(0.5)
  expect(worth({ isHelped: true })).toBe(0)
  expect(worth({ isRight: false })).toBe(0)
  expect([0, 0.75, 2.5, 4].map(shownPoints)).toEqual(['0', '¾', '2½', '4'])
})

test('secure takes four points of the last six, and level 2 in two domains', () => {
  const ferry = [answer(), answer(), answer()]
  expect(masteryOf('land', [])).toMatchObject({ level: 'untouched', nextLevel: 1 })
  expect(masteryOf('land', ferry)).toMatchObject({ level: 'begun', points: 3 })
  const four = [...ferry, answer()]
  expect(masteryOf('land', four)).toMatchObject({ level: 'begun', points: 4 })
  expect(masteryOf('land', four).missing).toContain('another domain than Ferry')
  const two = [...four, answer({ domain: 'Grid' })]
  expect(masteryOf('land', two)).toMatchObject({ level: 'secure', missing: '' })
  expect(masteryOf('land', [...four, answer({ domain: 'Grid', level: 1 })]).level).toBe('begun')
  // Answers before the last six no longer count.
  const wrong = Array.from({ length: 4 }, () => answer({ isRight: false }))
  expect(masteryOf('land', [...two, ...wrong])).toMatchObject({ level: 'begun', points: 2 })
  expect(masteryOf('reach', two).level).toBe('untouched')
})

test('only the first try of a day counts, and the order of the answers does not matter', () => {
  const first = answer({ isRight: false })
  const again = answer({ question: first.question, time: first.time + 60_000 })
  expect(masteryOf('land', [again, first])).toMatchObject({ points: 0, answers: 2 })
  const later = answer({ question: first.question, time: first.time + DAY })
  expect(masteryOf('land', [first, again, later]).points).toBe(1)
})

test('a wrong rule that recurs makes a kind shaky, until two right answers', () => {
  const wrong = () => answer({ isRight: false, misreading: 'on-my-plan' })
  const answers = [wrong(), answer(), wrong()]
  expect(masteryOf('land', answers.slice(0, 2)).level).toBe('begun')
  expect(masteryOf('land', answers)).toMatchObject({ level: 'shaky', misreading: 'on-my-plan' })
  expect(masteryOf('land', [...answers, answer()]).level).toBe('shaky')
  expect(masteryOf('land', [...answers, answer(), answer()]).level).toBe('begun')
})

test('the next question is a level higher after two right answers, lower after two wrong', () => {
  const next = (...answers: Answered[]): number => masteryOf('land', answers).nextLevel
  expect(next(answer())).toBe(2)
  expect(next(answer(), answer())).toBe(3)
  expect(next(answer({ isRight: false }), answer({ isRight: false }))).toBe(1)
  expect(next(answer({ level: 4 }), answer({ level: 4 }))).toBe(4)
})

test('a missed question passes through all gaps, one right answer after the other', () => {
  const missed = answer({ isRight: false })
  const answers = [missed]
  let [back] = returning(answers)
  expect(back).toMatchObject({ gap: 0, asSibling: false, due: missed.time + DAY })
  for (const [gap, days] of GAPS.entries()) {
    expect(back).toMatchObject({ gap })
    // Right before it is due proves nothing.
    const early = answer({ question: missed.question, time: back!.due - 1 })
    expect(returning([...answers, early])).toEqual([back])
    expect(days).toBe(GAPS[gap])
    answers.push(answer({ question: missed.question, time: back!.due }))
    const next = returning(answers)[0]
    if (gap < GAPS.length - 1) expect(next).toMatchObject({ asSibling: true, due: back!.due + GAPS[gap + 1]! * DAY })
    else expect(next).toBeUndefined()
    back = next
  }
})

test('a wrong answer, or a helped one, takes it to the first gap; siblings count for their question', () => {
  const missed = answer({ isRight: false })
  const good = answer({ question: 'sibling', time: missed.time + DAY })
  const bad = answer({ question: 'other', time: good.time + 2 * DAY, isHelped: true })
  const standsFor = (question: string): string =>
    question === 'sibling' || question === 'other' ? missed.question : question
  expect(returning([missed, good], standsFor)).toMatchObject([{ gap: 1, due: good.time + 2 * DAY }])
  expect(returning([missed, good, bad], standsFor)).toMatchObject([
    { question: missed.question, gap: 0, due: bad.time + DAY, asSibling: true },
  ])
  expect(returning([answer()])).toEqual([])
})

test('at most twelve reviews a day, with mixed kinds', () => {
  const kinds = ['land', 'land', 'reach', 'reach', 'val']
  const missed = Array.from({ length: 20 }, (_, i) =>
    answer({ isRight: false, time: i, kind: kinds[i % kinds.length]! }),
  )
  const all = returning(missed)
  const due = dueNow(all, 2 * DAY)
  expect(due).toHaveLength(MAX_PER_DAY)
  for (let i = 1; i < due.length; i++) expect(due[i]!.kind).not.toBe(due[i - 1]!.kind)
  expect(dueNow(all, 2 * DAY, 10)).toHaveLength(2)
  expect(dueNow(all, 2 * DAY, 40)).toEqual([])
  expect(dueNow(all, 10)).toEqual([])
  const today = answer({ question: missed[0]!.question, time: 2 * DAY + 5 })
  expect(reviewedOn([...missed, today], time => time >= 2 * DAY)).toBe(1)
  expect(whenDue({ due: DAY }, 0)).toBe('tomorrow')
  expect(whenDue({ due: 4 * DAY }, 0)).toBe('in 4 days')
  expect(whenDue({ due: 0 }, 5)).toBe('now')
})

// The words of published questions → formal statements: which are read, and which are never guessed.

import { describe, expect, it } from 'vitest'
import type { Statement } from '#planning/analysis/statement'
import type { RecordContent } from '#questions/benchmarks/acpbench/record'
import { type QuestionRead, readQuestion } from '#questions/benchmarks/acpbench/english/read-question'
import type { DescribedProblem } from '#language/english/from-english/described-problem'
import { englishDomains } from '#language/library/english'
import { recordOf } from './ask'

const describedProblem: DescribedProblem = {
  ...{ id: 'ferry', wording: 'published', domain: englishDomains('ferry')[0]!.text },
  problem: `(define (problem told) (:domain ferry) (:objects l0 l1 l2 - location c0 c1 - car)
    (:init (at c0 l0) (at c1 l1) (at-ferry l0) (empty-ferry)
      (not-eq l0 l1) (not-eq l1 l0) (not-eq l0 l2) (not-eq l2 l0) (not-eq l1 l2) (not-eq l2 l1))
    (:goal (and (at c0 l1))))`,
  ...{ most: null, hasGoal: true, sentences: [], introductory: [] },
  ...{ unread: [], assumed: [], missing: [] },
}

const ask = (kind: RecordContent['kind'], question: string, choices?: readonly string[]): QuestionRead =>
  readQuestion(recordOf(kind, '', question, choices), describedProblem)

const board = 'board car c0 at location l0'
const sail = 'sail from location l0 to location l1'
const back = 'sail from location l1 to location l0'
const debark = 'debark car c0 to location l1 from the ferry'
const [BOARD, SAIL, BACK, DEBARK] = ['(board c0 l0)', '(sail l0 l1)', '(sail l1 l0)', '(debark c0 l1)']

const removable = (plan: string[], ...places: number[][]): Statement => ({
  kind: 'removable-somewhere',
  plan,
  places,
})

describe('a yes/no question', () => {
  const applicable = [{ kind: 'applicable', action: SAIL }]

  it.each([
    `Is the following action applicable in this state: ${sail}?`,
    `is the following action applicable in this state:${sail}`,
    `  Is the following ACTION applicable\nin this state :  "Sail from location L0\n to location l1" ?  `,
    `Is the following action applicable in this state: “${sail}”.`,
  ])('is read whatever its blanks, letters and marks: %j', question => {
    expect(ask('app', question)).toEqual({ statements: applicable, unread: [], taken: [] })
  })

  it.each<[RecordContent['kind'], string, Statement]>([
    [
      'prog',
      `Will the fact "Car c0 is on the ferry and The ferry is empty" hold after performing the action "${board}" in the current state?`,
      { kind: 'holds-after', action: BOARD!, facts: ['(on c0)', '(empty-ferry)'] },
    ],
    [
      'reach',
      'Is it possible to transition to a state where the following holds: The ferry is at l1 location and There are no cars on the ferry?',
      { kind: 'reachable', facts: ['(at-ferry l1)', '(empty-ferry)'] },
    ],
    [
      'reach',
      'Is it possible to transition to a state where the following holds: Car l2 is at location c0?',
      { kind: 'reachable', facts: ['(at l2 c0)'] },
    ],
    [
      'areach',
      'Is it possible to transition to a state where the action "board car l1 at location c0" can be applied?',
      { kind: 'becomes-applicable', action: '(board l1 c0)' },
    ],
    [
      'areach',
      'Is it possible to transition to a state where the action "embark  the car c0 at\nlocation l0 into the airplane" can be applied?',
      { kind: 'foreign', phrase: 'embark the car c0 at location l0 into the airplane' },
    ],
    [
      'val',
      `Is the following sequence of actions "${board}, ${sail}" a plan for the current state?`,
      {
        ...{ kind: 'sequence', is: 'plan' },
        entries: [BOARD!, SAIL!].map(action => ({ kind: 'action', action })),
      },
    ],
    [
      'val',
      `Is the following sequence of actions "${board}, paint the car c0 at location l0, ${sail}" valid in this problem?`,
      {
        ...{ kind: 'sequence', is: 'is-valid' },
        entries: [
          { kind: 'action', action: BOARD! },
          { kind: 'foreign', phrase: 'paint the car c0 at location l0' },
          { kind: 'action', action: SAIL! },
        ],
      },
    ],
    [
      'just',
      `Given the plan: "${board}, ${sail}, ${back}, ${sail}, ${debark}"; can the following action be removed from this plan and still have a valid plan: ${sail}?`,
      removable([BOARD!, SAIL!, BACK!, SAIL!, DEBARK!], [1], [3]),
    ],
    [
      'just',
      `Given the plan: "${board}, ${sail}, ${back}, ${sail}, ${debark}"; can the following pair of consecutive actions be removed from this plan and still have a valid plan: ${sail} and ${back}?`,
      removable([BOARD!, SAIL!, BACK!, SAIL!, DEBARK!], [1, 2]),
    ],
    [
      'just',
      `Given the plan: "${board}, ${sail}, ${debark}"; can the following action be removed from this plan and still have a valid plan: ${back}?`,
      removable([BOARD!, SAIL!, DEBARK!]),
    ],
    [
      'land',
      'Is the following fact a landmark (must hold at some point along any plan) for the current state? Ferry has car c0 on board',
      { kind: 'landmark', fact: '(on c0)' },
    ],
  ])('%s: %s', (kind, question, statement) => {
    expect(ask(kind, question)).toMatchObject({ statements: [statement], unread: [] })
  })

  it.each<[RecordContent['kind'], string, string]>([
    // An object that the problem does not have, a wording that no list has, another stem.
    [
      'app',
      'Is the following action applicable in this state: sail from location l0 to location l9?',
      'sail from location l0 to location l9',
    ],
    ['app', 'Is the following action applicable in this state: sail to location l1?', 'sail to location l1'],
    [
      'app',
      'Is the following action inapplicable in this state: x?',
      'Is the following action inapplicable in this state: x?',
    ],
    [
      'land',
      'Is the following action applicable in this state: sail from location l0 to location l1?',
      'Is the following action applicable in this state: sail from location l0 to location l1?',
    ],
    // Two where one is asked of, and one where two are.
    ['app', `Is the following action applicable in this state: ${sail} and ${back}?`, `${sail} and ${back}`],
    [
      'just',
      `Given the plan: "${board}"; can the following pair of consecutive actions be removed from this plan and still have a valid plan: ${sail}?`,
      sail,
    ],
    [
      'reach',
      'Is it possible to transition to a state where the following holds: ?',
      'Is it possible to transition to a state where the following holds: ?',
    ],
  ])('%s is not guessed: %s', (kind, question, unread) => {
    const read = ask(kind, question)
    expect(read.statements).toBeUndefined()
    expect(read.unread).toEqual([unread])
  })
})

describe('a choice question', () => {
  const stem = 'Which of the following options can hold in a state that can potentially be reached?'
  const reach = (...facts: string[]): Statement => ({ kind: 'reachable', facts })

  it('has a statement for each choice, the same for the same', () => {
    const on = 'Car c0 is on the ferry'
    expect(ask('reach', stem, [on, `${on} and The ferry is empty`, on]).statements).toEqual([
      reach('(on c0)'),
      reach('(on c0)', '(empty-ferry)'),
      reach('(on c0)'),
    ])
  })

  it('is read by choices given apart, under any labels, but not by others than it gives', () => {
    const record = recordOf('reach', '', stem, ['The ferry is empty', 'The ferry is at l1 location'])
    const statements = [reach('(empty-ferry)'), reach('(at-ferry l1)')]
    expect(readQuestion({ ...record, question: stem }, describedProblem).statements).toEqual(statements)
    const labelled = { text: record.choices!.text, label: ['i', 'ii'] }
    const question = `${stem} (i) The ferry is empty (ii) The ferry is at l1 location`
    expect(readQuestion({ ...record, question, choices: labelled }, describedProblem).statements).toEqual(statements)
    const others = {
      ...record.choices!,
      text: ['The ferry is empty', 'The ferry is at l2 location'],
    }
    expect(readQuestion({ ...record, choices: others }, describedProblem).statements).toBeUndefined()
  })

  it('makes each claim about the sequence', () => {
    const question = `Which of the following claims is true with regard to the following sequence of actions "${board}, ${sail}" `
    const { statements } = ask('val', question, [
      'The sequence is not valid',
      'The sequence is a plan',
      'The sequence is not applicable',
      'The sequence is applicable, but does not achieve the goal',
    ])
    expect(statements!.map(each => each.kind === 'sequence' && each.is)).toEqual([
      ...['invalid', 'plan', 'inapplicable', 'applicable'],
    ])
    expect(ask('val', question, ['The sequence is short']).unread).toEqual(['The sequence is short'])
  })

  it('shows which choices are not read', () => {
    expect(ask('reach', stem, ['The ferry is empty', 'The ferry is red']).unread).toEqual(['The ferry is red'])
  })

  it('may have a thousand choices', () => {
    const choices = Array.from({ length: 1_000 }, (_, i) => `The ferry is at l${i % 3} location`)
    expect(ask('reach', stem, choices).statements).toHaveLength(1_000)
  })
})

describe('what is loose or given', () => {
  const taken = (kind: RecordContent['kind'], question: string): readonly string[] => ask(kind, question).taken

  it('is reported where it matters', () => {
    const reach = 'Is it possible to transition to a state where the following holds:'
    expect(taken('reach', `${reach} The ferry is at l0 location?`)).toEqual(['now-counts'])
    expect(taken('reach', `${reach} The ferry is at l1 location?`)).toEqual([])
    const areach = (act: string): string =>
      `Is it possible to transition to a state where the action "${act}" can be applied?`
    expect(taken('areach', areach(sail))).toEqual(['now-counts'])
    expect(taken('areach', areach(back))).toEqual([])
    expect(taken('areach', areach('paint the car c0 at location l0'))).toEqual(['unknown-words'])
    const just = `Given the plan: "${sail}, ${back}, ${sail}"; can the following action be removed from this plan and still have a valid plan:`
    expect(taken('just', `${just} ${sail}?`)).toEqual(['some-occurrence'])
    expect(taken('just', `${just} ${back}?`)).toEqual([])
  })

  it('is a premise', () => {
    expect(
      ask(
        'just',
        `Given the plan: "${board}, ${sail}"; can the following action be removed from this plan and still have a valid plan: ${sail}?`,
      ).premise,
    ).toEqual({ kind: 'plan', actions: [BOARD, SAIL] })
    expect(
      ask(
        'prog',
        `Will the fact "The ferry is empty" hold after performing the action "${board}" in the current state?`,
      ).premise,
    ).toEqual({ kind: 'applicable', action: BOARD })
    expect(ask('app', `Is the following action applicable in this state: ${sail}?`).premise).toBeUndefined()
  })
})

describe('hostile questions', () => {
  const kinds = ['app', 'prog', 'reach', 'areach', 'val', 'just', 'land'] as const

  it.each([
    '"',
    ' ',
    'a, ',
    ' and ',
    `${sail}, `,
    'given the plan: ',
    '; can the following action be removed from this plan and still have a valid plan: ',
    'is the following sequence of actions x valid in this problem ',
    'A. B. ',
    '\u0130',
  ])('are read to nothing without a fault: many times %j', piece => {
    const text = piece.repeat(10_000 / piece.length)
    for (const kind of kinds) {
      for (const question of [
        text,
        `Given the plan: "${text}`,
        `Is the following sequence of actions "${text}" valid in this problem of ours?`,
      ])
        expect(ask(kind, question).statements).toBeUndefined()
      expect(ask(kind, text, [piece, text]).statements).toBeUndefined()
    }
    const long = piece.repeat(1_000_000 / piece.length)
    expect(ask('app', `Is the following action applicable in this state: ${long}?`).statements).toBeUndefined()
  })

  it('may have plans of a thousand steps', () => {
    const plan = Array.from({ length: 1_000 }, (_, i) => (i % 2 === 0 ? sail : back)).join(', ')
    const { statements } = ask('val', `Is the following sequence of actions "${plan}" a plan for the current state?`)
    expect(statements).toMatchObject([{ entries: { length: 1_000 } }])
  })
})

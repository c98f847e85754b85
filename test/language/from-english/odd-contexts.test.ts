// Contexts that are cut, doubled, contradictory or hostile: only their statements are read, and nothing is guessed.

import { describe, expect, it } from 'vitest'
import { readEnglish } from '#language/english/from-english/read-problem'
import { englishDomains } from '#language/library/english'
import { parseProblem } from '#planning/pddl/problem'
import { samplesOf } from '../../support/long'
import { domainOfText, factsOf } from './records'

const all = englishDomains()
const read = (text: string): ReturnType<typeof readEnglish> => readEnglish(text, all)

const intro = 'This is a ferry domain, where the task is to transport cars.'
const counts = 'There are 2 locations and 3 cars, numbered consecutively.'
const ferry = 'Currently, the ferry is at l0 location and it is empty.'
const cars = 'The cars are at locations as follows: c0 and c2 are at l0; c1 is at l1.'
const goal = 'The goal is to reach a state where the following facts hold: Car c0 is at location l1.'
const whole = [intro, counts, ferry, cars, goal].join(' ')

/** The content of the problem, and the unread text. */
function summary(text: string): { facts: string[]; goal: boolean; unread: string[] } {
  const describedProblem = read(text)
  if (describedProblem.problem === null) return { facts: [], goal: false, unread: [text] }
  const domain = domainOfText(describedProblem.domain!)
  const { problem, diagnostics } = parseProblem(describedProblem.problem, domain)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return {
    facts: factsOf(domain, problem)
      .filter(fact => !fact.startsWith('(not-eq'))
      .sort(),
    goal: describedProblem.hasGoal,
    unread: describedProblem.unread.map(each => each.text),
  }
}

const facts = ['(at c0 l0)', '(at c1 l1)', '(at c2 l0)', '(at-ferry l0)', '(empty-ferry)']

describe('contexts that state the same', () => {
  it.each([
    ['as it is', whole],
    ['blanks before it, and after it', `\n\n  \t${whole}  \n`],
    ['in capitals', whole.toUpperCase()],
    ['with line ends of Windows', whole.replaceAll('. ', '. \r\n')],
    ['with a mark at its beginning', `\uFEFF${whole}`],
    ['with no-break spaces', whole.replaceAll(' ', '\u00a0')],
    ['without its last full stop', whole.slice(0, -1)],
    ['with every sentence twice', whole.replace(/[^.]+\.\s*/g, '$& $& ')],
    ['in another order', [intro, goal, cars, counts, ferry].join(' ')],
    ['in quotation marks', `“${whole}”`],
  ])('%s', (_, text) => {
    expect(summary(text)).toEqual({ facts, goal: true, unread: [] })
  })

  it('has quotation marks that are not straight', () => {
    const text = (mark: string): string =>
      `This is an alfworld domain. Receptacles that are neither open nor closed are not openable. Currently, agent1${mark}s hands are empty.`
    for (const mark of ["'", '’'])
      expect(read(text(mark)).sentences.flatMap(each => each.facts)).toEqual(['(handempty agent1)'])
  })
})

describe('contexts that state less', () => {
  it('is read as far as possible, wherever it is cut', () => {
    for (let end = 0; end <= whole.length; end += samplesOf(3, 1)) {
      const cut = summary(whole.slice(0, end))
      // A name that is cut, `c1` of `c12`, cannot be distinguished from a whole one; here none can be.
      expect(cut.facts.filter(fact => !facts.includes(fact))).toEqual([])
    }
  })

  it('shows which numbers are not described', () => {
    const { missing } = read([intro, ferry, cars].join(' '))
    expect(missing.map(({ text }) => text).sort()).toEqual([
      'The text does not say how many objects of the type `car` there are.',
      'The text does not say how many objects of the type `location` there are.',
    ])
    expect(missing.every(each => each.facts.length === 0)).toBe(true)
  })

  it('keeps the names of a text that calls no object as they usually are', () => {
    const blocks = (number: number): string =>
      `This is a blocksworld domain. There are ${number} blocks. Currently, the robotic arm is empty. The following block(s) are on the table: a and b.`
    expect(read(blocks(2)).problem).toContain('(:objects\n    a b)')
    expect(read(blocks(2)).unread).toEqual([])
    // With three, one of them has no name.
    expect(read(blocks(3)).unread.length).toBeGreaterThan(0)
    const ports = summary(
      `${intro} There are 2 locations and 2 cars, numbered consecutively. Currently, the ferry is at port location and it is empty. The cars are at locations as follows: c0 is at quay; c1 is at port.`,
    )
    expect(ports.unread).toEqual([])
    expect(ports.facts).toContain('(at c0 quay)')
  })

  it('names objects that are counted alone by their numbers', () => {
    const { assumed } = read(
      [intro, 'There are 3 locations and 3 cars, numbered consecutively.', ferry, cars].join(' '),
    )
    expect(assumed.flatMap(each => each.facts).filter(each => each.includes(' - '))).toEqual(['l2 - location'])
  })
})

describe('contexts that contradict themselves', () => {
  it.each([
    [
      'a car that was not counted',
      cars.replace('c1', 'c7'),
      'There is no object `c7` among those of the type `car` that the text counts.',
    ],
    [
      'a car for a place',
      cars.replace('l1', 'c2'),
      '`c2` is of the type `car`; this place wants an object of the type `location`.',
    ],
    [
      'another number of cars',
      `${cars} There are 2 locations and 4 cars, numbered consecutively.`,
      'Earlier, the text gives another number of `car`.',
    ],
    ['another goal', `${cars} ${goal.replace('l1', 'l0')}`, 'The text describes two different goals.'],
    ['another context', `${cars} ${whole}`, 'Another context begins here.'],
    [
      'a context of another domain',
      `${cars} This is a swap domain. There are 1 agents: a.`,
      'Another context begins here.',
    ],
  ])('%s', (_, text, why) => {
    const { unread } = read([intro, counts, ferry, text, goal].join(' '))
    expect(unread[0]?.why).toBe(why)
  })

  it('leaves a car at two places there, as PDDL does', () => {
    const text = cars.replace('c1 is', 'c0 and c1 are')
    const there = summary([intro, counts, ferry, text].join(' '))
    expect(there).toEqual({ facts: [...facts, '(at c0 l1)'].sort(), goal: false, unread: [] })
  })

  it('counts other than it names', () => {
    const messages = (text: string): string[] => read(text).missing.map(each => each.text)
    expect(messages('This is a swap domain. There are 3 agents: ann and bob.')).toEqual([
      'The text counts 3 objects of the type `agent`, and names 2: ann and bob.',
    ])
    const grid = (number: number): string =>
      `A robot is in a grid and can only move. The grid size is 2x2, and the locations are of the form fi-jf (e.g., f3-2f or f0-1f). There are ${number} keys in 0 different shapes: Key key0-0 is of shape shape0, Key key0-1 is of shape shape0.`
    expect(messages(grid(3))).toEqual(['The text counts 3 objects where it names 2.'])
    expect(messages(grid(2))).toEqual([])
  })
})

describe('contexts that are hostile', () => {
  it('counts more than can be made', () => {
    for (const many of [10_001, 999_999_999]) {
      const { missing, problem } = read(
        [intro, `There are 2 locations and ${many} cars, numbered consecutively.`, ferry].join(' '),
      )
      expect(missing[0]).toEqual({
        text: 'The text counts more objects than can be read: at most 10,000.',
        facts: [],
      })
      expect(problem!.length).toBeLessThan(1_000)
    }
  })

  it('has conventions that would take too many facts', () => {
    const { missing } = read(
      [intro, 'There are 9,000 locations and 3 cars, numbered consecutively.'.replace(',', ''), ferry].join(' '),
    )
    expect(missing.map(each => each.facts.length)).toEqual([0])
  })

  it('has names that are special in JavaScript, and invalid names', () => {
    const names = ['constructor', 'hasownproperty', 'tostring', 'valueof']
    const describedProblem = read(`This is a swap domain. There are 4 agents: ${names.join(', ')}.`)
    expect(describedProblem.problem).toContain(`${names.join(' ')} - agent`)
    expect(describedProblem.missing).toEqual([])
    for (const odd of ['__proto__', 'ａｎｎ', '\u0000', '(ann', '?x', ';ann', '\u{1F600}']) {
      const { unread, problem } = read(`This is a swap domain. There are 2 agents: ${odd} and bob.`)
      expect(unread.length, odd).toBeGreaterThan(0)
      expect(problem).not.toContain('bob')
    }
  })

  it('is long, and never ends', () => {
    const texts = [
      `${intro} ${counts} The cars are at locations as follows: ${'c0, '.repeat(20_000)}`,
      `${intro} ${counts} ${'The cars are at locations as follows: c0 is at l0; '.repeat(2_000)}`,
      `${intro} ${counts} ${'Currently, the ferry is at '.repeat(3_000)}`,
      `${goal} `.repeat(60),
      `This is a swap domain. There are 3000 agents: ${Array.from({ length: 3_000 }, (_, i) => `a${i}`).join(', ')}.`,
      `${intro} ${'('.repeat(80_000)}`,
      `${intro} ${'x'.repeat(1_000_000)}`,
    ]
    for (const text of texts) {
      const { unread, sentences } = read(text)
      expect(unread.length + sentences.length).toBeGreaterThan(0)
    }
  })

  it('is nobody’s English', () => {
    for (const text of ['', '   ', '.', 'Hello.', 'This is a ferr', '\u0000'.repeat(100)]) {
      const describedProblem = read(text)
      expect(describedProblem.problem).toBeNull()
      expect(describedProblem.unread).toEqual([{ from: 0, to: text.length, text }])
    }
  })
})

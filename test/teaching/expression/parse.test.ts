// Reading expressions: what is one, and what is stated, where, of what is none.

import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { mistakesOf, type Setting } from '#teaching/expression/setting'
import { parseExpression } from '#teaching/expression/parse'
import { outcomeOf, bundledSource } from '../../support/lesson'

const prose: Setting = { role: 'inline', plans: ['long'], hasPlan: false, hasRun: false }

/** Texts made up; PLANGROUND_SWEEP=1 tries many. */
const ROUNDS = process.env.PLANGROUND_SWEEP === '1' ? 100_000 : 3_000

/** The mistake of a text, with what it is about. */
function mistakeOf(text: string, setting: Setting = prose): string {
  const [first] = mistakesOf(text, setting)
  return first === undefined ? '' : `[${text.slice(first.from, first.to)}] ${first.message}`
}

describe('mistakes are where they are, and show how to mend them', () => {
  test.each([
    ['', '[] The expression is empty.'],
    ['states = 3', '[=] “=” is written == here.'],
    ['states ≥ 3', '[≥] “≥” is written >= here.'],
    ['states > 3 && hstar < 9', '[&&] “&&” is written and here.'],
    ['states; hstar', '[;] “;” has no meaning here.'],
    ['holds("(a)', '["(a)] The text has no closing ".'],
    ['count(facts', '[] The expression ends where a comma or “)” is expected.'],
    ['count(facts))', '[)] “)” stands where the end of the expression, or “and”, “or”, a sign or a comma is expected.'],
    ['1 +', '[] The expression ends where a value is expected.'],
    ['0 < hstar < 3', '[<] Only two things are compared at a time: write a < b and b < c.'],
    ['[1, 2', '[] The expression ends where a comma or “]” is expected.'],
    ['stats', '[stats] There is no “stats” in expressions. Did you mean states?'],
    ['hstr(after: [])', '[hstr] There is no “hstr” in expressions. Did you mean hstar?'],
    ['lonk', '[lonk] There is no “lonk” in expressions. Did you mean long?'],
    ['h("h-mx")', '["h-mx"] There is no heuristic “h-mx”. Did you mean “h-max”?'],
    [
      'expanded("a*")',
      '["a*"] There is no search “a*”. There are breadth-first, depth-first, uniform-cost, greedy, a-star, weighted-a-star, ida-star, hill-climbing, backward, backward-mutex.',
    ],
    ['holds', '[holds] “holds” is written holds(condition).'],
    ['hstar(aftr: [])', '[aftr] “hstar” has no “aftr:”; it knows after.'],
    ['states + "x"', '["x"] A text stands where a number is expected.'],
    ['count(3)', '[3] A number stands where a list of values is expected.'],
    ['states and true', '[states] A number stands where something true or false is expected.'],
    ['states == facts', '[states == facts] A number is compared with a state, which it can never be.'],
    ['[1, "(a)"]', '["(a)"] The list holds a number, and a text as well. All members of a list are of one kind.'],
    ['row', '[row] “row” means something only in what is right of a table, with “rows”.'],
    ['it', '[it] “it” means something only inside of filter, each and some.'],
    [
      'nextChosen',
      '[nextChosen] “nextChosen” means something only where a search is shown that stops “at” a number of expansions.',
    ],
    [
      'countStates(countStates(true) > 1)',
      '[countStates(true)] “countStates” cannot be nested in another of its kind.',
    ],
    ['if(true, 1)', '[if(true, 1)] “if” takes three values: if(what is asked, value if true, value if not).'],
    ['if(true, 1, facts)', '[if(true, 1, facts)] The two values of “if” are of different kinds.'],
    [
      'filter(facts, holds("(a)"))',
      '[holds("(a)")] “holds” is asked of each member here: write it without a value, or with “it”.',
    ],
    [
      'filter(facts, states > 3)',
      '[states > 3] A test of facts is expected here: the name of a function, or something with “it”.',
    ],
  ])('%s', (text, mistake) => {
    expect(mistakeOf(text)).toBe(mistake)
  })

  test('a claim is true or false, and what is right of a number is a number', () => {
    expect(mistakeOf('states', { ...prose, role: 'claim' })).toBe(
      '[states] A number stands where something true or false is expected.',
    )
    expect(mistakeOf('landmarks', { ...prose, role: 'right', ask: 'number' })).toBe(
      '[landmarks] A list of facts stands where a number is expected.',
    )
    expect(mistakeOf('isLandmark', { ...prose, role: 'right', ask: 'fact' })).toBe('')
    expect(mistakeOf('applicable', { ...prose, role: 'right', ask: 'actions' })).toBe('')
  })

  test('what a problem has not is reported with near names', () => {
    const ferry = bundledSource('ferry')
    const said = (text: string): string => {
      const outcome = outcomeOf(ferry, text)
      return outcome.kind === 'value' ? '' : `${outcome.kind}: ${outcome.message}`
    }
    expect(said('holds("(at c9 l0)")')).toBe(
      'error: The problem has no object `c9`, used in `(at c9 l0)`; did you mean `c0` or `c1`?',
    )
    expect(said('holds("(board c0 l0)")')).toBe('error: `(board c0 l0)` is an action, and a fact is expected here.')
    expect(said('hstar(after: ["(sail l0 l1)", "(sail l0 l1)"])')).toBe(
      'error: `(sail l0 l1)` cannot be done after the 1 before it.',
    )
    expect(said('changes("(board c1 l1)")')).toBe(
      'error: `(board c1 l1)` cannot be done in this state: (at-ferry l1) is not true.',
    )
    expect(said('failingStep')).toBe('error: No plan is shown here: say which is meant, with plan: […].')
    expect(said('1 / (states - 16)')).toBe('error: Nothing can be divided by 0.')
    expect(said('rounds("ida-star")')).toBe('error: The search ida-star needs a heuristic: "ida-star", "h-max".')
  })
})

test('no text makes reading fail or slow', () => {
  const rng = makeRng('expressions')
  const pieces = [
    'states',
    'h(',
    '"h-max"',
    ')',
    '(',
    '[',
    ']',
    ',',
    ' and ',
    ' or ',
    'not ',
    '-',
    '+',
    '==',
    '<',
    'filter(',
    'it',
    'row',
    'redundant(',
    'count(',
    'if(',
    'after:',
    '1',
    '0.5',
    '"',
    "'",
    '\\',
    '\u0000',
    '😀',
    'mutex',
    'cost(',
  ]
  for (let round = 0; round < ROUNDS; round++) {
    const text = Array.from({ length: rng.below(24) }, () => rng.pick(pieces)).join('')
    for (const role of ['inline', 'claim'] as const)
      for (const { from, to } of mistakesOf(text, { ...prose, role })) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(text.length)
      }
  }
  const deep = [
    '('.repeat(2_000),
    '['.repeat(3_999),
    `${'not '.repeat(900)}true`,
    '-'.repeat(3_000),
    `${'redundant('.repeat(40)}1${')'.repeat(40)}`,
    `${'count(filter(facts, '.repeat(30)}`,
    '1+'.repeat(1_999),
    'x'.repeat(4_001),
    'y'.repeat(3_000),
  ]
  for (const text of deep) expect(mistakesOf(text, prose)).toHaveLength(1)
  expect(parseExpression(`${'1+'.repeat(1_500)}1`).kind).toBe('tree')
  expect(mistakesOf(`${'1+'.repeat(1_500)}1`, prose)).toEqual([])
})

// Verdicts on plans: the criterion for a right one, the explanation of a wrong one, and its repair.

import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { wordCount } from '#questions/kinds/judging/words'
import { kindOf } from '#questions/kinds/registry'
import type { Asked } from '#questions/kinds/question'
import { items, judgedBy, kindFor, priced, readyOf, span, steps, towers } from './towers'

const any: Asked = { kind: kindFor('list') }
const cheapest: Asked = { kind: kindFor('list', true) }
const goal = towers('(and (on b a) (on c b))')
const plan = ['(lift a b)', '(put b a)', '(put c b)']

const judge = (...texts: string[]) => judgedBy(goal, any, steps(...texts))

test('steps that reach the goal are right, and shown by the steps themselves', () => {
  const { draft, shown, claims } = judge(...plan)
  expect(draft).toMatchObject({ verdict: 'right' })
  expect(shown).toMatchObject({ that: 'right', by: 'steps' })
  expect(claims).toEqual(['reachable'])
  expect(judge('(LIFT A  B)', ...plan.slice(1)).draft.verdict).toBe('right')
})

test('a step that fails is named with all that it lacks', () => {
  const { draft, shown, claims, asides } = judge('(put b a)', '(put c b)')
  expect(draft).toMatchObject({ verdict: 'wrong', mistakes: ['not-applicable'] })
  expect(draft.explanation).toBe('Step 1 (index 0), `(put b a)`, cannot be executed: `(clear b)` does not hold.')
  expect(draft.evidence![0]!.claim).toMatchObject({ kind: 'breaks', missing: ['(clear b)'] })
  expect(claims).toEqual(['breaks'])
  expect(shown.that).toBe('wrong')
  expect(asides).toEqual(['Near miss: with `(lift a b)` put in as step 1 (index 0), the steps reach the goal.'])
})

test('goals that do not hold at the end are named', () => {
  const { draft, claims } = judge('(lift a b)', '(put b a)')
  expect(draft).toMatchObject({ verdict: 'wrong', mistakes: ['goal-missed'] })
  expect(draft.findings).toContainEqual({
    role: 'missing',
    item: '(on c b)',
    fix: 'Make true',
    text: '',
  })
  expect(draft.evidence![0]!.claim).toMatchObject({ kind: 'misses', missing: ['(on c b)'] })
  expect(claims).toEqual(['misses'])
})

test('a goal that is reached on the way and lost again is a near miss', () => {
  const { draft, asides } = judge(...plan, '(lift c b)')
  expect(draft).toMatchObject({ verdict: 'wrong', mistakes: ['goal-missed', 'goal-passed'] })
  expect(asides).toEqual(['Near miss: the goal holds after step 3 (index 2); the steps after it destroy it or fail.'])
})

test('one object off, and one step too many', () => {
  const off = judge('(lift a b)', '(put b c)', '(put c b)')
  expect(off.asides).toEqual(['Near miss: with `(put b a)` as step 2 (index 1), the steps reach the goal.'])
  const swapped = judge('(lift a b)', '(put a b)', '(put c b)')
  expect(swapped.draft.mistakes).toContain('swapped-objects')
  const more = judge('(lift a b)', '(lift a b)', '(put b a)', '(put c b)')
  expect(more.asides[0]).toContain('without step')
})

test('a line that is not an action makes the plan wrong wherever it is, and is named', () => {
  const { draft, shown, claims } = judge(...plan, 'take a rest')
  expect(draft).toMatchObject({ verdict: 'wrong' })
  expect(draft.mistakes).toContain('malformed')
  expect(draft.explanation).toContain('“take a rest”')
  expect(draft.findings).toContainEqual(expect.objectContaining({ role: 'unknown', item: 'take a rest' }))
  expect(claims).toEqual(['breaks'])
  expect(shown.that).toBe('wrong')
  // The words of an action are none without their brackets: the reader did not find it in the line.
  expect(judge(...plan.slice(0, 2), 'put c b').draft.verdict).toBe('wrong')
  expect(judge('(fly a)').draft.mistakes).toEqual(['unknown-name'])
  expect(judge('(put a z)').draft.mistakes).toEqual(['unknown-object'])
  expect(judge('(put c b)', '(fly a)').draft.mistakes).toEqual(['not-applicable', 'unknown-name'])
})

test('no step at all is right where the goal holds, and only there', () => {
  const here = towers('(on a b)')
  for (const answer of [steps(), { kind: 'none' } as const]) {
    expect(judgedBy(here, any, answer)).toMatchObject({
      draft: { verdict: 'right' },
      shown: { that: 'right' },
      claims: ['reachable'],
    })
    expect(judgedBy(goal, any, answer)).toMatchObject({
      draft: { verdict: 'wrong', mistakes: ['goal-missed'] },
      claims: ['misses'],
    })
  }
  const destroyed = judgedBy(here, any, steps('(lift a b)'))
  expect(destroyed.asides[0]).toContain('the goal holds at the start')
})

describe('where costs count', () => {
  // Lifting and putting cost 4 together, shifting 5.
  const there = towers('(on a c)', priced)
  const cheap = ['(lift a b)', '(put a c)']

  test('a cheapest plan is right, with a bound that is checked', () => {
    const { draft, shown, claims } = judgedBy(there, cheapest, steps(...cheap))
    expect(draft).toMatchObject({ verdict: 'right', findings: [] })
    expect(claims).toEqual(['optimal'])
    expect(shown).toMatchObject({ that: 'right', by: 'claims' })
  })

  test('a dearer one is wrong, with both costs and a cheapest plan', () => {
    const { draft, shown } = judgedBy(there, cheapest, steps('(shift a b c)'))
    expect(draft).toMatchObject({ verdict: 'wrong', mistakes: ['dearer'] })
    expect(draft.explanation).toBe('The plan reaches the goal, but costs 5; a cheapest plan costs 4.')
    expect(draft.findings).toContainEqual(expect.objectContaining({ role: 'best', sequence: cheap }))
    expect(shown).toMatchObject({ that: 'wrong', by: 'claims' })
  })

  test('a wrong total is reported and changes nothing', () => {
    const claimed = { total: 2, span }
    const { draft, asides } = judgedBy(there, cheapest, {
      kind: 'list',
      items: items(...cheap),
      claimed,
    })
    expect(draft.verdict).toBe('right')
    expect(asides).toEqual([
      'The answer says that its plan takes 2 in all; by the stated costs it takes 4. That does not change the verdict.',
    ])
  })

  test('without a bound within the limit nothing is claimed', () => {
    const ready = readyOf(there)
    const draft = kindOf(cheapest.kind).judge(ready, cheapest, steps(...cheap), { maxStates: 1 })
    expect(draft).toMatchObject({ verdict: 'undecided', reason: 'limit' })
  })
})

describe('help', () => {
  const ready = readyOf(goal)
  const kind = kindOf(any.kind)
  const solution = kind.solve(ready, any, defaultLimits)
  if (solution.kind === 'unsolved') throw new Error(solution.message)
  const { right } = solution
  const near = (...texts: string[]) => kind.help.nearest(ready, right, { none: false, lists: [texts], index: null })

  test('hints state more and more, and the key is right', () => {
    expect(kind.help.firstHint(ready)).toContain('`(on b a)`')
    expect(kind.help.hint(ready, right, 2)).toContain('3 steps')
    expect(kind.help.hint(ready, right, 3)).toContain('`(lift a b)`')
    expect(kind.help.key(right).answer).toBe(plan.join('\n'))
  })

  test('the nearest plan keeps what it can', () => {
    expect(near('(put b a)', '(put c b)')).toMatchObject({
      answer: plan.join('\n'),
      add: ['(lift a b)'],
      drop: [],
    })
    expect(near('(lift a b)')).toMatchObject({ answer: plan.join('\n'), drop: [] })
    expect(near('(shift a b c)')).toMatchObject({ kind: 'change' })
    expect(near('fly away')).toMatchObject({ answer: plan.join('\n'), drop: ['fly away'] })
    expect(kind.help.nearest(ready, right, null).kind).toBe('none')
  })

  test('no plan is asked for if the goal already holds or cannot be reached', () => {
    expect(kind.objection!(readyOf(towers('(on a b)')), any)).toContain('holds already')
    expect(kind.objection!(readyOf(towers('(tag a)')), any)).toContain('cannot be reached')
    expect(kind.objection!(ready, any)).toBeNull()
  })
})

test('sentences are short', () => {
  const answers = [plan, plan.slice(0, 2), ['(put b a)'], ['take a rest'], ['(fly a b c d)'], []]
  for (const answer of answers) expect(wordCount(judge(...answer).draft.explanation)).toBeLessThanOrEqual(25)
})

test('an unmet fact that each alternative of the goal or precondition requires is an unmet condition', () => {
  const source = towers('(or (and (on b a) (on c b)) (and (clear c) (exists (?x) (and (tag ?x) (on b a)))))')
  const asked: Asked = { kind: kindFor('verification'), plan: [] }
  const verdictOn = (...facts: string[]): readonly string[] => {
    const stated = { valid: false, failure: 'goal', step: null, action: null, facts: items(...facts), span } as const
    const { draft, shown } = judgedBy(source, asked, { kind: 'verification', ...stated })
    return [draft.verdict, shown.that]
  }
  expect(verdictOn('(on b a)')).toEqual(['right', 'right'])
  for (const facts of [['(on c b)'], ['(clear c)'], ['(on b a)', '(on c b)'], ['(tag b)']])
    expect(verdictOn(...facts), facts.join(' ')).toEqual(['wrong', 'wrong'])
  // What is required and holds, also if it never changes, is not unmet.
  const failing = { valid: false, failure: 'precondition', step: 0, action: null, span } as const
  const put: Asked = { ...asked, plan: ['(put b a)'] }
  for (const facts of [['(block a)'], ['(clear b)', '(block a)'], ['(clear b)', '(clear a)']]) {
    const { draft, shown } = judgedBy(source, put, { kind: 'verification', ...failing, facts: items(...facts) })
    expect([draft.verdict, shown.that], facts.join(' ')).toEqual(['wrong', 'wrong'])
  }
})

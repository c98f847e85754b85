// Verdicts on statements about a plan, and on described states.

import { describe, expect, test } from 'vitest'
import type { Answer, PlanStatement } from '#language/answers/reading'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { kindOf } from '#questions/kinds/registry'
import type { Asked } from '#questions/kinds/question'
import { items, judgedBy, kindFor, readyOf, span, towers } from './towers'

const goal = towers('(and (on b a) (on c b))')
const of = (...plan: string[]): Asked => ({ kind: kindFor('verification'), plan })
const good = of('(lift a b)', '(put b a)', '(put c b)')
const short = of('(lift a b)')
/** After the first step something is on `c`. */
const failing = of('(shift a b c)', '(put b c)', '(lift a c)')

const statement = (part: Partial<Omit<PlanStatement, 'facts'>> & { facts?: string[]; name?: string }): Answer => ({
  kind: 'verification',
  valid: part.valid ?? false,
  failure: part.failure ?? null,
  step: part.step ?? null,
  action: part.name === undefined ? null : items(part.name)[0]!,
  facts: items(...(part.facts ?? [])),
  span,
})

function judge(asked: Asked, answer: Answer) {
  const judged = judgedBy(goal, asked, answer)
  const parts = Object.fromEntries((judged.draft.parts ?? []).map(({ name, holds }) => [name, holds]))
  const { verdict, mistakes = [] } = judged.draft
  // The checker by itself has the same result.
  expect(judged.shown.that).toBe(verdict)
  return { ...judged, verdict, mistakes, parts }
}

describe('of a plan that works', () => {
  test('that it is valid', () => {
    const { verdict, parts, claims } = judge(good, statement({ valid: true }))
    expect(verdict).toBe('right')
    expect(parts).toMatchObject({ verdict: true, kind: null, 'one-named': null })
    expect(claims).toEqual(['reachable'])
  })

  test('that it fails', () => {
    const { verdict, mistakes, parts } = judge(good, statement({ failure: 'goal', facts: ['(on b a)'] }))
    expect([verdict, mistakes, parts.verdict]).toEqual(['wrong', ['called-invalid'], false])
  })
})

describe('a goal that is not reached', () => {
  const missing = ['(on b a)', '(on c b)']

  test('all, or some, of what is unmet', () => {
    const all = judge(short, statement({ failure: 'goal', facts: missing }))
    expect(all.verdict).toBe('right')
    expect(all.parts).toMatchObject({ kind: true, 'facts-true': true, 'facts-complete': true })
    expect(all.claims).toEqual(['misses'])
    const some = judge(short, statement({ failure: 'goal', facts: ['(on c b)'] }))
    expect(some.verdict).toBe('right')
    expect(some.parts).toMatchObject({ 'facts-complete': false, 'one-named': true, step: null })
  })

  test('something that is met in addition is a near miss', () => {
    const { verdict, mistakes, parts, asides } = judge(
      short,
      statement({ failure: 'goal', facts: ['(on c b)', '(clear a)'] }),
    )
    expect([verdict, mistakes]).toEqual(['wrong', ['not-unmet']])
    expect(parts).toMatchObject({ 'facts-true': false, 'one-named': true })
    expect(asides[0]).toContain('paper')
  })

  test('nothing that is unmet, the other kind, no kind, or valid', () => {
    const none = judge(short, statement({ failure: 'goal', facts: ['(clear a)'] }))
    expect(none.mistakes).toEqual(['not-unmet', 'none-unmet'])
    expect(judge(short, statement({ failure: 'goal' })).mistakes).toEqual(['none-unmet'])
    const other = judge(short, statement({ failure: 'precondition', step: 0, name: '(lift a b)' }))
    expect([other.mistakes, other.parts.kind]).toEqual([['wrong-failure'], false])
    const kindless = judge(short, statement({}))
    expect([kindless.verdict, kindless.parts.kind]).toEqual(['wrong', null])
    expect(judge(short, statement({ valid: true })).mistakes).toEqual(['called-valid'])
  })
})

describe('of a step that fails', () => {
  const right = {
    failure: 'precondition',
    step: 1,
    name: '(put b c)',
    facts: ['(clear c)'],
  } as const

  test('step, action and what is unmet', () => {
    const { verdict, parts, claims } = judge(failing, statement({ ...right, facts: ['(clear c)'] }))
    expect(verdict).toBe('right')
    expect(parts).toEqual({
      verdict: true,
      kind: true,
      step: true,
      action: true,
      'facts-true': true,
      'facts-complete': true,
      'one-named': true,
    })
    expect(claims).toEqual(['breaks'])
  })

  test('the step or the action alone shows which it is', () => {
    const { step, name, failure } = right
    const facts = ['(clear c)']
    expect(judge(failing, statement({ failure, facts, name })).verdict).toBe('right')
    expect(judge(failing, statement({ failure, facts, step })).verdict).toBe('right')
    const neither = judge(failing, statement({ failure, facts }))
    expect([neither.verdict, neither.mistakes]).toEqual(['wrong', ['wrong-step']])
  })

  test('another step, or another action', () => {
    const facts = ['(clear c)']
    const step = judge(failing, statement({ ...right, facts, step: 2 }))
    expect([step.mistakes, step.parts.step, step.parts.action]).toEqual([['wrong-step'], false, true])
    expect(judge(failing, statement({ failure: 'precondition', facts, step: 2 })).asides[0]).toContain('Off by one')
    const action = judge(failing, statement({ ...right, facts, name: '(lift a c)' }))
    expect([action.mistakes, action.parts['one-named']]).toEqual([['wrong-step'], false])
  })

  test('a fact that does not hold but is not asked for', () => {
    const { verdict, mistakes } = judge(failing, statement({ ...right, facts: ['(clear c)', '(on b c)'] }))
    expect([verdict, mistakes]).toEqual(['wrong', ['not-unmet']])
  })

  test('a step that is not an action has no preconditions', () => {
    const odd = of('(lift a b)', '(fly a)')
    const { verdict } = judge(odd, statement({ failure: 'precondition', step: 1, name: '(fly a)' }))
    expect(verdict).toBe('right')
    expect(kindOf(odd.kind).objection!(readyOf(goal), odd)).toContain('`(fly a)`')
  })

  test('hints, and the key in the form of the benchmark', () => {
    const kind = kindOf(failing.kind)
    const ready = readyOf(goal)
    const key = (asked: Asked): string | undefined => {
      const solution = kind.solve(ready, asked, defaultLimits)
      if (solution.kind === 'unsolved') throw new Error(solution.message)
      expect(kind.help.hint(ready, solution.right, 2)).not.toBe('')
      expect(kind.help.hint(ready, solution.right, 3)).not.toBe('')
      return kind.help.key(solution.right).answer
    }
    expect(key(good)).toBe('The above plan is valid.')
    expect(key(short)).toBe('The above plan is invalid. These are the unmet goal conditions:\n(on b a) and (on c b)')
    expect(key(failing)).toBe(
      'The above plan is invalid. The following action at step 2 has an unmet precondition:\n(put b c)\nThe unmet precondition is:\n(clear c)',
    )
  })
})

describe('the state after some steps', () => {
  const kind = kindFor('two-lists')
  const asked: Asked = { kind, sequence: ['(lift a b)', '(put b a)'], hidden: ['block'] }
  const state = ['(table a)', '(table c)', '(clear b)', '(clear c)', '(on b a)']
  const tagged = [...state, '(tag c)']
  const lists = (pos: readonly string[], neg: readonly string[] = []): Answer => ({
    kind: 'two-lists',
    pos: items(...pos),
    neg: items(...neg),
  })
  const judgeState = (pos: readonly string[], neg: readonly string[] = []) => {
    const judged = judgedBy(goal, asked, lists(pos, neg))
    expect(judged.shown.that).toBe(judged.draft.verdict)
    expect(judged.claims).toEqual(['leads-to'])
    return judged
  }

  test('a list of exactly the true facts is right, also with repeats, hidden facts or denied false ones', () => {
    expect(judgeState(tagged).draft).toMatchObject({
      verdict: 'right',
      overlap: { right: 6, extra: 0, missing: 0 },
    })
    expect(judgeState([...tagged, '(on b a)']).draft.verdict).toBe('right')
    expect(judgeState([...tagged, '(block a)']).draft.verdict).toBe('right')
    expect(judgeState(tagged, ['(on a b)', '(clear a)']).draft.verdict).toBe('right')
  })

  test('missing facts, superfluous facts, and true facts that are denied', () => {
    const missing = judgeState(tagged.slice(1)).draft
    expect(missing).toMatchObject({ verdict: 'wrong', mistakes: ['missing'] })
    expect(missing.explanation).toBe('`(table a)` is missing: step 1 (index 0) makes it true.')
    const extra = judgeState([...tagged, '(on a b)']).draft
    expect(extra).toMatchObject({
      mistakes: ['extra'],
      overlap: { right: 6, extra: 1, missing: 0 },
    })
    expect(extra.explanation).toBe('`(on a b)` does not hold: step 1 (index 0) makes it false.')
    expect(judgeState([...tagged, '(tag a)']).draft.mistakes).toEqual(['extra'])
    expect(judgeState(tagged, ['(on b a)']).draft.mistakes).toEqual(['denied-true'])
    expect(judgeState([...tagged, '(flies a)']).draft.mistakes).toEqual(['unknown-name'])
    expect(judgeState([...tagged, 'all is well']).draft.mistakes).toEqual(['malformed'])
    expect(judgeState([]).draft.explanation).toContain('lacks')
  })

  test('only what nothing changes is missing: a near miss', () => {
    const { draft, asides } = judgeState(state)
    expect(draft.verdict).toBe('wrong')
    expect(asides[0]).toContain('only facts that nothing changes are missing')
  })

  test('steps that cannot be executed lead nowhere', () => {
    const odd: Asked = { kind, sequence: ['(put b a)'] }
    const { draft, claims } = judgedBy(goal, odd, lists(state))
    expect(draft).toMatchObject({ verdict: 'undecided', reason: 'question-defect' })
    expect(claims).toEqual(['breaks'])
    expect(kindOf(kind).objection!(readyOf(goal), odd)).toContain('step 1 (index 0)')
  })

  test('hints, the key and the nearest right state', () => {
    const ready = readyOf(goal)
    const solution = kindOf(kind).solve(ready, asked, defaultLimits)
    if (solution.kind === 'unsolved') throw new Error(solution.message)
    const { help } = kindOf(kind)
    expect(help.hint(ready, solution.right, 2)).toContain('6 facts')
    expect(help.hint(ready, solution.right, 3)).toContain('2 of `clear`')
    expect(help.key(solution.right).answer).toContain('(on b a)')
    const read = { none: false, lists: [['(on b a)', '(on a b)', '(block a)'], []], index: null }
    expect(help.nearest(ready, solution.right, read)).toMatchObject({ drop: ['(on a b)'] })
  })
})

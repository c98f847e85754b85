// The cases that definitions leave no room for, rule by rule, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Statement } from '../../src/analysis/statement'
import { importAcpbench } from '../../src/benchmarks/acpbench/import'
import { judgeRecord } from '../support/judge-record'
import type { BenchmarkRecord } from '../../src/benchmarks/acpbench/record'
import type { Asked } from '../../src/kinds/question'
import type { Source } from '../../src/pddl/source'
import { judgeOptions } from '../../src/kinds/judging/options'
import { loadTask } from '../../src/task/load'
import { defaultLimits, judge } from '../../src/kinds/judge'
import type { Verdict } from '../../src/kinds/verdict'
import { addAndDelete, deadEnd, emptyPlan, noPlan, type TinyTask, twoPlans } from '../support/tasks'

const verdictOn = (
  tiny: Pick<TinyTask, 'domain' | 'problem'> | Source,
  asked: Asked,
  text: string,
  maxStates = defaultLimits.maxStates,
): Verdict => judge({ domain: tiny.domain, problem: tiny.problem }, asked, text, { maxStates })

/** Two rooms, a lamp to be carried; some actions never become applicable. */
const house: Source = {
  domain: `(define (domain house)
  (:requirements :strips :typing)
  (:types room lamp)
  (:predicates (door ?a ?b - room) (in ?r - room) (lies ?l - lamp ?r - room) (carried ?l - lamp))
  (:action go :parameters (?a ?b - room)
    :precondition (and (in ?a) (door ?a ?b)) :effect (and (not (in ?a)) (in ?b)))
  (:action take :parameters (?l - lamp ?r - room)
    :precondition (and (in ?r) (lies ?l ?r)) :effect (and (not (lies ?l ?r)) (carried ?l))))`,
  problem: `(define (problem two) (:domain house)
    (:objects hall attic - room lamp - lamp)
    (:init (in hall) (door hall attic) (door attic hall) (lies lamp attic))
    (:goal (carried lamp)))`,
}
const plan = ['(go hall attic)', '(take lamp attic)']
const detour = [
  '(go hall attic)',
  '(go attic hall)',
  '(go hall attic)',
  '(take lamp attic)',
  '(go attic hall)',
]

describe('applicability', () => {
  const asked: Asked = { kind: 'app' }

  test('order and repeats do not matter', () => {
    expect(verdictOn(twoPlans, asked, '[(go north west), (go north east)]').verdict).toBe('right')
    const repeated = verdictOn(
      twoPlans,
      asked,
      '[(go north east), (go north west), (go north east)]',
    )
    expect(repeated.verdict).toBe('right')
    expect(repeated.findings.map(finding => finding.role)).toEqual(['note'])
  })

  test('upper and lower case do not matter', () => {
    expect(verdictOn(twoPlans, asked, '[(GO North West), (go NORTH EAST)]').verdict).toBe('right')
  })

  test('a missing action is named with the preconditions that hold', () => {
    const verdict = verdictOn(twoPlans, asked, '[(go north west)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(go north east)`')
    expect(verdict.explanation).toContain('`(in north)` and `(door north east)` hold')
    expect(verdict.evidence.every(({ checked }) => checked)).toBe(true)
  })

  test('an inapplicable action is named with the precondition that fails', () => {
    const verdict = verdictOn(
      twoPlans,
      asked,
      '[(go north east), (go north west), (go east south)]',
    )
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(go east south)` is not applicable: `(in east)`')
  })

  test('an unknown or ill-typed action makes it wrong and is named', () => {
    const unknown = verdictOn(house, asked, '[(go hall attic), (goo hall attic)]')
    expect(unknown.verdict).toBe('wrong')
    expect(unknown.findings[0]).toMatchObject({ role: 'unknown', item: '(goo hall attic)' })
    expect(unknown.explanation).toContain('did you mean `go`?')
    const illTyped = verdictOn(house, asked, '[(go hall attic), (go hall lamp)]')
    expect(illTyped.verdict).toBe('wrong')
    expect(illTyped.explanation).toContain('`lamp` is of type `lamp`')
  })

  test('an action with nothing that exists is no remark in a bare list', () => {
    for (const text of [
      '[(go hall attic), (fly x)]',
      '(fly x), (go hall attic)',
      '(go hall attic) (jump)',
    ])
      expect(verdictOn(house, asked, text).verdict, text).toBe('wrong')
    expect(verdictOn(house, asked, 'It is (clearly) just (go hall attic).').verdict).toBe('right')
    expect(verdictOn(house, { kind: 'areach' }, '(fly x)').verdict).toBe('wrong')
    const asked2: Asked = { kind: 'prog', action: '(go hall attic)' }
    expect(verdictOn(house, asked2, '[(in attic), (shiny x)] [(in hall)]').verdict).toBe('wrong')
  })

  test('an empty list is right where nothing is applicable', () => {
    const stuck = { ...house, problem: house.problem.replace('(door hall attic)', '') }
    expect(verdictOn(stuck, asked, '[]').verdict).toBe('right')
    expect(verdictOn(house, asked, '[]').verdict).toBe('wrong')
  })
})

describe('progression', () => {
  test('add wins over delete', () => {
    const asked: Asked = { kind: 'prog', action: '(refresh)' }
    expect(verdictOn(addAndDelete, asked, '[(fresh)] [(stale)]').verdict).toBe('right')
    expect(verdictOn(addAndDelete, asked, '[] [(stale)]').verdict).toBe('wrong')
  })

  test('a fact that is deleted and added again does not become false', () => {
    const source = {
      ...addAndDelete,
      problem: addAndDelete.problem.replace('(stale)', '(stale) (fresh)'),
    }
    const asked: Asked = { kind: 'prog', action: '(refresh)' }
    expect(verdictOn(source, asked, '[] [(stale)]').verdict).toBe('right')
    const verdict = verdictOn(source, asked, '[] [(stale), (fresh)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(fresh)` does not become false')
    expect(verdict.explanation).toContain('deletes it and adds it again')
  })

  test('facts that merely go on to hold are no effects', () => {
    const asked: Asked = { kind: 'prog', action: '(go hall attic)' }
    expect(verdictOn(house, asked, '[(in attic)] [(in hall)]').verdict).toBe('right')
    const verdict = verdictOn(house, asked, '[(in attic), (lies lamp attic)] [(in hall)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings).toContainEqual(
      expect.objectContaining({ role: 'extra', item: '(lies lamp attic)' }),
    )
  })

  test('a fact in the wrong list is a near miss', () => {
    const verdict = verdictOn(
      house,
      { kind: 'prog', action: '(go hall attic)' },
      '[(in hall)] [(in attic)]',
    )
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings.filter(({ role }) => role === 'near-miss')).toHaveLength(2)
  })

  test('static facts are no effects', () => {
    const verdict = verdictOn(
      house,
      { kind: 'prog', action: '(go hall attic)' },
      '[(in attic), (door hall attic)] [(in hall)]',
    )
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('always true')
  })
})

describe('reachability', () => {
  const asked: Asked = { kind: 'reach' }

  test('a proposition that holds in no reachable state is right, with a checked certificate', () => {
    const closed = { ...house, problem: house.problem.replace('(door hall attic)', '') }
    const verdict = verdictOn(closed, asked, '(carried lamp)')
    expect(verdict.verdict).toBe('right')
    expect(verdict.evidence.map(({ checked }) => checked)).toEqual([true])
  })

  test('a proposition of the universe that only other objects could reach is right', () => {
    expect(verdictOn(house, asked, '(lies lamp hall)').verdict).toBe('right')
  })

  test('a reachable one is wrong, with the sequence that reaches it', () => {
    const verdict = verdictOn(house, asked, '(carried lamp)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings[0]!.sequence).toEqual(plan)
    expect(verdict.evidence.map(({ checked }) => checked)).toEqual([true])
  })

  test('a false static atom is wrong, with a note that it is never true', () => {
    const verdict = verdictOn(house, asked, '(door hall hall)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain("not among the question's propositions")
    expect(verdict.explanation).toContain('never true')
  })

  test('unknown and ill-typed atoms are wrong', () => {
    for (const text of [
      '(inn hall)',
      '(in cellar)',
      '(in lamp)',
      '(in hall attic)',
      '(go hall attic)',
    ])
      expect(verdictOn(house, asked, text), text).toMatchObject({
        verdict: 'wrong',
        findings: [{ role: 'unknown' }],
      })
  })

  test('None is right iff every proposition of the universe can be reached', () => {
    expect(verdictOn(addAndDelete, asked, 'None').verdict).toBe('right')
    expect(verdictOn(addAndDelete, asked, 'None').evidence.map(e => e.checked)).toEqual([true])
    const verdict = verdictOn(house, asked, 'None')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(lies lamp hall)`')
  })
})

describe('action reachability', () => {
  const asked: Asked = { kind: 'areach' }

  test('an action that violates a static precondition is right', () => {
    expect(verdictOn(house, asked, '(go hall hall)')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
  })

  test('an action that becomes applicable is wrong, with the sequence', () => {
    const verdict = verdictOn(house, asked, '(take lamp attic)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings[0]!.sequence).toEqual(['(go hall attic)'])
  })

  test('ill-typed and unknown actions are wrong', () => {
    for (const text of ['(go hall lamp)', '(fly hall attic)', '(go hall)', '(in hall)'])
      expect(verdictOn(house, asked, text), text).toMatchObject({ verdict: 'wrong' })
  })

  test('None is right iff there is no such action', () => {
    expect(verdictOn(addAndDelete, asked, 'None')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
    expect(verdictOn(house, asked, 'None').verdict).toBe('wrong')
  })
})

describe('validation', () => {
  const asked: Asked = { kind: 'val', sequence: ['(go hall attic)', '(go hall attic)', '(fly)'] }

  test('the index counts from 0', () => {
    expect(verdictOn(house, asked, '1')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
  })

  test('off by one is wrong, shown as a near miss', () => {
    for (const text of ['0', '2']) {
      const verdict = verdictOn(house, asked, text)
      expect(verdict.verdict).toBe('wrong')
      expect(verdict.findings).toContainEqual(expect.objectContaining({ role: 'near-miss' }))
      expect(verdict.explanation).toContain('step 2 (index 1)')
      expect(verdict.explanation).toContain('`(in hall)` does not hold')
    }
  })

  test('an action that does not exist is not applicable', () => {
    const verdict = verdictOn(house, { kind: 'val', sequence: ['(fly)'] }, '0')
    expect(verdict.verdict).toBe('right')
  })

  test('no index is right where every action is applicable', () => {
    expect(verdictOn(house, { kind: 'val', sequence: plan }, '1').verdict).toBe('wrong')
  })

  test('None says that no step fails, and is right just then', () => {
    const none = verdictOn(house, { kind: 'val', sequence: plan }, 'None')
    expect(none).toMatchObject({ verdict: 'right', evidence: [{ checked: true }] })
    expect(none.explanation).toMatch(/as the answer says\.$/)
    expect(verdictOn(house, asked, '-1')).toMatchObject({
      verdict: 'wrong',
      findings: [{ role: 'step', fix: 'Answer 1' }],
    })
  })
})

describe('justification', () => {
  const asked: Asked = { kind: 'just', plan: detour }

  test('a proper subsequence that is a plan is right', () => {
    const text = '[(go hall attic), (go attic hall), (go hall attic), (take lamp attic)]'
    expect(verdictOn(house, asked, text)).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
  })

  test('letters in the plan and in the answer are compared without regard to case', () => {
    const upper: Asked = { kind: 'just', plan: detour.map(step => step.toUpperCase()) }
    expect(verdictOn(house, upper, plan.join(' ')).verdict).toBe('right')
  })

  test('more than two removals are right, with a note', () => {
    const verdict = verdictOn(house, asked, `[${plan.join(', ')}]`)
    expect(verdict.verdict).toBe('right')
    expect(verdict.findings).toContainEqual(expect.objectContaining({ role: 'note' }))
  })

  test('removals that are not adjacent are right, with a note', () => {
    const square: Source = {
      ...house,
      problem: house.problem
        .replace('hall attic - room', 'hall attic den - room')
        .replace('(lies lamp attic)', '(lies lamp attic) (lies torch hall) (lies candle attic)')
        .replace('lamp - lamp', 'lamp torch candle - lamp'),
    }
    const long: Asked = {
      kind: 'just',
      plan: ['(take torch hall)', '(go hall attic)', '(take candle attic)', '(take lamp attic)'],
    }
    const verdict = verdictOn(square, long, plan.join(' '))
    expect(verdict.verdict).toBe('right')
    expect(verdict.findings[0]!.text).toContain('do not follow one another')
  })

  test('the plan itself is wrong', () => {
    const verdict = verdictOn(house, asked, `[${detour.join(', ')}]`)
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings).toContainEqual(expect.objectContaining({ role: 'best' }))
  })

  test('a plan that is no subsequence is wrong', () => {
    const other: Asked = { kind: 'just', plan: ['(go hall attic)', '(take lamp attic)'] }
    const verdict = verdictOn(house, other, '[(take lamp attic)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(in attic)` does not hold')
    expect(verdictOn(house, other, `[${detour.slice(0, 4).join(', ')}]`).verdict).toBe('wrong')
  })

  test('what the goal lacks at the end is said', () => {
    const verdict = verdictOn(house, { kind: 'just', plan }, '[(go hall attic)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('the goal `(carried lamp)` does not hold')
  })
})

describe('landmarks', () => {
  const asked: Asked = { kind: 'land' }

  test('a fact that no plan avoids is right, with a checked certificate', () => {
    expect(verdictOn(deadEnd, asked, '(in attic)')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
  })

  test('initial and goal facts are trivial, hence wrong', () => {
    expect(verdictOn(deadEnd, asked, '(in hall)')).toMatchObject({
      verdict: 'wrong',
      findings: [{ role: 'near-miss' }],
    })
    expect(verdictOn(deadEnd, asked, '(carried lamp)').verdict).toBe('wrong')
  })

  test('a fact that some plan avoids is wrong, with that plan', () => {
    const verdict = verdictOn(twoPlans, asked, '(in east)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings[0]!.sequence).toEqual(['(go north west)', '(go west south)'])
    expect(verdict.evidence.map(({ checked }) => checked)).toEqual([true])
  })

  test('None is right iff there is no landmark but trivial ones', () => {
    expect(verdictOn(twoPlans, asked, 'None')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
    const verdict = verdictOn(deadEnd, asked, 'None')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(in attic)`')
  })

  test('a fact that one action adds and deletes holds afterwards', () => {
    expect(verdictOn(addAndDelete, asked, '(fresh)').verdict).toBe('right')
  })

  test('a fact that never holds is wrong: every plan avoids it', () => {
    expect(verdictOn(house, asked, '(lies lamp hall)')).toMatchObject({
      verdict: 'wrong',
      evidence: [{ claim: { kind: 'not-landmark' }, checked: true }],
    })
  })

  test('a problem without a plan poses no landmark question', () => {
    for (const text of ['(in attic)', '(in hall)', '(in nowhere)', 'None'])
      expect(verdictOn(noPlan, asked, text), text).toMatchObject({
        verdict: 'undecided',
        reason: 'no-plan',
        evidence: [{ checked: true }],
      })
  })
})

describe('next action', () => {
  const asked: Asked = { kind: 'nexta' }

  test('an action on a cheapest plan is right, with h* before and after', () => {
    for (const text of ['(go north east)', '(go north west)'])
      expect(verdictOn(twoPlans, asked, text)).toMatchObject({
        verdict: 'right',
        distances: { before: 2, after: 1 },
      })
    expect(verdictOn(twoPlans, asked, '(go north east)').findings).toContainEqual(
      expect.objectContaining({ role: 'best', item: '(go north west)' }),
    )
  })

  test('an action into a dead end is wrong', () => {
    const verdict = verdictOn(deadEnd, asked, '(go hall cellar)')
    expect(verdict).toMatchObject({ verdict: 'wrong', distances: { before: 3, after: null } })
    expect(verdict.findings).toContainEqual(
      expect.objectContaining({ role: 'best', item: '(go hall attic)' }),
    )
  })

  test('an action that is not applicable is wrong', () => {
    const verdict = verdictOn(deadEnd, asked, '(take lamp attic)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(in attic)` does not hold')
  })

  test('no action is right where the goal already holds', () => {
    expect(verdictOn(emptyPlan, asked, '(go hall attic)')).toMatchObject({
      verdict: 'wrong',
      distances: { before: 0 },
    })
  })

  test('a problem without a plan poses no next-action question', () => {
    expect(verdictOn(noPlan, asked, '(go hall attic)')).toMatchObject({
      verdict: 'undecided',
      reason: 'no-plan',
    })
  })

  test('costs count where the problem minimizes them', () => {
    const source = (metric: string): Source => ({
      domain: `(define (domain roads) (:requirements :strips :action-costs)
        (:predicates (in ?a) (road ?a ?b)) (:functions (total-cost) (toll ?a ?b))
        (:action drive :parameters (?a ?b) :precondition (and (in ?a) (road ?a ?b))
          :effect (and (in ?b) (not (in ?a)) (increase (total-cost) (toll ?a ?b)))))`,
      problem: `(define (problem p) (:domain roads) (:objects a b c)
        (:init (in a) (road a b) (road b c) (road a c)
          (= (total-cost) 0) (= (toll a b) 1) (= (toll b c) 1) (= (toll a c) 5))
        (:goal (in c)) ${metric})`,
    })
    const minimized = source('(:metric minimize (total-cost))')
    expect(verdictOn(minimized, asked, '(drive a b)').verdict).toBe('right')
    expect(verdictOn(minimized, asked, '(drive a c)').verdict).toBe('wrong')
    expect(verdictOn(source(''), asked, '(drive a c)').verdict).toBe('right')
  })

  test('among cheapest plans with free actions the one with fewest steps counts', () => {
    const free: Source = {
      domain: `(define (domain free) (:requirements :strips :action-costs)
        (:predicates (in ?a) (road ?a ?b)) (:functions (total-cost) (toll ?a ?b))
        (:action drive :parameters (?a ?b) :precondition (and (in ?a) (road ?a ?b))
          :effect (and (in ?b) (not (in ?a)) (increase (total-cost) (toll ?a ?b)))))`,
      problem: `(define (problem p) (:domain free) (:objects a b c)
        (:init (in a) (road a b) (road b a) (road a c)
          (= (total-cost) 0) (= (toll a b) 0) (= (toll b a) 0) (= (toll a c) 5))
        (:goal (in c)) (:metric minimize (total-cost)))`,
    }
    expect(verdictOn(free, asked, '(drive a c)').verdict).toBe('right')
    const verdict = verdictOn(free, asked, '(drive a b)')
    expect(verdict).toMatchObject({ verdict: 'wrong', distances: { before: 5, after: 5 } })
    expect(verdict.explanation).toContain('fewer steps')
  })
})

describe('outcomes that are no judgement', () => {
  test('text without an answer is unreadable, not wrong', () => {
    for (const kind of ['app', 'reach', 'areach', 'land', 'nexta'] as const)
      expect(verdictOn(house, { kind }, 'Hmm.').verdict, kind).toBe('unreadable')
    expect(verdictOn(house, { kind: 'val', sequence: plan }, '').verdict).toBe('unreadable')
    expect(verdictOn(house, { kind: 'just', plan }, 'Hmm.').verdict).toBe('unreadable')
    expect(verdictOn(house, { kind: 'prog', action: plan[0]! }, 'Hmm.').verdict).toBe('unreadable')
  })

  test('PDDL with errors is no usable PDDL, and the first error is told with its place', () => {
    const broken = { ...house, domain: house.domain.replace('(in ?a)', '(inn ?a)') }
    const verdict = verdictOn(broken, { kind: 'app' }, '[(go hall attic)]')
    expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'no-pddl' })
    expect(verdict.explanation).toMatch(/line \d+, column \d+/)
    expect(verdict.findings[0]!.text).toContain('`inn`')
  })

  test('a limit that is reached makes the verdict undecided, never wrong', () => {
    const verdict = verdictOn(twoPlans, { kind: 'nexta' }, '(go north east)', 1)
    expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'limit' })
  })

  test('the same question has the same verdict each time', () => {
    const once = verdictOn(deadEnd, { kind: 'land' }, '(in attic)')
    expect(verdictOn(deadEnd, { kind: 'land' }, '(in attic)')).toEqual(once)
    expect(structuredClone(once)).toEqual(once)
  })
})

describe('closed questions without PDDL', () => {
  const record = (format: 'bool' | 'mcq', gold: unknown): BenchmarkRecord => {
    const fields = {
      id: 1,
      group: format === 'bool' ? 'applicable_actions_bool' : 'applicable_actions_mc',
      context: 'A ferry.',
      question: 'Is it?',
      answer: gold,
      ...(format === 'mcq' ? { choices: { text: ['this', 'that'], label: ['A', 'B'] } } : {}),
    }
    return importAcpbench(JSON.stringify([fields])).records[0]!
  }

  test('an answer is compared with the published one, not proven, and nothing is claimed as evidence', () => {
    for (const [format, gold, same, other] of [
      ['bool', 'yes', 'Yes.', 'No.'],
      ['mcq', 'B', 'The answer is B.', 'A'],
    ] as const) {
      const matching = judgeRecord(record(format, gold), same)
      expect(matching).toMatchObject({
        verdict: 'undecided',
        reason: 'no-pddl',
        published: 'matches',
        evidence: [],
      })
      expect(judgeRecord(record(format, gold), other)).toMatchObject({
        verdict: 'undecided',
        published: 'differs',
        evidence: [],
      })
      expect(matching.explanation).toContain('not proven')
    }
  })

  test('what cannot be read is unreadable, and without a published answer nothing is compared', () => {
    expect(judgeRecord(record('bool', 'yes'), 'Hmm, who knows').verdict).toBe('unreadable')
    const without = { ...record('bool', 'yes'), gold: undefined }
    expect(judgeRecord(without, 'yes')).toMatchObject({ verdict: 'undecided', reason: 'no-pddl' })
    expect(judgeRecord(without, 'yes').published).toBeUndefined()
  })
})

test('several right choices, or none, are a defect of the question', () => {
  const ready = loadTask({ domain: house.domain, problem: house.problem })
  if (ready.kind !== 'ready') throw new Error('not ready')
  const text = ['one', 'two', 'three']
  const label = ['A', 'B', 'C']
  const go = (a: string, b: string) => ({ kind: 'applicable', action: `(go ${a} ${b})` }) as const
  const right = go('hall', 'attic')
  const wrong = go('attic', 'hall')
  const pick = (label: string) =>
    ({ answer: { kind: 'choice', label, span: { from: 0, to: 1 } }, trace: [] }) as const
  const judged = (statements: readonly Statement[]) =>
    judgeOptions(ready, statements, { text, label }, pick('A'))
  expect(judged([right, right, wrong])).toMatchObject({
    verdict: 'undecided',
    reason: 'question-defect',
  })
  expect(judged([right, right, wrong])!.findings).toHaveLength(3)
  expect(judged([wrong, wrong, wrong])).toMatchObject({
    verdict: 'undecided',
    reason: 'question-defect',
  })
  expect(judged([right, wrong, wrong])).toMatchObject({ verdict: 'right' })
  expect(judged([wrong, right, wrong])).toMatchObject({ verdict: 'wrong' })
})

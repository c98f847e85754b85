// The command line from outside: shapes of JSON, exit codes, streams.

import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { built, fileWith, questionFile, rooms, run, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const domain = fileWith('domain.pddl', rooms.domain)
const problem = fileWith('problem.pddl', rooms.problem)
const questions = fileWith('questions.json', questionFile())

describe('check', () => {
  test('sound PDDL has no diagnostics', async () => {
    const { code, json } = await runHere(['check', domain, problem, '--json', '--no-portability'])
    expect([code, json]).toEqual([0, [{ diagnostics: [] }]])
    expect((await runHere(['check', domain, problem, '--json'])).json[0].diagnostics).toEqual([])
  })

  test('what other tools refuse is noted with its place and the tools, unless turned off', async () => {
    const late = fileWith('late.pddl', rooms.problem.replace(/(\(:init[\s\S]*)(\(:goal[\s\S]*\))\s*\)\s*$/, '$2 $1)'))
    const { code, json } = await runHere(['check', domain, late, '--json'])
    expect([code, json[0].diagnostics]).toEqual([0, []])
    expect(json[0].portability).toContainEqual({
      ...{ file: late, code: 'goal-before-init', tools: ['fd', 'pyperplan', 'pddl', 'up'] },
      ...{ from: expect.any(Number), to: expect.any(Number), line: expect.any(Number), column: expect.any(Number) },
      message: expect.stringContaining('unified-planning 1.3'),
    })
    expect((await runHere(['check', domain, late])).out).toContain('note: `:goal` before `:init` is refused by')
    const { json: off } = await runHere(['check', domain, late, '--json', '--no-portability'])
    expect(off).toEqual([{ diagnostics: [] }])
  })

  test('an error has its file, code, place, message, notes and fix', async () => {
    const bad = fileWith('bad.pddl', rooms.domain.replace('(in ?a)', '(inn ?a)'))
    const { code, json } = await runHere(['check', bad, problem, '--json'])
    expect(code).toBe(1)
    expect(json[0].diagnostics[0]).toEqual({
      file: bad,
      code: 'unknown-predicate',
      severity: 'error',
      from: expect.any(Number),
      to: expect.any(Number),
      line: 6,
      column: expect.any(Number),
      message: expect.stringContaining('`inn`'),
      notes: [expect.objectContaining({ message: expect.any(String) })],
      fix: expect.objectContaining({ text: 'in' }),
    })
    const { from, to } = json[0].diagnostics[0]
    expect(rooms.domain.replace('(in ?a)', '(inn ?a)').slice(from, to)).toBe('inn')
  })

  test('a fix may change both files', async () => {
    const changed = rooms.domain.replace(':precondition (and', ':precondition (and (in ATTIC)')
    const bad = fileWith('object-of-problem.pddl', changed)
    const { json } = await runHere(['check', bad, problem, '--json'])
    const { code, file, fix } = json[0].diagnostics[0]
    expect([code, file]).toEqual(['object-of-problem', bad])
    expect(fix.also).toEqual([{ file: problem, from: expect.any(Number), to: expect.any(Number), text: '' }])
    const [{ from, to }] = fix.also
    const after = [
      fileWith('with-constant.pddl', changed.slice(0, fix.from) + fix.text + changed.slice(fix.to)),
      fileWith('without.pddl', rooms.problem.slice(0, from) + rooms.problem.slice(to)),
    ]
    const again = await runHere(['check', ...after, '--json'])
    expect([again.code, again.json[0].diagnostics]).toEqual([0, []])
  })

  test('a cost without a value is named where it keeps the goal out of reach', async () => {
    const roads = fileWith(
      'roads.pddl',
      `(define (domain roads) (:requirements :strips :action-costs)
        (:predicates (at ?p)) (:functions (total-cost) (way ?p ?q))
        (:action go :parameters (?p ?q) :precondition (at ?p)
          :effect (and (at ?q) (not (at ?p)) (increase (total-cost) (way ?p ?q)))))`,
    )
    const trip = (values: string): string =>
      fileWith(
        `trip${values.length}.pddl`,
        `(define (problem trip) (:domain roads) (:objects a b c)
          (:init (at a) ${values}) (:goal (at c)) (:metric minimize (total-cost)))`,
      )
    const whole = await runHere(['check', roads, trip('(= (way a b) 1) (= (way b c) 1)'), '--json'])
    expect(whole.json[0].diagnostics).toEqual([])
    const part = trip('(= (way a b) 1)')
    const { code, json } = await runHere(['check', roads, part, '--json'])
    expect(code).toBe(0)
    expect(json[0].diagnostics).toMatchObject([{ code: 'cost-gap', severity: 'warning' }])
    expect(JSON.stringify(json)).toContain('(way b c)')
    expect((await runHere(['solve', roads, part])).out).toContain('there is no plan. The goal can')
  })

  test('text for people shows the line with a caret', () => {
    const bad = rooms.domain.replace('(in ?a)', '(inn ?a)')
    const { code, out } = run(['check'], bad)
    expect(code).toBe(1)
    expect(out).toMatch(/^<stdin>:6:\d+: error: /m)
    expect(out).toMatch(/^ +\^\^\^$/m)
  })
})

describe('solve', () => {
  test('a cheapest plan comes in the promised shape', async () => {
    const { code, json, err } = await runHere(['solve', domain, problem, '--optimal', '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(json).toEqual([
      {
        status: 'plan',
        optimal: true,
        cost: 2,
        plan: ['(go hall attic)', '(take lamp attic)'],
        expanded: expect.any(Number),
        evaluated: expect.any(Number),
        facts: 4,
        actions: 3,
        ms: { parse: expect.any(Number), ground: expect.any(Number), search: expect.any(Number) },
        certificate: { kind: expect.any(String), checked: expect.any(Boolean) },
      },
    ])
  })

  test('a plan that is not claimed to be cheapest is accepted by the checker', async () => {
    for (const heuristic of ['blind', 'hmax', 'lmcut', 'ff', 'add', 'goalcount'])
      expect(
        (await runHere(['solve', domain, problem, '--json', '--heuristic', heuristic])).json[0],
        heuristic,
      ).toMatchObject({
        status: 'plan',
        optimal: false,
        cost: 2,
        certificate: { kind: 'plan', checked: true },
      })
  })

  test('evidence that is only made when asked for leaves what is proven', async () => {
    const locked = fileWith('locked.pddl', rooms.problem.replace('(door hall attic)', ''))
    for (const [words, proven] of [
      [[problem], { kind: 'reachable', target: { kind: 'goal' } }],
      [[problem, '--optimal'], { kind: 'optimal', cost: 2 }],
      [[problem, '--optimal', '--max-states=2'], { kind: 'at-least', cost: 2 }],
      [[locked], { kind: 'unreachable', target: { kind: 'goal' } }],
    ] as const) {
      const { json } = await runHere(['solve', domain, ...words, '--json', '--certificates', 'asked'])
      expect(json[0]).toMatchObject({ proven, certificate: null })
      const { json: all } = await runHere(['solve', domain, ...words, '--json', '--evidence'])
      expect(all[0]).not.toHaveProperty('proven')
      expect(all[0].certificate).toMatchObject({ checked: true, proofs: [{ claim: proven }] })
    }
    expect((await runHere(['solve', domain, problem, '--certificates', 'asked'])).out).toContain('; Evidence: not made')
  })

  test('every heuristic that never overestimates leaves evidence that the plan is cheapest', async () => {
    for (const heuristic of ['blind', 'hmax', 'lmcut'])
      expect(
        (await runHere(['solve', domain, problem, '--json', '--optimal', '--heuristic', heuristic])).json[0]
          .certificate,
      ).toMatchObject({ kind: 'optimal', checked: true })
  })

  test('a proof that there is no plan has cost and plan null', async () => {
    const locked = fileWith('locked.pddl', rooms.problem.replace('(door hall attic)', ''))
    for (const options of [[], ['--optimal']]) {
      const { code, json } = await runHere(['solve', domain, locked, '--json', ...options])
      expect(code).toBe(0)
      expect(json[0]).toMatchObject({
        status: 'no-plan',
        optimal: false,
        cost: null,
        plan: null,
        certificate: { checked: true },
      })
    }
  })

  test('a limit gives undecided and exit code 3', async () => {
    const { code, json } = await runHere(['solve', domain, problem, '--optimal', '--json', '--max-states=1'])
    expect(code).toBe(3)
    expect(json[0]).toMatchObject({ status: 'undecided', optimal: false, cost: null, plan: null })
  })

  test('a search for a cheapest plan that stops leaves what every plan costs at least, checked', async () => {
    const { json } = await runHere(['solve', domain, problem, '--optimal', '--json', '--max-states=2'])
    expect(json[0]).toMatchObject({
      status: 'undecided',
      atLeast: 2,
      certificate: { kind: 'lower-bound', checked: true },
    })
  })

  test('gzipped files are read', async () => {
    const packed = fileWith('problem.pddl.gz', gzipSync(rooms.problem))
    expect((await runHere(['solve', domain, packed, '--json'])).json[0].status).toBe('plan')
  })

  test('a heuristic that may overestimate cannot be optimal', async () => {
    const { code, err } = await runHere(['solve', domain, problem, '--optimal', '--heuristic', 'ff'])
    expect(code).toBe(2)
    expect(err).toContain('ff may overestimate')
  })
})

describe('validate', () => {
  const validate = (plan: string) => run(['validate', domain, problem, '-', '--json'], plan)

  test('a plan has its cost', () => {
    expect(validate(rooms.plan)).toMatchObject({
      code: 0,
      json: [{ valid: true, cost: 2, step: null, missing: [], goalMissing: [] }],
    })
  })

  test('the first failing step counts from 0, with what is missing', () => {
    expect(validate('(go hall attic)\n(go hall attic)').json).toEqual([
      {
        ...{ valid: false, cost: null, step: 1, missing: ['(in hall)'], goalMissing: [] },
        certificate: { kind: 'plan', checked: true },
      },
    ])
  })

  test('an unknown action fails at its step', () => {
    expect(validate('(go hall attic)\n(fly away)').json[0]).toMatchObject({
      valid: false,
      step: 1,
      missing: [],
      note: expect.stringContaining('`fly`'),
    })
  })

  test('what the goal lacks is listed', () => {
    expect(validate('(go hall attic)').json).toEqual([
      {
        ...{ valid: false, cost: null, step: null, missing: [], goalMissing: ['(carried lamp)'] },
        certificate: { kind: 'plan', checked: true },
      },
    ])
  })

  test('a plan that cannot be read is bad input, with its place', () => {
    const { code, err } = validate('(go hall\n(take')
    expect(code).toBe(1)
    expect(err).toMatch(/^<stdin>:\d+:\d+: error: /m)
  })
})

describe('conformance', () => {
  test('a line a question, and the summary last', async () => {
    const { code, json } = await runHere(['conformance', questions, '--json'])
    expect(code).toBe(0)
    expect(json).toHaveLength(6)
    expect(json[0]).toEqual({
      file: questions,
      id: '9007199254740993001',
      kind: 'app',
      domain: 'rooms',
      decided: true,
      agrees: true,
      ms: expect.any(Number),
      differences: [],
    })
    expect(json[3]).toMatchObject({
      agrees: false,
      differences: [{ type: 'no-is-landmark', ours: true, gold: false, certificate: { checked: true } }],
    })
    expect(json[4]).toMatchObject({ decided: false, reason: 'no-pddl', kind: 'val' })
    const { summary } = json[5]
    expect(summary).toMatchObject({ questions: 5, agree: 3, undecided: 0, notCheckable: 1 })
    expect(Object.keys(summary.byKind)).toEqual(['app', 'nexta', 'val', 'land'])
    expect(summary.byKind.val).toMatchObject({ questions: 2, agree: 1, notCheckable: 1 })
    expect(summary.byDomain.rooms).toMatchObject({ questions: 4, agree: 3 })
  })

  test('several files, one of them bad: the others are compared, and the exit code shows', async () => {
    const { code, json, err } = await runHere(['conformance', domain, questions, '--json'])
    expect(code).toBe(1)
    expect(err).toContain(domain)
    expect(json.at(-1).summary.questions).toBe(5)
  })

  test('standard input is read', () => {
    expect(run(['conformance', '--json'], questionFile()).json).toHaveLength(6)
  })
})

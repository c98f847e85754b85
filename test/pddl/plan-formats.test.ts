// Plans as planners and libraries print them. The outputs of Fast Downward 26.6, LPG and unified-planning 1.3 were
// recorded, shortened where a comment states it.

import { describe, expect, test } from 'vitest'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { parsePlan } from '#planning/pddl/plan'
import { printAtom } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'

const { domain } = parseDomain(`(define (domain nav) (:requirements :strips :typing)
  (:types room key) (:constants k1 - key)
  (:predicates (at ?r - room) (has ?k - key) (in ?k - key ?r - room) (lit) (done))
  (:action switch-on :parameters () :effect (lit))
  (:action go :parameters (?a ?b - room) :precondition (at ?a) :effect (at ?b))
  (:action grab :parameters (?k - key ?r - room) :precondition (in ?k ?r) :effect (has ?k))
  (:action finish :parameters () :precondition (has k1) :effect (done)))`)
const { problem } = parseProblem(
  '(define (problem n) (:domain nav) (:objects r1 r2 s - room) (:init (at r1) (in k1 r2)) (:goal (done)))',
  domain,
)

const read = (text: string) => {
  const { steps, times, isReordered, diagnostics } = parsePlan(text, domain, problem, 'kept')
  return {
    steps: steps.map(printAtom),
    times,
    isReordered,
    errors: diagnostics.filter(isError).map(({ message }) => message),
    codes: diagnostics.map(({ code }) => code),
  }
}
const plan = ['(switch-on)', '(go r1 r2)', '(grab k1 r2)', '(finish)']

const layouts: readonly (readonly [string, string])[] = [
  ['a file', '(switch-on)\n(go r1 r2)\n(grab k1 r2)\n(finish)\n; cost = 4 (unit cost)\n'],
  ['arrows', 'switch-on -> go r1 r2 -> grab k1 r2 -> finish'],
  ['commas between steps without brackets', 'switch-on, go r1 r2, grab k1 r2, finish'],
  ['other marks', '#1 switch-on\n#2 go r1 r2\n#3 grab k1 r2\n#4 finish\n4 step(s)'],
  ['capitals', '(SWITCH-ON)\n(GO R1 R2)\n(GRAB K1 R2)\n(FINISH)'],
  ['commas between objects, as VAL skips them', '(switch-on)\n(go r1, r2)\n(grab k1,r2)\n(finish)'],
  ['one line', '(switch-on) (go r1 r2) (grab k1 r2) (finish)'],
  ['steps over lines', '(switch-on)\n(go\n  r1 ; from\n  r2)\n(grab k1 r2) (finish)'],
  ['numbers', '1. (switch-on)\n2) (go r1 r2)\n(3) (grab k1 r2)\nStep 4: (finish)'],
  [
    'times and durations',
    '; Time 0.01\n0.001: (switch-on) [1.000]\n1.002: (go r1 r2)[1.000]\n2.003:(grab k1 r2) [1]\n3.004: (finish) [1.000]',
  ],
  [
    'FF',
    "ff: parsing domain file\ndomain 'NAV' defined\n ... done.\n\nff: found legal plan as follows\n\nstep    0: SWITCH-ON\n        1: GO R1 R2\n        2: GRAB K1 R2\n        3: FINISH\n        4: REACH-GOAL\n     \n\ntime spent:    0.00 seconds instantiating 8 easy, 0 hard action templates\n               0.00 seconds total time\n",
  ],
  ['FF, the steps alone', 'step 0: SWITCH-ON\n1: GO R1 R2\n2: GRAB K1 R2\n3: FINISH\nplan cost: 4.000000'],
  ['steps with their costs', 'switch-on  (1)\ngo r1 r2 (1)\ngrab k1 r2 (1)\nfinish  (1)'],
  [
    // Shortened.
    'Fast Downward',
    "INFO     search arguments: ['--search', 'astar(lmcut())']\nINFO     search time limit: None\nRemoved 0 operators from 4\nInitializing landmark cut heuristic...\nConducting best first search with reopening closed nodes, (real) bound = 2147483647\n[t=0.002s, 10412 KB] New best heuristic value for lmcut(): 4\n[t=0.002s, 10412 KB] g=0, 1 evaluated, 0 expanded\n[t=0.002s, 10412 KB] Solution found!\n[t=0.002s, 10412 KB] Actual search time: 0.000213s\nswitch-on  (1)\ngo r1 r2 (1)\ngrab k1 r2 (1)\nfinish  (1)\n[t=0.002s, 10412 KB] Plan length: 4 step(s).\n[t=0.002s, 10412 KB] Plan cost: 4\n[t=0.002s, 10412 KB] Expanded 6 state(s).\nSolution found.\nPeak memory: 10412 KB\nsearch exit code: 0\n",
  ],
  [
    // Shortened.
    'LPG',
    'Analyzing Planning Problem:\n\tTemporal Planning Problem: NO\n\nPlan computed:\n   Time: (ACTION) [action Duration; action Cost]\n 0.0000: (SWITCH-ON) [D:1.00; C:1.00]\n 1.0000: (GO R1 R2) [D:1.00; C:1.00]\n 2.0000: (GRAB K1 R2) [D:1.00; C:1.00]\n 3.0000: (FINISH) [D:1.00; C:1.00]\n\n\nSolution number: 1\nTotal time:      0.02\nPlan quality:    4.000\n',
  ],
  [
    'ENHSP',
    'Problem Solved\n\nFound Plan:\n0.0: (switch-on)\n1.0: (go r1 r2)\n1.5: -----waiting---- [2.0]\n2.0: (grab k1 r2)\n3.0: (finish)\n\nPlan-Length:4\nMetric (Search):4.0\nPlanning Time (msec): 123\n',
  ],
  ['unified-planning', 'SequentialPlan:\n    switch-on\n    go(r1, r2)\n    grab(k1, r2)\n    finish\n'],
  ['unified-planning, its name for it', 'SequentialPlan([switch-on, go(r1, r2), grab(k1, r2), finish])'],
  [
    'unified-planning, with times',
    'TimeTriggeredPlan:\n    0.0: switch-on [1.0]\n    1.0: go(r1, r2) [1.0]\n    2.0: grab(k1, r2) [1.0]\n    3.0: finish [1.0]',
  ],
  ['Tarski', '[switch-on(), go(r1, r2), grab(k1, r2), finish()]'],
  ['a list of Python', "['(switch-on)', '(go r1 r2)', '(grab k1 r2)', '(finish)']"],
  [
    'Madagascar',
    'STEP 0: switch-on()\nSTEP 1: go(r1,r2)\nSTEP 2: grab(k1,r2)\nSTEP 3: finish()\n4 actions in the plan.',
  ],
  [
    'planning.domains',
    JSON.stringify({
      status: 'ok',
      result: {
        cost: 4,
        length: 4,
        plan: plan.map(name => ({ name, action: `(:action ${name.slice(1, -1)} :parameters ())` })),
      },
    }),
  ],
  [
    'planning.domains, as a service',
    JSON.stringify({
      status: 'ok',
      result: { output: { sas_plan: `${plan.join('\n')}\n; cost = 4` } },
    }),
  ],
  ['K*', JSON.stringify({ plans: [{ cost: 4, actions: plan.map(step => step.slice(1, -1)) }] })],
  ['a list in JSON', JSON.stringify(plan)],
  ['lists in JSON', JSON.stringify(plan.map(step => step.slice(1, -1).split(' ')))],
  [
    'names and arguments in JSON',
    JSON.stringify({
      steps: plan.map(step => {
        const [action, ...args] = step.slice(1, -1).split(' ')
        return { action, args }
      }),
    }),
  ],
  ['names alone', 'switch-on\ngo r1 r2\ngrab k1 r2\nfinish'],
]

describe('every layout is the same plan', () => {
  test.each(layouts)('%s', (_, text) => {
    for (const each of [text, text.replaceAll('\n', '\r\n')])
      expect(read(each)).toMatchObject({ steps: plan, errors: [], isReordered: false })
  })
})

describe('steps are never lost', () => {
  test('within other text, the whole steps are read, and none of too few objects or of an unknown action', () => {
    const prose = 'We `switch-on` it.\n1. go r1 r2: to the next room.\n2. grab k1 r2, the key.\n'
    expect(read(prose)).toMatchObject({ steps: ['(go r1 r2)', '(grab k1 r2)'], errors: [] })
    for (const lost of ['3. fly r1 r2: back.', '3. go r1: back.', 'and then (fly r1 r2), back.'])
      expect(read(prose + lost).errors).not.toEqual([])
  })

  test.each([
    ['a step in words before its brackets', '(switch-on)\nthen (go r1 r2)\n(grab k1 r2)\n(finish)'],
    ['an unknown action on objects', '(switch-on)\nthen (fly r1 r2)\n(grab k1 r2)'],
    ['a step without brackets among others', '(switch-on)\ngo r1 r2\n(finish)'],
    ['a step in a sentence', 'switch-on (1)\ngo r1 r2, then wait.\nfinish (1)'],
  ])('%s is refused', (_, text) => {
    const { errors } = read(text)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(/outside the brackets; write a step as/)
  })

  test.each([
    ['(fly r1 r2)\n(finish)', ['(fly r1 r2)', '(finish)']],
    ['step 0: FLY R1 R2\n1: FINISH', ['(fly r1 r2)', '(finish)']],
    ['fly r1 r2 (1)\nfinish (1)', ['(fly r1 r2)', '(finish)']],
    ['SequentialPlan:\n    go(r1, r2)\n    jump\n    grab(k1, r2)', ['(go r1 r2)', '(jump)', '(grab k1 r2)']],
  ])('names that are not declared are kept: %j', (text, steps) => {
    expect(read(text)).toMatchObject({ steps, errors: [] })
  })

  test('what else a planner prints is counted in a warning', () => {
    const { codes } = read('Solution found!\nfinish (1)\nPlan cost: 1')
    expect(codes).toEqual(['plan-skipped'])
    expect(read('finish (1)').codes).toEqual([])
  })

  test('of several plans the last one is read, which is reported', () => {
    const text = (steps: string) => `[t=0.1s, 9 KB] Solution found!\n${steps}\n[t=0.1s, 9 KB] Plan length: 2 step(s).\n`
    const both = read(text('go r1 r2 (1)\ngo r2 r1 (1)') + text('switch-on (1)\nfinish (1)'))
    expect(both.steps).toEqual(['(switch-on)', '(finish)'])
    expect(both.codes).toContain('plan-several')
    const numbered = read('step 0: GO R1 R2\n1: FINISH\n\nstep 0: FINISH\n')
    expect(numbered.steps).toEqual(['(finish)'])
    expect(numbered.codes).toContain('plan-several')
  })
})

test('an empty plan is one, and other text without steps is none', () => {
  for (const text of [
    '',
    '; cost = 0 (unit cost)\n',
    '{"plan": []}',
    'Solution found!\nPlan length: 0 step(s).\nPlan cost: 0',
    'ff: goal can be simplified to TRUE. The empty plan solves it\n',
  ])
    expect(read(text)).toMatchObject({ steps: [], errors: [], times: undefined })
  for (const text of ['Search stopped without finding a solution.', '{"plan": null}', '<html>'])
    expect(read(text).errors).toHaveLength(1)
})

test('steps with times come in the order of the times, equal ones in that of the text', () => {
  expect(read('2: (go r1 r2)\n0.5: (switch-on)\n2.0: (finish)\n')).toMatchObject({
    steps: ['(switch-on)', '(go r1 r2)', '(finish)'],
    times: [0.5, 2, 2],
    isReordered: true,
  })
  // One without a time: their order is that of the text.
  expect(read('2: (go r1 r2)\n(switch-on)\n')).toMatchObject({
    steps: ['(go r1 r2)', '(switch-on)'],
    times: undefined,
    isReordered: false,
  })
  expect(read('STEP 0: switch-on() go(r1,r2)\nSTEP 1: finish()')).toMatchObject({
    times: [0, 0, 1],
  })
})

test('places are those of the text', () => {
  const text = 'ff: found\nstep 0: GO R1 R2\n  1: Fly R1\n'
  const { steps } = parsePlan(text, domain, problem, 'kept')
  expect(steps.map(({ span }) => text.slice(span.from, span.to))).toEqual(['GO R1 R2', 'Fly R1'])
  const { diagnostics } = parsePlan(text, domain, problem)
  expect(diagnostics.filter(isError).map(({ span }) => text.slice(span.from, span.to))).toEqual(['Fly'])
})

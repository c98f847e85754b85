// `validate`: plans in the layouts of planners, times, and exit codes.

import { describe, expect, test } from 'vitest'
import { fileWith, rooms, runHere } from './command'

const domain = fileWith('domain.pddl', rooms.domain)
const problem = fileWith('problem.pddl', rooms.problem)
const validate = (plan: string, ...more: readonly string[]) =>
  runHere(['validate', domain, problem, fileWith('plan', plan), ...more])

describe('exit codes', () => {
  test('0 of a plan, 1 of none, 1 of what cannot be read, 2 of wrong usage', async () => {
    expect((await validate(rooms.plan)).code).toBe(0)
    expect(await validate('(take lamp attic)\n')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^Not a plan\. Step 1/),
    })
    expect(await validate('(go hall attic)\n', '--json')).toMatchObject({
      code: 1,
      json: [{ valid: false, step: null, goalMissing: ['(carried lamp)'] }],
    })
    expect(await validate('no plan here.')).toMatchObject({ code: 1, out: '' })
    expect((await runHere(['validate', domain])).code).toBe(2)
  })
})

describe('times', () => {
  test('a step that is early with a later time is taken later', async () => {
    const plan = '2.0: (take lamp attic)\n1.0: (go hall attic)\n'
    expect(await validate(plan)).toMatchObject({
      code: 0,
      err: expect.stringContaining('in the order of their times'),
    })
    const { json } = await validate(plan, '--json')
    expect(json[0]).toMatchObject({ valid: true, plan: ['(go hall attic)', '(take lamp attic)'] })
  })

  test('interfering simultaneous steps are not a plan, and are reported with the reason', async () => {
    const plan = '0: (go hall attic)\n0: (take lamp attic)\n'
    const { code, out } = await validate(plan)
    expect([code, out]).toEqual([
      1,
      'Not a plan. Step 1 (index 0), `(go hall attic)`, and step 2 (index 1), `(take lamp attic)` are both at 0, and interfere: one changes `(in attic)`, which the other needs or changes.\n',
    ])
    const { json } = await validate(plan, '--json')
    expect(json[0]).toMatchObject({ valid: false, cost: null, step: 1, note: expect.any(String) })
  })
})

test('the outputs of planners are read, and what is skipped is noted', async () => {
  for (const plan of [
    'go hall attic (1)\ntake lamp attic (1)\n',
    '[t=0.01s, 1234 KB] Solution found!\ngo hall attic (1)\ntake lamp attic (1)\n[t=0.01s, 1234 KB] Plan length: 2 step(s).\n',
    'ff: found legal plan as follows\n\nstep    0: GO HALL ATTIC\n        1: TAKE LAMP ATTIC\n\ntime spent:    0.00 seconds\n',
  ]) {
    const { code, err, json } = await validate(plan, '--json')
    expect([code, json]).toMatchObject([0, [{ valid: true, cost: 2 }]])
    expect(err === '').toBe(plan.startsWith('go'))
  }
})

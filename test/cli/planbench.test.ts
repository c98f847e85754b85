// PlanBench on the command line: prompts rendered, domains under other names.

import { beforeAll, expect, test } from 'vitest'
import { built, fileWith, rooms, run, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const domain = fileWith('domain.pddl', rooms.domain)
const problem = fileWith('problem.pddl', rooms.problem)

const config = fileWith(
  'config.yaml',
  `domain_name: lamps
domain_intro: "Lamps.\\n"
actions: { light: "light the {}" }
predicates: { lit: "the {} is lit", bulb: "" }
encoded_objects: { a: old lamp, b: new lamp }
`,
)
const line = {
  id: 'lamps/1',
  domain: 'lamps',
  family: 't1',
  instance_id: 2,
  choices: { intro: 'domain_intro', example: { instance: 1, plan: ['(light a)'] } },
  tail: '',
  domain_pddl:
    '(define (domain lamps) (:predicates (lit ?x) (bulb ?x)) (:action light :parameters (?x) :effect (lit ?x)))',
  instances: Object.fromEntries(
    ['a', 'b'].map((goal, i) => [
      i + 1,
      `(define (problem p) (:domain lamps) (:objects a b) (:init (bulb a) (lit ${goal === 'a' ? 'b' : 'a'})) (:goal (and (lit ${goal}))))`,
    ]),
  ),
}

test('render writes the official prompt of each line; a bad line costs only itself', () => {
  const bad = { ...line, instances: {} }
  const input = `${[line, bad].map(each => JSON.stringify(each)).join('\n')}\n`
  const ran = run(['render', '--family', 'planbench', '--config', config, '--jsonl'], input)
  expect(ran.code).toBe(1)
  expect(ran.json).toEqual([
    {
      id: 'lamps/1',
      query:
        'Lamps.\n\n[STATEMENT]\nAs initial conditions I have that, the new lamp is lit.\nMy goal is to have that the old lamp is lit.\n\nMy plan is as follows:\n\n[PLAN]\nlight the old lamp\n[PLAN END]\n\n[STATEMENT]\nAs initial conditions I have that, the old lamp is lit.\nMy goal is to have that the new lamp is lit.\n\nMy plan is as follows:\n\n[PLAN]',
    },
    { id: 'lamps/1', line: 2, error: 'The instance 2 is not among `instances`.' },
  ])
  expect(run(['render', '--jsonl'], input)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--config FILE'),
  })
})

test('obfuscate gives PDDL under other names, and brings plans back', () => {
  const words = ['obfuscate', domain, problem, '--style', 'random', '--seed', '7']
  const { code, json } = run([...words, '--json'])
  expect(code).toBe(0)
  const [made] = json
  const renamed = [fileWith('o-domain.pddl', made.domain), fileWith('o-problem.pddl', made.problem)]
  const solved = run(['solve', ...renamed, '--json']).json[0]
  expect(solved.status).toBe('plan')
  const plan = fileWith('o.plan', solved.plan.join('\n'))
  const back = run([...words, '--back', plan])
  expect(back.code).toBe(0)
  expect(run(['validate', domain, problem, fileWith('plain.plan', back.out), '--json']).json).toEqual([
    expect.objectContaining({ valid: true }),
  ])
  const other = run(['obfuscate', domain, problem, '--seed', '8', '--back', plan])
  expect(other).toMatchObject({ code: 1, err: expect.stringContaining('step 1') })
})

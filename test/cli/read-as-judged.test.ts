// `read` and `judge` read one text alike; both name the version of the official rules.

import { expect, test } from 'vitest'
import { fileWith, rooms, runHere } from './command'

const domainText = `(define (domain p) (:requirements :strips) (:predicates (g ?x) (h) (k))
 (:action do-it :parameters (?x) :effect (g ?x))
 (:action refuel-all :parameters () :effect (h))
 (:action open-door :parameters () :effect (k)))`
const problemText = '(define (problem q) (:domain p) (:objects x y) (:init) (:goal (and (g x) (g y) (h) (k))))'
const domain = fileWith('domain.pddl', domainText)
const problem = fileWith('problem.pddl', problemText)
const all = ['(do-it x)', '(do-it y)', '(refuel-all)', '(open-door)']
const questions = fileWith(
  'questions.json',
  JSON.stringify([
    {
      ...{ id: '1', group: 'applicable_actions_gen', context: 'A workshop.' },
      ...{ question: 'Which actions are applicable?', answer: all },
      ...{ PDDL_domain: domainText, PDDL_problem: problemText },
    },
  ]),
)

const layouts: readonly ((name: string, i: number) => string)[] = [
  (name, i) => `${i + 1}. ${name}`,
  (name, i) => `${i + 1}) ${name}`,
  (name, i) => `(${i + 1}) ${name}`,
  name => `${name} (1)`,
  (name, i) => `${i}: ${name.toUpperCase()}`,
  (name, i) => `0.00${i + 1}: (${name}) [1.000]`,
  name => `- **${name}**`,
  (name, i) => `| ${i + 1} | ${name} |`,
]

test('actions without arguments are read in lists of every layout, by both verbs', async () => {
  const names = ['do-it x', 'refuel-all', 'do-it y', 'open-door']
  const texts = [
    ...layouts.map(layout => names.map(layout).join('\n')),
    names.join(' -> '),
    'open-door (1)',
    'refuel-all\nopen-door',
  ]
  const judged = await runHere(
    ['judge', questions, '--jsonl'],
    texts.map(answer => JSON.stringify({ id: '1', answer })).join('\n'),
  )
  const read = await runHere(
    ['read', '--jsonl', '--no-trace', domain, problem],
    texts.map(input => JSON.stringify({ rule: 'action_list', input })).join('\n'),
  )
  expect(read.json.map(({ ours }) => ours.map((item: string) => `\`${item}\``).join(', '))).toEqual(
    judged.json.map(({ read }) => read),
  )
  for (const { verdict } of judged.json.slice(0, layouts.length + 1)) expect(verdict).toBe('right')
  expect(read.json.at(-2)!.ours).toEqual(['(open-door)'])
})

test('the English of the domain is read by the verb, too, with a problem or without one', async () => {
  const input = `${JSON.stringify({ rule: 'action_list', input: 'Refuel all, then open door.' })}\n`
  for (const files of [[domain], [domain, problem]]) {
    const { json } = await runHere(['read', '--jsonl', '--no-trace', ...files], input)
    expect(json[0].ours).toEqual(['(refuel-all)', '(open-door)'])
  }
})

test('official values and scores go by the version that --harness names', async () => {
  const text = 'Option: A is fine\n**Final Answer**: 1'
  const question = {
    ...{ id: '7', group: 'applicable_actions_mcq', context: 'Rooms.', answer: 'A' },
    question: 'Which? A. one. B. two. C. three. D. four.',
    choices: { text: ['one', 'two', 'three', 'four'], label: ['A', 'B', 'C', 'D'] },
    ...{ PDDL_domain: rooms.domain, PDDL_problem: rooms.problem },
  }
  const file = fileWith('choice.json', JSON.stringify([question]))
  const line = `${JSON.stringify({ rule: 'choice', input: text })}\n`
  const answer = `${JSON.stringify({ id: '7', answer: text })}\n`
  const record = `${JSON.stringify({ doc: question, doc_id: 0, resps: [[text]] })}\n`
  for (const [words, official, score] of [
    [[], { official: '(A)' }, { officialScore: 1 }],
    [['--harness', '2026-05'], { official: '(A)' }, { officialScore: 1 }],
    [
      ['--harness', '2025-03'],
      { official: null, officialError: 'IndexError' },
      { officialScore: null, officialError: 'IndexError' },
    ],
  ] as const) {
    expect((await runHere(['read', '--jsonl', ...words], line)).json[0]).toMatchObject(official)
    const judged = await runHere(['judge', file, '--jsonl', ...words], answer)
    expect(judged.json[0]).toMatchObject(score)
    const scored = await runHere(['score', '--jsonl', ...words], record)
    expect(scored.json[0]).toMatchObject(score)
    const ofFile = await runHere(['score', '--json', ...words, fileWith('s.jsonl', record)])
    expect(ofFile.json[0]).toMatchObject(score)
  }
  expect(await runHere(['read', '--jsonl', '--harness', '2024'], line)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--harness is 2025-03 or 2026-05'),
  })
})

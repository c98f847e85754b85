// The verbs about answers from outside, `judge` and `read`: shapes of JSON, exit codes, streams.

import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { built, fileWith, questionFile, run, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const questions = fileWith('questions.json', questionFile())

describe('judge', () => {
  test('one answer: score, verdict, reason, explanation, certificate; ids are exact', async () => {
    const words = ['judge', questions, '--id', '-9007199254740993002', '--json']
    const { code, json } = await runHere([...words, '--answer', '(go hall attic)'])
    expect(code).toBe(0)
    expect(json[0]).toMatchObject({
      id: '-9007199254740993002',
      officialScore: 1,
      verdict: 'right',
      reason: null,
      explanation: expect.stringContaining('leads towards the goal'),
      certificate: { kind: expect.any(String), checked: expect.any(Boolean) },
      distances: { before: 2, after: 1 },
    })
    expect((await runHere([...words, '--answer', 'Hmm.'])).json[0]).toMatchObject({
      verdict: 'unreadable',
      officialScore: 0,
    })
  })

  test('score and verdict may differ, and the note reports it', async () => {
    const { json } = await runHere(['judge', questions, '--id', '9007199254740993004', '--answer', 'None', '--json'])
    expect(json[0]).toMatchObject({
      verdict: 'wrong',
      officialScore: 1,
      officialNote: expect.stringContaining('scorer gives 1, although the answer is wrong'),
    })
  })

  test('a question without PDDL is scored by the key, and undecided', async () => {
    const { code, json } = await runHere(['judge', questions, '--id', '5', '--answer', 'yes', '--json'])
    expect(code).toBe(3)
    expect(json[0]).toMatchObject({ verdict: 'undecided', reason: 'no-pddl', officialScore: 1 })
  })

  test('lines in, lines out, a bad one costing only itself', () => {
    const lines = [
      '{"id":"9007199254740993001","answer":"(go hall attic)"}',
      '{"id":9007199254740993003,"answer":"2"}',
      '{"id":"nowhere","answer":"2"}',
      '{"id":',
      '{"id":"9007199254740993003"}',
    ]
    const { code, json } = run(['judge', questions, '--jsonl'], lines.join('\n'))
    expect(code).toBe(1)
    expect(json.slice(0, 2)).toMatchObject([
      { id: '9007199254740993001', verdict: 'right', officialScore: 1 },
      { id: '9007199254740993003', verdict: 'wrong', officialScore: 0 },
    ])
    expect(json.slice(2)).toEqual([
      { id: 'nowhere', line: 3, error: expect.stringContaining('nowhere') },
      { line: 4, error: expect.stringContaining('JSON') },
      { id: '9007199254740993003', line: 5, error: expect.stringContaining('answer') },
    ])
  })

  test.each([
    [[], {}, { checked: true }, false],
    [['--certificates', 'none'], { certificate: true }, null, false],
    [['--certificates', 'asked'], {}, null, true],
    [['--certificates', 'asked'], { certificate: true }, { checked: true }, false],
  ])('certificates: %j of lines with %j', async (words, fields, certificate, isStated) => {
    const line = JSON.stringify({ id: '9007199254740993001', answer: '(go hall attic)', ...fields })
    const { json } = await runHere(['judge', questions, '--jsonl', ...words], line)
    expect(json[0]).toMatchObject({ verdict: 'right', explanation: expect.any(String) })
    if (certificate === null) expect(json[0].certificate).toBeNull()
    else expect(json[0].certificate).toMatchObject(certificate)
    expect('proven' in json[0]).toBe(isStated)
  })

  test('an answer with what is proven, and how to get its certificate', async () => {
    const words = ['judge', questions, '--id', '9007199254740993001', '--answer', '(go hall attic)']
    const { out, err } = await runHere([...words, '--certificates', 'asked'])
    expect(out).toContain('Proven: ')
    expect(out).not.toContain('Evidence: ')
    expect(err).toContain('--certificates all makes and checks it')
  })

  test('lines as Python writes them: long fractions, NaN; packed ones too', () => {
    const lines = [
      '{"id":9007199254740993003,"answer":"1","score":0.12345678901234567,"loss":NaN}',
      '{"id":"9007199254740993003","answer":"1","odds":-1.2345678901234567e-17}',
    ].join('\n')
    for (const input of [lines, gzipSync(lines)]) {
      const { code, json } = run(['judge', questions, '--jsonl'], input)
      expect(code).toBe(0)
      expect(json).toMatchObject([{ verdict: 'right' }, { verdict: 'right' }])
    }
    const cut = run(['judge', questions, '--jsonl'], gzipSync(lines.repeat(9)).subarray(0, -6))
    expect([cut.code, cut.err]).toEqual([1, expect.stringContaining('cut off')])
  })

  test('a numeric id is returned as text', () => {
    const line = '{"id":7,"context":"x"}'
    expect(run(['english', '--jsonl'], line).json).toMatchObject([{ id: '7' }])
  })

  test('an unknown id is bad input', async () => {
    expect((await runHere(['judge', questions, '--id', '6', '--answer', 'x'])).code).toBe(1)
  })
})

describe('read', () => {
  test('what each reader makes of a response, with traces', () => {
    const { code, json } = run(['read', 'act', '--json'], 'Nonetheless, (go hall attic)')
    expect(code).toBe(0)
    expect(json[0]).toMatchObject({ official: 'None', strict: null, ours: '(go hall attic)' })
    expect(json[0].trace.official[0]).toEqual({ from: 0, to: 4, what: 'kept', text: 'None' })
  })

  test('each rule is known', () => {
    const cases: [string, string, unknown][] = [
      ['action_name', '(a b)', '(a b)'],
      ['action_list', '[(a b), (c d)]', ['(a b)', '(c d)']],
      ['progression_list', '[(p)] [(q r)]', [['(p)'], ['(q r)']]],
      ['index', '3', '3'],
      ['yes_no', 'yes', 'yes'],
      ['choice', 'B', 'B'],
    ]
    for (const [rule, text, value] of cases)
      expect(run(['read', rule, '--json', '--no-trace'], text).json, rule).toEqual([
        { official: value, strict: value, ours: value, doubt: null },
      ])
  })

  test('lines with rule, cleaning and input', () => {
    const line = { rule: 'action_list', clean: 'simplified_plan', input: 'Simplified plan: (a)' }
    const { code, json } = run(['read', '--jsonl', '--no-trace'], JSON.stringify(line))
    expect([code, json]).toEqual([0, [{ official: ['(a)'], strict: null, ours: ['(a)'], doubt: null }]])
  })
})

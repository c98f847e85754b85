// `score` from outside: a line a record in the order of the input, a summary, shards, exit codes.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { built, fileWith, questionFile, run, runHere, SLOWEST_BUILD_MS } from './command'
import { docOf, docs, sample, samples, text } from './results'

beforeAll(built, SLOWEST_BUILD_MS)

const open = docs.filter(({ group }) => group !== 'validation_bool')

describe('lines', () => {
  test('a line a record with score, verdict, certificate, place and mistakes; the summary last', async () => {
    const file = fileWith('samples_acp.jsonl', text(samples(20)))
    const { code, json, err } = await runHere(['score', file, '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(json).toHaveLength(21)
    expect(json[0]).toMatchObject({
      ordinal: 1,
      file,
      line: 1,
      attempt: 1,
      model: expect.any(String),
      id: '9007199254740993001',
      officialScore: 1,
      verdict: 'right',
      reason: null,
      explanation: expect.any(String),
      certificate: { kind: expect.any(String), checked: true },
      kind: 'app',
      domain: 'rooms',
      format: 'gen',
      mistakes: [],
      cause: null,
    })
    expect(json[5]).toMatchObject({ line: 6, id: '9007199254740993001', verdict: 'wrong' })
    expect(json[5].mistakes.length).toBeGreaterThan(0)
    expect(json[4]).toMatchObject({ verdict: 'undecided', reason: 'no-pddl', officialScore: 1 })
    const { summary } = json[20]
    expect(summary).toMatchObject({ responses: 20, bad: 0, notCheckable: 3 })
    expect(Object.keys(summary.byKind)).toEqual(['app', 'val', 'land', 'nexta'])
    const verdicts = json.slice(0, 20).map(({ verdict }) => verdict)
    expect(summary.right).toBe(verdicts.filter(each => each === 'right').length)
    expect(summary.unreadable).toBe(verdicts.filter(each => each === 'unreadable').length)
  })

  test('certificates on request or not at all: the rest of each line stays as it is', async () => {
    const file = fileWith('samples_acp.jsonl', text(samples(20)))
    const scored = async (...words: readonly string[]) => runHere(['score', file, '--json', ...words])
    const all = (await scored()).json
    const none = (await scored('--certificates', 'none')).json
    expect(none.slice(0, -1)).toEqual(all.slice(0, -1).map(line => ({ ...line, certificate: null })))
    const asked = await scored('--certificates', 'asked')
    expect(asked.err).toContain('planground judge FILE --id ID')
    const proven = asked.json.slice(0, -1).map(line => line.proven?.length ?? 0)
    expect(proven.map(count => count > 0)).toEqual(all.slice(0, -1).map(line => line.certificate !== null))
    expect(asked.json.map(({ proven: _, ...line }) => line)).toEqual(none)
    expect((await scored('--certificates', 'some')).code).toBe(2)
    expect((await runHere(['score', '--merge', file, '--certificates', 'none'])).code).toBe(2)
  })

  test('a bad record gives its line and why, costs only itself, and shows in the exit code', () => {
    const lines = [...samples(3), '{"doc":', ...samples(2)]
    const { code, json } = run(['score', '--json'], text(lines))
    expect(code).toBe(1)
    expect(json[3]).toEqual({
      ordinal: 4,
      file: '<stdin>',
      line: 4,
      error: expect.stringContaining('JSON'),
    })
    expect(json.slice(0, 6).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6])
    expect(json[6].summary).toMatchObject({ responses: 5, bad: 1 })
  })

  test('what carries PDDL and stays undecided is exit code 3; what carries none is not', async () => {
    const next = text([sample(docOf('goal_closer_gen'), '(go hall attic)')])
    const { code, json } = await runHere(['score', '--json', '--max-states', '0'], next)
    expect(json[0]).toMatchObject({ verdict: 'undecided', reason: 'limit' })
    expect(code).toBe(3)
    expect((await runHere(['score'], text([sample(docOf('validation_bool'), 'yes')]))).code).toBe(0)
  })
})

describe('the same whatever the number of workers and shards', () => {
  // Several tries at each question, on lines apart, so that they fall into different shards.
  const file = fileWith(
    'run.jsonl',
    text([...samples(30), 'not JSON', sample(open[0]!, '(go hall attic)', 'Hm?'), ...samples(33)]),
  )
  const shard = async (i: number): Promise<string> =>
    (await runHere(['score', file, '--json', '--shard', `${i}/3`])).out
  const shards = Promise.all([1, 2, 3].map(shard))

  test('any number of worker threads writes the same bytes', async () => {
    const one = run(['score', file, '--json', '--workers', '1']).out
    expect(one.split('\n')).toHaveLength(30 + 1 + 2 + 33 + 2)
    for (const workers of ['2', '5']) expect(run(['score', file, '--json', '--workers', workers]).out).toBe(one)
    expect((await runHere(['score', file, '--json'])).out).toBe(one)
  })

  test('shards put together are the run, byte for byte, summary and intervals included', async () => {
    const parts = (await shards).map((out, at) => {
      const i = at + 1
      expect(JSON.parse(out.trimEnd().split('\n').at(-1)!).shard).toBe(`${i}/3`)
      return fileWith(`scored.${i}.jsonl`, i === 2 ? gzipSync(out) : out)
    })
    const { code, out, err } = await runHere(['score', '--merge', ...parts.reverse(), '--json'])
    expect(out).toBe((await runHere(['score', file, '--json'])).out)
    expect([code, err]).toEqual([1, ''])
    const { summary } = JSON.parse(out.trimEnd().split('\n').at(-1)!)
    expect(summary.official.method).toBe('clustered')
    expect((await runHere(['score', '--merge', ...parts])).out).toBe((await runHere(['score', file])).out)
  })

  test('a shard that is missing, cut or given twice is reported', async () => {
    const outs = await shards
    const [one, two, three] = outs.map((out, i) => fileWith(`${i}.jsonl`, out))
    const missing = await runHere(['score', '--merge', one!, three!])
    expect(missing.code).toBe(1)
    expect(missing.err).toMatch(/shard 2\/3 is in none of the files[\s\S]*\d+ records are in none/)
    const cut = fileWith('cut.jsonl', `${outs[1]!.split('\n').slice(0, 5).join('\n')}\n`)
    expect((await runHere(['score', '--merge', one!, cut, three!])).err).toContain(`${cut}: has no summary`)
    expect(await runHere(['score', '--merge', one!, two!, two!, three!])).toMatchObject({
      code: 1,
      err: expect.stringContaining('not the shards of one run'),
    })
  })
})

describe('what is given', () => {
  test('folders are walked in the order of names; other files are noted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planground-runs-'))
    mkdirSync(join(folder, 'b'))
    mkdirSync(join(folder, '.hidden'))
    writeFileSync(join(folder, 'b', 'samples_two.jsonl'), text(samples(2)))
    writeFileSync(join(folder, 'a.jsonl.gz'), gzipSync(text(samples(1))))
    writeFileSync(join(folder, 'notes.txt'), 'hello')
    writeFileSync(join(folder, '.hidden', 'c.jsonl'), text(samples(1)))
    const { code, json, err } = await runHere(['score', folder, '--json'])
    expect(code).toBe(0)
    expect(err).toContain(join(folder, 'notes.txt'))
    expect(json.slice(0, -1).map(({ file, line }) => [file, line])).toEqual([
      [join(folder, 'a.jsonl'), 1],
      [join(folder, 'b', 'samples_two.jsonl'), 1],
      [join(folder, 'b', 'samples_two.jsonl'), 2],
    ])
  })

  test('a missing file is reported, and the others are scored', async () => {
    const file = fileWith('samples.jsonl', text(samples(2)))
    const { code, json, err } = await runHere(['score', 'nowhere.jsonl', file, '--json'])
    expect([code, err]).toEqual([1, 'nowhere.jsonl: there is no such file.\n'])
    expect(json.at(-1).summary.responses).toBe(2)
  })

  test('questions of a file answer records that name them by id, by fields of one’s own', async () => {
    const questions = fileWith('questions.json', questionFile())
    const records = [
      { question_id: '9007199254740993001', output: '(go hall attic)', by: 'm' },
      { question_id: '9007199254740993003', output: '2', by: 'm' },
      { question_id: '12', output: '2', by: 'm' },
    ]
    const { code, json } = await runHere(
      [...['score', '--json', '--questions', questions], ...['--mapping', 'id=question_id,response=output,model=by']],
      text(records.map(record => JSON.stringify(record))),
    )
    expect(code).toBe(1)
    expect(json[0]).toMatchObject({ id: '9007199254740993001', verdict: 'right', model: 'm' })
    expect(json[1]).toMatchObject({ id: '9007199254740993003', verdict: 'wrong', model: 'm' })
    expect(json[2]).toMatchObject({ line: 3, error: expect.stringContaining('12') })
  })
})

test('text for people: shares with intervals, why scores differ, mistakes, bad lines', async () => {
  const { code, out } = await runHere(['score'], text([...samples(40), 'not\u001b[31m JSON']))
  expect(code).toBe(1)
  expect(out).toMatch(/^40 responses to 5 questions\. Intervals \(95%\) are clustered by question/)
  expect(out).toMatch(/^app +8 +\d+\.\d% +\d+\.\d to \d+\.\d/m)
  expect(out).toMatch(/^rooms +32 /m)
  expect(out).toMatch(/^gen \(open\) +32 /m)
  expect(out).toMatch(/^Official score and verdict differ /m)
  expect(out).toMatch(/^Mistakes /m)
  expect(out).toMatch(/1 record or file could not be scored:\n {2}<stdin>:41: /)
  expect(out).not.toContain('\u001b')
})

test('wrong usage shows what there is', async () => {
  const refused = (...words: readonly string[]) => runHere(['score', ...words])
  expect(await refused('--shard', '3/2')).toMatchObject({
    code: 2,
    err: expect.stringContaining('i/n'),
  })
  expect(await refused('--mapping', 'respnse=a,id=b')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean response?'),
  })
  expect((await refused('--mapping', 'response=a')).err).toContain('needs response=')
  expect(await refused('--merge', '--shard', '1/2')).toMatchObject({
    code: 2,
    err: expect.stringContaining('do not go together'),
  })
})

// `score` on the containers of result files: logs of Inspect in archives, zstandard, tables, lists, and separate
// question files.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { zip } from '../results/reading/zip-writer'
import { built, fileWith, questionFile, runHere, SLOWEST_BUILD_MS } from './command'
import { docOf, sample, samples, text } from './results'

beforeAll(built, SLOWEST_BUILD_MS)

/** A log of Inspect with two epochs of one question, as an archive. */
function evalLog(): Buffer {
  const doc = docOf('goal_closer_gen')
  const { PDDL_domain, PDDL_problem, context, group, answer, question } = doc
  const inspectSample = (epoch: number, completion: string) => ({
    id: 1,
    epoch,
    input: question,
    target: JSON.stringify(answer),
    output: { model: 'm', completion, choices: [{ message: { content: completion } }] },
    scores: { acp_nexta_eval: { value: epoch === 1 ? 'C' : 'I' } },
    metadata: { context, group, answer, PDDL_domain, PDDL_problem },
  })
  const header = {
    version: 2,
    status: 'success',
    eval: { task: 'acp_nexta_gen', model: 'openai/m', dataset: {} },
  }
  const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value))
  return Buffer.from(
    zipSync({
      'header.json': json(header),
      'samples/1_epoch_1.json': json(inspectSample(1, '(go hall attic)')),
      'samples/1_epoch_2.json': json(inspectSample(2, '(take lamp attic)')),
    }),
  )
}

test('a log of Inspect in an archive: epochs are attempts, the model is known', async () => {
  const { code, json } = await runHere(['score', fileWith('log.eval', evalLog()), '--json'])
  expect(code).toBe(0)
  expect(json).toMatchObject([
    { kind: 'nexta', verdict: 'right', attempt: 1, model: 'openai/m', recorded: 1 },
    { kind: 'nexta', verdict: 'wrong', attempt: 2, model: 'openai/m', recorded: 0 },
    { summary: { responses: 2, byModel: { 'openai/m': { right: 1, wrong: 1 } } } },
  ])
})

/** A frame of zstandard (RFC 8878) with one uncompressed block. */
function storedZstd(content: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt32LE(0xfd2fb528, 0)
  // One segment, its size in four bytes.
  head[4] = 0xa0
  head.writeUInt32LE(content.length, 5)
  head.writeUIntLE((content.length << 3) | 1, 9, 3)
  return Buffer.concat([head, content])
}

test('zstandard is unpacked, from a file and from standard input', async () => {
  const packed = storedZstd(Buffer.from(text(samples(4))))
  const lines = (await runHere(['score', fileWith('s.jsonl.zst', packed), '--json'])).json
  expect(lines.map(({ line, verdict }) => [line, verdict]).slice(0, 2)).toEqual([
    [1, 'right'],
    [2, 'right'],
  ])
  expect(lines).toHaveLength(5)
  expect((await runHere(['score', '-', '--json'], packed)).json.at(-1)).toEqual(lines.at(-1))
})

test('a table is read by its names of columns, which is reported; questions are next to it', async () => {
  const questions = fileWith('questions.json', questionFile())
  const table = fileWith(
    'answers.csv',
    'id,model,response\n9007199254740993001,m,"(go hall attic)\n"\n9007199254740993003,m,1\n',
  )
  const { code, json, err } = await runHere(['score', table, questions, '--json'])
  expect(code).toBe(0)
  expect(json.slice(0, 2)).toMatchObject([
    { file: table, kind: 'app', verdict: 'right', model: 'm' },
    { file: table, kind: 'val', verdict: 'right', model: 'm' },
  ])
  expect(err).toBe(`${table}: read as with --mapping 'id=id,model=model,response=response'.\n`)
})

test('questions alone are nothing to score', async () => {
  const { code, err, json } = await runHere(['score', fileWith('q.json', questionFile()), '--json'])
  expect([code, err]).toEqual([1, 'No response was found in what was given.\n'])
  expect(json).toMatchObject([{ summary: { responses: 0, bad: 0 } }])
})

test('a file that was cut and one of another format cost only themselves', async () => {
  const whole = text(samples(6))
  const cut = fileWith('cut.jsonl', whole.slice(0, -200))
  const other = fileWith('other.json', '<html>no results</html>')
  const { code, json } = await runHere(['score', other, cut, '--json'])
  expect(code).toBe(1)
  const bad = json.filter(line => 'error' in line)
  expect(bad).toMatchObject([
    { file: other, line: 0 },
    { file: cut, line: 6, error: expect.stringContaining('cut off') },
  ])
  expect(json.at(-1).summary).toMatchObject({ responses: 5, bad: 2 })
})

test('names that objects have of their own are names like any other', async () => {
  const doc = { ...docOf('goal_closer_gen'), id: '__proto__' }
  const { code, json } = await runHere(['score', '--json'], text([sample(doc, '(go hall attic)')]))
  expect([code, json[0].id, json[0].verdict]).toEqual([0, '__proto__', 'right'])
})

describe('no file vanishes', () => {
  const scores = JSON.stringify({ results: { acp: { 'score,none': 0.4 } }, config: { model: 'm' } })
  const given = () => {
    const folder = mkdtempSync(join(tmpdir(), 'planground-mixed-'))
    writeFileSync(join(folder, 'results.json'), scores)
    writeFileSync(join(folder, 'samples.jsonl'), text(samples(2)))
    writeFileSync(join(folder, 'notes.txt'), 'hello')
    return folder
  }

  test('each is listed with its reason in text and JSON, and the summary counts it', async () => {
    const folder = given()
    const { out } = await runHere(['score', join(folder, 'results.json'), 'nowhere.jsonl', folder])
    expect(out).toMatch(/1 file read, 3 not read, 1 skipped by their names\./)
    expect(out).toMatch(/3 records or files could not be scored:/)
    const words = ['score', join(folder, 'results.json'), 'nowhere.jsonl', folder, '--json']
    const { json, code } = await runHere(words)
    expect(code).toBe(1)
    expect(json.filter(line => 'error' in line)).toMatchObject([
      { file: 'nowhere.jsonl', line: 0, error: 'there is no such file.' },
      { file: join(folder, 'results.json'), error: expect.stringContaining('`samples_*.jsonl`') },
      { file: join(folder, 'results.json'), error: expect.stringContaining('`samples_*.jsonl`') },
    ])
    expect(json.at(-1).summary).toMatchObject({
      ...{ responses: 2, bad: 3 },
      files: { read: 1, unread: 3, skipped: 1 },
    })
  })

  test('shards put together count them once', async () => {
    const folder = given()
    const parts = await Promise.all(
      ['1/2', '2/2'].map(async shard =>
        fileWith(`${shard[0]}.jsonl`, (await runHere(['score', folder, '--json', '--shard', shard])).out),
      ),
    )
    expect((await runHere(['score', '--merge', ...parts, '--json'])).out).toBe(
      (await runHere(['score', folder, '--json'])).out,
    )
  })

  test('members of archives that are passed over are noted and counted', async () => {
    const archive = zip([
      { name: 'samples_acp.jsonl', content: text(samples(1)), method: 8 },
      { name: 'README.md', content: 'read me' },
      { name: 'run.py', content: 'pass' },
    ])
    const { json, err } = await runHere(['score', fileWith('a.zip', Buffer.from(archive)), '--json'])
    expect(err).toMatch(/Skipped.*README\.md and run\.py/)
    expect(json.at(-1).summary.files).toEqual({ read: 1, unread: 0, skipped: 2 })
  })

  test('rows of the datasets server are questions for every verb that reads questions', async () => {
    // As text, so that ids keep their digits.
    const records = questionFile().trim().slice(1, -1).split(',\n')
    const items = records.map((row, i) => `{"row_idx":${i},"row":${row},"truncated_cells":[]}`)
    const rows = fileWith('rows.json', `{"features":[],"rows":[${items.join(',')}],"num_rows_total":100}`)
    const { json, err } = await runHere(['conformance', rows, '--json'])
    expect(json).toHaveLength(records.length + 1)
    expect(err).toMatch(/rows\.json: .*holds 5 of 100 rows/)
    const id = '9007199254740993001'
    const judged = await runHere(['judge', rows, '--id', id, '--answer', '(go hall attic)', '--json'])
    expect(judged.json[0]).toMatchObject({ id, verdict: 'right' })
  })
})

// `score --jsonl` from outside: the filter that engines for data-parallel work put records through.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { built, fileWith, questionFile, run, runHere, SLOWEST_BUILD_MS } from './command'
import { docOf, docs, sample, samples, text } from './results'

beforeAll(built, SLOWEST_BUILD_MS)

const cli = join(resolve(import.meta.dirname, '..', '..'), 'dist', 'cli.js')

test('a verdict a line in the order of the records, without header and summary', () => {
  const lines = samples(20)
  const { code, json, err } = run(['score', '--jsonl'], text(lines))
  expect([code, err]).toEqual([0, ''])
  expect(json.map(({ line }) => line)).toEqual(lines.map((_, i) => i + 1))
  const ids = docs.map(({ id }) => id)
  expect(json.map(({ id }) => id)).toEqual(lines.map((_, i) => ids[i % ids.length]))
  expect(json[0]).toMatchObject({ verdict: 'right', officialScore: 1, kind: 'app', format: 'gen' })
  expect(json.some(line => 'summary' in line || 'file' in line || 'ordinal' in line)).toBe(false)
})

test('its verdicts are those of a file with the same records', async () => {
  const lines = samples(25)
  const plain = (await runHere(['score', '--jsonl'], text(lines))).json
  const file = (await runHere(['score', fileWith('samples.jsonl', text(lines)), '--json'])).json.slice(0, -1)
  // Each line is read by itself, so that it cannot depend on earlier tries.
  expect(plain).toEqual(file.map(({ ordinal: _, file: __, ...rest }) => ({ ...rest, attempt: 1 })))
})

test('any number of worker threads writes the same bytes', async () => {
  const input = text(samples(60))
  const one = (await runHere(['score', '--jsonl', '--workers', '1'], input)).out
  expect(one.split('\n')).toHaveLength(61)
  expect(run(['score', '--jsonl', '--workers', '3'], input).out).toBe(one)
})

test('a bad record has its error in its place; empty lines count and give nothing', async () => {
  const [good] = samples(1)
  const lines = [good, '', '{"doc":', '[1]', '  ', '{"x":1}', good, JSON.stringify(docs[0])]
  const { code, json } = await runHere(['score', '--jsonl'], lines.join('\r\n'))
  expect(code).toBe(1)
  expect(json.map(({ line, verdict }) => [line, verdict])).toEqual([
    [1, 'right'],
    [3, undefined],
    [4, undefined],
    [6, undefined],
    [7, 'right'],
    [8, undefined],
  ])
  for (const { line, error, ...rest } of json.filter(each => each.verdict === undefined)) {
    expect(rest).toEqual({})
    expect(error.length, `line ${line}`).toBeGreaterThan(20)
  }
})

test('hostile records cost only themselves', async () => {
  const [good] = samples(1)
  const long = sample(docOf('goal_closer_gen'), `${`${'m'.repeat(49)} `.repeat(100_000)}(go hall attic)`)
  const deep = `{"doc":${'['.repeat(100_000)}${']'.repeat(100_000)},"resps":[["x"]]}`
  const proto = '{"__proto__":{"doc":1},"constructor":{"prototype":1},"toString":"x"}'
  const script = sample(docOf('landmarks_gen'), '<script>alert(1)</script>\u0000\u2028')
  const { json } = await runHere(['score', '--jsonl'], text([long, deep, proto, script, good!]))
  expect(json).toHaveLength(5)
  expect(json[0].length).toBeGreaterThan(5_000_000)
  expect(json.map(({ error }) => error === undefined)).toEqual([true, false, false, true, true])
  expect(json[4].verdict).toBe('right')
})

test('records may name their question by its id', async () => {
  const questions = fileWith('questions.json', questionFile())
  const record = { id: '9007199254740993003', response: '1' }
  const words = ['score', '--jsonl', '--questions', questions]
  const { code, json } = await runHere(words, text([JSON.stringify(record)]))
  expect([code, json]).toMatchObject([0, [{ id: record.id, verdict: 'right', kind: 'val' }]])
  expect(await runHere(['score', '--jsonl'], text([JSON.stringify(record)]))).toMatchObject({
    code: 1,
  })
})

/** The next line of standard output. */
function nextLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((done, fail) => {
    let got = ''
    const hear = (chunk: Buffer): void => {
      got += chunk
      if (!got.includes('\n')) return
      child.stdout.off('data', hear)
      done(got)
    }
    child.stdout.on('data', hear)
    child.once('close', code => fail(new Error(`ended with ${code}: ${got}`)))
  })
}

test.for(['1', '2'])(
  'with %s workers each verdict is there as soon as it is ready, before the next record comes',
  async workers => {
    const child = spawn(process.execPath, [cli, 'score', '--jsonl', '--workers', workers])
    for (const [i, line] of samples(6).entries()) {
      const next = nextLine(child)
      child.stdin.write(`${line}\n`)
      expect(JSON.parse(await next)).toMatchObject({ line: i + 1, id: docs[i % docs.length]!.id })
    }
    child.stdin.end()
    expect(await new Promise(done => child.on('close', done))).toBe(0)
  },
)

test('it ends quietly when its output is closed', async () => {
  const child = spawn(process.execPath, [cli, 'score', '--jsonl', '--workers', '2'])
  let err = ''
  child.stderr.on('data', chunk => {
    err += chunk
  })
  child.stdin.on('error', () => {})
  child.stdout.destroy()
  child.stdin.end(text(samples(200)))
  expect([await new Promise(done => child.on('close', done)), err]).toEqual([0, ''])
})

test('a reader that is slow holds it up: it takes no more records than it may hold', async () => {
  const child = spawn(process.execPath, [cli, 'score', '--jsonl', '--workers', '2'])
  child.stdout.pause()
  child.stdin.on('error', () => {})
  const line = `${sample(docOf('goal_closer_gen'), `(go hall attic) ${'.'.repeat(30_000)}`)}\n`
  let taken = 0
  // More than all buffers hold: pipes, streams, and the queue of dispatching.
  const max = 3_000
  while (taken < max) {
    taken++
    if (child.stdin.write(line)) continue
    const stuck = Symbol('stuck')
    const drained = new Promise(done => child.stdin.once('drain', done))
    const waited = new Promise(done => setTimeout(() => done(stuck), 1_500))
    if ((await Promise.race([drained, waited])) === stuck) break
  }
  expect(taken).toBeLessThan(max)
  child.kill()
  await new Promise(done => child.on('close', done))
})

test('files are not taken', async () => {
  expect(await runHere(['score', '--jsonl', 'x.jsonl'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('standard input'),
  })
})

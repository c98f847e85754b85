// Properties of every file: pieces of any length give the same result, a truncated file gives the records before the
// cut, no bytes make it throw, and hostile records affect no others.

import * as fc from 'fast-check'
import { gzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { survey } from '#results/reading/survey'
import { bare, bytesOf, doc, file, readAll, sample, stream } from './support'
import { zip } from './zip-writer'
import { roundsOf } from '../../support/long'

const records = [0, 1, 2, 3].map(i => sample(i))
const log = {
  version: 2,
  eval: { task: 'acp_val_bool', model: 'm' },
  samples: [1, 2, 3].map(id => ({
    id,
    epoch: 1,
    input: `Q${id}?`,
    target: 'yes',
    output: { completion: `ü ${id}` },
  })),
}
const lines = `${records.map(bare).join('\n')}\n`
const layouts: Readonly<Record<string, string>> = {
  lines,
  list: `[${records.map(bare).join(', ')}]`,
  'list over many lines': JSON.stringify(records, null, 2),
  'list of a line each': `[\n${records.map(bare).join(',\n')}\n]`,
  log: JSON.stringify(log),
  'log over many lines': JSON.stringify(log, null, 2),
  table: 'id,response\r\n1,"a, ""b""\nc"\r\n2,“d”\r\n3,e\r\n4,f\r\n',
  questions: JSON.stringify([0, 1].map(doc)),
}

test.each(Object.entries(layouts))('%s: pieces of any length give the same events', async (_, text) => {
  const bytes = bytesOf(text)
  const whole = await readAll([file('x', bytes, bytes.length)])
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async piece => {
      expect((await readAll([file('x', bytes, piece)])).events).toEqual(whole.events)
    }),
    { numRuns: 25 },
  )
})

test.each(Object.entries(layouts).filter(([name]) => name !== 'questions'))(
  '%s: a file that is cut gives the records before the cut, and at most one fault',
  async (_, text) => {
    const bytes = bytesOf(text)
    const whole = (await readAll([file('x', bytes)])).records
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length - 1 }), async length => {
        const cut = await readAll([file('x', bytes.subarray(0, length), 100)])
        const faults = cut.issues.filter(issue => issue.isNote === undefined)
        expect(faults.length).toBeLessThanOrEqual(1)
        const count = cut.records.length
        // A last row of a table, and the last line, may be shorter than they were and still be whole.
        expect(cut.records.slice(0, count - 1)).toEqual(whole.slice(0, Math.max(0, count - 1)))
        if (faults.length === 0) return
        expect(faults[0]!.message).toMatch(
          /cut off|quotes are never closed|cells, but|mapping|holds neither|holds no|has no/,
        )
      }),
      { numRuns: roundsOf(150) },
    )
  },
)

test('packed files that are cut reports it once, and give what could be unpacked', async () => {
  const many = Array.from({ length: 300 }, (_, i) => bare(sample(i, { resps: [[`${i} ${Math.sin(i)}`]] }))).join('\n')
  const packed = gzipSync(bytesOf(many))
  for (const length of [packed.length - 4_000, packed.length - 500, 40]) {
    const { records: found, issues } = await readAll([file('x.gz', packed.subarray(0, length), 1000)])
    expect(issues).toMatchObject([{ line: 0, message: expect.stringMatching(/cut off/) }])
    if (length > 40) expect(found.length).toBeGreaterThan(10)
  }
  const archive = zip([{ name: 'a.jsonl', content: many, method: 8 }])
  const lying = zip([{ name: 'a.jsonl', content: many, method: 8, size: 7 }])
  const read = await readAll([file('x.zip', lying)])
  expect(read.records).toHaveLength(300)
  expect(read.issues).toMatchObject([{ line: 0, message: expect.stringContaining('another length') }])
  expect((await readAll([file('x.zip', archive.subarray(0, 900))])).issues).toMatchObject([
    { line: 0, message: expect.stringContaining('no table of contents') },
  ])
})

test('no bytes make it throw, and a file that is not a result file is reported', async () => {
  const starts = [
    '',
    '{',
    '[',
    '[{',
    '{"samples":[',
    '\u001f\u008b\u0008',
    'PK\u0003\u0004',
    'id,response\n',
    '\ufeff',
    '{"doc":{},"resps":',
  ]
  const magic = [
    Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd),
    Uint8Array.of(0x1f, 0x8b, 8, 0),
    Uint8Array.of(0x50, 0x4b, 3, 4),
  ]
  const beginning = fc.constantFrom(...starts.map(bytesOf), ...magic)
  const tail = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .string({
        unit: fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', '\n', 'a', '1', ' '),
        maxLength: 200,
      })
      .map(bytesOf),
  )
  await fc.assert(
    fc.asyncProperty(beginning, tail, fc.integer({ min: 1, max: 64 }), async (start, rest, piece) => {
      const bytes = Uint8Array.from([...start, ...rest])
      const { events } = await readAll([file('x', bytes, piece)])
      const kinds = events.map(event => event.kind)
      expect(kinds.filter(kind => kind !== 'record' && kind !== 'issue')).toContain('file')
      expect(kinds.length).toBeGreaterThan(1)
      const found = await survey(file('x', bytes, piece))
      expect(found.name).toBe('x')
      await readAll([stream('x', bytes, piece)])
    }),
    { numRuns: roundsOf(300) },
  )
})

test.each(['lines', 'list', 'list of a line each'])(
  'hostile records in %s cost nothing but themselves',
  async layout => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const hostile = [
      bare(sample(0, { resps: [['<script>alert(1)</script><img src=x onerror=alert(1)>']] })),
      `{"doc_id":1,"doc":${bare(doc(1))},"resps":[["x"]],"extra":${deep}}`,
      bare(sample(2, { resps: [['y'.repeat(5_000_000)]] })),
      `{"doc_id":3,"__proto__":{"doc":1},"constructor":{"prototype":{}},"doc":${bare(doc(3))},"resps":[["z"]]}`,
      bare(sample(4, { resps: [['\u0000\u0007\ud83d']] })),
    ]
    const text =
      layout === 'lines'
        ? hostile.join('\n')
        : layout === 'list'
          ? `[${hostile.join(',')}]`
          : `[\n${hostile.join(',\n')}\n]`
    const { records: found, issues } = await readAll([file('x', text)])
    expect(found.map(({ line, response }) => [line, response.length])).toEqual([
      [1, 53],
      [3, 5_000_000],
      [4, 1],
      [5, 3],
    ])
    expect(issues).toMatchObject([{ line: 2, message: expect.stringContaining('nests deeper than 64 levels') }])
    expect(({} as { doc?: unknown }).doc).toBeUndefined()
  },
)

test.each([
  ['a quote too few', (text: string) => text.replace('"group":"', '"group":')],
  ['a bracket too few', (text: string) => text.replace('}', '')],
  ['a bracket too many', (text: string) => text.replace('}', '}}')],
  ['no comma before the next', (text: string) => `${text} garbage`],
])('a list with %s in one record keeps the records before and after', async (_, spoil) => {
  for (const join of [', ', ',\n  ']) {
    const items = records.map(bare)
    items[1] = spoil(items[1]!)
    const { records: found, issues } = await readAll([
      file('x', `[${join.trimStart().slice(1)}${items.join(join)}]`, 50),
    ])
    expect(found.map(({ response }) => response)).toEqual(
      expect.arrayContaining([0, 2, 3].map(i => `answer ${i} – “ok”`)),
    )
    expect(issues.length).toBeGreaterThan(0)
    expect(issues[0]).toMatchObject({
      line: expect.any(Number),
      message: expect.stringMatching(/not JSON|never closed|has no `resps`/),
    })
  }
})

test('a bad first line that opens lists without end loses no line after it', async () => {
  for (const first of ['['.repeat(200_000), '[1, 2', '{"doc": {"a": [', '[{"a": 1}]', '"', 'null']) {
    const { records: found, issues } = await readAll([file('x', `${first}\n${lines}`, 1000)])
    expect(found.map(({ line }) => line)).toEqual([2, 3, 4, 5])
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatchObject({ line: 1 })
  }
})

test('what is given up is reported with its length', async () => {
  const more = `${bare(sample(1))}\n`
  const { records: found, issues } = await readAll([file('x', `[${bare(sample(0))}]\n"more"\n${more}`, 100)])
  expect(found).toHaveLength(1)
  expect(issues[0]!.message).toContain(
    `the rest of the file, ${(bytesOf(more).length + 7).toLocaleString('en')} bytes, was not read`,
  )
})

test('time grows with length, not with its square', async () => {
  // Counted in bytes that are taken in: a reader that reads its past again would need minutes here.
  const broken = `[${'{"doc": "'.repeat(60_000)}`
  const { issues } = await readAll([file('x', broken, 1000)])
  expect(issues.length).toBeGreaterThan(0)
  const blanks = `{"doc": ${' '.repeat(600_000)}}`
  expect((await readAll([file('x', blanks, 1000)])).events.length).toBeGreaterThan(0)
})

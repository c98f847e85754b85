// How files are packed and encoded, question files among them, and files that are something else.

import { gzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { survey } from '#results/reading/survey'
import { bare, doc, file, readAll, sample, stream } from './support'
import { zip, zstdFrame } from './zip-writer'

const text = `${bare(sample(0))}\n${bare(sample(1))}\n`
const utf16 = (content: string, isBig: boolean, mark: boolean): Uint8Array => {
  const units = [...(mark ? '\ufeff' : ''), ...content].flatMap(letter => letter.split(''))
  return Uint8Array.from(
    units.flatMap(unit => {
      const code = unit.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
}
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap(part => [...part]))
const gz = (content: string): Uint8Array => gzipSync(new TextEncoder().encode(content))

const packed: readonly (readonly [string, string | Uint8Array])[] = [
  ['plain', text],
  ['byte order mark', `\ufeff${text}`],
  ['UTF-16 LE', utf16(text, false, true)],
  ['UTF-16 BE', utf16(text, true, true)],
  ['UTF-16 without a mark', utf16(text, false, false)],
  ['gzip', gz(text)],
  ['gzip of several members', joined(gz(text.slice(0, 400)), gz(text.slice(400)))],
  ['zstandard', joined(zstdFrame(text.slice(0, 333), 100), zstdFrame(text.slice(333)))],
]

test.each(packed)('%s, whatever the name and the pieces', async (_, content) => {
  const plain = await readAll([file('x', text)])
  for (const piece of [1, 7, 65_536]) {
    const { records, issues } = await readAll([file('x', content, piece)])
    expect(issues).toEqual([])
    expect(records).toEqual(plain.records)
    const once = await readAll([stream('x', content, piece)])
    expect(once.records).toEqual(plain.records)
  }
})

test('archives of files, packed themselves, and archives in archives; what systems put in is passed over', async () => {
  const inner = zip([{ name: 'm/samples_acp_val_bool.jsonl', content: text, method: 8 }])
  const outer = zip([
    { name: 'a/one.jsonl.gz', content: gz(text) },
    { name: '__MACOSX/a/._one.jsonl', content: 'x' },
    { name: 'b.zip', content: inner },
    { name: 'README.md', content: 'words' },
  ])
  for (const source of [file('all.zip', outer), stream('all.zip', outer)]) {
    const { records, issues } = await readAll([source])
    expect(issues).toEqual([{ file: 'all.zip', line: 0, isNote: true, message: expect.stringContaining('README.md') }])
    expect(records.map(record => [record.file, record.model])).toEqual([
      ['all.zip/a/one.jsonl', ''],
      ['all.zip/a/one.jsonl', ''],
      ['all.zip/b.zip/m/samples_acp_val_bool.jsonl', 'm'],
      ['all.zip/b.zip/m/samples_acp_val_bool.jsonl', 'm'],
    ])
  }
  expect(await survey(file('all.zip', outer))).toMatchObject({
    format: 'archive',
    parts: [{ format: 'lm-eval', name: 'all.zip/a/one.jsonl' }, { format: 'lm-eval' }],
  })
})

test('members of any length are read whole, and short ones at one go', async () => {
  const long = Array.from({ length: 900 }, (_, i) => bare(sample(i, { resps: [[`${Math.sin(i)}`.repeat(20)]] }))).join(
    '\n',
  )
  for (const method of [0, 8]) {
    const archive = zip([
      { name: 'long.jsonl', content: long, method },
      { name: 'short.jsonl', content: text, method },
    ])
    const { records, issues } = await readAll([file('x.zip', archive)])
    expect(issues).toEqual([])
    expect(records).toHaveLength(902)
    const short = file('x.zip', zip([{ name: 'short.jsonl', content: text, method }]))
    let reads = 0
    const read = (from: number, to: number): Promise<Uint8Array> => {
      reads++
      return short.read!(from, to)
    }
    await readAll([{ ...short, read }])
    // The end, the directory, and the member: how it is packed, what it is, all of it.
    expect(reads).toBe(5)
  }
})

test('questions come first, with keys that state their places', async () => {
  const questions = [0, 1, 2].map(i => ({ ...doc(i) }))
  const { events } = await readAll([
    file('r.jsonl', text),
    file('bench/app.gen.json', JSON.stringify(questions, null, 1).replace(/"(-?\d{16,})"/g, '$1')),
    file('q.jsonl', questions.map(bare).join('\n')),
  ])
  expect(events.map(event => event.kind)).toEqual([
    'questions',
    'file',
    'questions',
    'file',
    'record',
    'record',
    'file',
  ])
  const [first] = events
  if (first?.kind !== 'questions') throw new Error('There are no questions.')
  expect(first.questions.map(({ key, id, kind }) => [key, id, kind])).toEqual([
    ['app.gen/0', '-5674251047178000480', 'app'],
    ['app.gen/1', '-5674251047178000481', 'app'],
    ['app.gen/2', '-5674251047178000482', 'app'],
  ])
})

test.each([
  ['a pointer to a large file', 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n'],
  ['a web page', '<!DOCTYPE html><html><body>{"id":1}</body></html>'],
  ['a PDF document', '%PDF-1.7\n\u0000\u0001'],
  ['a Parquet table', 'PAR1\u0000\u0001\u0002'],
  ['a tar archive', `${'a'.padEnd(257, '\u0000')}ustar\u0000`],
  ['an empty file', ''],
  ['a blank file', ' \n\n '],
  ['a text that holds neither JSON nor a table', 'Dear reader,\nthis is prose.\n'],
  ['PDDL', '(define (domain d))'],
])('%s is reported once, as a whole', async (is, content) => {
  const { records, issues, events } = await readAll([file('x.jsonl', content), file('y.jsonl', text)])
  expect(issues).toMatchObject([{ file: 'x.jsonl', line: 0, message: expect.stringContaining(`This is ${is}`) }])
  expect(records).toHaveLength(2)
  expect(events[1]).toMatchObject({ kind: 'file', read: { title: 'something else', issues: 1 } })
  expect(await survey(file('x.jsonl', content))).toMatchObject({
    format: 'other',
    problem: issues[0]!.message,
  })
})

test('scores without responses show what to drop in their place', async () => {
  const { issues } = await readAll([
    file(
      'evaluation_results.json',
      JSON.stringify({ scores: { acp_app_gen: { mean: 0.5, std: 0.1 } }, acp_app_gen: { 1: 1 } }),
    ),
  ])
  expect(issues).toMatchObject([{ line: 0, message: expect.stringContaining('`evaluation_results.json`') }])
})

test('progress counts the bytes of the packed file, up to its size', async () => {
  for (const content of [
    gz(text),
    zip([
      { name: 'a.jsonl', content: text, method: 8 },
      { name: 'b.jsonl', content: text },
    ]),
  ]) {
    const heard: number[] = []
    await readAll([file('x', content, 50)], { heard: (_, bytes) => heard.push(bytes) })
    expect(heard).toEqual([...heard].sort((a, b) => a - b))
    expect(heard.at(-1)! / content.length).toBeGreaterThan(0.6)
    expect(heard.at(-1)!).toBeLessThanOrEqual(content.length)
  }
})

test('every stream that is opened is ended, also where it is only looked at', async () => {
  const contents = [
    text,
    gz(text),
    'words',
    '<html></html>',
    '',
    bare([doc(1)]),
    JSON.stringify({ alpha: 1 }),
    zip([{ name: 'a.jsonl', content: text }]),
  ]
  let open = 0
  const sources = contents.map((content, i) => {
    const source = file(`${i}`, content, 100)
    return {
      ...source,
      async *stream() {
        open++
        try {
          yield* source.stream()
        } finally {
          open--
        }
      },
    }
  })
  await readAll(sources)
  expect(open).toBe(0)
  for (const source of sources) await survey(source)
  expect(open).toBe(0)
})

test('an abort ends the reading by its reason', async () => {
  const abort = new AbortController()
  const reading = readAll([file('x.jsonl', text.repeat(50), 100)], {
    heard: () => abort.abort(new Error('enough')),
    signal: abort.signal,
  })
  await expect(reading).rejects.toThrow('enough')
})

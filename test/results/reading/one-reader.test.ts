// One file, opened as questions and as results: the same records are read from it, with the same faults at the same
// positions. Both use one reader; this tests that both use it in the same way.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecords } from '#base/json/records'
import { JsonReader } from '#base/json/reader'
import type { Item } from '#base/json/items'
import { readQuestions } from '#questions/benchmarks/reading'
import { layoutOf } from '#results/reading/layout'
import { bytesOf, doc, file, readAll } from './support'

const question = (i: number): Record<string, unknown> => ({ ...doc(i), id: `q${i}`, note: '{"id": "x"}, [1' })
const questions = [0, 1, 2, 3, 4].map(question)
const texts = questions.map(each => JSON.stringify(each))
const pretty = questions.map(each => JSON.stringify(each, null, 2))

/** Valid texts of the same five questions. */
const layouts: Readonly<Record<string, string>> = {
  lines: `${texts.join('\n')}\n`,
  'lines with CRLF and blank ones': `${texts.join('\r\n\r\n')}\r\n`,
  'a byte order mark': `\ufeff${texts.join('\n')}`,
  'a list': `[${texts.join(', ')}]`,
  'a list of a line each': `[\n${texts.join(',\n')}\n]`,
  'a list over many lines': JSON.stringify(questions, null, 2),
  'a list over many lines with CRLF': JSON.stringify(questions, null, 2).replace(/\n/g, '\r\n'),
  'a list with a comma too many': `[${texts.join(',\n')},]`,
  'objects over many lines, one after the other': pretty.join('\n'),
  'a list in an object': JSON.stringify({ version: 1, questions, model: 'm' }),
  'a list in an object over many lines': JSON.stringify({ version: 1, questions, model: 'm' }, null, 2),
  'lists one after the other': `[${texts.slice(0, 2).join(',')}]\n[${texts.slice(2).join(',')}]`,
  'objects one after the other on a line': `${texts[0]}\n${texts.slice(1).join('')}`,
  'lines and objects over many lines': [texts[0], pretty[1], texts[2], pretty[3], texts[4]].join('\n'),
  'NaN, infinity and a field twice': questions
    .map(
      (each, i) =>
        `{"id":"no","score":NaN,"bound":-Infinity,"late":${i + 1}${'0'.repeat(20)},${JSON.stringify(each).slice(1)}`,
    )
    .join('\n'),
}

const isOfJson = (message: string): boolean => /not JSON|cut off|was not read|is never closed/.test(message)

async function bothWays(text: string, piece = 65_536) {
  const asQuestions = readQuestions('x.json', text)
  const { events, issues } = await readAll([file('x.json', text, piece)])
  const found = events.flatMap(event => (event.kind === 'questions' ? event.questions : []))
  return {
    questions: {
      ids: asQuestions.questions.map(({ id }) => id),
      faults: asQuestions.issues.map(({ message }) => message).filter(isOfJson),
    },
    results: {
      ids: found.map(({ id }) => id),
      faults: issues.map(({ message }) => message).filter(isOfJson),
    },
  }
}

test.each(Object.entries(layouts))('%s: all questions are read, both ways', async (_, text) => {
  for (const piece of [7, 65_536]) {
    const { questions: one, results } = await bothWays(text, piece)
    expect(one).toEqual({ ids: ['q0', 'q1', 'q2', 'q3', 'q4'], faults: [] })
    expect(results).toEqual(one)
  }
})

/** Values and faults of a text as `readRecords` and as the reader of results take them. */
function inPieces(text: string, piece: number): { records: unknown[]; faults: unknown[] } {
  const bytes = bytesOf(text.replace(/^\ufeff/, ''))
  const layout = layoutOf(bytes)
  if (layout.kind === 'other' || !(layout.splitter instanceof JsonReader)) return { records: [], faults: [] }
  const items: Item[] = []
  for (let at = 0; at < bytes.length; at += piece) items.push(...layout.splitter.push(bytes.slice(at, at + piece)))
  items.push(...layout.splitter.end())
  return {
    records: items.flatMap(item => (item.kind === 'value' ? [[item.index, item.line, item.value]] : [])),
    faults: items.flatMap(item => (item.kind === 'fault' ? [[item.index, item.message]] : [])),
  }
}

function asWhole(text: string): ReturnType<typeof inPieces> {
  const [records, faults]: unknown[][] = [[], []]
  readRecords(
    text,
    group => records!.push(...group.records.map(({ index, line, value }) => [index, line, value])),
    (index, message) => faults!.push([index, message]),
  )
  return { records: records!, faults: faults! }
}

test.each(Object.entries(layouts))(
  '%s, cut at every byte: records before the cut, and the same both ways',
  async (_, text) => {
    const all = asWhole(text).records.map(record => JSON.stringify(record))
    for (let length = 1; length < text.length; length += 1) {
      const cut = text.slice(0, length)
      const whole = asWhole(cut)
      if (length % 13 === 0) {
        expect(inPieces(cut, 1 + (length % 50)), cut).toEqual(
          cut.trim() === '' || !/^\s*[[{]/.test(cut.replace(/^\ufeff/, '')) ? { records: [], faults: [] } : whole,
        )
      }
      const found = whole.records.map(record => JSON.stringify(record))
      if (!found.every((record, i) => record === all[i]))
        expect([length, found]).toEqual([length, all.slice(0, found.length)])
      expect(whole.faults.length).toBeLessThanOrEqual(1)
    }
    for (const length of [0.3, 0.5, 0.9].map(share => Math.floor(text.length * share))) {
      const { questions: one, results } = await bothWays(text.slice(0, length), 100)
      expect(results.ids).toEqual(one.ids)
      expect(results.faults).toEqual(one.faults)
    }
  },
)

/** Faults of one record. */
const spoils: Readonly<Record<string, (record: string) => string>> = {
  'a brace too few': record => record.slice(0, -1),
  'a quote too few': record => record.replace('"group":"', '"group":'),
  'a string that runs over the end of its line': record => record.replace('Which actions', 'Which\nactions'),
  'a bracket too many': record => record.replace('["(sail', '[["(sail'),
  'a brace too many': record => `${record}}`,
  'no value': record => record.replace('"Which actions are applicable?"', ''),
  'its end missing': record => record.slice(0, 60),
  'nothing but a brace': () => '{',
  'a text in its place': () => 'oops, not JSON',
  'a text after it': record => `${record} oops`,
  'a comment': record => record.replace('{', '{ /* x */ '),
}
const spoilt = [
  'lines',
  'a list',
  'a list of a line each',
  'a list over many lines',
  'a list in an object over many lines',
]

for (const [fault, spoil] of Object.entries(spoils))
  test.each(spoilt)(`${fault} in a record of %s loses no other, and both ways agree`, async layout => {
    const text = layouts[layout]!
    for (const i of [0, 2, 4]) {
      const record = texts[i]!
      const inside = text.includes(record)
        ? text.replace(record, () => spoil(record))
        : text.replace(/\{\s*"id": "q/g, match => match).replace(indented(text, i), part => spoil(part))
      const { questions: one, results } = await bothWays(inside, 50)
      expect(results, `${i}`).toEqual(one)
      expect(one.ids, `${i}`).toEqual(expect.arrayContaining([0, 1, 2, 3, 4].filter(j => j !== i).map(j => `q${j}`)))
      expect(one.faults.length + Number(one.ids.length === 5), `${i}`).toBeGreaterThan(0)
    }
  })

/** The text of a question as it is in a text over many lines. */
function indented(text: string, i: number): string {
  for (const depth of ['  ', '    ']) {
    const part = pretty[i]!.replace(/\n/g, `\n${depth}`)
    if (text.includes(part)) return part
  }
  throw new Error('The question is not in the text.')
}

test('any change of any text: pieces of any length and the whole give the same', () => {
  const part = fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\n', '\\', 'é', '{"id":', ' ', '')
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(layouts)),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), part, fc.integer({ min: 0, max: 3 })), {
        maxLength: 4,
      }),
      fc.integer({ min: 1, max: 400 }),
      (text, changes, piece) => {
        let changed = text
        for (const [share, put, removed] of changes) {
          const at = Math.floor(share * changed.length)
          changed = changed.slice(0, at) + put + changed.slice(at + removed)
        }
        const whole = asWhole(changed)
        if (/^[\ufeff\s]*[[{]/.test(changed)) expect(inPieces(changed, piece)).toEqual(whole)
      },
    ),
    { numRuns: 400 },
  )
})

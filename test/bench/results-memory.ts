// The cost of reading a large result file: 500 MB, generated on demand, as lines, as one list, as a log of Inspect
// and compressed, each in a process of its own; records per second and peak memory.

import { spawnSync } from 'node:child_process'
import { deflateRawSync } from 'node:zlib'
import type { ByteSource } from '#results/reading/source'
import { readResults } from '#results/reading/read'
import { milliseconds, table } from './measure'

const MEGABYTES = 500
/** Bytes of a response; the question is about as long, as published ones with their PDDL are. */
const LENGTH = 2_500

const layouts = ['lines', 'list', 'list over many lines', 'log', 'table', 'gzip'] as const
type Layout = (typeof layouts)[number]

export function benchResultsMemory(): void {
  const rows = layouts.map(layout => {
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--expose-gc', process.argv[1]!, 'results-memory-of', layout],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    )
    if (status !== 0) return [layout, Number.NaN, Number.NaN, Number.NaN, Number.NaN]
    const { records, seconds, heap, resident } = JSON.parse(stdout) as Measured
    return [layout, records, MEGABYTES / seconds, heap, resident]
  })
  table(
    `Reading result files of ${MEGABYTES} MB`,
    ['layout', 'records', 'MB/s', 'peak heap, MB', 'peak resident, MB'],
    rows,
  )
}

interface Measured {
  readonly records: number
  readonly seconds: number
  readonly heap: number
  readonly resident: number
}

/** Reads one layout in this process, and prints what it took. */
export async function printResultsMemory(words: readonly string[]): Promise<void> {
  const layout = words[0] as Layout
  let records = 0
  let heap = 0
  const from = milliseconds()
  for await (const event of readResults([source(layout)])) {
    if (event.kind === 'record') records++
    if (records % 200 === 0) heap = Math.max(heap, memory().heapUsed + memory().external)
  }
  const seconds = (milliseconds() - from) / 1000
  const resident = process.resourceUsage().maxRSS / 1024
  console.log(JSON.stringify({ records, seconds, heap: heap / 1e6, resident } satisfies Measured))
}

const memory = (): NodeJS.MemoryUsage => process.memoryUsage()

function source(layout: Layout): ByteSource {
  return {
    name: `large.${layout === 'table' ? 'csv' : 'json'}`,
    size: MEGABYTES * 1e6,
    stream: () => (layout === 'gzip' ? packed() : plain(layout)),
    read: async () => new Uint8Array(0),
  }
}

const encoder = new TextEncoder()

async function* plain(layout: Exclude<Layout, 'gzip'>): AsyncGenerator<Uint8Array> {
  const text = textOf(layout)
  yield encoder.encode(text.head)
  let size = 0
  for (let i = 0; size < MEGABYTES * 1e6; ) {
    let piece = ''
    for (; piece.length < 200_000; i++) piece += (i === 0 ? '' : text.between) + text.record(i)
    const bytes = encoder.encode(piece)
    size += bytes.length
    yield bytes
  }
  yield encoder.encode(text.tail)
}

const filler = 'The ferry is at l1 and it is empty. (sail l1 l0) \\"and\\" (board c1 l0), ü. '
const long = (i: number): string => `${i} ${filler.repeat(LENGTH / filler.length)}`

function textOf(layout: Exclude<Layout, 'gzip'>): {
  readonly head: string
  readonly between: string
  readonly tail: string
  readonly record: (i: number) => string
} {
  const sample = (i: number): string =>
    `{"doc_id": ${i}, "doc": {"id": -56742510471780${10_000 + (i % 90_000)}, "group": "applicable_actions_gen", "context": "${long(i)}", "question": "Which?"}, "resps": [["${long(i)}"]], "filter": "f", "score": 1.0}`
  switch (layout) {
    case 'lines':
      return { head: '', between: '\n', tail: '\n', record: sample }
    case 'list':
      return { head: '[', between: ', ', tail: ']', record: sample }
    case 'list over many lines':
      return {
        head: '[\n',
        between: ',\n',
        tail: '\n]\n',
        record: i => `  ${sample(i).replace(/, "/g, ',\n    "')}`,
      }
    case 'log':
      return {
        head: '{"version": 2, "status": "success", "eval": {"task": "acp_app_gen", "model": "m"}, "samples": [',
        between: ', ',
        tail: ']}',
        record: i =>
          `{"id": ${i}, "epoch": 1, "input": "Which?", "target": "x", "metadata": {"context": "${long(i)}"}, "output": {"completion": "${long(i)}"}}`,
      }
    case 'table':
      return {
        head: 'id,context,response\r\n',
        between: '\r\n',
        tail: '\r\n',
        record: i => `${i},"${long(i).replaceAll('\\"', '""')}","${long(i).replaceAll('\\"', '""')}"`,
      }
  }
}

/** Lines in a gzip file: members one after the other, each of some megabytes. */
async function* packed(): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of plain('lines')) {
    pieces.push(piece)
    size += piece.length
    if (size < 8e6) continue
    yield member(pieces, size)
    pieces = []
    size = 0
  }
  if (size > 0) yield member(pieces, size)
}

function member(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const packedBytes = deflateRawSync(Buffer.concat(pieces), { level: 1 })
  const end = Buffer.alloc(8)
  end.writeUInt32LE(size, 4)
  return Buffer.concat([Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 3]), packedBytes, end])
}

// A preview of a dropped file from only its beginning, for the list of files and the preview of a mapping.

import type { ProposedMapping, Shape } from './mapping'
import { opened } from './opened'
import { type Part, partsOf, messageOf, type SkippedPart, type TextPart } from './parts'
import { figuresAlone, nothingRead } from './not-results'
import { foundIn } from './read'
import type { FormatCode } from './formats/format'
import { LogHeader } from './formats/inspect'
import { JsonReader } from '#base/json/reader'
import type { ByteSource } from './source'

/** Plain data. */
export interface Surveyed {
  readonly name: string
  readonly format: FormatCode
  /** For people: `samples of lm-evaluation-harness, gzip`. */
  readonly title: string
  /** Size of the file as stored, compressed or not; null if unknown. */
  readonly bytes: number | null
  /** The shape that a mapping applies to; null for formats that need no mapping. */
  readonly shape: Shape | null
  readonly proposed: ProposedMapping | null
  /** True if a person must confirm the mapping before the file is read. */
  readonly asks: boolean
  /** A fault of the file as a whole: what it is and what was expected; '' if there is none. */
  readonly problem: string
  /** For a summary: the fault to report if the samples it describes are missing. */
  readonly alone?: string
  /** For a log of Inspect: its scorers. */
  readonly scorers?: readonly string[]
  /** For an archive: the members that are read. */
  readonly parts: readonly Surveyed[]
}

/** Maximum number of listed members of an archive; further ones are read, but not listed. */
const MAX_LISTED = 200

/** Examines the beginning of a file, or the directory of an archive. Never throws because of the content. */
export async function survey(source: ByteSource): Promise<Surveyed> {
  const all = await partsOf(source)
  const parts = all.flatMap(part => (part.kind === 'skipped' ? [] : [part]))
  const [first] = parts
  if (parts.length === 1 && first!.name.split('/').length === source.name.split('/').length)
    return surveyed(first!, source.name, source.size)
  const inner: Surveyed[] = []
  for (const part of parts.slice(0, MAX_LISTED)) inner.push(await surveyed(part, part.name, null))
  return {
    ...plain(source.name, source.size),
    format: 'archive',
    title: `a zip archive of ${parts.length} ${parts.length === 1 ? 'file' : 'files'}`,
    asks: inner.some(({ asks }) => asks),
    parts: inner,
  }
}

/** For a file that the browser cannot read. */
export const unreadable = (name: string, bytes: number): Surveyed => ({
  ...plain(name, bytes),
  problem: 'The browser cannot read this file: it was moved, changed or deleted, or is a folder. Choose it again.',
})

const plain = (name: string, bytes: number | null): Surveyed => ({
  name,
  format: 'other',
  title: 'something else',
  bytes,
  shape: null,
  proposed: null,
  asks: false,
  problem: '',
  parts: [],
})

async function surveyed(part: Exclude<Part, SkippedPart>, name: string, bytes: number | null): Promise<Surveyed> {
  const start = plain(name, bytes)
  if (part.kind === 'bad') return { ...start, problem: part.problem }
  if (part.kind === 'log')
    return {
      ...start,
      format: 'inspect',
      scorers: part.header === undefined ? [] : await scorersIn(part.header),
      title: `a log of Inspect with ${part.samples.length.toLocaleString('en')} ${part.samples.length === 1 ? 'sample' : 'samples'}`,
    }
  const problem = await problemOf(part)
  if (problem !== '') return { ...start, problem }
  const found = await foundIn(part)
  if (found === undefined) return { ...start, problem: nothingRead(start.title) }
  const packed = part.packed === '' || part.packed === 'zip' ? '' : `, ${part.packed}`
  return {
    ...start,
    format: found.format,
    title: `${found.title}${packed}`,
    shape: found.shape,
    proposed: found.proposed,
    asks: found.proposed !== null && !found.proposed.sure,
    ...(found.format === 'inspect' ? { scorers: await scorersIn(part) } : {}),
    ...(found.model === undefined ? {} : { alone: figuresAlone }),
    problem: found.problem ?? (found.format === 'other' ? nothingRead(found.title) : ''),
  }
}

/** Maximum bytes read for the names of scorers. */
const HEADER_BYTES = 1_000_000

/** The scorers of a log of Inspect, from its beginning. */
async function scorersIn(part: TextPart): Promise<readonly string[]> {
  const header = new LogHeader()
  if (part.isOnce) return []
  try {
    const lists = new JsonReader('lists')
    let size = 0
    for await (const chunk of part.bytes()) {
      for (const item of lists.push(chunk)) if (item.kind === 'field') header.take(item.key, item.value)
      size += chunk.length
      if (header.isKnown || size > HEADER_BYTES) break
    }
    for (const item of header.isKnown ? [] : lists.end()) if (item.kind === 'field') header.take(item.key, item.value)
  } catch (error) {
    messageOf(error)
  }
  return header.scorers
}

/** The faults of a text as a whole; '' if there are none. */
async function problemOf(part: TextPart): Promise<string> {
  try {
    const { layout, close } = await opened(part)
    await close()
    return layout.kind === 'other' ? layout.problem : ''
  } catch (error) {
    return messageOf(error)
  }
}

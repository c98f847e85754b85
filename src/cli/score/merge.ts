// `score --merge`: merges separately scored lines in the order of one run, and summarises them. Lines of shards are
// numbered; lines written by `--jsonl` are not, and keep their order.

import type { ByteSource } from '#results/reading/source'
import { asUtf8 } from '#results/reading/utf8'
import type { ResultIssue } from '#results/scoring/record'
import type { ScoredRow } from '#results/runs/row'
import { counted } from '#base/words'
import { InputError } from '#cli/io'
import type { FileCounts } from './figures'
import { linesOf, plainBytes } from '#cli/lines'
import { rowOfLine } from '#library/scored-line'
import { sourcesOf } from './sources'

/** A scored line and its number in the run, which is null if it has none. */
interface ScoredText {
  readonly name: string
  readonly line: number
  readonly text: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly ordinal: number | null
}

/** A line with its parsed content. */
export type Merged =
  | { readonly text: string; readonly row: ScoredRow }
  | { readonly text: string; readonly issue: ResultIssue }

/** What is known about the completeness of the merged files. */
export interface Completeness {
  /** The missing parts, in sentences; empty if everything is present. */
  readonly missing: string[]
  /** File counts from the summaries of the shards; each shard reads all files. */
  files: FileCounts | undefined
}

/** The lines of all files in order, without summaries. Throws `InputError`. */
export async function* mergedTexts(paths: readonly string[], found: Completeness): AsyncGenerator<Merged> {
  const { sources, problems } = sourcesOf(paths)
  if (problems.length > 0) throw new InputError(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  const ends = sources.map(({ name }): FileEnd => ({ name, shard: null, isWhole: false, files: undefined }))
  let last: ScoredText | undefined
  let gaps = 0
  for await (const scored of inOrder(sources.map((source, i) => textsOf(source, ends[i]!)))) {
    const { text, ordinal } = scored
    if (ordinal !== null) {
      gaps += gapBetween(last, scored, ordinal)
      last = scored
    }
    const row = rowOfLine(scored.fields)
    yield row === undefined ? { text, issue: issueOf(scored) } : { text, row }
  }
  if (last !== undefined) found.missing.push(...missingOf(ends, gaps))
  found.files = ends.find(({ files }) => files !== undefined)?.files
}

/** How a file ended. */
interface FileEnd {
  readonly name: string
  /** For example `2/3`; null for a whole run. */
  shard: string | null
  /** True if the summary is present, which shows that the file was not truncated. */
  isWhole: boolean
  files: FileCounts | undefined
}

/** Number of missing records before the next one; record numbers are consecutive, starting with 1. */
function gapBetween(last: ScoredText | undefined, next: ScoredText, ordinal: number): number {
  const before = last?.ordinal ?? 0
  if (ordinal <= before)
    throw new InputError(
      `${next.name}, line ${next.line}: record ${ordinal} is here, and record ${before} in ${last!.name}, line ${last!.line}: these are not the shards of one run, each once.`,
    )
  return ordinal - before - 1
}

function missingOf(ends: readonly FileEnd[], gaps: number): string[] {
  const sentences = ends
    .filter(({ isWhole }) => !isWhole)
    .map(({ name }) => `${name}: has no summary at its end, so it was cut, or is not finished.`)
  const shards = new Set(ends.map(({ shard }) => shard))
  const of = Math.max(0, ...[...shards].map(shard => Number(shard?.split('/')[1] ?? 0)))
  for (let i = 1; i <= of; i++)
    if (!shards.has(`${i}/${of}`)) sentences.push(`The shard ${i}/${of} is in none of the files.`)
  if (gaps > 0) sentences.push(`${counted(gaps, 'record is', 'records are')} in none of the files.`)
  return sentences
}

function issueOf({ name, line, fields }: ScoredText): ResultIssue {
  const { error } = fields
  return {
    file: typeof fields.file === 'string' ? fields.file : name,
    line: typeof fields.line === 'number' ? fields.line : line,
    message: typeof error === 'string' ? error : 'This is no line of a scored record.',
  }
}

/** Merges the lines of several files by number; lines without numbers come first, in the order of the files. */
async function* inOrder(files: readonly AsyncGenerator<ScoredText>[]): AsyncGenerator<ScoredText> {
  const heads: { readonly of: AsyncGenerator<ScoredText>; next: ScoredText }[] = []
  for (const of of files) {
    for (;;) {
      const first = await of.next()
      if (first.done === true) break
      if (first.value.ordinal !== null) {
        heads.push({ of, next: first.value })
        break
      }
      yield first.value
    }
  }
  while (heads.length > 0) {
    const least = heads.reduce((a, b) => ((b.next.ordinal ?? 0) < (a.next.ordinal ?? 0) ? b : a))
    yield least.next
    const following = await least.of.next()
    if (following.done === true) heads.splice(heads.indexOf(least), 1)
    else least.next = following.value
  }
}

/** The scored lines of a file, which may be compressed, without summaries. */
async function* textsOf(source: ByteSource, end: FileEnd): AsyncGenerator<ScoredText> {
  const { name, stream } = source
  let line = 0
  for await (const texts of linesOf(asUtf8(plainBytes(stream(), name)), name))
    for (const text of texts) {
      line++
      if (text.trim() === '') continue
      const fields = fieldsOf(text, `${name}, line ${line}`)
      if (fields.summary !== undefined) {
        end.isWhole = true
        if (typeof fields.shard === 'string') end.shard = fields.shard
        end.files = (fields.summary as { readonly files?: FileCounts } | null)?.files
        continue
      }
      const { ordinal } = fields
      yield { name, line, text, fields, ordinal: typeof ordinal === 'number' ? ordinal : null }
    }
}

function fieldsOf(text: string, place: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new InputError(`${place}: is not JSON (${(error as Error).message}); was the file cut?`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(`${place}: is no line of \`score --json\` or \`score --jsonl\`.`)
  return value as Readonly<Record<string, unknown>>
}

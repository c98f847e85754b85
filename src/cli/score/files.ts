// Scores result files one after the other: writes lines as they are ready, or a report at the end.

import type { HarnessDate } from '#language/answers/official'
import type { Limits } from '#base/limits'
import { counted, listed } from '#base/words'
import { dispatch } from '#results/scoring/dispatch'
import type { QuestionIndex } from '#results/scoring/questions'
import type { InspectChoice } from '#results/reading/formats/format'
import type { Mapping, Shape } from '#results/reading/mapping'
import { proposed } from '#results/reading/propose'
import { readResults } from '#results/reading/read'
import type { ResultEvent, ResultIssue } from '#results/scoring/record'
import type { Streams } from '#cli/io'
import { notMade } from '#cli/requests/options'
import type { Shard, StartThread } from '#cli/threads'
import type { Certificates } from '#questions/kinds/verdict'
import { Figures } from './figures'
import { type Completeness, mergedTexts } from './merge'
import { visible } from '#cli/visible'
import { progressOn } from './progress'
import { reportOf } from './report'
import { numberedLine } from '#library/scored-line'
import { sourcesOf } from './sources'
import { scoringPorts } from './workers'

export interface Scoring {
  /** Questions from the files given by `--questions`. */
  readonly index: QuestionIndex
  /** Mapping for generic records; undefined: the proposed one is used. */
  readonly mapping: Mapping | undefined
  readonly inspect: InspectChoice
  readonly json: boolean
  readonly shard: Shard
  readonly workers: number
  readonly start: StartThread
  readonly limits: Limits
  readonly harness: HarnessDate | undefined
  readonly certificates: Certificates
}

/** Scores files, folders and standard input (`-`); returns the exit code. */
export async function scoreFiles(
  paths: readonly string[],
  { index, mapping, inspect, json, shard, workers, start, limits, harness, certificates }: Scoring,
  streams: Streams,
): Promise<number> {
  const { sources, passedOver, problems } = sourcesOf(paths)
  for (const { file, message } of problems) streams.note(`${file}: ${message}`)
  if (passedOver.length > 0) streams.note(`Skipped, since result files have other names: ${listed(passedOver)}.`)
  const figures = new Figures()
  const none = { title: '', records: 0, questions: 0 }
  for (const _ of problems) figures.addFile({ ...none, issues: 1 })
  if (passedOver.length > 0) figures.addFile({ ...none, issues: 0, skipped: passedOver.length })
  const progress = progressOn(sources)
  const events = readResults(sources, {
    heard: progress.heard,
    inspect,
    mapping: (shape, file) => mapping ?? reportProposal(shape, file, streams),
  })
  const { inputs } = await dispatch<string>(withProblems(problems, withoutNotes(events, streams)), {
    onFile: (_, read) => figures.addFile(read),
    spawn: scoringPorts(start, json),
    workers,
    limits,
    harness,
    certificates,
    shard,
    index,
    onItem: async item => {
      progress.given(item.ordinal + 1)
      if (item.kind === 'row') {
        figures.addRow(item.row)
        if (json) await streams.out(numberedLine(item.ordinal + 1, item.detail!))
        return
      }
      const { file, line, message } = item.issue
      figures.addIssue(item.issue)
      if (json) await streams.out(JSON.stringify({ ordinal: item.ordinal + 1, file, line, error: message }))
    },
  }).done.finally(progress.end)
  if (inputs === 0) streams.note('No response was found in what was given.')
  await reportFigures(figures, json, streams, shard)
  if (certificates === 'asked') streams.note(notMade)
  return figures.exitCode(inputs === 0 ? 1 : 0)
}

/** Reports the proposed mapping in the syntax of `--mapping`; returns it, or undefined if it is too uncertain. */
function reportProposal(shape: Shape, file: string, streams: Streams): Mapping | undefined {
  const { mapping, sure, likely } = proposed(shape)
  if (!likely) return undefined
  const words = Object.entries(mapping).map(([meaning, path]) => `${meaning}=${path}`)
  if (words.length > 0)
    streams.note(visible(`${file}: read as with --mapping '${words.join(',')}'${sure ? '' : ', which is a guess'}.`))
  return mapping
}

/** Files that cannot be opened come first, and are listed and counted like unreadable records. */
async function* withProblems(
  problems: readonly ResultIssue[],
  events: AsyncIterable<ResultEvent>,
): AsyncGenerator<ResultEvent> {
  for (const issue of problems) yield { kind: 'issue', issue }
  yield* events
}

/** Removes notes from the events and prints them; they report no loss, so they are not counted. */
async function* withoutNotes(events: AsyncIterable<ResultEvent>, streams: Streams): AsyncGenerator<ResultEvent> {
  let notes = 0
  for await (const event of events) {
    if (event.kind !== 'issue' || event.issue.isNote !== true) {
      yield event
      continue
    }
    const { file, line, message } = event.issue
    if (++notes <= MAX_NOTES) streams.note(visible(`${file}${line === 0 ? '' : `:${line}`}: ${message}`))
  }
  if (notes > MAX_NOTES) streams.note(`and ${counted(notes - MAX_NOTES, 'more note', 'more notes')}.`)
}

/** Maximum number of printed notes. */
const MAX_NOTES = 20

/** Merges the outputs of separately scored parts; returns the exit code. */
export async function mergeFiles(paths: readonly string[], json: boolean, streams: Streams): Promise<number> {
  const figures = new Figures()
  const missing: string[] = []
  const found: Completeness = { missing, files: undefined }
  for await (const merged of mergedTexts(paths, found)) {
    if ('row' in merged) figures.addRow(merged.row)
    else figures.addIssue(merged.issue)
    if (json) await streams.out(merged.text)
  }
  figures.files = found.files
  for (const text of missing) streams.note(text)
  const isEmpty = figures.rows + figures.issueCount === 0
  if (isEmpty) streams.note('No scored line was found in what was given.')
  await reportFigures(figures, json, streams)
  return figures.exitCode(missing.length + (isEmpty ? 1 : 0))
}

async function reportFigures(
  figures: Figures,
  json: boolean,
  streams: Streams,
  { index, of }: Shard = { index: 0, of: 1 },
): Promise<void> {
  const part = of === 1 ? {} : { shard: `${index + 1}/${of}` }
  if (json) await streams.out(JSON.stringify({ ...figures.json(), ...part }))
  else for (const line of reportOf(figures)) await streams.out(line)
}

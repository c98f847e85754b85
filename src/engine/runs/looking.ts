// The issues of a run, its waiting responses, both grouped by message, and whether new records find their questions.

import type { Mapping } from '#results/reading/mapping'
import { QuestionIndex } from '#results/scoring/questions'
import { readResults } from '#results/reading/read'
import type { ResultIssue, ResultRecord } from '#results/scoring/record'
import { type IssueGroup, IssueGroups } from '#results/runs/issue-groups'
import type { RunShelves } from '#results/store/run-shelves'
import type { Fitting, NamedFile, UnmatchedFile } from '#engine/api/runs'
import { blobSource } from './blob-source'
import { type WaitingRecord, waitingChunks } from './waiting'

/** Number of issue chunks read at once. */
const PIECE = 16

const issueOf = ({ record, problem }: WaitingRecord): ResultIssue => ({
  file: record.file,
  line: record.line,
  message: problem,
})

/** Issues `from` (inclusive) to `to` (exclusive). */
export async function issuesOf(
  shelves: Pick<RunShelves, 'issues'>,
  id: string,
  from: number,
  to: number,
): Promise<readonly ResultIssue[]> {
  const found: ResultIssue[] = []
  for (let next = from; next < to; ) {
    const chunks = await shelves.issues(id, next, PIECE)
    const before = next
    for (const { first, issues } of chunks) {
      found.push(...issues.slice(Math.max(0, next - first), Math.max(0, to - first)))
      next = Math.max(next, first + issues.length)
    }
    if (next === before) break
  }
  return found
}

/** Why responses wait; those from `from` (inclusive) to `to` (exclusive). */
export async function waitingOf(
  shelves: RunShelves,
  id: string,
  from: number,
  to: number,
): Promise<readonly ResultIssue[]> {
  const found: ResultIssue[] = []
  let first = 0
  for await (const { records } of waitingChunks(shelves, id)) {
    found.push(...records.slice(Math.max(0, from - first), Math.max(0, to - first)).map(issueOf))
    first += records.length
    if (first >= to) break
  }
  return found
}

/** All issues of a run and its waiting responses, grouped by message. */
export async function issueGroupsOf(shelves: RunShelves, id: string, count: number): Promise<readonly IssueGroup[]> {
  const groups = new IssueGroups()
  for (const issue of await issuesOf(shelves, id, 0, count)) groups.add(issue, false)
  for await (const { records } of waitingChunks(shelves, id))
    for (const each of records) groups.add(issueOf(each), true)
  return groups.all
}

/** Number of records examined in each file. */
const LOOKED_AT = 20

/** Files whose first records have no question, or none with PDDL, among the given files. */
export async function unmatchedIn(
  files: readonly NamedFile[],
  mappings: ReadonlyMap<string, Mapping>,
): Promise<readonly UnmatchedFile[]> {
  const index = new QuestionIndex()
  const first: { readonly name: string; readonly records: ResultRecord[] }[] = []
  for (const file of files) {
    const records: ResultRecord[] = []
    for await (const event of readResults([blobSource(file)], {
      mapping: ({ key }) => mappings.get(key),
    })) {
      if (event.kind === 'questions') index.add(event.questions)
      else if (event.kind === 'record') records.push(event.record)
      if (records.length === LOOKED_AT) break
    }
    if (records.length > 0) first.push({ name: file.name, records })
  }
  return first.flatMap(({ name, records }) => {
    const found = records.map(({ about }) => index.find(about))
    const problems = found.flatMap(each => ('problem' in each ? [each.problem] : []))
    const bare = found.filter(each => !('problem' in each) && each.question.judged === null).length
    return problems.length + bare === 0
      ? []
      : [{ name, looked: records.length, unmatched: problems.length, bare, problem: problems[0] ?? '' }]
  })
}

/** How many waiting responses of each run have their questions in the files. */
export async function fittingIn(
  shelves: Pick<RunShelves, 'waiting'>,
  ids: readonly string[],
  files: readonly NamedFile[],
): Promise<readonly Fitting[]> {
  const index = new QuestionIndex()
  // Files of questions are read first.
  for await (const event of readResults(files.map(blobSource)))
    if (event.kind === 'questions') index.add(event.questions)
    else if (event.kind === 'record') break
  const found: Fitting[] = []
  for (const id of ids) {
    let fits = 0
    for await (const { records } of waitingChunks(shelves, id))
      fits += records.filter(({ record }) => !('problem' in index.find(record.about))).length
    found.push({ id, fits })
  }
  return found
}

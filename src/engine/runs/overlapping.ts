// Reads files of responses for what they answer.

import { hashOfText } from '#base/hash'
import type { Mapping } from '#results/reading/mapping'
import { readResults } from '#results/reading/read'
import { groupIn } from '#results/scoring/lookup'
import { QuestionIndex } from '#results/scoring/questions'
import type { About } from '#results/scoring/record'
import { type Overlaps, overlapsOf } from '#results/runs/overlaps'
import type { NamedFile } from '#engine/api/runs'
import { blobSource } from './blob-source'

/** Maximum number of records read. */
const MAX_RECORDS = 20_000

/** A question, or the record of one. */
interface Asked {
  readonly context?: unknown
  readonly question?: unknown
  readonly choices?: unknown
}

interface Collected {
  readonly name: string
  readonly models: Set<string>
  readonly answers: Map<string, Map<number, string>>
}

/** Which of the files answer the same questions; null if none do. */
export async function overlapsIn(
  files: readonly NamedFile[],
  mappings: ReadonlyMap<string, Mapping>,
): Promise<Overlaps | null> {
  let index: QuestionIndex | null = null
  const found = new Map<string, Collected>()
  /** Name → key by words, of records that have both. */
  const worded = new Map<string, string>()
  let left = MAX_RECORDS
  // Files of questions are read first.
  for await (const event of readResults(files.map(blobSource), { mapping: ({ key }) => mappings.get(key) })) {
    if (event.kind === 'questions') (index ??= new QuestionIndex()).add(event.questions)
    if (event.kind !== 'record') continue
    const { file, model, attempt, response, about } = event.record
    // Members of an archive are named after it.
    const name = files.find(each => file === each.name || file.startsWith(`${each.name}/`))?.name ?? file
    const { models, answers } = found.get(name) ?? { models: new Set(), answers: new Map() }
    found.set(name, { name, models, answers })
    models.add(model)
    const { words, named } = keysOf(index, about)
    if (words !== '' && named !== '') worded.set(named, words)
    const key = words || named
    const attempts = answers.get(key) ?? new Map<number, string>()
    answers.set(key, attempts.set(attempts.has(attempt) ? attempts.size + 1 : attempt, hashOfText(response)))
    if (--left === 0) break
  }
  const all = [...found.values()].map(({ answers, ...rest }) => ({
    ...rest,
    answers: new Map([...answers].map(([key, attempts]) => [worded.get(key) ?? key, attempts])),
  }))
  const overlaps = overlapsOf(all)
  return overlaps === null || left > 0 ? overlaps : { ...overlaps, isCut: true }
}

/** The shortest text that is a question with its context, in characters; a shorter one may be the same in many. */
const SHORTEST = 150

/**
 * The question by its words and by its name, '' where these do not identify it; at most one is ''. A prompt with PDDL
 * is another question.
 */
function keysOf(index: QuestionIndex | null, about: About): { readonly words: string; readonly named: string } {
  const { id = '', names = [], task = '', record, carried } = about
  const withPddl = /with[-_ ]?pddl/i.test(task) ? '+pddl' : ''
  const group = groupIn(task)
  const name = id || names[0] || ''
  const named = name === '' ? '' : `${group?.kind ?? ''}.${group?.format ?? ''}${withPddl} ${name}`
  const asked: Asked | undefined = carried ?? (typeof record === 'object' && record !== null ? record : undefined)
  if (typeof asked?.question === 'string' && asked.question !== '') return { words: keyOf(asked) + withPddl, named }
  const found = index?.find(about)
  if (found !== undefined && !('problem' in found)) return { words: keyOf(found.question) + withPddl, named }
  const { context = '', question = '' } = about
  const hasEnoughText = context.length + question.length >= SHORTEST || named === ''
  return { words: hasEnoughText ? keyOf({ context, question }) + withPddl : '', named }
}

/** By its words, as a record that carries its question need not be parsed for it. */
function keyOf({ context, question, choices }: Asked): string {
  const options = typeof choices === 'object' && choices !== null && 'text' in choices ? choices.text : null
  return hashOfText(JSON.stringify([context ?? '', question ?? '', options]))
}

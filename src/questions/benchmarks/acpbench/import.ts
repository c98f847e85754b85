// Reads a benchmark file (a JSON array, JSON lines, or one object) into records. Each fault becomes an issue with its
// position; the rest of the file is kept.

import { shorten } from '#base/words'
import type { FormatCode } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'
import * as v from 'valibot'
import type { Statement } from '#planning/analysis/statement'
import { statementSchema } from '#planning/analysis/statement-schema'
import type { ImportIssue } from '../family'
import type { BenchmarkRecord, ImportedFile } from './record'
import { type Json, type JsonObject, shown, skipBlanks } from '#base/json/json'
import { type JsonRecord, type RecordGroup, readRecords } from '#base/json/records'
import { goldFault } from './gold'
import { groupStems, readGroup } from './groups'
import { loggedSamples, type Result, sampleLine } from './results'

/** The records and issues of a benchmark file. Never throws; linear in the text. `onProgress` receives the fraction read. */
export function importAcpbench(text: string, onProgress?: (share: number) => void): ImportedFile {
  const records: BenchmarkRecord[] = []
  const issues: ImportIssue[] = []
  let unreported = 0
  const report = (at: number, message: string): void => {
    if (issues.length < maxIssues) issues.push({ index: at, message })
    else unreported++
  }
  const whole = (message: string): void => report(-1, message)
  const results = new Set<string>()
  let read = 0
  const take = ({ frame, list, records: found }: RecordGroup, share: number): void => {
    // An Inspect log is one object with a list of samples.
    const log = frame === undefined ? undefined : loggedSamples({ ...frame, [list]: found.map(({ value }) => value) })
    const [first] = found
    if (log !== undefined && list === 'samples') takeResults(log, first!)
    else
      for (const record of found) {
        const { value } = record
        const inner = isObject(value) ? resultsIn(value) : undefined
        if (inner === undefined) takeQuestion(record, null)
        else takeResults(inner, record)
        if (++read % REPORT_EVERY === 0) onProgress?.(share)
      }
  }
  const takeResults = (found: readonly Result[], { index, line }: JsonRecord): void => {
    for (const [i, { question, response, of }] of found.entries()) {
      // A harness with several filters writes several lines for one response.
      if (!results.has(of)) takeQuestion({ value: question, index: index + i, line }, response)
      results.add(of)
    }
  }
  const takeQuestion = ({ value, index, line }: JsonRecord, response: string | null): void => {
    const reportRecord = (message: string): void => report(index, `Record ${index + 1} (line ${line}) ${message}`)
    const record = recordOf(value, index, reportRecord)
    if (record !== undefined) records.push(response === null ? record : { ...record, response })
  }
  if (!readRecords(text, take, report)) whole(notJson(text))
  if (issues.length === 0 && records.length === 0) whole('The file holds no question.')
  if (unreported > 0) issues.push({ index: -1, message: `There are ${unreported} more faults like these.` })
  return { records, issues }
}

/** Describes a text that does not begin like JSON. */
function notJson(text: string): string {
  const at = skipBlanks(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)
  if (at >= text.length) return 'The file is empty; a list of questions in JSON was expected.'
  return text.startsWith('\u001f', at) || text.startsWith('PK\u0003', at)
    ? 'This is a packed file; unpack it first. A list of questions in JSON was expected.'
    : `This is not a benchmark file: it begins with ${shown(text, at)}, but a JSON list \`[…]\` of questions, or one object \`{…}\` a line, was expected.`
}

/** Number of records between two calls of `onProgress`. */
const REPORT_EVERY = 100
/** More faults than this are counted, not listed. */
const maxIssues = 1000

/** The questions in a harness's results; undefined if the value itself is a question. */
function resultsIn(value: JsonObject): readonly Result[] | undefined {
  const line = sampleLine(value)
  return line === undefined ? loggedSamples(value) : [line]
}

/** One record, or undefined after reporting the reason to `say`. */
function recordOf(value: Json, index: number, report: (message: string) => void): BenchmarkRecord | undefined {
  if (!isObject(value)) {
    report(`is ${nameOf(value)}, but an object with \`group\`, \`context\` and \`question\` was expected.`)
    return undefined
  }
  if (typeof value.group !== 'string') {
    report(
      `has ${value.group === undefined ? 'no `group`' : `${nameOf(value.group)} as \`group\``}; a text such as \`applicable_actions_gen\` was expected.`,
    )
    return undefined
  }
  const group = readGroup(value.group)
  if (group === undefined) {
    report(
      `has the unknown group \`${shorten(value.group, 40)}\`; one of ${groupStems.join(', ')} was expected, ending in _gen, _bool or _mcq.`,
    )
    return undefined
  }
  for (const field of ['context', 'question'] as const) {
    if (typeof value[field] === 'string') continue
    report(
      `has ${value[field] === undefined ? `no \`${field}\`` : `${nameOf(value[field]!)} as \`${field}\``}; a text was expected.`,
    )
    return undefined
  }
  const source = sourceOf(value, report)
  if (source === undefined) return undefined
  const choices = choicesOf(value, report)
  const format: FormatCode = group.format ?? (choices !== undefined ? 'mcq' : source !== null ? 'gen' : 'bool')
  if (format === 'gen' && source === null) {
    report('is an open question without `PDDL_domain` and `PDDL_problem`; both texts were expected.')
    return undefined
  }
  if (format === 'mcq' && choices === undefined) {
    if (value.choices === undefined) report('is a choice question without `choices`.')
    return undefined
  }
  const statements = source === null ? undefined : statementsOf(value, format, report)
  const id = idOf(value.id)
  if (id === undefined)
    report(`has ${value.id === undefined ? 'no `id`' : `${nameOf(value.id)} as \`id\``}; it goes by \`#${index}\`.`)
  const fault = goldFault(group.kind, format, value.answer)
  if (fault !== undefined) report(`has an \`answer\` that cannot be used: ${fault}`)
  return {
    index,
    id: id ?? `#${index}`,
    kind: group.kind,
    format,
    group: value.group,
    context: value.context as string,
    question: value.question as string,
    ...(choices === undefined ? {} : { choices }),
    gold: fault === undefined ? value.answer : undefined,
    ...(statements === undefined ? {} : { statements }),
    source,
  }
}

/** The two PDDL texts; null if there are none; undefined, after a report to `say`, if they are not texts. */
function sourceOf(value: JsonObject, report: (message: string) => void): Source | null | undefined {
  const domain = value.PDDL_domain ?? undefined
  const problem = value.PDDL_problem ?? undefined
  if (domain === undefined && problem === undefined) return null
  for (const [field, text] of [
    ['PDDL_domain', domain],
    ['PDDL_problem', problem],
  ] as const) {
    if (typeof text === 'string') continue
    report(
      `has ${text === undefined ? `no \`${field}\`` : `${nameOf(text)} as \`${field}\``}; the PDDL as a text was expected.`,
    )
    return undefined
  }
  return { domain: domain as string, problem: problem as string }
}

function choicesOf(
  value: JsonObject,
  report: (message: string) => void,
): { text: readonly string[]; label: readonly string[] } | undefined {
  const choices = value.choices
  if (choices === undefined || choices === null) return undefined
  if (
    isObject(choices) &&
    isTexts(choices.text) &&
    isTexts(choices.label) &&
    choices.text.length === choices.label.length &&
    choices.text.length > 0
  )
    return { text: choices.text, label: choices.label }
  report('has `choices` of another shape; `{"text":[…],"label":[…]}`, equally long, was expected.')
  return undefined
}

/** The formal statements of the options: one for yes/no, one per option for a choice. */
function statementsOf(
  { statements, choices }: JsonObject,
  format: FormatCode,
  report: (message: string) => void,
): readonly Statement[] | undefined {
  if (statements === undefined || format === 'gen') return undefined
  const labels = isObject(choices) && Array.isArray(choices.label) ? choices.label.length : 1
  const needed = format === 'bool' ? 1 : labels
  const read = v.safeParse(statementsSchema, statements)
  if (read.success && read.output.length === needed) return read.output
  report(
    `has \`statements\` that cannot be used; ${needed === 1 ? 'one statement was' : `${needed} statements were`} expected, each of a known kind.`,
  )
  return undefined
}

const statementsSchema = v.array(statementSchema)

/** An id as text: the JSON reader already keeps long numbers as text. */
function idOf(id: Json | undefined): string | undefined {
  if (typeof id === 'string' && id !== '') return id
  return typeof id === 'number' ? String(id) : undefined
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isTexts = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

/** The JSON type of a value, for a message. */
function nameOf(value: Json): string {
  if (value === null) return '`null`'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value === 'string' ? 'text' : typeof value}`
}

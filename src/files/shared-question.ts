// A question as a short JSON text and back. What ships with the playground is named instead of quoted; records go
// through the benchmark's importer again, so that nothing in a link is believed that a file could not say.

import { domainFolders } from '../../domains/index'
import { importAcpbench } from '../benchmarks/acpbench/import'
import type { BenchmarkRecord } from '../benchmarks/record'
import { groupOf } from '../benchmarks/acpbench/groups'
import type { FormatCode, KindCode } from '../kinds/codes'
import type { Asked } from '../kinds/question'
import type { Source } from '../pddl/source'
import { kindCodes } from '../kinds/codes'
import type { MadeNote, Question } from '../kinds/question'
import { checksum, decodeLink, encodeLink, LINK_VERSION } from './link-code'
import { posedOf, poseOwn } from '../kinds/asking/pose'
import type { PackedQuestion, ReadQuestion, SharedQuestion } from '../engine/api/sharing'

/** What is written. Absent parts are as they are by default. */
interface Form {
  readonly kind: KindCode
  readonly format: FormatCode
  /** A folder of ours, or the text. */
  readonly domain?: string
  readonly domainText?: string
  readonly problem?: string
  readonly problemText?: string
  /** Absent where the playground asks this very question of the problem. */
  readonly own?: OwnForm
  readonly record?: RecordForm
  readonly made?: MadeNote
  /** Texts that were changed; null where one was not. */
  readonly edit?: readonly [string | null, string | null]
  readonly answer?: string
  readonly tab?: string
  readonly walk?: { readonly at: number; readonly sequence: readonly string[] }
  /** Of the question as its sender saw it. */
  readonly hash: string
}

/** A question of ours, or of someone's own problem. */
interface OwnForm {
  readonly id: string
  readonly domain: string
  readonly context: string
  readonly question: string
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
  readonly asked: Asked | null
}

/** A record of a benchmark file. */
interface RecordForm {
  readonly id: string
  readonly group: string
  readonly context: string
  readonly question: string
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
  readonly answer?: unknown
  readonly statements?: readonly unknown[]
}

const FILE_MARK = 'question'

export function packShared(shared: SharedQuestion): PackedQuestion {
  const form = formOf(shared)
  return {
    link: encodeLink(JSON.stringify(form)),
    file: `${JSON.stringify({ planground: FILE_MARK, version: LINK_VERSION, ...form }, null, 2)}\n`,
  }
}

function formOf({ question, edit, answer, tab, walk }: SharedQuestion): Form {
  const { kind, format, source, record } = question
  const folder = domainFolders.find(({ domainText }) => domainText === source?.domain)
  const problem = folder?.problems.find(({ text }) => text === source?.problem)
  const isOwn =
    folder !== undefined && problem !== undefined && record === null && isPosed(question, folder.id)
  return {
    kind,
    format,
    ...(source === null ? {} : folder ? { domain: folder.id } : { domainText: source.domain }),
    ...(source === null
      ? {}
      : problem
        ? { problem: problem.name }
        : { problemText: source.problem }),
    ...(record !== null ? { record: recordForm(record) } : isOwn ? {} : { own: ownForm(question) }),
    ...(question.made === undefined ? {} : { made: question.made }),
    ...(edit === null || source === null ? {} : { edit: editForm(edit, source) }),
    ...(answer === '' ? {} : { answer }),
    ...(tab === null ? {} : { tab }),
    ...(walk === null || walk.sequence.length === 0
      ? {}
      : { walk: { at: walk.at, sequence: walk.sequence } }),
    hash: hashOf(question),
  }
}

/** Does the playground ask this of the problem by itself? */
function isPosed(question: Question, domain: string): boolean {
  const mine = ownQuestion(question.source!, domain, question.kind)
  return mine !== undefined && mine.id === question.id && hashOf(mine) === hashOf(question)
}

const ownQuestion = (source: Source, domain: string, kind: KindCode): Question | undefined =>
  poseOwn(source, domain).find(question => question.kind === kind)

function ownForm({ id, domain, context, question, choices, asked }: Question): OwnForm {
  return { id, domain, context, question, ...(choices === undefined ? {} : { choices }), asked }
}

function recordForm(record: BenchmarkRecord): RecordForm {
  const { id, group, context, question, choices, gold, statements } = record
  return {
    id,
    group,
    context,
    question,
    ...(choices === undefined ? {} : { choices }),
    ...(gold === undefined ? {} : { answer: gold }),
    ...(statements === undefined ? {} : { statements }),
  }
}

const editForm = (edit: Source, source: Source): [string | null, string | null] => [
  edit.domain === source.domain ? null : edit.domain,
  edit.problem === source.problem ? null : edit.problem,
]

/** Of all that decides what is asked. */
function hashOf({ kind, format, source, context, question, choices, asked }: Question): string {
  const parts = [kind, format, source?.domain, source?.problem, context, question, choices, asked]
  return checksum(new TextEncoder().encode(JSON.stringify(parts))).toString(36)
}

/** Reads what stands after the `#` of an address. */
export function readShared(link: string): ReadQuestion {
  const decoded = decodeLink(link)
  if (decoded.kind === 'bad') return decoded
  return readText(decoded.text, 'This link')
}

/** Reads the text of a file that says it is a question of ours; undefined where it does not say so. */
export function readSharedFile(text: string): ReadQuestion | undefined {
  if (!/^\s*\{\s*"planground"\s*:/.test(text.slice(0, 200))) return undefined
  const fields = parsed(text)
  if (fields === undefined)
    return bad(
      'This file',
      'It begins as a question of the Planground but is not whole JSON; it may be cut off.',
    )
  const { planground, version, ...form } = fields
  if (planground !== FILE_MARK)
    return bad(
      'This file',
      `It says that it is a ${String(planground).slice(0, 40)} of the Planground, which is not known here.`,
    )
  if (version !== LINK_VERSION)
    return typeof version === 'number' && version > LINK_VERSION
      ? {
          kind: 'bad',
          title: 'This file was made by a newer Planground',
          message: 'Reload the page to get the newest one, then open the file again.',
        }
      : bad('This file', 'Its `version` should be 1.')
  return readForm(form, 'This file')
}

const bad = (what: string, message: string): ReadQuestion => ({
  kind: 'bad',
  title: `${what} does not hold a question`,
  message,
})

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function readText(text: string, what: string): ReadQuestion {
  const fields = parsed(text)
  return fields === undefined
    ? bad(what, 'It unpacks to something that is no JSON object.')
    : readForm(fields, what)
}

function readForm(fields: Record<string, unknown>, what: string): ReadQuestion {
  const fault = faultOf(fields)
  if (fault !== undefined) return bad(what, fault)
  const form = fields as unknown as Form
  const source = sourceOf(form)
  if (typeof source === 'string') return bad(what, source)
  const question = questionOf(form, source)
  if (typeof question === 'string') return bad(what, question)
  const edit =
    form.edit === undefined || source === null
      ? null
      : { domain: form.edit[0] ?? source.domain, problem: form.edit[1] ?? source.problem }
  const { answer = '', tab = null, walk = null } = form
  const at = walk === null ? 0 : Math.max(0, Math.min(walk.sequence.length, Math.trunc(walk.at)))
  return {
    kind: 'shared',
    shared: {
      question,
      edit,
      answer,
      tab,
      walk: walk === null ? null : { sequence: walk.sequence, at },
    },
    id: checksum(new TextEncoder().encode(JSON.stringify(fields))).toString(36),
    caveat:
      hashOf(question) === form.hash
        ? ''
        : 'The problem or the wording that it names has changed since; this may not be the very question that was shared.',
  }
}

function sourceOf(form: Form): Source | null | string {
  const { domain, domainText, problem, problemText } = form
  if ([domain, domainText, problem, problemText].every(part => part === undefined)) return null
  const folder = domainFolders.find(({ id }) => id === domain)
  if (domain !== undefined && folder === undefined)
    return `It names the domain \`${domain.slice(0, 60)}\`, which this Planground does not ship.`
  const bundled = folder?.problems.find(({ name }) => name === problem)
  if (problem !== undefined && bundled === undefined)
    return `It names the problem \`${problem.slice(0, 60)}\`, which this Planground does not ship.`
  const texts = [folder?.domainText ?? domainText, bundled?.text ?? problemText]
  if (texts[0] === undefined || texts[1] === undefined)
    return 'It holds a domain without a problem, or a problem without a domain.'
  return { domain: texts[0], problem: texts[1] }
}

function questionOf(form: Form, source: Source | null): Question | string {
  const { kind, format, record, own, made } = form
  if (record !== undefined) {
    const pddl = source === null ? {} : { PDDL_domain: source.domain, PDDL_problem: source.problem }
    const { records, issues } = importAcpbench(JSON.stringify([{ ...record, ...pddl }]))
    const found = records[0]
    if (found === undefined) return issues[0]?.message ?? 'Its record cannot be read.'
    if (found.kind !== kind || found.format !== format)
      return `Its record is of the group \`${record.group.slice(0, 60)}\`, which is not ${groupOf(kind, format)}.`
    const posed = posedOf(found, `shared/${found.index}`)
    return made === undefined ? posed : { ...posed, made }
  }
  if (source === null) return 'It holds neither a problem nor a record of a benchmark file.'
  if (own !== undefined) {
    if (own.asked !== null && own.asked.kind !== kind) return 'What is asked is of another kind.'
    return {
      key: `shared/${kind}`,
      ...own,
      kind,
      format,
      source,
      record: null,
      ...(made === undefined ? {} : { made }),
    }
  }
  const found = form.domain === undefined ? undefined : ownQuestion(source, form.domain, kind)
  return found !== undefined && found.format === format
    ? found
    : 'It does not say what is asked, and the problem it names has no such question.'
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isChoices = (value: unknown): boolean =>
  isFields(value) &&
  isTexts(value.text) &&
  isTexts(value.label) &&
  value.text.length === value.label.length
const isAsked = (value: unknown): boolean =>
  value === null ||
  (isFields(value) &&
    (kindCodes as readonly unknown[]).includes(value.kind) &&
    (value.kind !== 'prog' || isText(value.action)) &&
    (value.kind !== 'val' || isTexts(value.sequence)) &&
    (value.kind !== 'just' || isTexts(value.plan)))

type FieldChecks = Readonly<Record<string, (value: unknown) => boolean>>
const fits = (value: unknown, must: FieldChecks, may: FieldChecks): boolean =>
  isFields(value) &&
  Object.entries(must).every(([key, check]) => check(value[key])) &&
  Object.entries(value).every(([key, part]) => key in must || may[key]?.(part) === true)

/** Each part of a form, and what it must look like. */
const parts: FieldChecks = {
  kind: value => (kindCodes as readonly unknown[]).includes(value),
  format: value => value === 'gen' || value === 'bool' || value === 'mcq',
  domain: isText,
  domainText: isText,
  problem: isText,
  problemText: isText,
  own: value =>
    fits(
      value,
      { id: isText, domain: isText, context: isText, question: isText, asked: isAsked },
      { choices: isChoices },
    ),
  record: value =>
    fits(
      value,
      { id: isText, group: isText, context: isText, question: isText },
      { choices: isChoices, answer: () => true, statements: Array.isArray },
    ),
  made: value =>
    fits(value, { key: () => true, seed: isText, difficulty: isDifficulty }, { query: isText }),
  edit: value => Array.isArray(value) && value.length === 2 && value.every(isTextOrNull),
  answer: isText,
  tab: isText,
  walk: value => fits(value, { at: isNumber, sequence: isTexts }, {}),
  hash: isText,
}

const isDifficulty = (value: unknown): boolean =>
  isFields(value) &&
  (value.goalDistance === null || isNumber(value.goalDistance)) &&
  [value.facts, value.actions, value.givenSteps, value.rightAnswers].every(isNumber)

function faultOf(fields: Record<string, unknown>): string | undefined {
  for (const key of ['kind', 'format', 'hash'])
    if (fields[key] === undefined) return `It lacks its \`${key}\`.`
  for (const [key, value] of Object.entries(fields)) {
    const check = Object.hasOwn(parts, key) ? parts[key] : undefined
    if (check === undefined) return `It has a part \`${key.slice(0, 40)}\` that is not known here.`
    if (!check(value)) return `Its \`${key}\` is not what it should be.`
  }
  return undefined
}

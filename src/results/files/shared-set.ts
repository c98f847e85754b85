// A set of questions as a link and as a file, and back. Each question is a form as in `shared-question.ts`.

import { checksum } from '#base/base64url'
import { counted } from '#base/words'
import type { SessionDomain } from '#language/english/session-domains'
import { familyOf } from '#questions/benchmarks/cores'
import { type Question, withoutContext } from '#questions/kinds/question'
import { decodeLink, encodeLink, LINK_VERSION } from './link-code'
import { namedForm, type ReadQuestion, readNamed, readShared, readSharedFile } from './shared-question'

/** Questions to be shared, in their order. */
export interface SharedSet {
  readonly name: string
  readonly questions: readonly Question[]
  /** Whether the files' keys are included. Questions without PDDL always have theirs: nothing else can judge them. */
  readonly withKeys: boolean
}

export interface PackedSet {
  /** True if there are keys that the sender may leave out. */
  readonly hasKeys: boolean
  /** The part after `#` of an address: `s=1.…`. */
  readonly link: string
  /** The same content as a file. */
  readonly file: string
}

export interface ReadSet {
  readonly kind: 'set'
  readonly name: string
  readonly questions: readonly Question[]
  /** Equal for equal content. */
  readonly id: string
  /** What differs from what the sender saw, and what could not be read: a sentence each. */
  readonly caveats: readonly string[]
  /** The sender's own domains and phrases. */
  readonly domains: readonly SessionDomain[]
}

export type ReadShared = ReadQuestion | ReadSet

const FILE_MARK = 'questions'
/** Maximum number of questions. */
export const MAX_SET = 1_000
const MAX_NAME = 200

export function packSet({ name, questions, withKeys }: SharedSet): PackedSet {
  const forms = questions.slice(0, MAX_SET).map(whole => {
    const question = withoutContext(whole)
    return namedForm(withKeys || question.judged === null ? question : familyOf(question).sealed(question))
  })
  const fields = { name: name.slice(0, MAX_NAME), questions: forms }
  return {
    hasKeys: questions.some(
      question => withoutContext(question).judged !== null && familyOf(question).hasKey(question),
    ),
    link: encodeLink(JSON.stringify(fields)),
    file: `${JSON.stringify({ planground: FILE_MARK, version: LINK_VERSION, ...fields }, null, 1)}\n`,
  }
}

/** Reads the part after `#` of an address: one question or a set. */
export function readSharedLink(link: string): ReadShared {
  const decoded = decodeLink(link)
  const fields = decoded.kind === 'bad' ? undefined : fieldsOf(decoded.text)
  return fields !== undefined && 'questions' in fields ? readSet(fields, 'This link') : readShared(link)
}

/** Reads a file that declares itself to be a shared question or a set; undefined if it does not. */
export function readSharedText(text: string): ReadShared | undefined {
  if (!/^\s*\{\s*"planground"\s*:\s*"questions"/.test(text.slice(0, 200))) return readSharedFile(text)
  const fields = fieldsOf(text)
  if (fields === undefined)
    return bad('This file', 'It begins like questions of Planground but is not complete JSON; it may be cut off.')
  if (typeof fields.version === 'number' && fields.version > LINK_VERSION)
    return {
      kind: 'bad',
      title: 'This file was made by a newer Planground',
      message: 'Reload the page to get the newest one, then open the file again.',
    }
  return readSet(fields, 'This file')
}

function readSet({ name, questions }: Record<string, unknown>, what: string): ReadShared {
  if (!Array.isArray(questions) || questions.length === 0)
    return bad(what, 'Its `questions` should be a list with at least one question.')
  if (questions.length > MAX_SET) return bad(what, `It holds more than ${counted(MAX_SET, 'question')}.`)
  const found: Question[] = []
  const domains = new Map<string, SessionDomain>()
  const caveats: string[] = []
  for (const [i, form] of questions.entries()) {
    const at = `Question ${i + 1}`
    const read = isFields(form) ? readNamed(form, at) : bad(at, 'It is no JSON object.')
    if (read.kind === 'bad') {
      caveats.push(`${at} is left out: ${read.message}`)
      continue
    }
    const { question } = read.shared
    found.push({ ...question, key: `${question.key}/${i + 1}` })
    if (read.caveat !== '') caveats.push(`${at}: ${read.caveat}`)
    if (read.domain !== null) domains.set(read.domain.id, read.domain)
  }
  if (found.length === 0) return bad(what, `None of its questions could be read. ${caveats[0]!}`)
  return {
    kind: 'set',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, MAX_NAME) : 'Shared questions',
    questions: found,
    id: checksum(new TextEncoder().encode(JSON.stringify(questions))).toString(36),
    caveats,
    domains: [...domains.values()],
  }
}

const bad = (what: string, message: string): Extract<ReadShared, { kind: 'bad' }> => ({
  kind: 'bad',
  title: `${what} does not hold questions`,
  message,
})

function fieldsOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

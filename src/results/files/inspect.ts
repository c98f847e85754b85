// Recognises dropped or pasted bytes by their content. Every input has a result: the opened content, or a description
// of what it is and what was expected.

import { encodingOf } from '#base/encoding'
import { hashOf } from '#base/hash'
import type { ImportIssue } from '#questions/benchmarks/family'
import { readQuestions } from '#questions/benchmarks/reading'
import { familyOfText } from '#questions/benchmarks/cores'
import { families } from '#questions/benchmarks/registry'
import { isEnglish } from './english-text'
import { foreignBytes, foreignText } from './foreign'
import type { SessionDomain } from '#language/english/session-domains'
import { readLessonLink, type ReadLessonLink } from './lessons/forms'
import { gatherLessons, hasLesson, isLessonText, singleLesson } from './lessons/gather'
import type { LessonFiles } from '#teaching/lesson'
import { type PddlPart, pddlParts } from './pddl-parts'
import { planOf } from './plan-text'
import { domainFolderWants, litter, readDomainFolders } from './read-domain-folder'
import { readSession, SESSION_MANIFEST, sessionWants, type UnpackedSession } from './session-archive'
import { type ReadShared, readSharedLink, readSharedText } from './shared-set'
import { gunzipWithin, MAX_UNPACKED_BYTES, type NamedBytes, unzipWithin } from './unpacking'
import type { Question } from '#questions/kinds/question'

export interface OpenedFile {
  readonly name: string
  /** A hash of all bytes, after unpacking. */
  readonly hash: string
  readonly questions: readonly Question[]
  readonly issues: readonly ImportIssue[]
}

/** Called with the fraction of a file that has been read, from 0 to 1. */
export type ShareSink = (share: number) => void

/** The recognised content of some bytes. */
export type Inspected =
  | { readonly kind: 'questions'; readonly file: OpenedFile }
  | { readonly kind: 'pddl'; readonly texts: readonly PddlPart[] }
  | { readonly kind: 'plan'; readonly steps: readonly string[] }
  | { readonly kind: 'shared'; readonly read: ReadShared }
  | { readonly kind: 'session'; readonly session: UnpackedSession }
  /** A receipt: a verdict that can be checked again. */
  | { readonly kind: 'receipt'; readonly text: string }
  | { readonly kind: 'lesson'; readonly read: ReadLessonLink }
  /** A `phrases.yaml` of a domain, on its own. */
  | { readonly kind: 'phrases'; readonly text: string }
  /** A context written in the English of a domain. */
  | { readonly kind: 'english'; readonly text: string }
  /** An archive of other files, each to be inspected, and of domain folders. */
  | {
      readonly kind: 'files'
      readonly files: readonly NamedBytes[]
      readonly passedOver: readonly string[]
      /** Names of the members that are not inspected. */
      readonly skipped: readonly string[]
      readonly domains: readonly SessionDomain[]
      readonly lessons: readonly LessonFiles[]
      /** Faults in files of these folders, one sentence each. */
      readonly messages: readonly string[]
    }
  /** Responses without questions that open here; `is` completes "This is …". */
  | { readonly kind: 'results'; readonly is: string }
  /** `is` completes "This is …". */
  | { readonly kind: 'other'; readonly is: string; readonly advice: string }

export type { PddlPart }

const opens = (): string =>
  `Files that open: ${families
    .map(({ files }) => files)
    .join(
      ', ',
    )}, PDDL domains with their problems, plans, lessons, shared questions, folders of a domain with its phrases, and zip archives of these.`

const other = (is: string, advice = opens()): Inspected => ({ kind: 'other', is, advice })

/** `onProgress` is called with the fraction of a file of questions that has been read. */
export function inspect(name: string, bytes: Uint8Array, onProgress?: ShareSink): Inspected {
  if (bytes.length === 0) return other('an empty file', 'Perhaps it was not saved, or not copied to the end.')
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const unpacked = gunzipWithin(bytes, MAX_UNPACKED_BYTES)
    if (unpacked.kind === 'bytes') return inspect(name.replace(/\.gz$/i, ''), unpacked.bytes, onProgress)
    return unpacked.kind === 'too-large'
      ? other('a gzip archive that is too large', `Unpacked it would have more than ${MAX_UNPACKED_BYTES / 1e6} MB.`)
      : other('a broken gzip archive', 'It begins like one but cannot be unpacked; it may be cut off.')
  }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2]! < 9) return archive(name, bytes)
  const text = textOf(bytes)
  return text === undefined ? other(foreignBytes(bytes)) : inspectText(name, text, bytes, onProgress)
}

const LOG = 'a log of Inspect'
const openable = /\.(?:json|jsonl|gz|pddl|plan|txt|soln|csv)$/i
function archive(name: string, bytes: Uint8Array): Inspected {
  const all = unzipWithin(bytes, () => false)
  if (all.kind === 'bad') return other('a zip archive that cannot be used', all.message)
  const names = new Set(all.names)
  if (names.has('[Content_Types].xml'))
    return other('an office document', `Save its text as a file of plain text first. ${opens()}`)
  if (names.has(SESSION_MANIFEST)) {
    const wanted = unzipWithin(bytes, sessionWants)
    return wanted.kind === 'bad'
      ? other('a zip archive that cannot be used', wanted.message)
      : { kind: 'session', session: readSession(wanted.files, wanted.broken) }
  }
  if (names.has('header.json') || names.has('_journal/start.json')) return { kind: 'results', is: LOG }
  const isInFolder = hasLesson(all.names)
    ? (path: string) => /\.(?:md|ya?ml|pddl|ts)$/i.test(path)
    : domainFolderWants(all.names)
  const wanted = unzipWithin(bytes, path => !litter.test(path) && (openable.test(path) || isInFolder(path)))
  if (wanted.kind === 'bad') return other('a zip archive that cannot be used', wanted.message)
  if (wanted.files.length === 0) return other('a zip archive without anything that opens here')
  const { lessons, rest: others, messages: left } = gatherLessons(name, wanted.files)
  const { domains, messages: sentences, rest } = readDomainFolders(name, others)
  return {
    kind: 'files',
    // If there are lessons, other files next to them, such as a README, are left out.
    files: rest
      .filter(file => lessons.length === 0 || openable.test(file.name))
      .map(file => ({ ...file, name: file.name.replace(/^.*\//, '') })),
    passedOver: wanted.broken,
    skipped: all.names.filter(
      path => !path.endsWith('/') && !litter.test(path) && !openable.test(path) && !isInFolder(path),
    ),
    ...{ domains, lessons, messages: [...left, ...sentences] },
  }
}

/** The text; undefined if the bytes are not text. */
function textOf(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8' && bytes.subarray(0, 65_536).includes(0)) return undefined
  const text = new TextDecoder(encoding).decode(bytes)
  // Control characters and invalid UTF-8 are rare in real texts.
  const start = [...text.slice(0, 20_000)]
  const strange = start.filter(
    letter => letter === '\ufffd' || (letter < ' ' && !'\t\n\r\f\v\u001b'.includes(letter)),
  ).length
  return strange > 20 && strange * 50 > start.length ? undefined : text
}

function inspectText(name: string, text: string, bytes: Uint8Array, onProgress: ShareSink | undefined): Inspected {
  const head = text.slice(0, 4_000).replace(/^[\ufeff\s]+/, '')
  if (head === '') return other('a blank file', 'It holds nothing but spaces and line breaks.')
  const foreign = foreignText(head)
  if (foreign !== undefined) return other(foreign.is, `${foreign.advice}${foreign.isAll ? '' : ` ${opens()}`}`)
  const link = /#(s=\d+\.[A-Za-z0-9_-]+)/.exec(text.length < 2_000_000 ? text : head)
  if (link !== null && /^\S*$/.test(text.trim())) return { kind: 'shared', read: readSharedLink(link[1]!) }
  const lesson = /#(lesson=\d+\.[A-Za-z0-9_-]+)/.exec(text.length < 2_000_000 ? text : head)
  if (lesson !== null && /^\S*$/.test(text.trim())) return { kind: 'lesson', read: readLessonLink(lesson[1]!) }
  if (isLessonText(text.slice(0, 8_000)))
    return { kind: 'lesson', read: { kind: 'lesson', files: singleLesson(name, linesAlike(text)) } }
  if (isReceipt(head)) return { kind: 'receipt', text }
  const shared = readSharedText(text)
  if (shared !== undefined) return { kind: 'shared', read: shared }
  if (/^\{\s*"version":\s*\d+,\s*"status":\s*"\w+",\s*"eval":/.test(head)) return { kind: 'results', is: LOG }
  if (familyOfText(head, name) !== undefined) {
    const { questions, issues } = readQuestions(name, text, onProgress)
    return { kind: 'questions', file: { name, hash: hashOf(bytes), issues, questions } }
  }
  const pddl = pddlParts(name, text)
  if (pddl.length > 0) return { kind: 'pddl', texts: pddl }
  if (isPhrases(name, text)) return { kind: 'phrases', text }
  const steps = planOf(text)
  if (steps.length > 0) return { kind: 'plan', steps }
  if (isEnglish(text)) return { kind: 'english', text }
  if (isTable(text)) return other('a table', `Tables are not opened as questions. ${opens()}`)
  return /\.pddl$/i.test(name)
    ? other(
        'a text without a PDDL definition',
        'A domain begins with `(define (domain …`, a problem with `(define (problem …`.',
      )
    : other('a text that contains neither questions nor PDDL')
}

const linesAlike = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

/** A phrases file has known section names at the beginnings of lines. */
const isPhrases = (name: string, text: string): boolean =>
  /\.ya?ml$/i.test(name) || (/^predicates:/m.test(text) && /^actions:/m.test(text) && /^types:/m.test(text))

/** A receipt declares itself in its first field. */
const isReceipt = (head: string): boolean => /^\{\s*"planground"\s*:\s*"receipt"/.test(head)

/** True if all examined lines have the same number of commas, semicolons or tabs. */
function isTable(text: string): boolean {
  const lines = text.slice(0, 20_000).split('\n').slice(0, 4)
  return ['\t', ',', ';'].some(mark => {
    const counts = lines.map(line => line.split(mark).length)
    return lines.length > 1 && counts[0]! > 1 && counts[1] === counts[0]
  })
}

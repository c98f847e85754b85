// The archive of a whole session: files and work as the page stores them, and readable copies for people and other
// tools: questions in the benchmark's format, answers, verdicts with their certificates, and the PDDL.

import { zipSync } from 'fflate'
import { compact } from '#questions/kinds/stored-question'
import { writeFile } from '#questions/benchmarks/cores'
import { type Question, withoutContext } from '#questions/kinds/question'
import type { Judged } from '#questions/kinds/verdict'
import type { SessionDomain } from '#language/english/session-domains'
import { domainFolderFiles } from './domain-folder'
import { readDomainFolders } from './read-domain-folder'
import type { NamedBytes } from './unpacking'
import type { Source } from '#planning/pddl/source'

/** A session read from an archive. Its parts are parsed JSON that has not been validated. */
export interface UnpackedSession {
  readonly files: readonly unknown[]
  readonly works: readonly { readonly id: string; readonly work: unknown }[]
  readonly selected: string | null
  /** The visitor's own domains, already validated. */
  readonly domains: readonly SessionDomain[]
  /** Parts that could not be read. */
  readonly problems: readonly string[]
}

/** One question of an open file with its work, as exported. */
export interface KeptItem {
  readonly id: string
  readonly question: Question
  /** The question as it was judged if its PDDL had been edited; otherwise null. */
  readonly asked: Question | null
  /** In the session's format; null if there is no work. */
  readonly work: {
    readonly answer: string
    readonly edit: Source | null
    readonly verdict: {
      readonly answer: string
      readonly verdict: string
      readonly maxStates: number
    } | null
  } | null
}

export interface KeptFile {
  /** Position among the open files, from 1. */
  readonly number: number
  readonly id: string
  readonly name: string
  readonly origin: string
  readonly issues: readonly unknown[]
  readonly items: readonly KeptItem[]
}

/** The archive entries for one open file. */
export interface PackedFile {
  readonly parts: readonly NamedBytes[]
  /** Number of verdicts, and how many of them have their certificates included. */
  readonly verdicts: number
  readonly certified: number
}

export const SESSION_MANIFEST = 'planground/session.json'
const PART = /^planground\/(?:files|works)\/\d{1,5}\.jsonl?$/

/** The archive entries that are needed to restore a session; no others are read. */
export const sessionWants = (name: string): boolean => name === SESSION_MANIFEST || PART.test(name) || isOfDomains(name)

/** Folders of the visitor's own domains. */
const isOfDomains = (name: string): boolean => name.startsWith(DOMAINS) && /\.(?:pddl|yaml|ts)$/.test(name)
const DOMAINS = 'domains/'

/** The archive entries for the visitor's domains. */
export const packDomains = (domains: readonly SessionDomain[]): readonly NamedBytes[] =>
  domains.flatMap(domainFolderFiles).map(({ name, bytes }) => ({ name: `${DOMAINS}${name}`, bytes }))

/** Returns a stored verdict; null if there is none. */
export type LookUp = (
  question: Question,
  answer: string,
  limits: { readonly maxStates: number },
) => Promise<Judged | null>

/** Maximum bytes of one certificate, and of all certificates of a file; larger ones are left out and counted. */
const MAX_CERTIFICATE = 4_000_000
const MAX_CERTIFICATES = 80_000_000

const encoder = new TextEncoder()

export async function packFile(file: KeptFile, lookUp: LookUp): Promise<PackedFile> {
  const parts: NamedBytes[] = []
  const put = (name: string, text: string): number => {
    const bytes = encoder.encode(text)
    parts.push({ name, bytes })
    return bytes.length
  }
  const stem = `${String(file.number).padStart(2, '0')}-${plainName(file.name)}`
  const { id, name, origin, issues, items } = file
  // Data parsed from English is dropped, since it is parsed again on opening.
  const questions = items.map(({ question }) => withoutContext(question))
  put(
    `planground/files/${file.number}.json`,
    JSON.stringify({ id, name, origin, questions: questions.map(compact), issues }),
  )
  const done = items.filter(({ work }) => work !== null)
  if (done.length > 0)
    put(
      `planground/works/${file.number}.jsonl`,
      done.map(({ id, work }) => `${JSON.stringify({ id, work })}\n`).join(''),
    )
  put(`questions/${stem}.json`, writeFile(questions, 'json'))
  put(`questions/${stem}.jsonl`, writeFile(questions, 'jsonl'))
  putPddl(stem, items, put)

  const lines: string[] = []
  let verdicts = 0
  let certified = 0
  let room = MAX_CERTIFICATES
  for (const { question, asked, work } of done) {
    if (work === null) continue
    const { answer, verdict } = work
    let certificates: string | null = null
    const judged =
      verdict === null ? null : await lookUp(asked ?? question, verdict.answer, { maxStates: verdict.maxStates })
    if (verdict !== null) verdicts++
    if (judged !== null) {
      const text = JSON.stringify(judged.verdict.evidence, plainArrays, 1)
      if (text.length <= Math.min(room, MAX_CERTIFICATE)) {
        certified++
        certificates = `certificates/${stem}/${String(certified).padStart(3, '0')}-${plainName(question.id)}.json`
        room -= put(certificates, `${text}\n`)
      }
    }
    const { id, kind, format, domain } = question
    lines.push(
      JSON.stringify({
        id,
        kind,
        format,
        domain,
        edited: asked !== null,
        answer,
        verdict,
        certificates,
      }),
    )
  }
  if (lines.length > 0) put(`answers/${stem}.jsonl`, lines.map(line => `${line}\n`).join(''))
  return { parts, verdicts, certified }
}

/** JSON replacer: typed arrays as lists, and infinity, which JSON lacks, as a string. */
const plainArrays = (_: string, value: unknown): unknown =>
  ArrayBuffer.isView(value)
    ? Array.from(value as Uint32Array | Float64Array, number => (Number.isFinite(number) ? number : String(number)))
    : value

/** Writes each distinct text once: domains, problems, and their edited versions. */
function putPddl(stem: string, items: readonly KeptItem[], put: (name: string, text: string) => number): void {
  const seen = new Map<string, string>()
  const used = new Set<string>()
  const once = (text: string, wanted: string): void => {
    if (seen.has(text)) return
    let name = wanted
    for (let i = 2; used.has(name); i++) name = `${wanted}-${i}`
    used.add(name)
    seen.set(text, name)
    put(`pddl/${stem}/${name}.pddl`, text)
  }
  const nameIn = (text: string): string =>
    plainName(/\(\s*define\s*\(\s*\w+\s+([^\s()]+)/i.exec(text.slice(0, 4_000))?.[1] ?? '')
  for (const { question, work } of items) {
    const { shown, judged } = withoutContext(question)
    for (const source of [shown, judged]) {
      if (source === null) continue
      once(source.domain, `domain-${nameIn(source.domain)}`)
      once(source.problem, `problem-${nameIn(source.problem)}`)
    }
    if (work?.edit) {
      once(work.edit.domain, `edited-domain-${nameIn(work.edit.domain)}`)
      once(work.edit.problem, `edited-problem-${nameIn(work.edit.problem)}`)
    }
  }
}

/** A file name that every file system accepts. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\.(?:jsonl?|gz|pddl|zip)$/gi, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'unnamed'

export function zip(parts: readonly NamedBytes[]): Uint8Array {
  const tree: Record<string, Uint8Array> = {}
  for (const { name, bytes } of parts) tree[name] = bytes
  return zipSync(tree, { level: 6 })
}

/** The parts of a session from an archive; their shape is not validated here. */
export function readSession(entries: readonly NamedBytes[], broken: readonly string[]): UnpackedSession {
  const problems = broken.map(name => `${name} could not be unpacked.`)
  const text = new TextDecoder()
  const json = (name: string, content: string): unknown => {
    try {
      return JSON.parse(content)
    } catch {
      problems.push(`${name} is not complete JSON.`)
      return undefined
    }
  }
  const files: [number, unknown][] = []
  const works: { id: string; work: unknown }[] = []
  let selected: string | null = null
  const folders = readDomainFolders(
    '',
    entries.filter(({ name }) => isOfDomains(name)),
  )
  problems.push(...folders.messages)
  for (const { name, bytes } of entries) {
    if (isOfDomains(name)) continue
    const content = text.decode(bytes)
    if (name === SESSION_MANIFEST) {
      const manifest = json(name, content) as { version?: unknown; selected?: unknown } | undefined
      if (typeof manifest?.selected === 'string') selected = manifest.selected
      if (typeof manifest?.version === 'number' && manifest.version > 1)
        problems.push('It was saved by a newer Planground; reload this page to read all of it.')
    } else if (name.includes('/files/')) {
      const value = json(name, content)
      if (value !== undefined) files.push([Number.parseInt(name.replace(/^.*\//, ''), 10), value])
    } else
      for (const line of content.split('\n')) {
        if (line === '') continue
        const value = json(name, line) as { id?: unknown; work?: unknown } | null | undefined
        if (typeof value?.id === 'string') works.push({ id: value.id, work: value.work })
      }
  }
  files.sort(([a], [b]) => a - b)
  return {
    files: files.map(([, file]) => file),
    works,
    selected,
    problems,
    domains: folders.domains,
  }
}

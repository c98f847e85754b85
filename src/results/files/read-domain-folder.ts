// Domain folders among dropped or unpacked files: folders at any depth that contain `domain.pddl` and `phrases.yaml`. A
// fault in a file is reported with its name and line; the rest of the folder is still used.

import { encodingOf } from '#base/encoding'
import { LineTable } from '#base/text'
import { readPhrases } from '#language/english/read-phrases'
import {
  folderNameOf,
  MAX_PDDL,
  MAX_PHRASES,
  MAX_PROBLEMS,
  readSessionDomain,
} from '#language/english/session-domain-schema'
import type { SessionDomain } from '#language/english/session-domains'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { namedIn } from '#planning/pddl/source'
import type { NamedBytes } from './unpacking'

export interface DomainFolders {
  readonly domains: readonly SessionDomain[]
  /** Faults and omissions, one sentence each, with file and line. */
  readonly messages: readonly string[]
  /** Files that belong to no domain folder. */
  readonly rest: readonly NamedBytes[]
}

/** Files that operating systems create on their own. */
export const litter = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i
/** Maximum number of folders read from one drop, and of sentences about one folder. */
const MAX_FOLDERS = 50
const MAX_NAMED = 5

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The domain folders among these paths; '' is the top level. */
export const domainFoldersIn = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(allFoldersIn(paths).slice(0, MAX_FOLDERS))

function allFoldersIn(paths: readonly string[]): readonly string[] {
  const good = paths.filter(path => !litter.test(path)).map(path => path.replace(/^\/+/, ''))
  const withDomain = new Set(good.filter(path => baseOf(path) === 'domain.pddl').map(folderOf))
  const both = good.filter(path => baseOf(path) === 'phrases.yaml' && withDomain.has(folderOf(path))).map(folderOf)
  return [...new Set(both)]
}

/** Returns a test for the paths that belong to these domain folders and are read. */
export function domainFolderWants(paths: readonly string[]): (path: string) => boolean {
  const folders = domainFoldersIn(paths)
  return path => {
    const folder = folderOf(path)
    if (folders.has(folder)) return /\.(?:pddl|ya?ml|ts)$/i.test(path)
    const isProblems = baseOf(folder) === 'problems' && folders.has(folderOf(folder))
    return isProblems && /\.pddl$/i.test(path)
  }
}

/**
 * Reads the folders; `name` is the name of their container, used for a folder at the top level; '' if there is none.
 */
export function readDomainFolders(name: string, files: readonly NamedBytes[]): DomainFolders {
  const folders = domainFoldersIn(files.map(file => file.name))
  const parts = new Map([...folders].map(folder => [folder, [] as NamedBytes[]]))
  const rest: NamedBytes[] = []
  for (const file of files) {
    const path = file.name.replace(/^\/+/, '')
    if (litter.test(path)) continue
    const folder = folderOf(path)
    const isProblems = baseOf(folder) === 'problems'
    const part = parts.get(folder) ?? (isProblems ? parts.get(folderOf(folder)) : undefined)
    if (part === undefined) rest.push(file)
    else part.push({ name: path, bytes: file.bytes })
  }
  const domains: SessionDomain[] = []
  const sentences: string[] = []
  for (const [folder, inside] of parts) {
    const wanted = folder === '' ? name.replace(/\.zip$/i, '') : baseOf(folder)
    const reader = new FolderReader(folder, inside)
    const domain = reader.read(wanted)
    if (domain !== undefined) domains.push(domain)
    sentences.push(...reader.messages.slice(0, MAX_NAMED))
    if (reader.messages.length > MAX_NAMED) sentences.push(`and ${reader.messages.length - MAX_NAMED} more.`)
  }
  const all = allFoldersIn(files.map(file => file.name)).length
  if (all > MAX_FOLDERS) sentences.push(`There are ${all} folders of domains; up to ${MAX_FOLDERS} are taken at once.`)
  return { domains, messages: sentences, rest }
}

/** Reads one folder. */
class FolderReader {
  readonly messages: string[] = []
  private readonly files: ReadonlyMap<string, Uint8Array>

  constructor(folder: string, files: readonly NamedBytes[]) {
    const skip = folder === '' ? 0 : folder.length + 1
    this.files = new Map(files.map(({ name, bytes }) => [name.slice(skip), bytes]))
  }

  /** `wanted`: the name of the folder; '' if it has none, in which case the domain's own name is used. */
  read(wanted: string): SessionDomain | undefined {
    const domain = this.text('domain.pddl', MAX_PDDL)
    if (domain === undefined) return undefined
    if (namedIn(domain) === '') {
      this.messages.push('domain.pddl has no domain; `(define (domain …` was expected.')
      return undefined
    }
    const parsed = parseDomain(domain)
    this.faults('domain.pddl', domain, parsed.diagnostics)
    const phrases = this.text('phrases.yaml', MAX_PHRASES) ?? ''
    if (phrases !== '') this.faults('phrases.yaml', phrases, readPhrases(phrases, parsed.domain).diagnostics)
    const published = this.text('published.yaml', MAX_PHRASES)
    const id = folderNameOf(wanted === '' ? namedIn(domain) : wanted)
    const { title, summary } = cardIn(this.text('index.ts', 20_000) ?? '')
    for (const program of ['generate.ts', 'scene.ts'])
      if (this.files.has(program)) this.messages.push(`${program} was left out: programs of a folder are not run here.`)
    const found = readSessionDomain({
      id,
      title: title ?? titled(id),
      ...(summary === undefined ? {} : { summary }),
      domain,
      phrases,
      ...(published === undefined ? {} : { published }),
      problems: this.problems(parsed.domain),
    })
    if (typeof found !== 'string') return found
    this.messages.push(found)
    return undefined
  }

  private problems(domain: Domain): SessionDomain['problems'] {
    const inFolder = [...this.files.keys()].filter(name => /^problems\/[^/]+\.pddl$/i.test(name))
    // Without a problems folder, problems are next to the domain.
    const siblings = [...this.files.keys()].filter(name => /^[^/]+\.pddl$/i.test(name) && name !== 'domain.pddl')
    const names = (inFolder.length > 0 ? inFolder : siblings).sort((a, b) => (a < b ? -1 : 1))
    if (names.length > MAX_PROBLEMS)
      this.messages.push(`There are ${names.length} problems; the first ${MAX_PROBLEMS} are taken.`)
    const taken = new Set<string>()
    return names.slice(0, MAX_PROBLEMS).flatMap(path => {
      const text = this.text(path, MAX_PDDL)
      if (text === undefined) return []
      if (!/\(\s*define\s*\(\s*problem\b/i.test(text)) {
        if (inFolder.length > 0)
          this.messages.push(`${path} was left out: it has no problem; \`(define (problem …\` was expected.`)
        return []
      }
      this.faults(path, text, parseProblem(text, domain).diagnostics)
      const stem = folderNameOf(baseOf(path).replace(/\.pddl$/i, ''))
      let name = stem
      for (let i = 2; taken.has(name); i++) name = `${stem}-${i}`
      taken.add(name)
      return [{ name, text }]
    })
  }

  /** A file's text; undefined, after a report, if it is missing or unusable. */
  private text(path: string, max: number): string | undefined {
    const bytes = this.files.get(path)
    if (bytes === undefined) return undefined
    if (bytes.length > 4 * max) return this.tooLong(path, bytes.length, max)
    const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/^\ufeff/, '')
    if (text.length > max) return this.tooLong(path, text.length, max)
    if (text.includes('\0')) {
      this.messages.push(`${path} was left out: it is no text file.`)
      return undefined
    }
    return text
  }

  private tooLong(path: string, length: number, max: number): undefined {
    const grouped = (count: number): string => count.toLocaleString('en')
    this.messages.push(
      `${path} was left out: it has ${grouped(length)} characters, and at most ${grouped(max)} can be read.`,
    )
  }

  /** Reports the first error of a text, with its line. */
  private faults(path: string, text: string, diagnostics: readonly Diagnostic[]): void {
    const errors = diagnostics.filter(isError)
    const [first] = errors
    if (first === undefined) return
    const { line } = new LineTable(text).positionAt(first.span.from)
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
    this.messages.push(`${path}, line ${line}: ${first.message}${more}`)
  }
}

/** Title and summary from an `index.ts`, which is parsed as text and never executed. */
function cardIn(text: string): { readonly title?: string; readonly summary?: string } {
  const literal = (key: string): string | undefined => {
    const match = new RegExp(`^\\s*${key}:\\s*(?:'((?:[^'\\\\\\n]|\\\\.)*)'|"((?:[^"\\\\\\n]|\\\\.)*)")`, 'm').exec(
      text,
    )
    const value = (match?.[1] ?? match?.[2])?.replace(/\\(.)/g, '$1').trim()
    return value === undefined || value === '' ? undefined : value
  }
  const [title, summary] = [literal('title')?.slice(0, 80), literal('summary')?.slice(0, 400)]
  return {
    ...(title === undefined ? {} : { title }),
    ...(summary === undefined ? {} : { summary }),
  }
}

/** Turns a folder name into a title: `my-ferry` → `My ferry`. */
const titled = (id: string): string => {
  const words = id.replace(/[-_]+/g, ' ').trim()
  return words === '' ? 'Domain' : words[0]!.toUpperCase() + words.slice(1)
}

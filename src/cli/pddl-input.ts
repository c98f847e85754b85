// PDDL files of a command: read and parsed; diagnostics are printed with place, source line and caret.

import { LineTable } from '#base/text'
import { type Diagnostic, isError, type TextRole } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseTexts } from '#planning/pddl/together'
import { UsageError } from './args'
import { displayName, InputError, readText } from './io'

/** A file with its diagnostics. */
export interface PddlFile {
  readonly name: string
  readonly role: TextRole
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}

export interface PddlInput {
  readonly files: readonly PddlFile[]
  readonly domain: Domain
  /** Undefined if no problem file was given. */
  readonly problem: Problem | undefined
}

/** Reads and parses a domain and, if given, a problem. Diagnostics are returned, not thrown. */
export function readPddl(domainPath: string, problemPath?: string): PddlInput {
  if (domainPath === '-' && problemPath === '-')
    throw new UsageError('Only one of the two files can be standard input.')
  const read = (path: string): NamedText => ({ name: displayName(path), text: readText(path) })
  return inputOf(read(domainPath), problemPath === undefined ? undefined : read(problemPath))
}

interface NamedText {
  readonly name: string
  readonly text: string
}

/** Parses the text of a domain and, if given, of a problem. */
export function inputOf(domainText: NamedText, problemText?: NamedText): PddlInput {
  if (problemText === undefined) {
    const { domain, diagnostics } = parseDomain(domainText.text)
    return { files: [{ ...domainText, role: 'domain', diagnostics }], domain, problem: undefined }
  }
  const { domain, problem, diagnostics } = parseTexts({ domain: domainText.text, problem: problemText.text })
  return {
    files: [
      { ...domainText, role: 'domain', diagnostics: diagnostics.domain },
      { ...problemText, role: 'problem', diagnostics: diagnostics.problem },
    ],
    domain,
    problem,
  }
}

/** Domain and problem without errors; otherwise throws an `InputError` that contains each error with its place. */
export function readSoundPddl(
  domainPath: string,
  problemPath: string,
): { domain: Domain; problem: Problem; texts: readonly [string, string] } {
  const input = readPddl(domainPath, problemPath)
  const errors = input.files.flatMap(file =>
    file.diagnostics.filter(isError).map(diagnostic => showDiagnostic(file, diagnostic, input.files)),
  )
  if (errors.length > 0) throw new InputError(errors.join('\n\n'))
  return {
    domain: input.domain,
    problem: input.problem!,
    texts: [input.files[0]!.text, input.files[1]!.text],
  }
}

/** `file:line:column: error: message`, the line, a caret below, and the notes. */
export function showDiagnostic(file: PddlFile, diagnostic: Diagnostic, files: readonly PddlFile[]): string {
  const lines = [
    `${placeIn(file, diagnostic.span.from)}: ${diagnostic.severity}: ${diagnostic.message} [${diagnostic.code}]`,
    ...sourceLine(file.text, diagnostic.span.from, diagnostic.span.to),
  ]
  for (const note of diagnostic.notes ?? []) {
    const other = files.find(each => each.role === (note.role ?? file.role)) ?? file
    const place = note.span === undefined ? '' : `${placeIn(other, note.span.from)}: `
    lines.push(`  note: ${place}${note.message}`)
  }
  if (diagnostic.fix !== undefined) lines.push(`  fix: ${diagnostic.fix.label}`)
  return lines.join('\n')
}

/** `file:line:column`, both counted from 1. */
export function placeIn(file: { name: string; text: string }, offset: number): string {
  const { line, column } = new LineTable(file.text).positionAt(offset)
  return `${file.name}:${line}:${column}`
}

/** The line that contains an offset, cut to a readable width, and a line with a caret. */
export function sourceLine(text: string, from: number, to: number): string[] {
  let start = from
  while (start > 0 && from - start < 60 && !/[\n\r]/.test(text[start - 1]!)) start--
  let end = from
  while (end < text.length && end - start < 100 && !/[\n\r]/.test(text[end]!)) end++
  const shown = text.slice(start, end)
  const indent = shown.slice(0, from - start).replace(/[^\t]/g, ' ')
  const width = Math.max(1, Math.min(to, end) - from)
  return [`  ${shown}`, `  ${indent}${'^'.repeat(width)}`]
}

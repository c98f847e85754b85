// PDDL files of a command: read and parsed; diagnostics are printed with place, source line and caret.

import { LineTable } from '#base/text'
import { type ReadPddl, type ReadText, readTexts } from '#library/read'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import { UsageError } from './args'
import { displayName, InputError, readText } from './io'

export type PddlFile = ReadText

/** Reads and parses a domain and, if given, a problem. Diagnostics are returned, not thrown. */
export function readPddl(domainPath: string, problemPath?: string): ReadPddl {
  if (domainPath === '-' && problemPath === '-')
    throw new UsageError('Only one of the two files can be standard input.')
  const texts = {
    domain: readText(domainPath),
    problem: problemPath === undefined ? undefined : readText(problemPath),
  }
  return readTexts(texts, { domain: displayName(domainPath), problem: displayName(problemPath ?? '') })
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

// `phrases`: all checks of a domain's English, for maintainers of a dataset and for continuous integration.

import { exitOf } from './exit'
import { LineTable } from '#base/text'
import { checkPhrases, type PhraseFinding } from '#language/english/checks/check-phrases'
import { outdatedTexts } from '#language/english/starter/outdated'
import { readPhrases } from '#language/english/read-phrases'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { loadTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { UsageError, type VerbSyntax } from './args'
import { displayName, InputError, readText } from './io'
import { placeIn, sourceLine } from './pddl-input'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'phrases',
  usage: 'phrases DOMAIN PHRASES [PROBLEM…] [--json]',
  does: 'Checks the English of a domain on all facts and actions of its problems; exit code 1 with findings.',
  options: { json: { kind: 'flag', help: 'one JSON object on standard output' } },
  positions: [2, Number.POSITIVE_INFINITY],
}

export const phrases: Verb = {
  syntax,
  run: async (args, streams) => {
    const [domainPath = '', phrasesPath = '', ...problems] = args.positions
    if (args.positions.filter(path => path === '-').length > 1)
      throw new UsageError('Only one of the files can be standard input.')
    const domainText = readText(domainPath)
    const { domain, diagnostics } = parseDomain(domainText)
    const fault = diagnostics.find(isError)
    if (fault !== undefined)
      throw new InputError(
        `${placeIn({ name: displayName(domainPath), text: domainText }, fault.span.from)}: ${fault.message}`,
      )
    const tasks = problems.map(path => taskOf(domainText, path))
    const file = { name: displayName(phrasesPath), text: readText(phrasesPath) }
    const read = readPhrases(file.text, domain)
    const found: readonly PhraseFinding[] = [
      ...read.diagnostics,
      // If the file is not valid YAML, its phrases are not checked.
      ...(read.diagnostics.some(({ code }) => code === 'yaml')
        ? []
        : [...checkPhrases(read.phrases, domain, tasks), ...outdatedTexts(domainText, file.text, read.phrases)]),
    ]
    if (args.flag('json')) await streams.out(JSON.stringify({ findings: asJson(found, file.text) }))
    else {
      for (const finding of found) await streams.out(`${asText(finding, file)}\n`)
      await streams.out(
        found.length === 0
          ? `${file.name}: no findings.`
          : `${file.name}: ${found.length} ${found.length === 1 ? 'finding' : 'findings'}.`,
      )
    }
    return exitOf(found.length)
  },
}

function taskOf(domain: string, path: string): Task {
  const loaded = loadTask({ domain, problem: readText(path) })
  if (loaded.kind !== 'ready') throw new InputError(`${displayName(path)}: ${loaded.message}`)
  return loaded.task
}

function asJson(found: readonly PhraseFinding[], text: string): readonly object[] {
  const lines = new LineTable(text)
  return found.map(({ code, severity, span, message, example, fix }) => ({
    ...{ code, severity, from: span.from, to: span.to },
    ...lines.positionAt(span.from),
    message,
    example: example ?? null,
    fix: fix === undefined ? null : { label: fix.label, from: fix.span.from, to: fix.span.to, text: fix.text },
  }))
}

function asText(
  { code, severity, span, message, notes = [], example, fix }: PhraseFinding,
  file: { readonly name: string; readonly text: string },
): string {
  const lines = [
    `${placeIn(file, span.from)}: ${severity}: ${message} [${code}]`,
    ...sourceLine(file.text, span.from, span.to),
  ]
  for (const note of notes)
    lines.push(`  note: ${note.span === undefined ? '' : `${placeIn(file, note.span.from)}: `}${note.message}`)
  if (example?.problem !== undefined) lines.push(`  seen in the problem ${example.problem}`)
  if (fix !== undefined) lines.push(`  fix: ${fix.label}`)
  return lines.join('\n')
}

// `check`: reports the faults of PDDL files, each with its place.

import { exitOf } from './exit'
import { LineTable } from '#base/text'
import { type Change, type Diagnostic, isError } from '#planning/pddl/diagnostic'
import type { VerbSyntax } from './args'
import { costGap } from '#planning/task/cost-gaps'
import { type PddlFile, type PddlInput, readPddl, showDiagnostic } from './pddl-input'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'check',
  usage: 'check [DOMAIN [PROBLEM]] [--json]',
  does: 'Reports what is wrong with a domain and a problem, and where.',
  options: { json: { kind: 'flag', help: 'one JSON object on standard output' } },
  positions: [0, 2],
}

export const check: Verb = {
  syntax,
  run: async (args, streams) => {
    const input = readPddl(args.positions[0] ?? '-', args.positions[1])
    const { files } = input
    const all = files.flatMap(file => file.diagnostics.map(diagnostic => ({ file, diagnostic })))
    const gap = gapIn(input)
    if (gap !== undefined) all.push({ file: files.at(-1)!, diagnostic: gap })
    const errors = all.filter(({ diagnostic }) => isError(diagnostic)).length
    if (args.flag('json')) {
      const tables = new Map(files.map(file => [file, new LineTable(file.text)]))
      const diagnostics = all.map(({ file, diagnostic }) => diagnosticJson(file, diagnostic, files, tables))
      await streams.out(JSON.stringify({ diagnostics }))
    } else {
      for (const { file, diagnostic } of all) await streams.out(`${showDiagnostic(file, diagnostic, files)}\n`)
      const warnings = all.length - errors
      await streams.out(
        all.length === 0
          ? `${files.map(file => file.name).join(' and ')}: no findings.`
          : `${count(errors, 'error')}, ${count(warnings, 'warning')}.`,
      )
    }
    return exitOf(errors)
  },
}

/** A missing cost value because of which the goal is unreachable; finding it needs the task. */
export function gapIn({ files, domain, problem }: PddlInput): Diagnostic | undefined {
  const hides = (each: Diagnostic): boolean => isError(each) || each.code === 'missing-cost-value'
  if (problem === undefined || files.some(file => file.diagnostics.some(hides))) return undefined
  return costGap(domain, problem)
}

/** A diagnostic with its place, notes and fix, as JSON. */
export function diagnosticJson(
  file: PddlFile,
  diagnostic: Diagnostic,
  files: readonly PddlFile[],
  tables: ReadonlyMap<PddlFile, LineTable>,
): object {
  const place = (where: PddlFile, from: number, to: number): object => ({
    file: where.name,
    from,
    to,
    ...tables.get(where)!.positionAt(from),
  })
  const { code, severity, span, message, notes = [], fix } = diagnostic
  return {
    file: file.name,
    code,
    severity,
    from: span.from,
    to: span.to,
    ...tables.get(file)!.positionAt(span.from),
    message,
    notes: notes.map(note => ({
      message: note.message,
      ...(note.span === undefined
        ? {}
        : place(files.find(each => each.role === (note.role ?? file.role)) ?? file, note.span.from, note.span.to)),
    })),
    fix:
      fix === undefined
        ? null
        : {
            label: fix.label,
            ...{ from: fix.span.from, to: fix.span.to, text: fix.text },
            ...(fix.also === undefined ? {} : { also: fix.also.map(each => changeIn(each, files)) }),
          },
  }
}

/** A related change in the other text, formatted like a fix. */
const changeIn = ({ role, span, text }: Change, files: readonly PddlFile[]): object => ({
  file: files.find(file => file.role === role)!.name,
  ...{ from: span.from, to: span.to, text },
})

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

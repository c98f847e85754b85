// `check`: reports the faults of PDDL files, each with its place.

import { LineTable } from '#base/text'
import { diagnosticsOf, findingsOf, type ReadText } from '#library/read'
import { isError, type TextRole } from '#planning/pddl/diagnostic'
import { type PortabilityNote, portabilityOf } from '#planning/pddl/portability'
import type { VerbSyntax } from './args'
import { exitOf } from './exit'
import { placeIn, readPddl, showDiagnostic } from './pddl-input'
import { linesOption, linesUsage } from './requests/options'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'check',
  usage: `check [DOMAIN [PROBLEM]] [--no-portability] [--json], ${linesUsage('check')}`,
  does: 'Reports what is wrong with a domain and a problem, and where.',
  options: {
    ...linesOption,
    'no-portability': { kind: 'flag', help: 'without the notes on what other tools refuse' },
    json: { kind: 'flag', help: 'one JSON object on standard output' },
  },
  positions: [0, 2],
}

export const check: Verb = {
  syntax,
  run: async (args, streams) => {
    const input = readPddl(args.positions[0] ?? '-', args.positions[1])
    const { files } = input
    const all = diagnosticsOf(input)
    const errors = all.filter(({ diagnostic }) => isError(diagnostic)).length
    const notes = args.flag('no-portability') || errors > 0 ? [] : notesOn(files)
    if (args.flag('json')) {
      const portability = notes.map(({ file, note }) => ({
        ...{ file: file.name, code: note.code, tools: note.tools, message: note.message },
        ...{ from: note.span.from, to: note.span.to, ...new LineTable(file.text).positionAt(note.span.from) },
      }))
      const diagnostics = findingsOf(all, files)
      await streams.out(JSON.stringify({ diagnostics, ...(portability.length === 0 ? {} : { portability }) }))
    } else {
      for (const { file, diagnostic } of all) await streams.out(`${showDiagnostic(file, diagnostic, files)}\n`)
      for (const { file, note } of notes)
        await streams.out(`${placeIn(file, note.span.from)}: note: ${note.message} [${note.code}]\n`)
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

/** The constructs that other tools refuse, with their positions. */
const notesOn = (files: readonly ReadText[]): readonly { file: ReadText; note: PortabilityNote }[] => {
  const textOf = (role: TextRole): string => files.find(file => file.role === role)?.text ?? ''
  return portabilityOf({ domain: textOf('domain'), problem: textOf('problem') }).map(note => ({
    file: files.find(file => file.role === note.role)!,
    note,
  }))
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

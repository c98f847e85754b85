// `check`: reports the faults of PDDL files, each with its place.

import { exitOf } from './exit'
import { diagnosticsOf, findingsOf } from '#library/read'
import { isError } from '#planning/pddl/diagnostic'
import type { VerbSyntax } from './args'
import { readPddl, showDiagnostic } from './pddl-input'
import { linesOption, linesUsage } from './requests/options'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'check',
  usage: `check [DOMAIN [PROBLEM]] [--json], ${linesUsage('check')}`,
  does: 'Reports what is wrong with a domain and a problem, and where.',
  options: { ...linesOption, json: { kind: 'flag', help: 'one JSON object on standard output' } },
  positions: [0, 2],
}

export const check: Verb = {
  syntax,
  run: async (args, streams) => {
    const input = readPddl(args.positions[0] ?? '-', args.positions[1])
    const { files } = input
    const all = diagnosticsOf(input)
    const errors = all.filter(({ diagnostic }) => isError(diagnostic)).length
    if (args.flag('json')) {
      await streams.out(JSON.stringify({ diagnostics: findingsOf(all, files) }))
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

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

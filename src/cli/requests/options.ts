// Options of the verbs that take requests as JSON lines, too.

import type { EvidenceOptions } from '#library/types'
import { type Arguments, UsageError, type VerbSyntax } from '#cli/args'

/** The second usage of such a verb. */
export const linesUsage = (verb: string): string => `or ${verb} --jsonl`

export const linesOption: VerbSyntax['options'] = {
  jsonl: { kind: 'flag', help: 'lines {"id","domain","problem",…} (texts) on standard input, one result per line' },
}

const wanted = ['all', 'asked', 'none'] as const

export const evidenceOptions: VerbSyntax['options'] = {
  ...linesOption,
  certificates: {
    kind: 'text',
    help: `which results have a certificate: ${wanted.join(', ')} (all); asked: lines with "certificate": true, others name what is proven`,
  },
  evidence: { kind: 'flag', help: 'certificates with claims and evidence, which can be checked again' },
}

export type Wanted = (typeof wanted)[number]

/** The value of `--certificates`; throws `UsageError`. */
export function certificatesOf(args: Arguments): Wanted {
  const name = args.text('certificates') ?? 'all'
  const found = wanted.find(each => each === name)
  if (found === undefined) throw new UsageError(`--certificates is ${wanted.join(', ')}, not ${JSON.stringify(name)}.`)
  return found
}

/** The options for a single call, which has no request line to override them. */
export const evidenceOf = (args: Arguments): EvidenceOptions => ({
  certificates: certificatesOf(args) === 'all',
  evidence: args.flag('evidence'),
})

// Options of the verbs that take requests as JSON lines, too.

import type { EvidenceOptions } from '#library/types'
import type { Certificates } from '#questions/kinds/verdict'
import { type Arguments, UsageError, type VerbSyntax } from '#cli/args'

/** The second usage of such a verb. */
export const linesUsage = (verb: string): string => `or ${verb} --jsonl`

export const linesOption: VerbSyntax['options'] = {
  jsonl: { kind: 'flag', help: 'lines {"id","domain","problem",…} (texts) on standard input, one result per line' },
}

const wanted: readonly Certificates[] = ['all', 'asked', 'none']

export const evidenceOptions: VerbSyntax['options'] = {
  ...linesOption,
  certificates: {
    kind: 'text',
    help: `which results have a certificate: ${wanted.join(', ')} (all); asked: lines with "certificate": true, others name what is proven`,
  },
  evidence: { kind: 'flag', help: 'certificates with claims and evidence, which can be checked again' },
}

/** `--certificates` of verbs that give many verdicts. */
export const verdictCertificates: VerbSyntax['options'][string] = {
  kind: 'text',
  help: `which verdicts have a certificate: ${wanted.join(', ')} (all); asked: verdicts state what is proven`,
}

/** With `asked`: how to get the certificate of one verdict. */
export const notMade =
  'Certificates were not made. `planground judge FILE --id ID --answer TEXT` makes and checks that of one answer.'

/** The value of `--certificates`; throws `UsageError`. */
export function certificatesOf(args: Arguments): Certificates {
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

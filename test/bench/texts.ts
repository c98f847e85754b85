// Problems to measure on: the published questions' own, each once.

import { acpbenchKinds, acpbenchRecords } from '../support/data'

export interface BenchProblem {
  readonly kind: string
  readonly index: number
  readonly domainName: string
  readonly domain: string
  readonly problem: string
}

/** The problems of all open questions of these kinds, in order. */
export function benchProblems(kinds: readonly string[] = acpbenchKinds): BenchProblem[] {
  return kinds.flatMap(kind =>
    acpbenchRecords(kind).map((record, index) => ({
      kind,
      index,
      domainName: /\(domain\s+([^\s)]+)/i.exec(record.PDDL_domain)?.[1]?.toLowerCase() ?? '?',
      domain: record.PDDL_domain as string,
      problem: record.PDDL_problem as string,
    })),
  )
}

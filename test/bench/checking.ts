// The certificate checker beside the search for what it checks, over the published reachability and landmark questions.

import { decideLandmark } from '../../src/analysis/landmarks'
import { decideTarget } from '../../src/analysis/reachable'
import { checkCertificate } from '../../src/certificates/check'
import type { Certificate, Claim } from '../../src/certificates/certificate'
import { goldText } from '../../src/benchmarks/acpbench/gold'
import { importAcpbench } from '../../src/benchmarks/acpbench/import'
import { parseDomain } from '../../src/pddl/domain'
import { parseProblem } from '../../src/pddl/problem'
import { ground } from '../../src/task/ground'
import { findFact } from '../../src/task/names'
import { dataText } from '../support/data'
import { median, table, timed } from './measure'

interface Found {
  readonly claim: Claim
  readonly certificate: Certificate
}

export function benchChecking(): void {
  const rows = ['reach', 'areach', 'land'].map(kind => {
    const { records } = importAcpbench(dataText(`acpbench/${kind}.gen.json`))
    const ratios: number[] = []
    let unchecked = 0
    for (const record of records) {
      const item = goldText(record)
      if (item === undefined || item === 'None') continue
      const { domain: domainText, problem: problemText } = record.source!
      const { value: found, ms: finding } = timed((): Found | undefined => {
        const { domain } = parseDomain(domainText)
        const outcome = ground(domain, parseProblem(problemText, domain).problem)
        if (outcome.kind !== 'task') return undefined
        const { task } = outcome
        if (kind === 'land') {
          const decision = decideLandmark(task, findFact(task, item)!)
          return decision.kind === 'landmark'
            ? { claim: { kind: 'landmark', fact: item }, certificate: decision.certificate() }
            : undefined
        }
        const target =
          kind === 'reach'
            ? ({ kind: 'fact', fact: item } as const)
            : ({ kind: 'action', action: item.toLowerCase() } as const)
        const decision = decideTarget(task, target)
        return decision.kind === 'unreachable'
          ? { claim: { kind: 'unreachable', target }, certificate: decision.certificate() }
          : undefined
      })
      if (found === undefined) continue
      const { value: checked, ms: checking } = timed(() => {
        const { domain } = parseDomain(domainText)
        const { problem } = parseProblem(problemText, domain)
        return checkCertificate(domain, problem, found.claim, found.certificate)
      })
      if (!checked.accepted) unchecked++
      ratios.push(checking / finding)
    }
    return [kind, ratios.length, unchecked, median(ratios), Math.max(...ratios)]
  })
  table(
    'Checking a certificate beside finding it, both from text (goal: median ratio at most 3)',
    ['kind', 'claims', 'not accepted', 'median ratio', 'largest'],
    rows,
  )
}

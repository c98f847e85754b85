// The certificate checker next to the search for what it checks, over the published questions of reachability, landmarks
// and next actions.

import { decideLandmark } from '#planning/analysis/landmarks'
import { decideTarget } from '#planning/analysis/reachable'
import { checkCertificate } from '#planning/certificates/check'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { searchOptimal } from '#planning/search/a-star'
import { optimalCertificate } from '#planning/search/evidence'
import { ground } from '#planning/task/ground'
import { findFact } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { boundLimits } from '#planning/search/evidence-limits'
import { dataText } from '../support/data'
import type { Reached } from '../bars/bars'
import { median, table, timed } from './measure'

interface CertifiedClaim {
  readonly claim: Claim
  readonly certificate: Certificate
}

const MAX_STATES = 2_000_000

/** The claim that a question's gold item makes, found again with its evidence; undefined where it claims nothing. */
function find(kind: string, task: Task, item: string): CertifiedClaim | undefined {
  if (kind === 'nexta') {
    const outcome = searchOptimal(task, { maxStates: MAX_STATES, keepEvidence: true })
    if (outcome.kind !== 'plan' || outcome.evidence === undefined) return undefined
    const certificate = optimalCertificate(outcome.plan, outcome.evidence, boundLimits)
    return { claim: { kind: 'optimal', cost: outcome.cost }, certificate }
  }
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
}

export function benchChecking(): Reached {
  const all: number[] = []
  const rows = ['reach', 'areach', 'land', 'nexta'].map(kind => {
    const { records } = importAcpbench(dataText(`acpbench/${kind}.gen.json`))
    const ratios: number[] = []
    let unchecked = 0
    for (const record of records) {
      const item = goldText(record)
      if (item === undefined || item === 'None') continue
      const { domain: domainText, problem: problemText } = record.source!
      const { value: found, ms: finding } = timed(() => {
        const { domain } = parseDomain(domainText)
        const outcome = ground(domain, parseProblem(problemText, domain).problem)
        return outcome.kind === 'task' ? find(kind, outcome.task, item) : undefined
      })
      if (found === undefined) continue
      const { value: checked, ms: checking } = timed(() => {
        const { domain } = parseDomain(domainText)
        const { problem } = parseProblem(problemText, domain)
        return checkCertificate(domain, problem, found.claim, found.certificate)
      })
      if (!checked.accepted) unchecked++
      else ratios.push(checking / finding)
    }
    all.push(...ratios)
    return [kind, ratios.length, unchecked, median(ratios), Math.max(...ratios)]
  })
  table(
    'Checking a certificate compared with finding it, both from text (goal: median ratio at most 1)',
    ['kind', 'accepted', 'not accepted', 'median ratio', 'largest'],
    rows,
  )
  console.log(`Median over all ${all.length}: ${median(all).toFixed(2)}.`)
  return { checking: median(all) }
}

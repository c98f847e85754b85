// Describes certificates about landmarks in words, for readers who do not know certificates.

import type { Certificate } from '#planning/certificates/certificate'
import { plainGoal } from '#questions/kinds/asking/situation'
import { wordsOf } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { kindsOf } from '#planning/task/universe'
import { counted, listedNames } from '#questions/kinds/judging/words'

export interface ProofInWords {
  readonly explanation: string
  /** As a phrase: `a closed set of 43 facts`. */
  readonly evidence: string
}

/** Why every plan makes the fact true. */
export const proofOfLandmark = (certificate: Certificate, task: Task): ProofInWords =>
  inWords(certificate, task, {
    suppose: 'If it never held,',
    without: 'without ever making it true',
  })

/** Why there is no plan. */
export const proofOfAbsence = (certificate: Certificate, task: Task): ProofInWords =>
  inWords(certificate, task, { suppose: 'From this state', without: 'from this state' })

function inWords(
  certificate: Certificate,
  task: Task,
  { suppose, without }: { suppose: string; without: string },
): ProofInWords {
  switch (certificate.kind) {
    case 'closed-set': {
      const reached = new Set(certificate.facts)
      const missing = goalNames(task).filter(name => !reached.has(name))
      const what =
        missing.length === 0
          ? 'they do not satisfy the goal.'
          : missing.length === 1
            ? `${listedNames(missing)}, a goal, is missing.`
            : `${listedNames(missing)}, which are goals, are missing.`
      return {
        explanation: `Even if deletes are ignored, only ${counted(reached.size, 'fact')} can be reached ${without}; ${what}`,
        evidence: `a closed set of ${counted(reached.size, 'fact')}`,
      }
    }
    case 'h2': {
      const { literals, pairs, impossible } = certificate
      const wanted = new Set(goalNames(task))
      const never = [...impossible].map(place => literals[place]!).find(name => wanted.has(name))
      let apart: string[] = []
      for (let i = 0; apart.length === 0 && i < pairs.length; i += 2) {
        const pair = [literals[pairs[i]!]!, literals[pairs[i + 1]!]!]
        if (pair.every(name => wanted.has(name))) apart = pair
      }
      const what =
        never !== undefined
          ? `\`${never}\`, which the goal needs, could never hold.`
          : apart.length > 0
            ? `${listedNames(apart)}, which the goal needs together, could never hold together.`
            : 'some of what the goal needs could never hold together.'
      return {
        explanation: `${suppose} ${what} A table of facts that exclude each other shows it: it holds at the start, and every action preserves it.`,
        evidence: `a table of ${counted(pairs.length / 2 + impossible.length, 'exclusion')}`,
      }
    }
    case 'exhausted': {
      const { rows, words } = certificate.states
      const count = counted(words > 0 ? rows.length / words : 1, 'state')
      const kept = certificate.keptFacts
      const part =
        kept === undefined ? '' : ` Only the ${counted(kept.length, 'fact')} that the goal depends on were tracked.`
      return {
        explanation: `All ${count} that can be reached ${without} were listed, and the goal holds in none of them.${part}`,
        evidence: `all ${count} reached ${without}`,
      }
    }
    case 'mutex-group':
      return {
        explanation: `${suppose} of ${listedNames(certificate.facts)} at most one could ever hold, and the goal needs more.`,
        evidence: `${counted(certificate.facts.length, 'fact')}; at most one holds at a time`,
      }
    case 're-searched':
      return {
        explanation: `A search found no way to the goal ${without}; it left no evidence that can be checked separately.`,
        evidence: 'a search that ended without a plan',
      }
    default:
      return { explanation: 'The evidence has several parts.', evidence: 'several pieces of evidence' }
  }
}

/** The facts of a conjunctive goal, by name; empty for other goals, where no single fact is the reason. */
function goalNames({ domain, problem }: Task): string[] {
  const kinds = kindsOf(domain)
  const changing = new Set(domain.predicates.filter((_, i) => kinds[i] !== 'static').map(({ name }) => name))
  return (plainGoal(problem) ?? []).filter(name => changing.has(wordsOf(name)![0]!))
}

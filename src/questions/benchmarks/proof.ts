// The proof of one question of a file: its answer is computed again from the PDDL and compared with the file's, in
// words for a table.

import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import { familyOf } from './cores'
import { partOf } from './parts'

/** The result of computing and comparing one question of a file. */
export interface Proof {
  readonly domain: string
  /** undecided: a limit was reached, or texts cannot be used. not-checkable: the question has no PDDL or no answer. */
  readonly outcome: 'agrees' | 'differs' | 'undecided' | 'not-checkable'
  /** Why it was not compared; '' if it was. */
  readonly message: string
  readonly ms: number
  readonly differences: readonly {
    readonly claim: string
    readonly type: string
    readonly proven: string
    readonly gold: string
    /** Kind of the certificate; null if the claim needs none. */
    readonly certificate: string | null
    readonly checked: boolean
  }[]
}

/** Maximum number of characters of an answer in a table. */
const SHOWN = 400

/** A proof without its running time. */
type ProofOutcome = Omit<Proof, 'ms'>

export function proofOf(question: Question, limits: Limits): ProofOutcome {
  const proof =
    question.origin.from === 'own'
      ? notCheckable('This question came without a file’s answer to compare with.')
      : compared(question, limits)
  return { ...proof, domain: question.domain }
}

const notCheckable = (message: string): Omit<ProofOutcome, 'domain'> => ({
  outcome: 'not-checkable',
  message,
  differences: [],
})

function compared(question: Question, limits: Limits): Omit<ProofOutcome, 'domain'> {
  const found = partOf(familyOf(question), 'conformance')!(question, limits)
  if (found.reason === 'no-pddl' || found.reason === 'no-gold') return notCheckable(found.message)
  return {
    outcome: !found.decided ? 'undecided' : found.agrees ? 'agrees' : 'differs',
    message: found.message,
    differences: found.differences.map(({ claim, type, proven, gold, evidence }) => ({
      claim,
      type,
      proven: shown(proven),
      gold: shown(gold),
      certificate: evidence?.certificate.kind ?? null,
      checked: evidence?.checked ?? false,
    })),
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`
}

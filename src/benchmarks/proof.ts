// One question of a file, its answer worked out again from the PDDL and compared with the file's, in words for a table.

import type { Limits } from '../base/limits'
import type { Question } from '../kinds/question'
import { judgeQuestion } from './judge-question'
import { familyOf } from './registry'

/** One question of a file, worked out again and compared. */
export interface Proof {
  readonly domain: string
  /** undecided: a limit, or texts that cannot be used. not-checkable: it came without PDDL or without an answer. */
  readonly outcome: 'agrees' | 'differs' | 'undecided' | 'not-checkable'
  /** Why it was not compared; '' where it was. */
  readonly message: string
  readonly ms: number
  readonly differences: readonly {
    readonly claim: string
    readonly type: string
    readonly ours: string
    readonly gold: string
    /** Kind of the certificate; null where the claim needs none. */
    readonly certificate: string | null
    readonly checked: boolean
  }[]
}

/** Characters of an answer that a table shows. */
const SHOWN = 400

/** A proof without how long it took. */
type ProofOutcome = Omit<Proof, 'ms'>

export function proofOf(question: Question, limits: Limits): ProofOutcome {
  const { origin, format, statements, judged, domain } = question
  const proof =
    origin.from === 'own'
      ? notCheckable('This question came without a file’s answer to compare with.')
      : format === 'gen' || statements === undefined || judged === null
        ? openProof(question, limits)
        : closedProof(question, limits)
  return { ...proof, domain }
}

const notCheckable = (message: string): Omit<ProofOutcome, 'domain'> => ({
  outcome: 'not-checkable',
  message,
  differences: [],
})

function openProof(question: Question, limits: Limits): Omit<ProofOutcome, 'domain'> {
  const found = familyOf(question).conformance(question, limits)
  if (found.reason === 'no-pddl' || found.reason === 'no-gold') return notCheckable(found.message)
  return {
    outcome: !found.decided ? 'undecided' : found.agrees ? 'agrees' : 'differs',
    message: found.message,
    differences: found.differences.map(({ claim, type, ours, gold, evidence }) => ({
      claim,
      type,
      ours: shown(ours),
      gold: shown(gold),
      certificate: evidence?.certificate.kind ?? null,
      checked: evidence?.checked ?? false,
    })),
  }
}

/** Yes/no and choice questions that say formally what each option claims: is the file's answer proven right? */
function closedProof(question: Question, limits: Limits): Omit<ProofOutcome, 'domain'> {
  const gold = familyOf(question).goldText(question)
  if (gold === undefined) return notCheckable('The file has no usable answer to compare with.')
  const { verdict, explanation, evidence } = judgeQuestion(question, gold, limits)
  if (verdict === 'right') return { outcome: 'agrees', message: '', differences: [] }
  if (verdict !== 'wrong') return { outcome: 'undecided', message: explanation, differences: [] }
  return {
    outcome: 'differs',
    message: '',
    differences: [
      {
        claim: explanation,
        type: 'option-not-right',
        ours: `not ${gold}`,
        gold,
        certificate: evidence[0]?.certificate.kind ?? null,
        checked: evidence.length > 0 && evidence.every(({ checked }) => checked),
      },
    ],
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`
}

// One question of a file, its answer worked out anew from the PDDL and compared with the file's, in words for a table.

import { conformanceOf } from '../benchmarks/acpbench/conformance'
import { goldText } from '../benchmarks/acpbench/gold'
import { judgeRecord } from '../benchmarks/judge-record'
import type { BenchmarkRecord } from '../benchmarks/record'
import type { Question } from '../kinds/question'
import type { Limits, Proof } from './api/engine'

/** Characters of an answer that a table shows. */
const SHOWN = 400

export function proofOf(question: Question, limits: Limits): Proof {
  const start = performance.now()
  const { record, domain } = question
  const proof =
    record === null
      ? notCheckable('This question came without a file’s answer to compare with.')
      : record.format === 'gen' || record.statements === undefined || record.source === null
        ? openProof(record, limits)
        : closedProof(record, limits)
  return { ...proof, domain, ms: performance.now() - start }
}

type Comparison = Omit<Proof, 'domain' | 'ms'>

const notCheckable = (message: string): Comparison => ({
  outcome: 'not-checkable',
  message,
  differences: [],
})

function openProof(record: BenchmarkRecord, limits: Limits): Comparison {
  const found = conformanceOf(record, limits)
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
function closedProof(record: BenchmarkRecord, limits: Limits): Comparison {
  const gold = goldText(record)
  if (gold === undefined) return notCheckable('The file has no usable answer to compare with.')
  const { verdict, explanation, evidence } = judgeRecord(record, gold, limits)
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

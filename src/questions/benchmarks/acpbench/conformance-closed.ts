// Conformance of yes/no and choice questions: each option is proven and compared with the file's answer. The types of
// difference separate factual errors from ambiguous wording: docs/published-answers.md.

import { listed } from '#base/words'
import type { Statement } from '#planning/analysis/statement'
import { groundOf } from '#questions/kinds/judging/option-ground'
import type { ReasonedOption } from '#questions/kinds/judging/option-reasons'
import { type KnownOption, knownOption } from '#questions/kinds/judging/option-truth'
import type { JudgedBy } from '#questions/kinds/judging/options'
import { openOption, openOptions } from '#questions/kinds/judging/incomplete'
import type { Question } from '#questions/kinds/question'
import { loadTask } from '#planning/task/load'
import type { Conformance, Difference } from '../family'
import { otherReading } from './other-readings'

/** Compares the proven answer with the file's answer, for a question with formal statements as options. */
export function closedConformance(question: Question, gold: unknown): Conformance {
  const loaded = question.judged === null ? undefined : loadTask(question.judged)
  const domain = loaded?.kind === 'ready' ? loaded.domain.name : ''
  const undecided = (reason: NonNullable<Conformance['reason']>, message: string): Conformance => ({
    domain,
    decided: false,
    reason,
    message,
    agrees: false,
    differences: [],
  })
  const ground = groundOf(question)
  if (ground.kind === 'none')
    return undecided(
      'no-pddl',
      'The record carries no PDDL, and its English is not known, so its answer cannot be checked.',
    )
  if (typeof gold !== 'string') return undecided('no-gold', 'The file has no usable answer to compare with.')
  if (ground.kind === 'closed') {
    const { reason, explanation, evidence } = ground.draft
    return reason === 'question-defect'
      ? compared(domain, [
          {
            claim: explanation,
            type: 'premise-not-so',
            proven: 'no answer',
            gold,
            evidence: evidence?.[0] ?? null,
          },
        ])
      : undecided(reason === 'english-incomplete' ? reason : 'limit', explanation)
  }
  const { by, statements } = ground
  const options = statements.map(statement => knownOption(by, statement))
  const unknown = whyUndecided(question, by, options)
  if (unknown !== undefined) return undecided(...unknown)
  const known = options.map(option => (option as Extract<KnownOption, { kind: 'known' }>).option)
  return compared(
    domain,
    question.format === 'bool'
      ? yesNoDifference(by, statements[0]!, known[0]!, gold)
      : choiceDifferences(by, statements, known, question.choices?.label ?? [], gold),
  )
}

const compared = (domain: string, differences: readonly Difference[]): Conformance => ({
  domain,
  decided: true,
  reason: null,
  message: '',
  agrees: differences.length === 0,
  differences,
})

/** Why an option is undecided; undefined if the truth of every option is known. */
function whyUndecided(
  { choices }: Question,
  { parsedContext }: JudgedBy,
  options: readonly KnownOption[],
): readonly [NonNullable<Conformance['reason']>, string] | undefined {
  for (const option of options) if (option.kind === 'no-plan') return ['no-plan', option.draft.explanation]
  if (options.some(({ kind }) => kind === 'limit'))
    return ['limit', 'The options could not all be decided within the limits of the search.']
  const needs = options.flatMap(option => (option.kind === 'open' ? option.needs : []))
  const labels = options.flatMap(({ kind }, i) => (kind === 'open' ? [choices?.label[i] ?? String(i)] : []))
  if (labels.length === 0) return undefined
  const { explanation } =
    options.length === 1 ? openOption(parsedContext, needs) : openOptions(parsedContext, needs, labels)
  return ['english-incomplete', explanation]
}

function yesNoDifference(by: JudgedBy, statement: Statement, option: ReasonedOption, gold: string): Difference[] {
  const goldWord = gold.trim().toLowerCase()
  const proven = option.truth ? 'yes' : 'no'
  if (goldWord === proven) return []
  const loose = otherReading(by, [statement], [option.truth], truth => truth === (goldWord === 'yes'))
  return [
    {
      claim: `The answer is ${proven}: ${option.because[0]}.`,
      type: loose ?? 'wrong-label',
      proven,
      gold,
      evidence: option.evidence[0] ?? null,
    },
  ]
}

function choiceDifferences(
  by: JudgedBy,
  statements: readonly Statement[],
  options: readonly ReasonedOption[],
  labels: readonly string[],
  gold: string,
): Difference[] {
  const place = labels.findIndex(label => label.toLowerCase() === gold.trim().toLowerCase())
  const right = options.flatMap(({ truth }, i) => (truth ? [i] : []))
  if (right.length === 1 && right[0] === place) return []
  const truths = options.map(({ truth }) => truth)
  const loose = otherReading(by, statements, truths, (truth, i) => truth === (i === place))
  const proven = right.length === 0 ? 'none' : listed(right.map(i => labels[i]!))
  const difference = (i: number, type: string): Difference => ({
    claim: `${labels[i]} is ${options[i]!.truth ? 'true' : 'not true'}: ${options[i]!.because[0]}.`,
    type: loose ?? type,
    proven,
    gold,
    evidence: options[i]!.evidence[0] ?? null,
  })
  if (right.length === 0) return [difference(Math.max(place, 0), 'none-right')]
  if (right.length > 1) return right.filter(i => i !== place).map(i => difference(i, 'several-right'))
  return [difference(right[0]!, 'wrong-label')]
}

// Caches verdicts on yes/no and choice questions: a question has as many answers as options, and in a run of many
// models, responses to it come again long after the last one.

import type { Answer } from '#language/answers/reading'
import { claimOf } from '#language/answers/render-answer'
import type { Certificate } from '#planning/certificates/certificate'
import type { Draft } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'

/**
 * Maximum size of certificates in bytes, in total and per question. Questions come in cycles, so keeping the first ones
 * is as good as keeping the last ones.
 */
const MAX_BYTES = 24_000_000
const MAX_PER_ITEM = 200_000

/** For a worker that judges the same question objects several times. */
export class OptionDrafts {
  private readonly known = new WeakMap<Question, ReadonlyMap<string, Draft | undefined>>()
  private kept = 0

  /**
   * The result of `make`, or a cached one for the same question and an equivalent answer. All answers are computed at
   * once, since the data that decides the options is then available.
   */
  of(question: Question, answer: Answer, make: (answer: Answer) => Draft | undefined): Draft | undefined {
    const key = claimOf(answer)
    const found = this.known.get(question)
    if (found?.has(key) === true) return found.get(key)
    const draft = make(answer)
    if (found !== undefined) return draft
    const drafts = new Map([[key, draft]])
    for (const other of answersTo(question)) if (!drafts.has(claimOf(other))) drafts.set(claimOf(other), make(other))
    // The drafts share most of their evidence.
    const size = Math.max(...[...drafts.values()].map(sizeOfDraft))
    if (size > MAX_PER_ITEM || this.kept + size > MAX_BYTES) return draft
    this.kept += size
    this.known.set(question, drafts)
    return draft
  }
}

const span = { from: 0, to: 0 }
const answersTo = ({ format, choices }: Question): Answer[] =>
  format === 'bool'
    ? [true, false].map((yes): Answer => ({ kind: 'yes-no', yes, span }))
    : (choices?.label ?? []).map((label): Answer => ({ kind: 'choice', label, span }))

const sizeOfDraft = (draft: Draft | undefined): number =>
  (draft?.evidence ?? []).reduce((sum, each) => sum + sizeOf(each.certificate), 1_000)

/** Estimated size of a name in bytes. */
const NAME = 40

function sizeOf(certificate: Certificate): number {
  switch (certificate.kind) {
    case 'plan':
      return NAME * certificate.actions.length
    case 'closed-set':
      return 2 * NAME * (certificate.facts.length + certificate.mayBeFalse.length)
    case 'mutex-group':
      return NAME * certificate.facts.length
    case 'h2':
      return NAME * certificate.literals.length + certificate.pairs.byteLength
    case 'clauses':
      return (
        NAME *
        [certificate.atMostOne, certificate.atLeastOne, certificate.never].reduce(
          (sum, lists) => sum + lists.reduce((length, list) => length + list.length, 0),
          0,
        )
      )
    case 'exhausted':
      return certificate.states.rows.byteLength + NAME * certificate.states.facts.length
    default:
      return MAX_PER_ITEM
  }
}

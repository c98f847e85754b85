// Verdicts on yes/no and choice questions, remembered: a question has as many answers as options, and responses to it
// come again and again, in a run of many models long after the last.

import type { Answer } from '#language/answers/reading'
import { claimOf } from '#language/answers/render-answer'
import type { Certificate } from '#planning/certificates/certificate'
import type { Draft } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'

/** Bytes of certificates that are kept in all, and of one question. Questions come in rounds, so the first are as good as the last. */
const MAX_BYTES = 24_000_000
const MAX_PER_ITEM = 200_000

/** For a worker that is asked about the same questions (the same objects) several times. */
export class OptionDrafts {
  private readonly known = new WeakMap<Question, ReadonlyMap<string, Draft | undefined>>()
  private kept = 0

  /**
   * The result of `make`, or a previous one for the same question and an equivalent answer. All answers are requested
   * at once, since the data that decides the options is then available.
   */
  of(question: Question, answer: Answer, make: (answer: Answer) => Draft | undefined): Draft | undefined {
    const key = claimOf(answer)
    const found = this.known.get(question)
    if (found?.has(key) === true) return found.get(key)
    const draft = make(answer)
    if (found !== undefined) return draft
    const drafts = new Map([[key, draft]])
    for (const other of answersTo(question)) if (!drafts.has(claimOf(other))) drafts.set(claimOf(other), make(other))
    // They have most of their evidence in common.
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

/** About how many bytes a name takes. */
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

// Worked example of a yes/no or choice question: each option is decided, then the true one is named.

import { decideStatement } from '#planning/analysis/truth'
import { evidenceFor } from '#questions/kinds/judging/evidence'
import { becauseOf } from '#questions/kinds/judging/option-reasons'
import { capital } from '#base/words'
import type { Board, Lines } from '../board'
import { choiceLine, yesNoLine } from '../lines'
import type { NoExample, WorkedLine } from '../worked'

export function workedClosed({ question, ready }: Board): Lines | NoExample {
  const { statements = [], choices, format } = question
  const lines: WorkedLine[] = []
  const truths: boolean[] = []
  for (const [index, statement] of statements.entries()) {
    const decided = decideStatement(ready.task, statement)
    if (decided.truth === 'undecided') return { problem: 'An option could not be decided within the limits.' }
    const { truth, claim, certificate, seen } = decided
    const proven = claim === undefined || certificate === undefined ? [] : [evidenceFor(ready, claim, certificate())]
    const { because } = becauseOf(ready, statement, truth, proven, seen)
    const steps = proven[0]?.certificate
    truths.push(truth)
    lines.push(
      yesNoLine({
        asks:
          format === 'bool'
            ? 'Does what the question says hold?'
            : `${choices?.label[index] ?? ''}: ${choices?.text[index] ?? ''}. Is that true?`,
        right: truth,
        at: steps?.kind === 'plan' ? steps.actions : [],
        reveals: true,
        why: `${capital(because[0]!)}.`,
      }),
    )
  }
  const labels = format === 'bool' ? ['yes', 'no'] : (choices?.label ?? [])
  const key = labels[format === 'bool' ? (truths[0] === true ? 0 : 1) : truths.indexOf(true)]
  if (key === undefined) return { problem: 'None of the options is true.' }
  lines.push(
    choiceLine({
      asks: 'So what is the answer?',
      options: labels,
      right: key,
      why:
        format === 'bool'
          ? 'The answer says whether it holds.'
          : `Only option ${key} is true; each other option was refuted above.`,
    }),
  )
  return { lines, key }
}

// Yes/no and choice questions: the options are those of the question; the engine computes whether each is true, and
// why.

import type { Statement } from '#planning/analysis/statement'
import { decideStatement } from '#planning/analysis/truth'
import { capital } from '#base/words'
import { evidenceFor } from '#questions/kinds/judging/evidence'
import { becauseOf } from '#questions/kinds/judging/option-reasons'
import type { Evidence } from '#questions/kinds/verdict'
import type { LoadedTask } from '#planning/task/load'
import type { ItemAnswer, ItemOption } from './item'
import { isChecked, NOT_CHECKED, type Prepared } from './prepared'
import { plainText, type Rich, richOf } from './rich'

/** The form of the answer, and why the right answer is right; or a sentence on why the question is left out. */
export type Answered =
  | {
      readonly answer: ItemAnswer
      readonly explanation: Rich
      /** Instructions for answering, unless the question contains them. */
      readonly how?: string
    }
  | string

const UNDECIDED = 'Whether each of its options is true was not decided within the limits of the search.'

export function closedAnswer(put: Prepared): Answered {
  const { statements, format, choices } = put.question
  if (statements === undefined || statements.length === 0)
    return 'Its options could not be read as formal statements, so none of them can be proven.'
  const reasons = statements.map(statement => reasonOf(put.ready, statement))
  if (reasons.includes(undefined)) return UNDECIDED
  const known = reasons as readonly Reason[]
  if (!isChecked(known.flatMap(({ evidence }) => evidence))) return NOT_CHECKED
  if (format === 'bool') return yesNo(put, known[0]!)
  if (choices === undefined || choices.text.length !== known.length)
    return 'It does not have one formal statement for each option.'
  const right = known.findIndex(({ truth }) => truth)
  const verdicts = choices.label.map(label => put.judge(label))
  const defect = verdicts.find(({ reason }) => reason === 'question-defect')
  if (defect !== undefined) return defect.explanation
  if (!verdicts.every(({ verdict }, i) => verdict === (i === right ? 'right' : 'wrong')))
    return (
      verdicts.find(({ verdict }) => verdict === 'undecided')?.explanation ??
      'Its options and their formal statements are judged differently.'
    )
  const options = known.map(
    ({ truth, because }, i): ItemOption => ({
      text: plainText(choices.text[i]!),
      short: choices.text[i]!,
      right: truth,
      feedback: richOf(`${truth ? 'Right' : 'Wrong'}: ${because}.`),
    }),
  )
  return {
    answer: { form: 'one', options: put.rng.fork('order').shuffled(options) },
    explanation: [
      { kind: 'text', text: `The right option is “${choices.text[right]!}”: ` },
      ...richOf(`${known[right]!.because}.`),
    ],
  }
}

function yesNo(put: Prepared, { truth, because }: Reason): Answered {
  const [yes, no] = [put.judge('yes'), put.judge('no')]
  const [right, wrong] = truth ? [yes, no] : [no, yes]
  if (right.verdict !== 'right' || wrong.verdict !== 'wrong') return right.explanation
  const text = richOf(`${truth ? 'Yes' : 'No'}: ${because}.`)
  return { answer: { form: 'yes-no', right: truth, because: text }, explanation: text }
}

interface Reason {
  readonly truth: boolean
  /** A clause without its full stop. */
  readonly because: string
  readonly evidence: readonly Evidence[]
}

/** Maximum number of steps of a sequence that is described. */
const MAX_STEPS = 12

/** Truth of one option, and the reason; undefined if a limit is reached, or the statement is not supported. */
function reasonOf(ready: LoadedTask, statement: Statement): Reason | undefined {
  const decided = decideStatement(ready.task, statement)
  if (decided.truth === 'undecided') return undefined
  const { truth, claim, certificate, seen } = decided
  const found = certificate?.()
  const proven = claim === undefined || found === undefined ? [] : [evidenceFor(ready, claim, found)]
  const { because, evidence } = becauseOf(ready, statement, truth, proven, seen)
  const steps = found?.kind === 'plan' && claim?.kind !== 'landmark' ? found.actions : []
  const way =
    'plan' in statement || steps.length < 2 || steps.length > MAX_STEPS
      ? ''
      : ` (${steps.map(name => `\`${name}\``).join(', ')})`
  return { truth, because: `${because[0]!}${way}`, evidence }
}

/** Turns a clause of `becauseOf` into a sentence. */
export const asSentence = (because: string): string => `${capital(because)}.`

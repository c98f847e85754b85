// Yes/no and choice questions whose options are told formally: each option is proven, not looked up.

import { recentOf } from '../../base/recent'
import type { Reading } from '../../answers/reading'
import type { Statement } from '../../analysis/statement'
import { decideStatement } from '../../analysis/truth'
import { type Draft, evidenceFor, outcomeOf } from './draft'
import { withoutPlan } from './without-plan'
import { becauseOf, type ReasonedOption } from './option-reasons'
import type { LoadedTask } from '../../task/load'
import type { Evidence, Finding } from '../verdict'
import { fitting } from './words'
import { listed, capital } from '../../base/words'

/** Judges a yes or no, or a letter; undefined where the reading is neither. */
export function judgeOptions(
  ready: LoadedTask,
  statements: readonly Statement[],
  choices: { readonly text: readonly string[]; readonly label: readonly string[] } | undefined,
  { answer }: Reading,
): Draft | undefined {
  if (answer?.kind === 'yes-no') return judgeYesNo(ready, statements[0]!, answer.yes)
  if (answer?.kind === 'choice' && choices !== undefined)
    return judgeChoice(ready, statements, choices.label, answer.label)
  return undefined
}

function judgeYesNo(ready: LoadedTask, statement: Statement, yes: boolean): Draft {
  const known = knownOf(ready, statement)
  if (known === undefined || 'verdict' in known) return known ?? undecided
  return {
    ...outcomeOf(known.truth === yes ? [] : ['wrong-yes-no']),
    explanation: saysOf(known.truth ? 'Yes' : 'No', known),
    evidence: known.evidence,
  }
}

function judgeChoice(
  ready: LoadedTask,
  statements: readonly Statement[],
  labels: readonly string[],
  chosen: string,
): Draft | undefined {
  const place = labels.findIndex(each => each.toLowerCase() === chosen.toLowerCase())
  if (place < 0) return undefined
  const options = statements.map(statement => knownOf(ready, statement))
  for (const option of options) if (option !== undefined && 'verdict' in option) return option
  if (options.includes(undefined)) return undecided
  const known = options as readonly ReasonedOption[]
  const right = known.flatMap(({ truth }, i) => (truth ? [i] : []))
  if (right.length !== 1) return defect(known, labels, right)
  const [best] = right as [number]
  const own = known[place]!
  if (best === place)
    return {
      verdict: 'right',
      explanation: saysOf(`${labels[place]} is true`, own),
      evidence: own.evidence,
    }
  return {
    verdict: 'wrong',
    mistakes: ['wrong-option'],
    explanation: saysOf(`${labels[place]} is not true`, own),
    findings: [withoutRepeat(row(labels, known, best, `${labels[best]} is right`), own)],
    evidence: distinct([...own.evidence, ...known[best]!.evidence]),
  }
}

/** What the reason of the chosen option says already is not said again. */
const withoutRepeat = (finding: Finding, { because }: ReasonedOption): Finding => {
  const said = new Set(because.flatMap(clausesOf))
  return clausesOf(finding.text).some(clause => said.has(clause))
    ? { ...finding, text: '' }
    : finding
}

const clausesOf = (text: string): string[] =>
  text
    .replace(/\.$/, '')
    .split(/[:;] /)
    .map(clause => clause.trim().toLowerCase())

function distinct(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>()
  return evidence.filter(({ claim, certificate }) => {
    const key = JSON.stringify([
      claim,
      certificate.kind,
      certificate.kind === 'plan' ? certificate.actions : '',
    ])
    return !seen.has(key) && seen.add(key)
  })
}

/** Several choices are right, or none: no answer can be judged, and the truth of each choice is shown. */
function defect(
  known: readonly ReasonedOption[],
  labels: readonly string[],
  right: readonly number[],
): Draft {
  return {
    verdict: 'undecided',
    reason: 'question-defect',
    explanation:
      right.length === 0
        ? 'This question has a defect: none of its choices is right.'
        : `This question has a defect: ${listed(right.map(i => labels[i]!))} are all right.`,
    findings: known.map((each, i) =>
      row(labels, known, i, `${labels[i]} is ${each.truth ? 'true' : 'not true'}`),
    ),
    evidence: distinct(known.flatMap(({ evidence }) => evidence)),
  }
}

const row = (
  labels: readonly string[],
  known: readonly ReasonedOption[],
  i: number,
  fix: string,
): Finding => ({
  role: known[i]!.truth ? 'best' : 'extra',
  item: labels[i]!,
  fix,
  text: fitting(...known[i]!.because.map(reason => `${capital(reason)}.`)),
})

/** The first of the reasons, longest first, that fits behind the lead. */
const saysOf = (lead: string, { because }: ReasonedOption): string =>
  fitting(...because.map(reason => `${lead}: ${reason}.`), `${lead}.`)

const undecided: Draft = {
  verdict: 'undecided',
  reason: 'limit',
  explanation: 'The options could not all be decided within the limits of the search.',
}

/** Statements that are remembered of a problem. */
const STATEMENTS = 16

/** Truth, reasons and evidence; undefined where a limit came first, and a verdict where nothing is asked. */
const knownOf = recentOf(
  STATEMENTS,
  (statement: Statement) => JSON.stringify(statement),
  (ready: LoadedTask, statement) => workOut(ready, statement),
)

function workOut(ready: LoadedTask, statement: Statement): ReasonedOption | Draft | undefined {
  const decided = decideStatement(ready.task, statement)
  if (decided.truth === 'undecided')
    return decided.reason === 'no-plan' && decided.certificate !== undefined
      ? withoutPlan(ready, decided.certificate)
      : undefined
  const { truth, claim, certificate } = decided
  const found = certificate?.()
  const proven: Evidence[] =
    claim === undefined || found === undefined ? [] : [evidenceFor(ready, claim, found)]
  return becauseOf(ready, statement, truth, proven, decided.seen)
}

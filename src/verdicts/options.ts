// Yes/no and choice questions whose options are told formally: each option is proven, not looked up.

import type { Reading } from '../answers/reading'
import type { Statement } from '../analysis/statement'
import { type Decided, decideStatement } from '../analysis/truth'
import { type Draft, evidenceFor } from './draft'
import type { ReadyProblem } from './prepared'
import type { Evidence, Finding } from './verdict'

/** Judges a yes or no, or a letter; undefined where the reading is neither. */
export function judgeOptions(
  ready: ReadyProblem,
  statements: readonly Statement[],
  choices: { readonly text: readonly string[]; readonly label: readonly string[] } | undefined,
  { answer }: Reading,
): Draft | undefined {
  if (answer?.kind === 'yes-no') return judgeYesNo(ready, statements[0]!, answer.yes)
  if (answer?.kind === 'choice' && choices !== undefined)
    return judgeChoice(ready, statements, choices, answer.label)
  return undefined
}

function judgeYesNo(ready: ReadyProblem, statement: Statement, yes: boolean): Draft {
  const decided = decideStatement(ready.task, statement)
  if (decided.truth === 'undecided') return undecided
  const { truth } = decided
  return {
    verdict: truth === yes ? 'right' : 'wrong',
    explanation: `The answer is ${truth ? 'yes' : 'no'}: ${because(decided)}.`,
    findings: sequencesOf(decided),
    evidence: evidenceOf(ready, decided),
  }
}

function judgeChoice(
  ready: ReadyProblem,
  statements: readonly Statement[],
  { text, label }: { readonly text: readonly string[]; readonly label: readonly string[] },
  chosen: string,
): Draft | undefined {
  const place = label.findIndex(each => each.toLowerCase() === chosen.toLowerCase())
  if (place < 0) return undefined
  const decided = statements.map(statement => decideStatement(ready.task, statement))
  if (decided.some(({ truth }) => truth === 'undecided')) return undecided
  const trueOnes = decided.flatMap(({ truth }, i) => (truth === true ? [i] : []))
  const right = trueOnes.includes(place)
  const others = trueOnes.filter(i => i !== place)
  const named = (i: number): string => `${label[i]} (${text[i]})`
  const about = [place, ...(right ? [] : others)]
  return {
    verdict: right ? 'right' : 'wrong',
    explanation: [
      `${named(place)} is ${right ? 'true' : 'not true'}: ${because(decided[place]!)}.`,
      ...(right ? [] : others.map(i => `${named(i)} is: ${because(decided[i]!)}.`)),
      ...(trueOnes.length === 0 ? ['None of the options is true.'] : []),
    ].join(' '),
    findings: about.flatMap(i => sequencesOf(decided[i]!)),
    evidence: about.flatMap(i => evidenceOf(ready, decided[i]!)),
  }
}

const undecided: Draft = {
  verdict: 'undecided',
  reason: 'limit',
  explanation: 'The options could not all be decided within the limits of the search.',
}

/** Why the statement is true or false, in words. */
function because({ truth, seen, claim }: Decided): string {
  if (seen !== undefined) return seen
  switch (claim?.kind) {
    case 'reachable':
      return claim.target.kind === 'goal'
        ? 'what remains is a plan'
        : 'a sequence of actions gets there'
    case 'unreachable':
      return 'no sequence of actions gets there'
    case 'landmark':
      return 'no plan avoids it'
    case 'not-landmark':
      return 'a plan avoids it'
    default:
      return truth
        ? 'it can be seen by taking the actions'
        : 'taking the actions shows that it is not so'
  }
}

function sequencesOf({ certificate, claim }: Decided): Finding[] {
  const found = certificate?.()
  if (found?.kind !== 'plan' || claim === undefined) return []
  return [{ role: 'note', item: '', text: 'This sequence shows it.', sequence: found.actions }]
}

const evidenceOf = (ready: ReadyProblem, { claim, certificate }: Decided): Evidence[] =>
  claim === undefined || certificate === undefined ? [] : [evidenceFor(ready, claim, certificate())]

// Which action of a sequence is the first that is not applicable? Right: its index, counted from 0.

import { explainAction } from '../task/explain'
import { findAction } from '../task/names'
import { isApplicable, progress } from '../task/step'
import type { State } from '../task/task'
import { failing } from './applicability'
import { type Draft, evidenceFor } from './draft'
import { misfitFinding } from './misfits'
import type { ReadyProblem } from './prepared'
import type { Finding } from './verdict'
import { counted, quoted, stepNamed } from './words'

/** Judges an index; null: the answer says that every action is applicable. */
export function judgeValidation(
  ready: ReadyProblem,
  sequence: readonly string[],
  index: number | null,
): Draft {
  const first = firstInapplicable(ready, sequence)
  if (first === undefined) return judgeSound(ready, sequence, index)
  const { step, why } = first
  const finding: Finding = {
    role: 'step',
    item: sequence[step]!,
    text: `${quoted(sequence[step]!)}, ${stepNamed(step)}, is the first action that is not applicable: ${why}`,
    sequence: sequence.slice(0, step),
  }
  const evidence = step === 0 ? [] : [applicableUpTo(ready, sequence, step - 1)]
  if (index === step)
    return {
      verdict: 'right',
      explanation: `${finding.text}${step === 0 ? '' : ` ${before(step)}`}`,
      findings: [finding],
      evidence,
    }
  const near = index !== null && Math.abs(index - step) === 1
  const findings: Finding[] = [finding]
  if (near)
    findings.push({
      role: 'near-miss',
      item: '',
      text: `The answer is off by one${index === step + 1 ? '; indices count from 0, not from 1' : ''}.`,
    })
  return {
    verdict: 'wrong',
    explanation: [
      finding.text,
      ...(step === 0 ? [] : [before(step)]),
      aboutAnswer(sequence, index, step),
      ...(near ? [findings[1]!.text] : []),
    ].join(' '),
    findings,
    evidence,
  }
}

const before = (step: number): string =>
  step === 1
    ? 'The action before it is applicable.'
    : `The ${step} actions before it are applicable, one after the other.`

function aboutAnswer(sequence: readonly string[], index: number | null, step: number): string {
  if (index === null) return 'The answer says that there is no such action.'
  const named = sequence[index]
  if (named === undefined)
    return `The answer ${index} is no index of the sequence: its ${counted(sequence.length, 'action')} have the indices 0 to ${sequence.length - 1}.`
  return index < step
    ? `At index ${index}, ${quoted(named)} is still applicable.`
    : `Index ${index} is ${quoted(named)}, which comes later.`
}

/** No action fails: then no index is right. */
function judgeSound(ready: ReadyProblem, sequence: readonly string[], index: number | null): Draft {
  const all = `All ${counted(sequence.length, 'action')} of the sequence can be applied, one after the other`
  return {
    verdict: index === null ? 'right' : 'wrong',
    explanation:
      index === null
        ? `${all}, as the answer says.`
        : `${all}, so there is no index of an inapplicable one.`,
    findings: [],
    evidence: sequence.length === 0 ? [] : [applicableUpTo(ready, sequence, sequence.length - 1)],
  }
}

/** The first step that is not applicable, and why. */
function firstInapplicable(
  ready: ReadyProblem,
  sequence: readonly string[],
): { readonly step: number; readonly why: string } | undefined {
  const { task } = ready
  let state: State = task.initial
  for (const [step, name] of sequence.entries()) {
    const action = findAction(task, name)
    if (action !== undefined && isApplicable(task, state, action)) {
      state = progress(task, state, action)
      continue
    }
    const { action: found, missing, unknown } = explainAction(task, state, name)
    const why =
      found.kind === 'in-universe'
        ? `${failing(missing, unknown)}.`
        : misfitFinding('action', name, found).text
    return { step, why }
  }
  return undefined
}

/** Evidence that the actions up to this one are applicable one after the other. */
const applicableUpTo = (ready: ReadyProblem, sequence: readonly string[], last: number) =>
  evidenceFor(
    ready,
    { kind: 'reachable', target: { kind: 'action', action: normal(sequence[last]!) } },
    { kind: 'plan', actions: sequence.slice(0, last).map(normal) },
  )

const normal = (name: string): string => name.toLowerCase()

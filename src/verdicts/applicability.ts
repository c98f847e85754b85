// Which actions are applicable now? Right: exactly the set of all applicable ground actions.

import type { ReadItem } from '../answers/reading'
import { explainAction } from '../task/explain'
import { actionName } from '../task/names'
import { applicableActions } from '../task/step'
import { classifyAction } from '../task/universe'
import { type Draft, evidenceFor } from './draft'
import { misfitFinding } from './misfits'
import type { ReadyProblem } from './prepared'
import type { Evidence, Finding } from './verdict'
import { counted, listedNames, quoted } from './words'

/** Judges a list of actions; order and repeats do not matter. */
export function judgeApplicability(ready: ReadyProblem, items: readonly ReadItem[]): Draft {
  const { domain, problem, task } = ready
  const applicable = applicableActions(task, task.initial).map(action => actionName(task, action))
  const wanted = new Set(applicable)
  const named = new Set<string>()
  const findings: Finding[] = []
  let repeats = 0
  for (const { text } of items) {
    if (named.has(text)) {
      repeats++
      continue
    }
    named.add(text)
    if (wanted.has(text) || findings.length === maxFindings) continue
    const found = classifyAction(domain, problem, text)
    if (found.kind !== 'in-universe') findings.push(misfitFinding('action', text, found))
    else findings.push(notApplicable(ready, found.name))
  }
  const missing = applicable.filter(name => !named.has(name))
  const faults = [...missing.map(name => left(ready, name)), ...findings]
  const verdict = faults.length === 0 ? 'right' : 'wrong'
  const notes = repeats === 0 ? [] : [repeatNote(repeats)]
  return {
    verdict,
    explanation: explanationOf(
      applicable,
      missing,
      faults,
      named.size + missing.length - applicable.length,
    ),
    findings: [...faults, ...notes],
    evidence: [...missing, ...applicable.filter(name => named.has(name))]
      .slice(0, maxEvidence)
      .map(name => applicableNow(ready, name)),
  }
}

/** Evidence beyond this says nothing new. */
const maxEvidence = 8
/** An answer may name a hundred thousand actions; no more wrong ones than this are told. */
const maxFindings = 200

function explanationOf(
  applicable: readonly string[],
  missing: readonly string[],
  faults: readonly Finding[],
  extra: number,
): string {
  const all = applicable.length
  if (faults.length === 0)
    return all === 0
      ? 'No action is applicable in this state, and the list is empty.'
      : `${all === 1 ? 'The one action that is' : `All ${all} actions that are`} applicable in this state ${all === 1 ? 'is' : 'are'} listed, and no other: ${listedNames(applicable)}.`
  const parts: string[] = [
    `${counted(all, 'action is', 'actions are')} applicable in this state; the answer has ${all - missing.length} of them${extra > 0 ? ` and ${counted(extra, 'entry', 'entries')} too many` : ''}.`,
  ]
  if (missing.length > 1) parts.push(`Missing: ${listedNames(missing)}.`)
  const told = [...faults.slice(0, Math.min(missing.length, 2)), ...faults.slice(missing.length)]
  parts.push(...told.slice(0, 5).map(finding => finding.text))
  return parts.join(' ')
}

function left(ready: ReadyProblem, name: string): Finding {
  const { satisfied } = explainAction(ready.task, ready.task.initial, name)
  const why =
    satisfied.length === 0
      ? 'it has no precondition'
      : `${listedNames(satisfied, 8)} ${satisfied.length === 1 ? 'holds' : 'hold'}`
  return { role: 'missing', item: name, text: `${quoted(name)} is applicable, too: ${why}.` }
}

function notApplicable(ready: ReadyProblem, name: string): Finding {
  const { missing, unknown } = explainAction(ready.task, ready.task.initial, name)
  return {
    role: 'extra',
    item: name,
    text: `${quoted(name)} is not applicable: ${failing(missing, unknown)}.`,
  }
}

/** `(clear b)` does not hold. */
export function failing(missing: readonly string[], unknown: readonly string[] = []): string {
  const parts = missing.length > 0 ? missing : unknown
  if (parts.length === 0) return 'its precondition does not hold'
  return `${listedNames(parts, 8)} ${parts.length === 1 ? 'does' : 'do'} not hold`
}

const repeatNote = (repeats: number): Finding => ({
  role: 'note',
  item: '',
  text: `${counted(repeats, 'action is', 'actions are')} listed more than once, which does not matter.`,
})

const applicableNow = (ready: ReadyProblem, name: string): Evidence =>
  evidenceFor(
    ready,
    { kind: 'reachable', target: { kind: 'action', action: name } },
    { kind: 'plan', actions: [] },
  )

// What becomes true, and what false, by an action? Right: exactly the facts that hold after and not before,
// and those that hold before and not after. Add wins over delete.

import type { ReadItem } from '../answers/reading'
import { explainAction } from '../task/explain'
import { findAction, findFact, stateFacts } from '../task/names'
import { holds, isApplicable, progress } from '../task/step'
import type { ActionId, State } from '../task/task'
import { classifyAction, classifyAtom } from '../task/universe'
import { failing } from './applicability'
import { type Draft, evidenceFor } from './draft'
import { misfitFinding } from './misfits'
import type { ReadyProblem } from './prepared'
import type { Finding } from './verdict'
import { counted, listedNames, quoted } from './words'

/** Judges two lists of facts: what the action makes true, what it makes false. */
export function judgeProgression(
  ready: ReadyProblem,
  asked: string,
  pos: readonly ReadItem[],
  neg: readonly ReadItem[],
): Draft {
  const { task } = ready
  const step = stepOf(ready, asked)
  const comparison = new Comparison(ready, step)
  const findings = [
    ...step.findings,
    ...comparison.compare(pos, step.gained, 'becomes true'),
    ...comparison.compare(neg, step.lost, 'becomes false'),
  ]
  const faults = findings.filter(({ role }) => role !== 'note')
  const gained = [...step.gained]
  const evidence =
    step.action === undefined || gained.length === 0
      ? []
      : [
          evidenceFor(
            ready,
            { kind: 'reachable', target: { kind: 'facts', facts: gained } },
            { kind: 'plan', actions: [step.name] },
          ),
        ]
  return {
    verdict: faults.length === 0 ? 'right' : 'wrong',
    explanation: explanationOf(step, faults, stateFacts(task, task.initial).length),
    findings,
    evidence,
  }
}

interface Step {
  readonly name: string
  /** Undefined where it cannot be applied. */
  readonly action: ActionId | undefined
  readonly before: State
  readonly after: State
  readonly gained: ReadonlySet<string>
  readonly lost: ReadonlySet<string>
  readonly findings: readonly Finding[]
}

function stepOf(ready: ReadyProblem, asked: string): Step {
  const { domain, problem, task } = ready
  const before = task.initial
  const found = classifyAction(domain, problem, asked)
  const name = found.kind === 'in-universe' ? found.name : asked
  const action = findAction(task, name)
  if (action === undefined || !isApplicable(task, before, action)) {
    const { missing, unknown } = explainAction(task, before, name)
    const finding: Finding =
      found.kind === 'in-universe'
        ? {
            role: 'note',
            item: name,
            text: `${quoted(name)} is not applicable in this state, so it changes nothing: ${failing(missing, unknown)}.`,
          }
        : { ...misfitFinding('action', asked, found), role: 'note' }
    const none = new Set<string>()
    return {
      name,
      action: undefined,
      before,
      after: before,
      gained: none,
      lost: none,
      findings: [finding],
    }
  }
  const after = progress(task, before, action)
  const heldBefore = new Set(stateFacts(task, before))
  const heldAfter = new Set(stateFacts(task, after))
  return {
    name,
    action,
    before,
    after,
    gained: new Set([...heldAfter].filter(fact => !heldBefore.has(fact))),
    lost: new Set([...heldBefore].filter(fact => !heldAfter.has(fact))),
    findings: [],
  }
}

/** No more wrong facts than this are told. */
const maxFindings = 200

class Comparison {
  private readonly ready: ReadyProblem
  private readonly step: Step

  constructor(ready: ReadyProblem, step: Step) {
    this.ready = ready
    this.step = step
  }

  compare(
    items: readonly ReadItem[],
    wanted: ReadonlySet<string>,
    what: 'becomes true' | 'becomes false',
  ): Finding[] {
    const { domain, problem } = this.ready
    const { step } = this
    const other = what === 'becomes true' ? step.lost : step.gained
    const named = new Set<string>()
    const extra: Finding[] = []
    for (const { text } of items) {
      if (named.has(text)) continue
      named.add(text)
      if (wanted.has(text) || extra.length === maxFindings) continue
      const found = classifyAtom(domain, problem, text)
      const name = found.kind === 'in-universe' ? found.name : text
      if (found.kind !== 'in-universe') extra.push(misfitFinding('fact', text, found))
      else if (other.has(name))
        extra.push({
          role: 'near-miss',
          item: name,
          text: `${quoted(name)} is in the wrong list: it ${what === 'becomes true' ? 'becomes false' : 'becomes true'}.`,
        })
      else extra.push({ role: 'extra', item: name, text: this.whyExtra(name, what) })
    }
    const missing = [...wanted]
      .filter(name => !named.has(name))
      .map((name): Finding => ({ role: 'missing', item: name, text: `${quoted(name)} ${what}.` }))
    return [...missing, ...extra]
  }

  private whyExtra(name: string, what: 'becomes true' | 'becomes false'): string {
    const { task } = this.ready
    const { before } = this.step
    const fact = findFact(task, name)
    const heldBefore = fact !== undefined && holds(before, fact)
    if (what === 'becomes true')
      return heldBefore
        ? `${quoted(name)} does not become true: it already holds before the action.`
        : `${quoted(name)} does not become true: the action does not add it.`
    if (!heldBefore)
      return `${quoted(name)} does not become false: it does not hold before the action.`
    return `${quoted(name)} stays true: it holds before and after the action (what an action deletes and adds holds afterwards).`
  }
}

function explanationOf(step: Step, faults: readonly Finding[], size: number): string {
  const lists = `By ${quoted(step.name)}, ${step.gained.size === 0 ? 'nothing becomes true' : `${listedNames([...step.gained], 10)} ${step.gained.size === 1 ? 'becomes' : 'become'} true`} and ${step.lost.size === 0 ? 'nothing becomes false' : `${listedNames([...step.lost], 10)} ${step.lost.size === 1 ? 'becomes' : 'become'} false`}`
  const setting = step.findings.map(finding => `${finding.text} `).join('')
  if (faults.length === 0)
    return `${setting}${lists}; all else of the ${counted(size, 'fact')} that held stays as it was. That is what the answer says.`
  return `${setting}${lists}. In the answer: ${faults
    .slice(0, 6)
    .map(finding =>
      finding.role === 'missing' ? `${quoted(finding.item)} is missing.` : finding.text,
    )
    .join(' ')}`
}

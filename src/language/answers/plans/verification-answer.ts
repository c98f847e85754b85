// What a response states about a given plan: whether it is valid, which step fails and which facts are missing.

import type { Doc } from '../lines'
import { type Choice, nothing } from '../mention'
import type { Names } from '../names'
import type { PlanStatement } from '../reading'
import { ownEnd } from './made-up'
import { type Fault, type Faults, faultsIn } from './verification-faults'
import { calledIn, verdictOf } from './verification-verdict'

/** The verdict with what it names. Linear; never throws. */
export function verificationAnswer(written: Doc, names: Names): Choice {
  const doc = withFields(written)
  const to = Math.min(ownEnd(doc.text), correctedEnd(doc.text))
  const all = calledIn(doc, 0, to)
  const { called, torn } = verdictOf(doc.text, all)
  if (called === null) return nothing
  const invalid = (): Choice => invalidPlan(doc, names, 0, to, all.find(one => !one.valid)!)
  if (!torn) return called.valid ? { answer: validPlan(called), doubt: null } : invalid()
  const other = invalid().answer!
  const valid = validPlan(all.find(one => one.valid)!)
  return {
    answer: null,
    doubt: {
      text: 'The text calls the plan both valid and invalid.',
      others: called.valid ? [valid, other] : [other, valid],
    },
  }
}

const tag = /<(\/?)([a-z_]{2,30})>/gi
/** `<valid>false</valid>` as `valid: false`, unit for unit: tags are blank in a document's text. */
function withFields(doc: Doc): Doc {
  if (!/<(?:is_)?(?:valid|verdict|validity)>/i.test(doc.raw)) return doc
  let { text } = doc
  for (const match of doc.raw.matchAll(tag)) {
    const [whole, closes, name] = match
    const field = closes === '' ? ` ${name!.replaceAll('_', ' ')}:` : ' '.repeat(whole.length)
    text = text.slice(0, match.index) + field + text.slice(match.index + whole.length)
  }
  return { ...doc, text, low: text.toLowerCase() }
}

/** A plan of the response's own, or a verdict on it, states nothing of the given one. */
function correctedEnd(text: string): number {
  const at = text.search(
    /\[\s?PLAN\s?\]|\b(?:a|the|here is (?:a|the)|one) (?:corrected|correct|revised|valid|possible valid) plan (?:is|would|should|could|as)\b[^\n]{0,60}:/i,
  )
  return at > 0 && /\b(?:in)?valid\b/i.test(text.slice(0, at)) ? at : text.length
}

const validPlan = (span: { readonly from: number; readonly to: number }): PlanStatement => ({
  kind: 'verification',
  valid: true,
  failure: null,
  step: null,
  action: null,
  facts: [],
  span: { from: span.from, to: span.to },
})

function invalidPlan(
  doc: Doc,
  names: Names,
  from: number,
  to: number,
  span: { readonly from: number; readonly to: number },
): Choice {
  const faults = faultsIn(doc, names, from, to)
  const { given } = names.hints
  const first = firstFault(faults, given)
  const base = {
    kind: 'verification' as const,
    valid: false,
    span: { from: span.from, to: span.to },
  }
  const goal: PlanStatement = {
    ...base,
    failure: faults.namesGoal ? 'goal' : null,
    step: null,
    action: null,
    facts: faults.goals,
  }
  const atStep = first !== undefined && (faults.namesPrecondition || !faults.namesGoal)
  if (!atStep) {
    const bare = faults.namesPrecondition && !faults.namesGoal
    return { answer: bare ? { ...goal, failure: 'precondition' } : goal, doubt: null }
  }
  const step: PlanStatement = {
    ...base,
    failure: 'precondition',
    step: first.step === null ? null : first.step - 1,
    action: first.action,
    facts: factsOf(first, faults),
  }
  if (step.facts.length === 0 && first.unread !== undefined)
    return {
      answer: null,
      doubt: { text: `What “${first.unread}” states to be unmet could not be read.`, others: [step] },
    }
  return {
    answer: step,
    doubt: faults.goals.length > 0 && faults.namesGoal ? { text: 'Unmet goals are named too.', others: [goal] } : null,
  }
}

/** If several steps are called failing, all facts are taken as unmet, since nothing follows a step that fails. */
function factsOf(first: Fault, { steps }: Faults): PlanStatement['facts'] {
  const facts = [...first.facts]
  const seen = new Set(facts.map(({ text }) => text))
  for (const fact of steps.flatMap(fault => fault.facts)) {
    if (!seen.has(fact.text)) facts.push(fact)
    seen.add(fact.text)
  }
  return facts
}

/** The earliest step that is called failing. Numbers of a list are steps if the plan has the action there. */
function firstFault({ steps }: Faults, given: readonly string[] | undefined): Fault | undefined {
  const placed = steps.map(fault =>
    fault.step !== null || fault.number === null ? fault : { ...fault, step: numbered(fault, given) },
  )
  if (placed.length > 1 && placed.every(fault => fault.step !== null))
    return placed.reduce((least, one) => (one.step! < least.step! ? one : least))
  return placed[0]
}

const numbered = ({ number, action }: Fault, given: readonly string[] | undefined): number | null =>
  number !== null && action !== null && given?.[number - 1] === action.text ? number : null

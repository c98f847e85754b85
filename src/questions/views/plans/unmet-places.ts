// The places in the two texts of the conditions that a step, or the end of a plan, does not meet.

import type { Span } from '#base/text'
import type { Condition, Domain } from '#planning/pddl/model'
import { conditionText, type ShownBinding } from '#planning/task/condition-text'
import { declarationOf, wordsOf } from '#planning/task/names'

/** A part of a condition, and its place. */
export interface PartPlace {
  readonly text: string
  readonly span: Span
}

/** The places of the unmet preconditions of a step that is an action of the domain. */
export function unmetPlaces(domain: Domain, step: string, unmet: readonly string[]): PartPlace[] {
  const [head = '', ...args] = wordsOf(step) ?? []
  const schema = domain.actions[declarationOf(domain.actions, head)]
  if (schema === undefined) return []
  const binding = new Map(schema.parameters.map(({ name }, i) => [name, args[i] ?? name]))
  const found = placesOf(schema.precondition, binding, unmet)
  // A cost without a value is not part of the precondition.
  return found.length > 0 ? found : [{ text: unmet[0] ?? '', span: schema.span }]
}

/** The places in a condition of these ground parts; for a part with quantifiers, of its instances. */
export function placesOf(condition: Condition, binding: ShownBinding, unmet: readonly string[]): PartPlace[] {
  const left = new Set(unmet)
  const places: PartPlace[] = []
  const take = (part: Condition, text: string): void => {
    left.delete(text)
    places.push({ text, span: part.span })
  }
  const visit = (part: Condition, positive: boolean): void => {
    const text = conditionText(part, binding, positive)
    if (left.has(text)) take(part, text)
    else if (part.kind === 'not') visit(part.body, !positive)
    else if (part.kind === 'and' || part.kind === 'or') for (const each of part.parts) visit(each, positive)
    else if (part.kind === 'imply') {
      visit(part.premise, !positive)
      visit(part.conclusion, positive)
    } else if (part.kind === 'forall' || part.kind === 'exists') quantified.push(part)
  }
  const quantified: Condition[] = []
  visit(condition, true)
  const [rest] = left
  for (const part of rest === undefined ? [] : quantified) places.push({ text: rest!, span: part.span })
  return places
}

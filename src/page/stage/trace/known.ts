// The sequences available for a question: asked about, answered, found by the verdict, or a cheapest plan.

import type { VerdictView } from '#page/state/verdicts/verdict-view'
import { wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'

export interface KnownSequence {
  /** Its title during playback. */
  readonly title: string
  readonly sequence: readonly string[]
}

/** Maximum number of sequences offered, and of characters of an answer that are examined. */
const MAX_OFFERED = 24
const MAX_CHARACTERS = 200_000

/** In the order in which they are offered, without duplicates. */
export function knownSequences(
  asked: Question['asked'],
  answer: string,
  verdict: VerdictView | null,
  plan: KnownSequence | null,
): readonly KnownSequence[] {
  const found: KnownSequence[] = []
  const seen = new Set<string>()
  const add = (title: string, sequence: readonly string[]): void => {
    const key = sequence.join(' ')
    if (seen.has(key) || found.length >= MAX_OFFERED) return
    seen.add(key)
    found.push({ title, sequence })
  }
  if (asked?.sequence !== undefined) add('the sequence asked about', asked.sequence)
  if (asked?.plan !== undefined) add('the plan asked about', asked.plan)
  const words = asked ? wordsOfKind(asked.kind) : undefined
  if (words?.watch !== undefined) {
    const steps = actionsIn(answer)
    const max = words.answer.shape.form === 'item' ? 1 : Number.POSITIVE_INFINITY
    if (steps.length > 0 && steps.length <= max) add(words.watch, steps)
  }
  if (plan !== null) add(plan.title, plan.sequence)
  for (const { sequence, item, role } of verdict?.findings ?? [])
    if (sequence && sequence.length > 0)
      add(item === '' ? `from the verdict: ${role}` : `from the verdict: ${item}`, sequence)
  for (const { claim, sequences } of verdict?.evidence ?? [])
    for (const sequence of sequences) add(`evidence: ${claim.replaceAll('`', '')}`, sequence)
  return found
}

/** All bracketed texts without nested brackets. */
const actionsIn = (answer: string): string[] =>
  (answer.slice(0, MAX_CHARACTERS).match(/\([^()]{1,300}\)/g) ?? []).map(
    action => `(${action.slice(1, -1).trim().split(/\s+/).join(' ').toLowerCase()})`,
  )

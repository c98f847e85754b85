// Renders contexts in the published style and reads them back: each sentence of `telling` must be read as exactly the
// facts it was rendered from.

import { ContextReader } from '../context-reader'
import { describeGoal, describeSetting, describeState } from '../describe'
import type { MarkedEnglish } from '../marked-english'
import type { Phrases } from '../phrases'
import { fitsOf } from '../read-back'
import type { Domain, Problem } from '#planning/pddl/model'
import type { Findings } from './finding'
import { initialFacts, type Items } from './items'

/** Checks the sentences for the initial state of a problem. */
export function checkStateSentences(
  phrases: Phrases,
  domain: Domain,
  { problem, items }: { readonly problem: Problem; readonly items: Items },
  findings: Findings,
): void {
  if (phrases.contexts === undefined) return
  const facts = initialFacts(problem)
  const names = new Set(items.objects.map(({ name }) => name))
  const reader = new ContextReader(phrases, name => names.has(name), fitsOf(domain, problem.objects))
  const known = new Set(facts)
  const asked = facts.filter(fact => phrases.predicates.has(fact.slice(1).split(/[ )]/)[0]!))
  for (const english of [
    describeSetting(phrases, facts),
    describeState(phrases, facts),
    ...(asked.length === 0 ? [] : [describeGoal(phrases, asked.slice(0, 3))]),
  ]) {
    const { sentences, unread } = reader.read(english.text)
    const report = (from: number, to: number, message: string): void =>
      findings.add({
        ...{ code: 'told-otherwise', severity: 'error', message },
        span: placeOf(english, from, to),
        example: { text: english.text.slice(from, to), problem: problem.name },
      })
    for (const { from, to } of unread)
      report(from, to, `\`${english.text.slice(from, to)}\` in a context cannot be read back.`)
    for (const { from, to, facts: read } of sentences) {
      const other = read.find(fact => !known.has(fact))
      if (other !== undefined)
        report(
          from,
          to,
          `\`${english.text.slice(from, to)}\` reads back as \`${other}\`, which the state does not have.`,
        )
    }
  }
}

/** The wording that a range of a rendered text comes from. */
function placeOf({ marks }: MarkedEnglish, from: number, to: number) {
  const mark = marks.find(
    ({ phrase, fact, from: start }) => phrase !== undefined && fact !== undefined && start >= from && start < to,
  )
  return mark?.phrase ?? { from: 0, to: 1 }
}

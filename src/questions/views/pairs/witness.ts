// Describes the state that distinguishes two problems.

import type { Comparison, Pair, Renaming } from '#planning/equivalence/comparison'
import { lackOf, type PairNames } from '#planning/equivalence/description/describe'
import { type Witness, witnessOf } from '#planning/equivalence/description/witness'
import { describeFact, plainVoice } from '#language/english/describe'
import { folderOf } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'
import type { WitnessView } from './pair-view'

/** Maximum number of conditions described in English. */
const max = 4

/**
 * The distinguishing state of the comparison that counts, or of the other one if that has none: a difference up to
 * exchanging objects is also a strict difference.
 */
export function witnessView(
  pair: Pair,
  counted: Comparison,
  other: Comparison,
  shown: Renaming,
  names: PairNames,
): WitnessView | null {
  if (counted.equivalent !== false) return null
  const own = witnessOf(pair, counted, shown)
  const witness = own ?? witnessOf(pair, other, null)
  if (witness === undefined) return null
  const explanation = witnessText(witness, names)
  const aside = own === undefined ? ' Objects are matched as shown here; no exchange of goal objects helps.' : ''
  return { ...witness, explanation: explanation + aside, english: englishOf(pair, witness) }
}

function witnessText({ of, plans, unmet }: Witness, names: PairNames): string {
  const [holds, fails] = of === 'a' ? [names.a, names.b] : [names.b, names.a]
  const steps = plans[of].length
  const reached =
    steps === 0 ? 'The initial state' : `The state after ${steps === 1 ? 'this step' : `these ${steps} steps`}`
  return `${reached} satisfies the goal of ${holds}, but ${lackOf(unmet, fails)}.`
}

/** `What is missing: ball b1 is in room r2.` */
function englishOf({ domain }: Pair, { unmet }: Witness): string {
  if (folderOf(domain) === undefined) return ''
  const phrases = phrasesOf(domain)
  const sentences = unmet.slice(0, max).flatMap(part => {
    const inner = /^\(not (\([^()]*\))\)$/.exec(part)?.[1]
    const fact = inner ?? (/^\([^()]*\)$/.test(part) ? part : undefined)
    if (fact === undefined || fact.startsWith('(= ')) return []
    return [describeFact(phrases, fact, plainVoice, inner !== undefined).text]
  })
  if (sentences.length === 0) return ''
  const more = unmet.length - sentences.length
  return `It is not so that ${sentences.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
}

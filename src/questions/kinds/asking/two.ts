// A choice between four claims about two items of one offer: both hold, only the first, only the second, or neither.
// Forms and relation are drawn first and must occur in all four cases, so that they do not reveal the true claim.

import type { Rng } from '#base/rng'
import type { IsFree } from './offer'
import type { DrawnOffers } from './offer'
import type { Shelf } from './offer'
import type { OfferedItem } from './offer'

/** The truth values of the two items. */
const CASES: readonly (readonly [boolean, boolean])[] = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
]

/** Maximum number of pairs of forms tried per question, and of pairs of items examined per case. */
const FORM_PAIRS = 200
const LOOKED_AT = 1_000

/** Draws two forms and a relation, two unasked items for each case, and then a case at random. */
export function drawTwo(
  shelves: readonly Shelf[],
  forms: readonly string[],
  rng: Rng,
  isFree: IsFree,
): DrawnOffers | undefined {
  const stock = stockOf(shelves, new Set(forms))
  for (let tries = 0; stock.length > 0 && tries < FORM_PAIRS; tries++) {
    const [form, other] = [rng.pick(stock), rng.pick(stock)]
    const orders = CASES.map(() => rng.shuffled(shelves))
    const cases: Map<string, Two[]>[] = []
    let relations: string[] = []
    for (const [i, truths] of CASES.entries()) {
      const pairs = pairsOf(orders[i]!, [form, other], truths)
      cases.push(pairs)
      relations = i === 0 ? [...pairs.keys()] : relations.filter(relation => pairs.has(relation))
      // Most pairs of forms lack a case; then the remaining cases need not be examined.
      if (relations.length === 0) break
    }
    for (const relation of rng.shuffled(relations)) {
      const drawn = cases.map(each => firstFree(each.get(relation)!, rng, isFree))
      if (!drawn.includes(undefined)) return rng.pick(drawn)
    }
  }
  return undefined
}

/**
 * The forms, each as often as it has items of its rarer truth value: forms with few items seldom have all four cases.
 */
function stockOf(shelves: readonly Shelf[], forms: ReadonlySet<string>): string[] {
  const counts = new Map<string, [number, number]>()
  for (const { right, wrong } of shelves)
    for (const [truth, items] of [right, wrong].entries())
      for (const [form, { length }] of items) {
        if (!forms.has(form)) continue
        const known = counts.get(form) ?? [0, 0]
        counts.set(form, known)
        known[truth]! += length
      }
  return [...counts].flatMap(([form, both]) => Array.from({ length: Math.min(...both) }, () => form))
}

interface Two {
  readonly shelf: Shelf
  readonly items: readonly [OfferedItem, OfferedItem]
}

/**
 * Some pairs of items of these forms and truth values, each pair from one shelf, by relation; the first shelves first.
 */
function pairsOf(
  shelves: readonly Shelf[],
  [form, otherForm]: readonly [string, string],
  [truth, otherTruth]: readonly [boolean, boolean],
): Map<string, Two[]> {
  const found = new Map<string, Two[]>()
  let left = LOOKED_AT
  for (const shelf of shelves) {
    const ones = sideOf(shelf, truth).get(form) ?? []
    const others = sideOf(shelf, otherTruth).get(otherForm) ?? []
    for (const one of ones)
      for (const other of others) {
        if (one === other) continue
        if (left-- <= 0) return found
        const relation = shelf.offer.two!.relation(one, other)
        const known = found.get(relation)
        if (known === undefined) found.set(relation, [{ shelf, items: [one, other] }])
        else known.push({ shelf, items: [one, other] })
      }
  }
  return found
}

const sideOf = ({ right, wrong }: Shelf, holds: boolean): Shelf['right'] => (holds ? right : wrong)

function firstFree(pairs: readonly Two[], rng: Rng, isFree: IsFree): DrawnOffers | undefined {
  for (const { shelf, items } of rng.shuffled(pairs)) {
    const { offer } = shelf
    const drawn = { offer, items, claims: rng.shuffled(offer.two!.claims(...items)) }
    if (isFree(drawn)) return drawn
  }
  return undefined
}

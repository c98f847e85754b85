// How far a "not" before a fact reaches: `(a); not (b), (c)`.

import type { Fact } from './effect-signs'

const bareNot = /\bnot\s["'*_`[({]{0,3}$/
const opensClause = /(?:^|[\n;\].:])[\s"'*_`|>•-]{0,8}(?:but |and )?not\s["'*_`[({]{0,3}$/
const joined = /^["'*_`\s]{0,4}(?:,|,?\s?and|&)?["'*_`\s]{1,4}$/

/**
 * The facts with what a "not" states about those after it. Where it begins its clause, and other facts are distinguished, that is all of its row;
 * where it is within a list, one fact; of a list that begins so, and is all there is, it can be either.
 */
export function underNot(low: string, facts: readonly Fact[]): (readonly Fact[])[] {
  const all = facts.slice()
  const nots = all.flatMap(({ item, own }, i) =>
    own === 'neg' && !item.negated && bareNot.test(low.slice(Math.max(0, item.from - 12), item.from)) ? [i] : [],
  )
  let whole: Fact[] | undefined
  for (const i of nots) {
    let end = i + 1
    for (; end < all.length; end++) {
      const gap = low.slice(all[end - 1]!.item.to, all[end]!.item.from)
      const { own, item } = all[end]!
      if (own !== undefined || item.negated || gap.includes('\n') || !joined.test(gap)) break
    }
    if (end === i + 1) continue
    const { from } = all[i]!.item
    const opens = opensClause.test(low.slice(Math.max(0, from - 30), from))
    const apart = opens && (i > 0 || end < all.length)
    const row = (own: 'pos' | 'neg'): Fact[] => all.map((fact, j) => (j > i && j < end ? { ...fact, own } : fact))
    if (nots.length === 1 && !apart) whole = row('neg')
    all.splice(0, all.length, ...row(apart ? 'neg' : 'pos'))
  }
  return whole === undefined ? [all] : [all, whole]
}

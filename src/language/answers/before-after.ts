// Effects described by the two states: `Before: … After: …`. Facts in only one of them change.

import type { Label, Sign } from './effect-labels'
import type { Item } from './items'
import type { Doc } from './lines'

const heads =
  /(?<=^|\n|[.;)]\s)[^\S\n]{0,8}(?:[#>*+-]{1,6}[^\S\n]{0,4}|\d{1,2}[.)][^\S\n]{1,4})?[*_`"']{0,3}(?:(before|initially|previously|(?:the )?(?:current|initial|old|previous|original) (?:state|situation)|state before)|(after(?:wards)?|finally|(?:the )?(?:new|resulting|next|final|successor) (?:state|situation)|state after|result))(?![\p{L}-])[^:\n]{0,40}:/gu

/** The facts that only one of the two states has; undefined if the response has no such heads, or labels its effects. */
export function statesIn(
  { low }: Doc,
  items: readonly Item[],
  labels: readonly Label[],
): (readonly [Item, Sign])[] | undefined {
  if (labels.some(({ firm, sign }) => firm && (sign === 'pos' || sign === 'neg'))) return undefined
  const found = [...low.matchAll(heads)]
  const sections = found.map((match, i) => ({
    isBefore: match[1] !== undefined,
    from: match.index + match[0].length,
    to: found[i + 1]?.index ?? low.length,
  }))
  if (sections.length !== 2 || !sections[0]!.isBefore || sections[1]!.isBefore) return undefined
  const [before, after] = sections.map(({ from, to }) =>
    items.filter(item => item.from >= from && item.to <= to && !item.negated),
  ) as [Item[], Item[]]
  if (before.length === 0 || after.length === 0) return undefined
  const without = (some: readonly Item[], others: readonly Item[]): Item[] =>
    some.filter(({ text }) => !others.some(other => other.text === text))
  return [
    ...without(after, before).map(item => [item, 'pos'] as const),
    ...without(before, after).map(item => [item, 'neg'] as const),
  ]
}

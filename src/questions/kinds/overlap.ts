// How far an answer that is a set overlaps with the right set, and the two measures that follow from it.

/** For an answer that is a set: its right items, its superfluous ones, and the missing ones. */
export interface Overlap {
  readonly right: number
  readonly extra: number
  readonly missing: number
}

/**
 * |answer ∩ right| / |answer ∪ right|, from 0 to 1; 1 where both are empty (P. Jaccard, 1912). Of progression, the items
 * of both lists together, a fact in the wrong list counting as one too many and one missing.
 */
export function jaccard({ right, extra, missing }: Overlap): number {
  const union = right + extra + missing
  return union === 0 ? 1 : right / union
}

/**
 * The variant in section 6.2 of ACPBench Hard (Kokel et al., 2025), which bears with what was left out but with nothing
 * invented: 0 if the answer has an item too many, else its Jaccard similarity, which then is the share of the right
 * items that it has.
 */
export const strictJaccard = (overlap: Overlap): number => (overlap.extra > 0 ? 0 : jaccard(overlap))

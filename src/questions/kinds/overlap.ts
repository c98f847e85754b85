// The overlap of an answer that is a set with the right set, and two measures derived from it.

/** For an answer that is a set: the numbers of right, superfluous and missing items. */
export interface Overlap {
  readonly right: number
  readonly extra: number
  readonly missing: number
}

/**
 * |answer ∩ right| / |answer ∪ right|, from 0 to 1; 1 if both are empty (P. Jaccard, 1912). For progression, over the
 * items of both lists; a fact in the wrong list counts as one superfluous and one missing item.
 */
export function jaccard({ right, extra, missing }: Overlap): number {
  const union = right + extra + missing
  return union === 0 ? 1 : right / union
}

/**
 * The variant in section 6.2 of ACPBench Hard (Kokel et al., 2025), which tolerates omissions but no superfluous items:
 * 0 if there is a superfluous item, else the Jaccard similarity, which then is the fraction of right items given.
 */
export const strictJaccard = (overlap: Overlap): number => (overlap.extra > 0 ? 0 : jaccard(overlap))

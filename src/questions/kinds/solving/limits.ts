// The analyses' own limits, with each search limited to a given number of states.

import { type LandmarkLimits, landmarkLimits } from '#planning/analysis/landmark-decision'
import { type ReachLimits, reachLimits } from '#planning/analysis/reach-limits'
import type { Limits } from '#base/limits'

export function reachWithin({ maxStates }: Limits): ReachLimits {
  const most = (count: number): number => Math.min(count, maxStates)
  return {
    ...reachLimits,
    maxSharedStates: most(reachLimits.maxSharedStates),
    partStates: most(reachLimits.partStates),
    quickStates: most(reachLimits.quickStates),
    maxStates,
  }
}

export const landmarkWithin = ({ maxStates }: Limits): LandmarkLimits => ({
  ...landmarkLimits,
  searchStates: [...landmarkLimits.searchStates.slice(0, -1).filter(count => count < maxStates), maxStates],
})

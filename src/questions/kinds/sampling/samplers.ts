// The generators of answers, one line per kind. Separate from `registry.ts`, since a verdict needs none of them.

import { sampler as actionReachability } from '../action-reachability/sample'
import { sampler as applicability } from '../applicability/sample'
import type { KindCode } from '../codes'
import { sampler as justification } from '../justification/sample'
import { sampler as landmark } from '../landmark/sample'
import { sampler as nextAction } from '../next-action/sample'
import { sampler as progression } from '../progression/sample'
import { sampler as reachability } from '../reachability/sample'
import { sampler as validation } from '../validation/sample'
import type { KindSampler } from './sampled'

const own: readonly KindSampler[] = [
  applicability,
  progression,
  reachability,
  actionReachability,
  validation,
  justification,
  landmark,
  nextAction,
]

const known = new Map<string, KindSampler>(own.map(sampler => [sampler.code, sampler]))

/** The generator of answers for a kind; undefined if there is none. */
export const samplerOf = (code: KindCode): KindSampler | undefined => known.get(code)

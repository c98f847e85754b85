// How answers to the kinds of questions are made up: one line a kind. Apart from `registry.ts`, since a verdict needs
// none of it.

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

/** How answers to a kind are made up; undefined for one that is not sampled. */
export const samplerOf = (code: KindCode): KindSampler | undefined => known.get(code)

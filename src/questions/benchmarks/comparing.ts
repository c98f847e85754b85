// What the benchmark of problems from texts answers on two problems, for those who compare any two.

import type { Limits } from '#base/limits'
import { knownDomainText } from './planetarium/known/known'
import { type OfficialEvaluation, officialEvaluation } from './planetarium/official/evaluate'

/** The PDDL of a domain of the benchmark by its name, in any case; undefined for others. */
export const domainTextNamed = (name: string): string | undefined =>
  knownDomainText(name.trim().toLowerCase())

/** What the published library answers on a raw response `b` against the truth `a`, as it is called by the benchmark. */
export const publishedComparison = (
  a: string,
  b: string,
  placeholder: boolean,
  limits: Limits,
): OfficialEvaluation => officialEvaluation(null, a, b, placeholder, limits)

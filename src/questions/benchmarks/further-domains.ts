// Domains of benchmarks, in addition to ours, that questions can be generated from. Separate from `making.ts`, since
// choosing a domain needs none of the generators.

import { familyOfKind, type KindCode } from '#questions/kinds/codes'
import { publishedDomains } from './planetarium/make/domains'
import { PLANETARIUM } from './planetarium/record'

export type { MadeDomain } from './planetarium/make/domains'

/** The domains of the kind's benchmark, by its names; none for kinds that are asked of our own alone. */
export const furtherDomains = (kind: KindCode): typeof publishedDomains =>
  familyOfKind(kind) === PLANETARIUM ? publishedDomains : []

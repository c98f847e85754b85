// Problems made by a domain's generator, or by walks where it has none, as text.

import type { DomainFolder } from '../../domains/index'
import { makeRng } from '#base/rng'
import type { Size } from '#language/domain-kit'
import { walkedProblem } from '#questions/kinds/asking/walked-problem'
import { printGenerated } from '#planning/pddl/print-generated'

/** The problem of a seed and a size; throws where it cannot be made. */
export const generated = (folder: DomainFolder, seed: number | string, size: Size): string =>
  folder.generate === undefined
    ? walkedProblem(folder, makeRng(seed), size)
    : printGenerated(folder.pddlName, folder.generate(makeRng(seed), size))

// Problem texts from a domain's generator, or from random walks if it has none.

import type { DomainFolder } from '../../domains/index'
import { makeRng } from '#base/rng'
import type { Size } from '#language/domain-kit'
import { walkedProblem } from '#questions/kinds/asking/walked-problem'
import { printGenerated } from '#planning/pddl/print-generated'

/** The problem for a seed and a size; throws if it cannot be generated. */
export const generated = (folder: DomainFolder, seed: number | string, size: Size): string =>
  folder.generate === undefined
    ? walkedProblem(folder, makeRng(seed), size)
    : printGenerated(folder.pddlName, folder.generate(makeRng(seed), size))

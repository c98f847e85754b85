// Problems made by a domain's generator, as text.

import { makeRng } from '../../src/base/rng'
import type { DomainDefinition, Size } from '../../src/domain-kit'
import { printGenerated } from '../../src/pddl/print-generated'

/** The problem of a seed and a size; throws where the generator cannot make it. */
export const generated = (folder: DomainDefinition, seed: number, size: Size): string =>
  printGenerated(folder.pddlName, folder.generate!(makeRng(seed), size))

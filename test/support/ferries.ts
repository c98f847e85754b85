// Ferry problems with two places and many cars: highly symmetric, and infeasible for searches that do not exploit
// symmetry.

import { makeRng } from '#base/rng'
import { domainFolders } from '../../domains/index'
import { generate } from '../../domains/ferry/generate'
import { printGenerated } from '#planning/pddl/print-generated'

/** A random ferry problem with two places. */
export function ferryWith(cars: number, seed: number): { domain: string; problem: string } {
  const folder = domainFolders.find(({ id }) => id === 'ferry')!
  const problem = generate(makeRng(`ferry ${cars} ${seed}`), { locations: 2, cars })
  return { domain: folder.domainText, problem: printGenerated(folder.pddlName, problem) }
}

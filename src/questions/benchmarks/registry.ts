// The families of benchmarks: one line a family. What reads and judges their questions is in `cores.ts`, the rest in `parts.ts`.

import { acpbench } from './acpbench/family'
import type { Family } from './family'
import { planbench } from './planbench/family'
import { planetarium } from './planetarium/family'

/** In the order in which they are listed. Files are offered to the last one first, since the first takes almost any. */
export const families: readonly Family[] = [acpbench, planbench, planetarium]

/** The names of those that people write configurations of domains for: `PlanBench`. */
export const configuredNames: string = families
  .filter(({ isConfigured }) => isConfigured)
  .map(({ name }) => name)
  .join(' or ')

// The benchmark families, one line each. Reading and judging their questions is in `cores.ts`, the rest in `parts.ts`.

import { acpbench } from './acpbench/family'
import type { Family } from './family'
import { planbench } from './planbench/family'
import { planetarium } from './planetarium/family'

/** In display order. A file is offered to the last one first: the first accepts almost any file. */
export const families: readonly Family[] = [acpbench, planbench, planetarium]

/** The names of families with domain configurations: `PlanBench`. */
export const configuredNames: string = families
  .filter(({ isConfigured }) => isConfigured)
  .map(({ name }) => name)
  .join(' or ')

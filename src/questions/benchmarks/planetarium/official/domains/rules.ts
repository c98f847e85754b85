// The domains for which the published program has rules.

import type { DomainRules } from '../edges'
import { blocksworldRules } from './blocksworld'
import { floorTileRules } from './floor-tile'
import { gripperRules } from './gripper'
import { roverSingleRules } from './rover-single'

const rules = new Map<string, DomainRules>([
  ['blocksworld', blocksworldRules],
  ['gripper', gripperRules],
  ['floor-tile', floorTileRules],
  ['rover-single', roverSingleRules],
])

/** The rules for a name after `:domain`, case-sensitive; undefined if the published program has none. */
export const rulesOf = (domain: string): DomainRules | undefined => rules.get(domain)

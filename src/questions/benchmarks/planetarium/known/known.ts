// The domains that the published program ships: predicates, types and actions by their published names.

import { blocksworld } from './blocksworld'
import { floorTile } from './floor-tile'
import { gripper } from './gripper'
import { rover } from './rover'
import { roverSingle } from './rover-single'

const texts = new Map([
  ['blocksworld', blocksworld],
  ['gripper', gripper],
  ['floor-tile', floorTile],
  ['rover-single', roverSingle],
  ['rover', rover],
])

/** The PDDL of a published domain; undefined of other names. Case matters. */
export const knownDomainText = (name: string): string | undefined => texts.get(name)

export const knownDomainNames: readonly string[] = [...texts.keys()]

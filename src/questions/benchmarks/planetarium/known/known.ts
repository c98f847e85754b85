// The domains that the published program includes: predicates, types and actions with their published names.

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

/** The PDDL of a published domain; undefined for other names. Case-sensitive. */
export const knownDomainText = (name: string): string | undefined => texts.get(name)

export const knownDomainNames: readonly string[] = [...texts.keys()]

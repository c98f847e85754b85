// The heuristics by their names.

import type { HeuristicName } from '../options'
import type { World } from '../world'
import { blind } from './blind'
import { ff } from './ff'
import { goalCount } from './goal-count'
import { hAdd } from './h-add'
import { hMax } from './h-max'
import { hPlus } from './h-plus'
import { hStar } from './h-star'
import type { Heuristic } from './heuristic'
import { lmCut } from './lm-cut'

const makers: Readonly<Record<HeuristicName, (world: World) => Heuristic>> = {
  blind,
  'goal-count': goalCount,
  'h-max': hMax,
  'h-add': hAdd,
  ff,
  'lm-cut': lmCut,
  'h-plus': world => hPlus(world),
  'h-star': hStar,
}

export const heuristicNamed = (world: World, name: HeuristicName): Heuristic => makers[name](world)

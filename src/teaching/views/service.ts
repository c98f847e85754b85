// What live parts of lessons ask about a world, each from the file that works it out.

import { afterEach } from './after-each'
import { conditions } from './conditions'
import { actionCosts } from './costs'
import { evidenceOf } from './evidence'
import { fewestSteps } from './fewest-steps'
import { filterConditions } from './filter'
import { invariantGroups } from './invariant'
import { mutexPairs } from './pairs'
import { relaxedSource } from './relaxed'
import { words } from './words'

export const liveViews = {
  words,
  fewestSteps,
  conditions,
  mutexPairs,
  afterEach,
  relaxedSource,
  invariantGroups,
  evidenceOf,
  filterConditions,
  actionCosts,
}

// The queries of live parts about a world; each is implemented in its own file.

import { afterEach } from './after-each'
import { conditions } from './conditions'
import { actionCosts } from './costs'
import { evidenceOf } from './evidence'
import { fewestSteps } from './fewest-steps'
import { filterConditions } from './filter'
import { invariantGroups } from './invariant'
import { graphLayers, layerPairs } from './layers'
import { mutexPairs } from './pairs'
import { relaxedSource } from './relaxed'
import { words } from './words'
import { written } from './written'

export const liveViews = {
  words,
  fewestSteps,
  conditions,
  mutexPairs,
  graphLayers,
  layerPairs,
  written,
  afterEach,
  relaxedSource,
  invariantGroups,
  evidenceOf,
  filterConditions,
  actionCosts,
}

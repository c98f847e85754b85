// What live parts of lessons ask about a world, each from the file that works it out.

import { fewestSteps } from './fewest-steps'
import { words } from './words'

export const liveViews = { words, fewestSteps }

import { ferry } from './ferry'
import { makeQuestions } from '#questions/kinds/asking/making'
import type { Making } from '../family-parts'

/** For its own domain it makes the questions of the ferry's. */
export const making: Making = {
  make: ({ world, ...unit }, fits) =>
    makeQuestions({ ...unit, world: world.kind === 'folder' ? { ...world, domain: 'ferry' } : world }, fits),
  domains: [ferry],
}

import { ferry } from './ferry'
import { makeQuestions } from '#questions/kinds/asking/making'
import type { Making } from '../family-parts'

/** Its own domain gets the questions of the ferry domain. */
export const making: Making = {
  make: ({ world, ...unit }, fits) =>
    makeQuestions({ ...unit, world: world.kind === 'folder' ? { ...world, domain: 'ferry' } : world }, fits),
  domains: [ferry],
}

import type { Making } from '../../family-parts'
import { publishedDomains } from './domains'
import { makePlanetarium } from './make'

export const making: Making = { make: makePlanetarium, domains: publishedDomains }

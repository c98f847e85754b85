// The parts for PlanBench's own programs: configurations, and items with answers.

import type { Configurations } from '../family-parts'
import { type NamedConfiguration, readConfigurations } from './config'
import { checkConfiguration } from './config-checks'
import { writeConfiguration } from './config-export'
import { phrasesOfConfiguration } from './config-phrases'
import { answeredLine } from './read/answered-line'
import { renderLine } from './render/line'

export const configurations: Configurations<NamedConfiguration> = {
  read: readConfigurations,
  check: (named, domain) => checkConfiguration(named, domain),
  write: writeConfiguration,
  phrasesOf: phrasesOfConfiguration,
  prompt: renderLine,
  answered: answeredLine,
}

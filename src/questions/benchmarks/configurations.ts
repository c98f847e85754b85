// Configurations of benchmarks that are written by hand, as everyone else sees them: read, checked, turned into phrases
// and made from phrases. PlanBench has the one layout there is.

export { type NamedConfiguration, readConfigurations } from './planbench/config'
export { checkConfiguration, type ConfigFinding } from './planbench/config-checks'
export { type Loss, writeConfiguration } from './planbench/config-export'
export { phrasesOfConfiguration } from './planbench/config-phrases'

// The page's API for textbook search: runs in portions, and the components of estimates.

import type { Source } from '#planning/pddl/source'
import type { HeuristicName, SearchOptions } from '#planning/textbook/options'
import type { Ties } from '#planning/textbook/heuristics/lm-cut'
import type { RunLimits } from '#planning/textbook/start-run'
import type {
  DotsOutcome,
  EstimatesOutcome,
  LensOutcome,
  LogPlace,
  RelaxedOutcome,
  RunFile,
  RunOutcome,
  SumOutcome,
} from '#questions/views/search/search-data'
import type { NoTask } from '#questions/views/ready'

export interface SearchApi {
  /** The events of the run after those already known, up to the limits, which count from the beginning of the run. */
  run(source: Source, options: SearchOptions, have: LogPlace, limits: RunLimits): RunOutcome
  /** Exports the run, up to the limits, as a file. */
  file(source: Source, options: SearchOptions, limits: RunLimits, format: string): RunFile | NoTask
  /** The components of an estimate in the state after these actions. */
  lens(source: Source, steps: readonly string[], heuristic: HeuristicName, ties?: Ties): LensOutcome
  /** The delete relaxation in that state: its conditions, its actions, and its layers. */
  relaxed(source: Source, steps: readonly string[]): RelaxedOutcome
  /** The result of the run, up to the limits: a row of a comparison table. */
  sum(source: Source, options: SearchOptions, limits: RunLimits): SumOutcome
  /** The index of the fact with this name, which is its bit in the rows of a log; -1 if there is none. */
  fact(source: Source, name: string): number
  /** The value of every estimate in that state. */
  estimates(source: Source, steps: readonly string[]): EstimatesOutcome
  /** All states of a small problem, by estimate and by actual goal distance. */
  dots(source: Source, heuristic: HeuristicName): DotsOutcome
}

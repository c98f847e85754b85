// What the page may ask of textbook search: runs in portions, and what estimates are made of.

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
  /** The events of the run after the known place, up to the limits, which count from its beginning. */
  run(source: Source, options: SearchOptions, have: LogPlace, limits: RunLimits): RunOutcome
  /** The run as a file, as far as the limits. */
  file(source: Source, options: SearchOptions, limits: RunLimits, format: string): RunFile | NoTask
  /** The components of an estimate in the state after these actions. */
  lens(source: Source, steps: readonly string[], heuristic: HeuristicName, ties?: Ties): LensOutcome
  /** The relaxed world in that state: its conditions, its actions, and what comes layer by layer. */
  relaxed(source: Source, steps: readonly string[]): RelaxedOutcome
  /** The result of the run, up to the limits: a row of a sheet. */
  sum(source: Source, options: SearchOptions, limits: RunLimits): SumOutcome
  /** The number of the fact of this name, which is its bit in the rows of a log; -1 if there is none. */
  fact(source: Source, name: string): number
  /** The value of every estimate in that state. */
  estimates(source: Source, steps: readonly string[]): EstimatesOutcome
  /** All states of a small problem by estimate and by what is left. */
  dots(source: Source, heuristic: HeuristicName): DotsOutcome
}

// The page's API for landmarks. Facts and actions are given by name. Each call includes the problem and the actions
// taken from its initial state, and is about the state after them.

import type { Source } from '#planning/pddl/source'
import type {
  LandmarkEffort,
  LandmarkOutcome,
  LandmarkTimes,
  LandmarkWhy,
} from '#questions/views/landmarks/landmark-data'

export interface LandmarksApi {
  find(source: Source, taken: readonly string[], effort: LandmarkEffort): LandmarkOutcome
  /**
   * Explains one fact; a user may have typed its name, and its evidence is checked separately. With `ahead`, before
   * the user asks: null for a landmark with evidence that may take long.
   */
  why(source: Source, taken: readonly string[], fact: string, ahead: boolean): LandmarkWhy | null
  /** null if the texts have errors. */
  times(source: Source, sequence: readonly string[], facts: readonly string[]): LandmarkTimes | null
}

// What the page may ask about landmarks: types and named numbers alone. Facts and actions go by name; a call carries
// the problem and the actions taken from its initial state, and is about the state after them.

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
   * One fact by whatever name someone typed; its evidence is checked apart. Ahead of being asked, null for a landmark
   * whose evidence may use long.
   */
  why(source: Source, taken: readonly string[], fact: string, ahead: boolean): LandmarkWhy | null
  /** null if the texts cannot be used. */
  times(source: Source, sequence: readonly string[], facts: readonly string[]): LandmarkTimes | null
}

// The queries of lessons' live parts about a world.

import type { Source } from '#planning/pddl/source'
import type { AfterEach } from '#teaching/views/after-each'
import type { ConditionsRow } from '#teaching/views/conditions'
import type { StatementEvidence } from '#teaching/views/evidence'
import type { FilterConditions } from '#teaching/views/filter'
import type { InvariantGroup } from '#teaching/views/invariant'
import type { GraphLayers } from '#teaching/views/layers'
import type { MutexPairs } from '#teaching/views/pairs'
import type { InWords, WordsRequest } from '#teaching/views/words'
import type { Written } from '#teaching/views/written'

export interface LiveViewsApi {
  /** English descriptions of facts and actions of a world; `phrases` are those of the lesson's own domain. */
  words(source: Source, phrases: string | null, asked: WordsRequest): InWords
  /** The minimum number of steps from the state after these actions to the goal; null if unknown. */
  fewestSteps(source: Source, after: readonly string[]): number | null
  /** Actions with the parts of their preconditions in the state after `after`; all actions, or `only` these. */
  conditions(source: Source, after: readonly string[], only: readonly string[] | null): readonly ConditionsRow[]
  /** Pairs of facts that are never true together. */
  mutexPairs(source: Source): MutexPairs
  /** The layers of Graphplan's planning graph, without their mutexes. */
  graphLayers(source: Source): GraphLayers
  /** The mutex pairs of a layer of the planning graph, from 0. */
  layerPairs(source: Source, layer: number): MutexPairs
  /**
   * The result of a learner's domain text with the problem of the source; `until` is an expression that must become
   * true.
   */
  written(source: Source, domain: string, until: string): Written
  /** h* in the state after these actions, and after each action applicable there. */
  afterEach(source: Source, taken: readonly string[]): AfterEach
  /** The same problem without delete effects. */
  relaxedSource(source: Source): Source
  /** Groups of facts with exactly one true in every reachable state. */
  invariantGroups(source: Source): readonly InvariantGroup[]
  /** The evidence for a statement such as `(not-reachable (on b1 b1))`. */
  evidenceOf(source: Source, text: string): StatementEvidence
  /** For each condition of an expression, the states in which it holds, numbered as in a state graph. */
  filterConditions(source: Source, text: string, maxStates: number): FilterConditions
  /** Each action with its cost; none if every action costs 1. */
  actionCosts(source: Source): readonly (readonly [string, number])[]
}

// The page's API to the engine: types and two constants. All data survives structured cloning. Calls contain their
// complete input: the worker caches parsed and grounded tasks by content, so it can be terminated at any time without
// affecting results. To cancel a call, terminate the worker: see `EngineClient.stop`.

import type { SessionDomain } from '#language/english/session-domains'
import type { ChangesApi } from './changes'
import type { ClassExportsApi } from './class-exports'
import type { EnglishApi } from './english'
import type { FilesApi } from './files'
import type { GraphApi } from './graph'
import type { HintsApi } from './hints'
import type { JudgingApi } from './judging'
import type { LandmarksApi } from './landmarks'
import type { DomainsApi } from './domains'
import type { MakingApi } from './making'
import type { NamesApi } from './names'
import type { OneApi } from './one'
import type { PairsApi } from './pairs'
import type { PhraseChecksApi } from './phrase-checks'
import type { PhraseTextsApi } from './phrase-texts'
import type { PlansApi } from './plans'
import type { PollsApi } from './polls'
import type { QuestionsApi } from './questions'
import type { ScoreApi } from './score'
import type { SearchApi } from './search'
import type { SharingApi } from './sharing'
import type { SheetsApi } from './sheets'
import type { StartingApi } from './new-domains'
import type { StatesApi } from './states'
import type { TeachingApi } from './teaching'
import type { RenderingsApi } from './renderings'
import type { TextsApi } from './texts'
import type { ContextsApi } from './contexts'
import type { TraceApi } from './trace'

/** Sent before any other call. */
export interface SessionApi {
  /** Sets the complete list of the visitor's domains, which all services use from now on. */
  useDomains(list: readonly SessionDomain[]): void
}

/** All services of the engine. */
export interface EngineApi {
  readonly session: SessionApi
  readonly judging: JudgingApi
  readonly questions: QuestionsApi
  readonly hints: HintsApi
  readonly score: ScoreApi
  readonly one: OneApi
  readonly names: NamesApi
  readonly making: MakingApi
  readonly pairs: PairsApi
  readonly texts: TextsApi
  readonly english: EnglishApi
  readonly phraseChecks: PhraseChecksApi
  readonly phraseTexts: PhraseTextsApi
  readonly starting: StartingApi
  readonly states: StatesApi
  readonly renderings: RenderingsApi
  readonly contexts: ContextsApi
  readonly changes: ChangesApi
  readonly graph: GraphApi
  readonly trace: TraceApi
  readonly plans: PlansApi
  readonly landmarks: LandmarksApi
  readonly search: SearchApi
  readonly domains: DomainsApi
  readonly files: FilesApi
  readonly sharing: SharingApi
  readonly teaching: TeachingApi
  readonly sheets: SheetsApi
  readonly classExports: ClassExportsApi
  readonly polls: PollsApi
}

// The engine as a plain object. It is independent of the page, so tests call it in Node; the worker provides the same
// services, loading them one by one.

import { type Cache, MemoryCache } from '#results/store/cache'
import type { EngineApi } from '#engine/api/engine'
import { classExports } from './class-exports'
import { makeJudging, serviceOf } from './judging'
import { loadedEnglish } from './whole-english'
import { useSessionDomains } from '#language/english/session-domains'
import { polls } from './polls'
import { makeServices } from './services'
import { sheets } from './sheets'
import { teaching } from './teaching'

/** All kinds of questions and the families must be loaded first (`loadKinds`, `loadServiceParts`). */
export function makeEngine(cache: Cache): EngineApi {
  const judging = makeJudging(cache, loadedEnglish)
  const session = { useDomains: useSessionDomains }
  const services = makeServices(judging)
  const later = { teaching, sheets, classExports, polls }
  return { session, judging: serviceOf(judging), ...services, ...later }
}

/** An engine that caches only in memory; for Node. */
export const engineInMemory = (): EngineApi => makeEngine(new MemoryCache())

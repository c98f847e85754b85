// The engine as a plain object. It knows no page, so tests call it in Node; the worker gives the same, part by part.

import { type Cache, MemoryCache } from '../store/cache'
import type { EngineApi } from './api/engine'
import { makeRest } from './rest'
import { makeJudging } from './judging'
import { wordingsFor } from '../library/wordings'

export function makeEngine(cache: Cache): EngineApi {
  const judging = makeJudging(cache, async () => wordingsFor)
  return { ...makeRest(judging), judge: judging.judge, version: () => __ENGINE_VERSION__ }
}

/** An engine that remembers only as long as it lives; for Node. */
export const engineInMemory = (): EngineApi => makeEngine(new MemoryCache())

// The worker's whole script: the engine, reachable through Comlink, its verdicts kept in IndexedDB. What a first verdict
// needs is here; the rest is loaded right after it, beside whatever is asked first.

import { expose } from 'comlink'
import { IdbCache } from '../store/idb-cache'
import type { EngineApi } from './api/engine'
import { makeJudging } from './judging'

type Method = (...input: never[]) => unknown

const judging = makeJudging(new IdbCache(__ENGINE_VERSION__), async () => {
  const { wordingsFor } = await import('../library/wordings')
  return wordingsFor
})
const first: Pick<EngineApi, 'judge' | 'version'> = {
  judge: judging.judge,
  version: () => __ENGINE_VERSION__,
}
const rest = async (): Promise<Readonly<Record<string, Method>>> => {
  const { makeRest } = await import('./rest')
  return (made ??= makeRest(judging)) as unknown as Record<string, Method>
}
let made: Omit<EngineApi, 'judge' | 'version'> | undefined

expose(
  new Proxy(first, {
    get: (known, name) =>
      name in known
        ? known[name as keyof typeof known]
        : async (...input: never[]) => (await rest())[String(name)]!(...input),
  }),
)

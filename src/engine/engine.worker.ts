// Entry point of the engine worker: exposes the engine through Comlink and stores its verdicts in IndexedDB. The code
// for a first verdict is included here; the other services are loaded right afterwards, while the first calls are
// processed.

import { expose, transfer } from 'comlink'
import { loadKinds } from '#questions/kinds/registry'
import { useSessionDomains } from '#language/english/session-domains'
import { allowBytes } from '#base/memory'
import { bytesHere, isRoomy } from './device-memory'
import { answerPings, partOf } from '#engine/life/alive'
import { MemoryCache } from '#results/store/cache'
import { IdbCache } from '#results/store/idb-cache'
import { buffersOf } from './transferables'
import { makeJudging, serviceOf } from './judging'
import type { LaterServices } from './services'
import { collectGarbage } from './collect-garbage'
import { warming } from './warming'
import { workerEnglish } from './worker-english'

answerPings(self as unknown as DedicatedWorkerGlobalScope)
allowBytes(bytesHere())

type Service = Readonly<Record<string, (...input: never[]) => unknown>>

const judging = makeJudging(
  // When embedded in another page, nothing is stored.
  self.name === 'unkept' ? new MemoryCache() : new IdbCache(__ENGINE_VERSION__),
  workerEnglish,
)

let made: LaterServices | undefined
const later = async (service: string): Promise<Service> => {
  const [services] = await Promise.all([partOf(import('./services')), partOf(loadKinds())])
  const { classExportsLater, loadServiceParts, makeServices, pollsLater, sheetsLater, teachingLater } = services
  await partOf(loadServiceParts())
  if (service === 'teaching') return (await teachingLater()) as unknown as Service
  if (service === 'sheets') return (await sheetsLater()) as unknown as Service
  if (service === 'classExports') return (await classExportsLater()) as unknown as Service
  if (service === 'polls') return (await pollsLater()) as unknown as Service
  made ??= handingOver(makeServices(judging))
  return made[service as keyof LaterServices] as unknown as Service
}

/** Transfers large results instead of copying them. */
function handingOver(services: LaterServices): LaterServices {
  const { graph } = services
  const states: typeof graph.states = (...input) => {
    const outcome = graph.states(...input)
    return transfer(outcome, buffersOf(outcome))
  }
  return { ...services, graph: { ...graph, states } }
}

/** A service that is loaded on its first call. */
const serviceLater = (service: string): Service =>
  new Proxy({} as Service, {
    get:
      (_, method) =>
      async (...input: never[]) =>
        (await later(service))[String(method)]!(...input),
  })

// Domains are set synchronously, before the next message is processed.
const service = serviceOf(judging)
const first = { session: { useDomains: useSessionDomains }, judging: { ...service, ready } }
const soon = (then: () => void, ms: number): (() => void) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}
const answered = collectGarbage(soon)

/** The engine that will judge next warms up, if there is enough memory, while there is no other call. */
async function ready(...input: Parameters<typeof service.ready>): Promise<true> {
  await service.ready(...input)
  if (isRoomy(bytesHere())) warm.begin()
  return true
}
const warm = warming(soon, async () => (await partOf(import('./warm-up'))).warmUp())
self.addEventListener('message', warm.end)
expose(
  new Proxy(first, {
    get: (known, service) => (service in known ? known[service as keyof typeof known] : serviceLater(String(service))),
  }),
  {
    addEventListener: self.addEventListener.bind(self),
    removeEventListener: self.removeEventListener.bind(self),
    postMessage(message: unknown, handedOver: Transferable[] = []) {
      self.postMessage(message, { transfer: handedOver })
      answered()
    },
  },
)

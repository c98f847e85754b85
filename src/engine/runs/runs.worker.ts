// The worker of runs: reads files, sends responses to its own scoring workers, and stores the rows.

import '#questions/kinds/loading/all-kinds'
import { expose } from 'comlink'
import { servingWebPort, type ScoringPort } from '#results/scoring/ports'
import { serveScoringSoon } from '#results/scoring/serve'
import { loadKinds } from '#questions/kinds/registry'
import { RunShelves } from '#results/store/run-shelves'
import { AllRuns } from './runs'
import { workersFor } from '#engine/device-memory'
import { answerPings, partOf } from '#engine/life/alive'
import { watchedPort } from './watched-port'
import { browserTabs } from './tabs'

answerPings(self as unknown as DedicatedWorkerGlobalScope)
const cores = Math.floor(navigator.hardwareConcurrency || 2)

/** Starts a nested worker; in browsers without nested workers, this worker scores itself. */
function spawn(): ScoringPort {
  if (typeof Worker === 'undefined') return scoringHere()
  const worker = new Worker(new URL('./scoring.worker.ts', import.meta.url), {
    type: 'module',
    name: 'scoring',
  })
  return watchedPort(worker)
}

function scoringHere(): ScoringPort {
  const { port1, port2 } = new MessageChannel()
  void serveScoringSoon(servingWebPort(port1))
  return {
    post: message => port2.postMessage(message),
    listen(heard) {
      port2.onmessage = event => heard(event.data)
    },
    end() {
      port1.close()
      port2.close()
    },
  }
}

expose(
  new AllRuns({
    shelves: new RunShelves(),
    tabs: browserTabs(),
    spawn,
    // Reading takes little time compared with scoring, and the page little compared with both, so with two cores both
    // score.
    workers: workersFor(navigator, cores <= 2 ? cores : cores - 1),
    engine: __ENGINE_VERSION__,
    now: () => Date.now(),
    makeId: () =>
      [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(36).padStart(2, '0').slice(-2)).join(''),
    sample: async () => {
      const [{ sampleFiles }] = await Promise.all([partOf(import('./sample-files')), partOf(loadKinds())])
      return sampleFiles()
    },
  }),
)

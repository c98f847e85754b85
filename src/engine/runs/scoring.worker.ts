// A worker that scores responses, for the worker that reads them.

import '#questions/kinds/loading/all-kinds'
import { allowBytes } from '#base/memory'
import { bytesHere } from '#engine/device-memory'
import { answerPings } from '#engine/life/alive'
import { servingWebPort } from '#results/scoring/ports'
import { serveScoringSoon } from '#results/scoring/serve'

answerPings(self as unknown as DedicatedWorkerGlobalScope)
allowBytes(bytesHere())
void serveScoringSoon(servingWebPort(globalThis as unknown as Parameters<typeof servingWebPort>[0]))

// Entry point of a scoring worker, started by the worker of runs.

import '#questions/kinds/loading/all-kinds'
import { allowBytes } from '#base/memory'
import { bytesHere } from '#engine/device-memory'
import { answerPings } from '#engine/life/alive'
import { servingWebPort } from '#results/scoring/ports'
import { serveScoringSoon } from '#results/scoring/serve'

answerPings(self as unknown as DedicatedWorkerGlobalScope)
allowBytes(bytesHere())
void serveScoringSoon(servingWebPort(globalThis as unknown as Parameters<typeof servingWebPort>[0]))

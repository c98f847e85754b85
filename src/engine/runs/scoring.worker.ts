// A worker that scores responses, for the worker that reads them.

import { allowBytes } from '../../base/memory'
import { bytesHere } from '../device-memory'
import { answerPings } from '../life/alive'
import { servingWebPort } from '../../results/ports'
import { serveScoring } from '../../results/serve'

answerPings(self as unknown as DedicatedWorkerGlobalScope)
allowBytes(bytesHere())
serveScoring(servingWebPort(globalThis as unknown as Parameters<typeof servingWebPort>[0]))

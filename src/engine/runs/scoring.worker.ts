// A worker that scores responses, for the worker that reads them.

import { allowBytes } from '../../base/memory'
import { bytesHere } from '../device-memory'
import { servingWebPort } from '../../results/ports'
import { serveScoring } from '../../results/serve'

allowBytes(bytesHere())
serveScoring(servingWebPort(globalThis as unknown as Parameters<typeof servingWebPort>[0]))

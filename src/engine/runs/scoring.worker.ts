// A worker that scores responses, for the worker that reads them.

import { servingWebPort } from '../../results/ports'
import { serveScoring } from '../../results/serve'

serveScoring(servingWebPort(globalThis as unknown as Parameters<typeof servingWebPort>[0]))

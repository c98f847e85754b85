// A service of the engine as editors use it: at each keystroke, without a listed job, and with null if there is no
// answer.

import type { Calls } from '#engine/client'
import type { EngineApi } from '#engine/api/engine'
import type { Lanes, LaneWork } from './create-lanes'

/** The methods of a service, resolving to null if there is no answer, for whatever reason. */
export type QuietCalls<Service> = {
  readonly [Method in keyof Calls<Service>]: Calls<Service>[Method] extends (
    ...input: infer Input
  ) => Promise<infer Output>
    ? (...input: Input) => Promise<Output | null>
    : never
}

/** The calls of one service, as this sort of work; typing waits only for `editing`. */
export const quietCalls = <Name extends keyof EngineApi>(
  { quietly }: Pick<Lanes, 'quietly'>,
  service: Name,
  work: LaneWork = 'editing',
): QuietCalls<EngineApi[Name]> =>
  new Proxy({} as QuietCalls<EngineApi[Name]>, {
    get:
      (_, method) =>
      async (...input: unknown[]) => {
        const outcome = await quietly(work, api => {
          const calls = api[service] as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>
          return calls[String(method)]!(...input)
        })
        return outcome.kind === 'done' ? outcome.value : null
      },
  })

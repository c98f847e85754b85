// A person's decisions about rows and runs, stored immediately until the store has them: the store is accessed through
// a worker, which ends with the page.

import * as v from 'valibot'
import type { RunsService } from '#engine/api/runs'
import type { App } from '#page/state/app'
import { createTyped } from '#page/state/session/typed'

const PLACE = 'planground-said-of-runs'

const override = v.object({
  verdict: v.picklist(['right', 'wrong', 'undecided', 'unreadable']),
  reason: v.string(),
})
const act = v.variant('what', [
  v.object({
    what: v.literal('override'),
    id: v.string(),
    row: v.number(),
    override: v.nullable(override),
  }),
  v.object({
    ...{ what: v.literal('rename'), id: v.string(), name: v.string() },
    tags: v.optional(v.array(v.string()), []),
  }),
])

/** A decision. */
export type Act = v.InferOutput<typeof act>

export interface Outbox {
  /** Stores the decision, and passes it to the worker. */
  readonly send: (act: Act) => void
  /** Passes on the decisions left by an earlier visit or an earlier worker. */
  readonly sendEarlier: (service: RunsService) => Promise<void>
}

export function createOutbox(
  app: App,
  call: (what: (service: RunsService) => Promise<unknown>) => Promise<unknown>,
): Outbox {
  const { read, write } = app.feature(createTyped)
  let waiting: readonly Act[] = keptIn(read(PLACE))
  const set = (next: readonly Act[]): void => {
    waiting = next
    write(PLACE, next.length === 0 ? null : JSON.stringify(next))
  }
  const hand = async (each: Act, to: typeof call): Promise<void> => {
    try {
      await to(service =>
        each.what === 'override'
          ? service.override(each.id, each.row, each.override)
          : service.rename(each.id, each.name, each.tags),
      )
      set(waiting.filter(other => other !== each))
    } catch {
      // If the worker is lost, the next one receives it.
    }
  }
  return {
    send(each) {
      set([...waiting, each])
      void hand(each, call)
    },
    async sendEarlier(service) {
      for (const each of waiting) await hand(each, what => what(service))
    },
  }
}

function keptIn(text: string | null): readonly Act[] {
  try {
    const found = v.safeParse(v.array(act), JSON.parse(text ?? '[]'))
    return found.success ? found.output : []
  } catch {
    return []
  }
}

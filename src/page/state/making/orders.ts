// An order of questions to be made, stored until all are made. Results are stored unit by unit, so that the next visit
// continues with the rest.

import type { MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import type { PoolResult } from '../lanes/pool'
import type { App } from '../app'
import { createInbox, type HeldFiles } from '../inbox/inbox'

export interface Order {
  readonly held: HeldFiles
  readonly units: readonly MakeUnit[]
  /** The results of earlier visits, by index of the unit. */
  readonly made: ReadonlyMap<number, PoolResult<MadeQuestions>>
}

export async function newOrder(app: App, units: readonly MakeUnit[]): Promise<Order> {
  const held = await app.feature(createInbox).hold('make', [], { data: { units } })
  return { held, units, made: new Map() }
}

/** The order that an earlier visit left; undefined if it cannot be continued: then it is removed. */
export async function earlierOrder(app: App, held: HeldFiles): Promise<Order | undefined> {
  const inbox = app.feature(createInbox)
  const { units } = (held.item.data ?? {}) as { readonly units?: readonly MakeUnit[] }
  if (!Array.isArray(units) || !(await inbox.begin(held))) {
    await endOrder(app, held)
    return undefined
  }
  const made = new Map<number, PoolResult<MadeQuestions>>()
  for (const { at, file } of await inbox.filesOf(held.id))
    made.set(at, { kind: 'done', value: JSON.parse(await file.text()) as MadeQuestions })
  return { held, units, made }
}

/** Stores the result of the unit at an index. */
export function keepMade(app: App, { held }: Order, at: number, value: MadeQuestions): void {
  const file = new Blob([JSON.stringify(value)])
  void app.feature(createInbox).add(held.id, { at, name: 'made', file })
}

export async function endOrder(app: App, held: HeldFiles): Promise<void> {
  await app.feature(createInbox).remove(held.id)
  held.release()
}

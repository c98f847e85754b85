// The English of the facts and actions that a live part shows, requested from the engine as they are needed.

import { createSignal, untrack } from 'solid-js'
import type { LiveProps } from '../live-props'

export type Words = ReturnType<typeof createWords>

/** Part of the key, as facts and actions may have the same name. */
type Sort = 'facts' | 'actions'
const keyOf = (sort: Sort, name: string): string => `${sort} ${name}`

/** English of names, requested once and cached. */
export function createWords({ world, sandbox }: Pick<LiveProps, 'world' | 'sandbox'>) {
  const [known, setKnown] = createSignal<ReadonlyMap<string, string>>(new Map())
  const asked = new Set<string>()
  const fresh = (sort: Sort, names: readonly string[]): readonly string[] =>
    names.filter(name => {
      const key = keyOf(sort, name)
      return !asked.has(key) && asked.add(key)
    })
  return {
    /** '' until it is known, or if the world has no English for it. */
    fact: (name: string): string => known().get(keyOf('facts', name)) ?? '',
    action: (name: string): string => known().get(keyOf('actions', name)) ?? '',
    /** Requests the English of these names. */
    async want(facts: readonly string[], actions: readonly string[] = []): Promise<void> {
      const wanted = { facts: fresh('facts', facts), actions: fresh('actions', actions) }
      if (wanted.facts.length + wanted.actions.length === 0) return
      const outcome = await sandbox.lanes.quietly('quick', api =>
        api.teaching.words(world.source, world.phrases, wanted),
      )
      if (outcome.kind !== 'done') return
      const wordsRequest = outcome.value
      const next = new Map(untrack(known))
      for (const sort of ['facts', 'actions'] as const)
        wanted[sort].forEach((name, place) => {
          next.set(keyOf(sort, name), wordsRequest[sort][place] ?? '')
        })
      setKnown(next)
    },
  }
}

// Instances pinned to the top of the scroll, stored by domain across reloads.

import * as v from 'valibot'
import { createMemo, createSignal } from 'solid-js'
import { isKindCode, type KindCode } from '#questions/kinds/codes'
import type { Instance } from '#questions/views/english/renderings'
import type { App } from '#page/state/app'
import { renderableSorts } from './words'
import { storedValue } from '#page/state/keeping/stored-value'

const PLACE = 'planground-pins'
/** Maximum number of pins of a domain, and of stored characters; a browser's storage is small. */
const MAX_PINS = 40
const LONGEST = 200_000

const instanceSchema = v.object({
  what: v.picklist(renderableSorts),
  problem: v.string(),
  head: v.string(),
  items: v.array(v.string()),
  seed: v.string(),
  state: v.exactOptional(v.number()),
  number: v.exactOptional(v.number()),
  kind: v.exactOptional(v.custom<KindCode>(isKindCode)),
  format: v.exactOptional(v.picklist(['gen', 'bool', 'mcq'])),
})
const keptSchema = v.array(v.tuple([v.string(), v.array(instanceSchema)]))

/** Pins of the domain with this id. */
export function createPins({ storage, notices }: App, id: () => string) {
  const read = (): Map<string, readonly Instance[]> => new Map(storedValue(storage, PLACE, keptSchema))
  const [all, setAll] = createSignal<ReadonlyMap<string, readonly Instance[]>>(read())
  const list = createMemo((): readonly Instance[] => all().get(id()) ?? [])
  const put = (pins: readonly Instance[]): void => {
    // Another tab may have pinned examples of other domains.
    const next = read().set(id(), pins)
    if (pins.length === 0) next.delete(id())
    setAll(next)
    const text = JSON.stringify([...next])
    if (text.length <= LONGEST && storage.setItem(PLACE, text)) return
    notices.notify({
      tone: 'problem',
      title: 'The pins could not be kept',
      lines: ['There are too many for the browser’s storage, or the page may not store anything.'],
    })
  }
  return {
    list,
    isPinned: (instance: Instance): boolean => list().some(each => isSame(each, instance)),
    /** Pins an instance, or unpins it. */
    togglePin(instance: Instance): void {
      const others = list().filter(each => !isSame(each, instance))
      if (others.length < list().length) put(others)
      else if (list().length < MAX_PINS) put([...list(), instance])
      else
        notices.notify({
          tone: 'problem',
          title: `${MAX_PINS} examples are pinned already`,
          lines: ['Remove a pin that you no longer need.'],
        })
    },
    unpinAll: () => put([]),
  }
}

const isSame = (one: Instance, other: Instance): boolean =>
  one.what === other.what &&
  one.problem === other.problem &&
  one.seed === other.seed &&
  one.number === other.number &&
  one.kind === other.kind &&
  one.format === other.format &&
  one.items.join() === other.items.join()

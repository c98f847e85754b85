// The check of the sheet that is being made: each item once, in a worker; an item that changed is checked again.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Fault, ItemCheck } from '#teaching/sheets/preflight'
import { sheetFaults } from '#teaching/sheets/whole-sheet'
import type { Sheet } from '#teaching/sheets/sheet'
import { inBackground } from '#page/browser/background'
import type { App } from '#page/state/app'
import { isLocalAddress } from '#page/state/public-address'
import { FIRST_STATES } from '#page/state/verdicts/checking'

export interface CheckedItem {
  /** Undefined while the item is being checked. */
  readonly check: ItemCheck | undefined
  /** Those of the item, and those that show on the whole sheet. */
  readonly faults: readonly Fault[]
}

/** A link in the teacher's words that only the teacher's computer can open. */
export interface LocalLink {
  readonly where: 'instructions' | 'notes'
  readonly link: string
}

export type Preflight = ReturnType<typeof createPreflight>

/** Milliseconds without a change before items are checked. */
const SETTLE = 400

export function createPreflight(app: App, sheet: Accessor<Sheet | null>) {
  const [known, setKnown] = createSignal<ReadonlyMap<string, ItemCheck>>(new Map())
  createEffect(
    on(sheet, now => {
      let isPast = false
      const cancel = app.clock.after(SETTLE, () => inBackground(checkAll(now, () => isPast)))
      onCleanup(() => {
        isPast = true
        cancel()
      })
    }),
  )

  async function checkAll(now: Sheet | null, isPast: () => boolean): Promise<void> {
    for (const [index] of (now?.items ?? []).entries()) {
      const key = keyOf(now!, index)
      if (known().has(key)) continue
      const outcome = await app.lanes.quietly('results', api => api.classExports.check(now!, index, FIRST_STATES))
      const check = outcome.kind === 'done' ? outcome.value : outcome.kind === 'failed' ? broken(outcome.message) : null
      if (check !== null) setKnown(old => new Map([...old, [key, check]]))
      if (isPast()) return
    }
  }

  const items = createMemo((): readonly CheckedItem[] => {
    const now = sheet()
    if (now === null) return []
    const checks = now.items.map((_, index) => known().get(keyOf(now, index)))
    const whole = sheetFaults(checks)
    return checks.map((check, i) => ({ check, faults: [...(check?.faults ?? []), ...whole[i]!] }))
  })
  const done = () => items().filter(({ check }) => check !== undefined).length
  return {
    items,
    done,
    isDone: () => done() === items().length,
    /** The numbers of the items with which the sheet cannot be handed out, from 1. */
    refused: () => items().flatMap(({ faults }, i) => (faults.some(({ isGrave }) => isGrave) ? [i + 1] : [])),
    doubtful: () => items().filter(({ faults }) => faults.length > 0 && !faults.some(({ isGrave }) => isGrave)).length,
    minutes: () => items().reduce((sum, { check }) => sum + (check?.minutes ?? 0), 0),
    localLinks: createMemo(() => localLinksOf(sheet())),
  }
}

/** Everything that the question of an item depends on. */
const keyOf = ({ items, seed }: Sheet, index: number): string => JSON.stringify([items[index], seed, index])

const broken = (message: string): ItemCheck => ({
  ...{ made: { kind: 'none', message }, minutes: 0, key: '', paper: null },
  faults: [{ code: 'none', isGrave: true, message: `It could not be checked: ${message}` }],
})

function localLinksOf(sheet: Sheet | null): readonly LocalLink[] {
  const texts = { instructions: sheet?.says ?? '', notes: typeof sheet?.notes === 'string' ? sheet.notes : '' }
  return (['instructions', 'notes'] as const).flatMap(where =>
    linksIn(texts[where])
      .filter(isLocalAddress)
      .map(link => ({ where, link })),
  )
}

/** Addresses in a text, also of files. */
export const linksIn = (text: string): readonly string[] =>
  text.match(/\b(?:https?|file):\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/gi) ?? []

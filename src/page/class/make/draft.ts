// The sheet that is being made: stored at each change, and packed shortly after.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import * as v from 'valibot'
import { MAX_ITEMS, type Sheet, type SheetItem, sheetPanes, usual } from '#teaching/sheets/sheet'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { createTyped } from '#page/state/session/typed'
import { createKeptSheets } from '../kept-sheets'
import { inBackground } from '#page/browser/background'

export type Draft = ReturnType<typeof createDraft>

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Random letters that distinguish sheets and otherwise equal recipes. */
export const drawnSeed = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('')

const blank = (): Sheet => ({ ...usual, title: '', seed: drawnSeed(6), items: [] })
const UNTITLED = 'Untitled sheet'

export function createDraft(app: App) {
  const { lanes, notices } = app
  const { earlier, keep } = createKeeping(app)
  const [sheet, setSheet] = createSignal<Sheet>(earlier ?? blank())
  createEffect(on(sheet, keep, { defer: true }))
  const begun = sheet()
  const last = app.feature(createKeptSheets).draft()
  if (earlier === null && last !== null)
    inBackground(
      lanes
        .quietly('quick', api => api.sheets.readLink(last))
        .then(outcome => {
          if (outcome.kind === 'done' && outcome.value.kind === 'sheet' && sheet() === begun)
            setSheet(outcome.value.sheet)
        }),
    )
  const packable = createMemo(() => {
    const now = sheet()
    return now.items.length === 0 ? null : { ...now, title: now.title.trim() || UNTITLED }
  })
  const packed = createPane(packable, sheet => lanes.quietly('quick', api => api.sheets.pack(sheet)), {
    settle: () => 150,
    keeps: () => true,
  })
  /** The index of the selected item; null for none. */
  const [looked, look] = createSignal<number | null>(null)
  const change = (part: Partial<Sheet>): void => void setSheet(old => ({ ...old, ...part }))
  return {
    sheet,
    /** Has a title in any case; null without items. */
    packable,
    packed,
    looked,
    look: (at: number | null): void => void look(at),
    change,
    ...itemsOf(sheet, change),
    /** Starts a new sheet; a notice offers to restore the old one. */
    startOver(): void {
      const before = sheet()
      setSheet(blank())
      notices.notify({
        tone: 'plain',
        title: 'A new sheet was started',
        action: { label: 'Undo', run: () => setSheet(before) },
      })
    },
    /** Replaces the draft with another sheet. */
    take(other: Sheet): void {
      const before = sheet()
      setSheet(other)
      if (before.items.length > 0 && before.seed !== other.seed)
        notices.notify({
          tone: 'plain',
          title: 'Another sheet replaced the sheet that you were making',
          action: { label: 'Undo', run: () => setSheet(before) },
        })
    },
  }
}

const ITEMS = 'planground-sheet-items'
const REST = 'planground-sheet-rest'
const text = v.string()
const sealed = v.object({ salt: text, iv: text, text })
const restSchema: v.GenericSchema<unknown, Omit<Sheet, 'items'>> = v.object({
  ...{ title: text, says: text, seed: text },
  panes: v.array(v.picklist(sheetPanes)),
  hints: v.picklist([0, 1, 2, 3]),
  attempts: v.number(),
  reveal: v.union([v.picklist(['never', 'checked']), sealed]),
  variants: v.picklist(['same', 'by-name']),
  partial: v.optional(v.boolean(), usual.partial),
  named: v.optional(v.boolean(), usual.named),
  due: v.optional(text, usual.due),
  notes: v.union([text, sealed, v.null()]),
})
/** Items are validated when the sheet is packed. */
const itemsSchema = v.pipe(
  v.array(v.looseObject({ item: v.picklist(['recipe', 'question', 'response', 'step']) })),
  v.maxLength(MAX_ITEMS),
)

/** Stores the sheet immediately at each change; its items, which may be long, separately. */
function createKeeping(app: App) {
  const { read, write } = app.feature(createTyped)
  const kept = <T>(schema: v.GenericSchema<unknown, T>, place: string): T | null => {
    try {
      const found = v.safeParse(schema, JSON.parse(read(place) ?? 'null'))
      return found.success ? found.output : null
    } catch {
      return null
    }
  }
  const rest = kept(restSchema, REST)
  let items = (kept<unknown>(itemsSchema, ITEMS) ?? []) as readonly SheetItem[]
  return {
    earlier: rest && { ...rest, items },
    keep({ items: now, ...others }: Sheet): void {
      write(REST, JSON.stringify(others))
      if (now !== items) write(ITEMS, JSON.stringify(now))
      items = now
    },
  }
}

/** The operations on the items. */
function itemsOf(sheet: () => Sheet, change: (part: Partial<Sheet>) => void) {
  /** An item that replaces another one has its key, which identifies its row. */
  const keys = new WeakMap<SheetItem, object>()
  const keyOf = (item: SheetItem): object => keys.get(item) ?? item
  return {
    keys: (): readonly object[] => sheet().items.map(keyOf),
    add: (items: readonly SheetItem[]): void => change({ items: [...sheet().items, ...items] }),
    remove: (at: number): void => change({ items: sheet().items.filter((_, i) => i !== at) }),
    /** Replaces the item with this key, wherever it was moved meanwhile. */
    replace(key: object, item: SheetItem): void {
      keys.set(item, key)
      change({ items: sheet().items.map(old => (keyOf(old) === key ? item : old)) })
    },
    /** Adds a copy after the item; for a recipe, one that yields another question. */
    duplicate(at: number): void {
      const items = [...sheet().items]
      const item = items[at]
      if (item === undefined || items.length >= MAX_ITEMS) return
      items.splice(at + 1, 0, item.item === 'recipe' ? { ...item, seed: drawnSeed(2) } : { ...item })
      change({ items })
    },
    /** Moves an item by this many positions. */
    move(at: number, by: number): void {
      const items = [...sheet().items]
      const [item] = items.splice(at, 1)
      if (item === undefined) return
      items.splice(Math.max(0, at + by), 0, item)
      change({ items })
    },
  }
}

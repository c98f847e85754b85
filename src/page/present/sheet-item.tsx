// The items of a sheet on a projector, one after the other, each in the default variant. Nothing done here is stored.

import { createMemo, createRoot, createSignal, onCleanup, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { MadeItem } from '#teaching/sheets/made'
import type { Sheet } from '#teaching/sheets/sheet'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { createScopedApp } from '#page/state/scoped-app'
import type { NotePart, Projection } from './projecting'
import { createQuestionProjection, pieces } from './question'
import './sheet-item.css'

/** `first`: the index of the first item shown; `moved` is called with the index after each move. */
export function createSheetProjection(app: App, sheet: Sheet, first: number, moved: (at: number) => void): Projection {
  return createRoot(dispose => {
    const [at, setAt] = createSignal(first)
    const made = createPane<{ readonly at: number }, MadeItem>(
      createMemo(() => ({ at: at() })),
      ({ at }) => app.lanes.quietly('computing', api => api.sheets.make(sheet, at, '')),
      { keeps: () => false },
    )
    const notes: readonly NotePart[] =
      typeof sheet.notes === 'string' && sheet.notes.trim() !== ''
        ? [{ title: 'Your notes', paragraphs: sheet.notes.split(/\n+/).map(pieces) }]
        : []
    const inner = createMemo<Projection | null>(() => {
      const item = made.value()
      if (item?.kind !== 'question' && item?.kind !== 'response') return null
      const { question } = item
      const sandbox = createScopedApp(app, [
        item.kind === 'response' ? { ...question, response: item.response } : question,
      ])
      const shown = createQuestionProjection(sandbox, item.kind === 'response' ? item.response : '')
      onCleanup(() => {
        shown?.dispose?.()
        sandbox.dispose()
      })
      return shown
    })
    const text = (): string => {
      const item = made.value()
      if (item?.kind === 'none') return item.message
      if (item?.kind === 'step') return `Step ${item.step} of a lesson, to read.`
      return made.message() || 'Making the question …'
    }
    return {
      title: () => sheet.title,
      where: () => `item ${at() + 1} of ${sheet.items.length}`,
      ahead: () => inner()?.ahead() || (at() + 1 < sheet.items.length ? `Item ${at() + 2}` : ''),
      View: () => (
        <Show when={inner()} fallback={<p class="projected-note grid full-height">{text()}</p>} keyed>
          {shown => <Dynamic component={shown.View} />}
        </Show>
      ),
      go(by) {
        if (inner()?.go(by)) return true
        const next = at() + by
        if (next < 0 || next >= sheet.items.length) return false
        setAt(next)
        return true
      },
      held: () => inner()?.held() ?? null,
      reveal: () => inner()?.reveal(),
      notes: () => [...notes, ...(inner()?.notes() ?? [])],
      press: key => inner()?.press?.(key) ?? false,
      dispose() {
        moved(at())
        dispose()
      },
    }
  })
}

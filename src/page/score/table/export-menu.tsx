// Exports the rows as a file: all of them, or those that match the filters.

import { createSignal, Show } from 'solid-js'
import { exportName, type RowFormat, rowFormats } from '#results/runs/exports/export'
import { partialSays } from '#results/runs/partial'
import { isAllRows } from '#results/runs/row-filter'
import type { Steps } from '#results/runs/row-order'
import { Menu } from '#page/ui/menus/menu'
import { counted } from '#page/ui/naming'
import { saveBlob } from '#page/state/saving'
import { useApp } from '#page/state/use-app'
import type { Rows } from './rows'
import { inSlices } from '#page/browser/slices'

export function ExportMenu(props: { rows: Rows }) {
  const { clock } = useApp()
  const { shown, run, view } = props.rows
  const [isWriting, setWriting] = createSignal(false)
  const save = (format: RowFormat): void => {
    const chosen = new Set(shown())
    const pieces = format.rows({ table: run.table, which: row => chosen.has(row) })
    setWriting(true)
    inSlices(clock, gathered(pieces), texts => {
      setWriting(false)
      const type = `${format.type};charset=utf-8`
      saveBlob(
        new Blob(texts, { type }),
        exportName(`${run.info().name}-rows`, format, false, partialSays(run.info()) !== ''),
      )
    })
  }
  return (
    <Show
      when={!isWriting()}
      fallback={
        <span class="faint" role="status">
          Writing the rows
        </span>
      }
    >
      <Menu
        title={
          isAllRows(view().filter)
            ? 'Export'
            : `Export ${shown().length === 1 ? 'this row' : `these ${counted(shown().length, 'row')}`}`
        }
        icon="download"
        groups={[
          {
            title: 'In the order of the files',
            items: rowFormats().map(format => ({
              title: format.title,
              icon: 'file-text' as const,
              disabled: shown().length === 0 || !run.isLoaded(),
              run: () => save(format),
            })),
          },
        ]}
      />
    </Show>
  )
}

/** Joins the pieces, one in each step. */
function* gathered(pieces: Iterable<string>): Steps<string[]> {
  const texts: string[] = []
  for (const piece of pieces) {
    texts.push(piece)
    yield
  }
  return texts
}

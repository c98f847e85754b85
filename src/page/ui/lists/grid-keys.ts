// A table as a grid with one tab stop: arrow keys move between cells, and controls in a cell are activated there.
// Follows the grid pattern of the ARIA Authoring Practices Guide.

import { type Accessor, createEffect, on, onCleanup } from 'solid-js'

const PAGE = 10

const rowsOf = (table: HTMLTableElement): HTMLTableRowElement[] => [...(table.tBodies[0]?.rows ?? [])]

/** The element that gets the focus in a cell: a control in it, or the cell. */
const stopIn = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>('button, a[href]') ?? cell

/** Makes the body of a table with `role="grid"` one tab stop; `changed` tracks the data of its rows. */
export function gridKeys(table: HTMLTableElement, changed: Accessor<unknown>): void {
  const reachable = (cell: HTMLElement): void => {
    for (const other of table.querySelectorAll<HTMLElement>('[tabindex="0"]')) other.tabIndex = -1
    stopIn(cell).tabIndex = 0
  }
  const cellOf = (target: EventTarget | null): HTMLTableCellElement | null =>
    target instanceof HTMLElement ? target.closest('td, th') : null
  const goTo = (row: HTMLTableRowElement | undefined, column: number): void => {
    const cell = row?.cells[Math.min(column, row.cells.length - 1)]
    if (cell === undefined) return
    reachable(cell)
    stopIn(cell).focus()
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const onKey = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target)
    if (cell === null || event.altKey || event.metaKey) return
    const rows = rowsOf(table)
    const at = rows.indexOf(cell.parentElement as HTMLTableRowElement)
    const next = at < 0 ? undefined : moved(event, at, cell.cellIndex, rows)
    if (next === undefined) return
    event.preventDefault()
    goTo(rows[next.row], next.column)
  }
  const onFocus = (event: FocusEvent): void => {
    const cell = cellOf(event.target)
    if (cell !== null) reachable(cell)
  }
  table.addEventListener('keydown', onKey)
  table.addEventListener('focusin', onFocus)
  onCleanup(() => {
    table.removeEventListener('keydown', onKey)
    table.removeEventListener('focusin', onFocus)
  })
  createEffect(
    on(changed, () => {
      for (const row of rowsOf(table))
        for (const cell of row.cells) {
          const stop = stopIn(cell)
          if (stop.getAttribute('tabindex') === null) stop.tabIndex = -1
        }
      const first = rowsOf(table)[0]?.cells[0]
      if (first !== undefined && table.querySelector('tbody [tabindex="0"]') === null) stopIn(first).tabIndex = 0
    }),
  )
}

function moved(
  { key, ctrlKey }: KeyboardEvent,
  row: number,
  column: number,
  rows: readonly HTMLTableRowElement[],
): { readonly row: number; readonly column: number } | undefined {
  const last = rows.length - 1
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(last, row + 1), column }
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column }
    case 'PageDown':
      return { row: Math.min(last, row + PAGE), column }
    case 'PageUp':
      return { row: Math.max(0, row - PAGE), column }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 }
    case 'End':
      return { row: ctrlKey ? last : row, column: rows[row]!.cells.length - 1 }
    default:
      return undefined
  }
}

// The actions of the table's keys and commands.

import { grouped } from '#page/ui/naming'
import type { RowsAct } from '#page/state/commands/rows-action'
import type { HandFocus } from '../row/hand'
import type { Rows } from './rows'

/** The interface to the table's components. */
export interface ActingOn {
  readonly explore: () => void
  readonly search: () => void
  /** The form for a verdict and its reason, while the details are shown. */
  readonly hand: () => HandFocus | undefined
  readonly notify: (title: string) => void
  /** Announces to screen readers only: other visitors see it in the row. */
  readonly announce: (what: string) => void
}

export function actOn(act: RowsAct, rows: Rows, on: ActingOn): void {
  const { cursor, moveBy, moveToDiffering, openRow, closeRow, clear, overruling } = rows
  const row = cursor()
  const opened = (then: (hand: HandFocus) => void): void => {
    if (row === null) return
    openRow(row)
    // Deferred, as the action may just create the pane.
    queueMicrotask(() => {
      const hand = on.hand()
      if (hand !== undefined) then(hand)
    })
  }
  switch (act) {
    case 'next':
      moveBy(1)
      break
    case 'previous':
      moveBy(-1)
      break
    case 'open':
      if (row !== null) openRow(row)
      break
    case 'close':
      closeRow()
      break
    case 'search':
      on.search()
      break
    case 'clear':
      clear()
      break
    case 'next-differing':
      if (!moveToDiffering(1)) on.notify('No later row in this list differs')
      break
    case 'previous-differing':
      if (!moveToDiffering(-1)) on.notify('No earlier row in this list differs')
      break
    case 'right':
    case 'wrong':
    case 'undecided':
    case 'unreadable':
      if (row !== null) {
        overruling.overrule(row, act)
        on.announce(`Row ${grouped(row + 1)}: ${act}, by hand`)
      }
      break
    case 'overrule':
      opened(({ verdicts }) => verdicts())
      break
    case 'reason':
      opened(({ reason }) => reason())
      break
    case 'undo': {
      const undone = overruling.undo()
      if (undone === null) on.notify('Nothing to undo')
      else {
        rows.moveTo(undone)
        const by = overruling.of(undone)
        const text = by === undefined ? 'the machine’s verdict again' : `${by.verdict}, by hand`
        on.announce(`Row ${grouped(undone + 1)}: ${text}`)
      }
      break
    }
    case 'explore':
      if (row !== null) openRow(row)
      on.explore()
      break
  }
}

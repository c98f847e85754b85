// Commands in the table of rows, by keys and in the palette. The table provides one handle while it is shown, and is
// loaded with Score; this file only holds the names of the commands.

import type { Command } from '#page/state/commands/command'
import { createHandles } from '#page/state/commands/handles'
import type { App } from '#page/state/app'
import type { RowsAct } from '#page/state/commands/rows-action'

type Line = readonly [act: RowsAct, title: string, ...keys: readonly string[]]

const lines: readonly Line[] = [
  ['next', 'Next row', 'j'],
  ['previous', 'Previous row', 'k'],
  ['open', 'Show the details of the row', 'Enter'],
  ['close', 'Close the details of the row', 'Escape'],
  ['next-differing', 'Next row that differs', 'n'],
  ['previous-differing', 'Previous row that differs', 'p'],
  ['search', 'Search the rows', '/'],
  ['right', 'Overrule the verdict: right', '1'],
  ['wrong', 'Overrule the verdict: wrong', '2'],
  ['undecided', 'Overrule the verdict: undecided', '3'],
  ['unreadable', 'Overrule the verdict: unreadable', '4'],
  ['overrule', 'Choose another verdict for the row', 'x'],
  ['reason', 'Give the reason for overruling', 'c'],
  ['undo', 'Undo the last overruling', 'u'],
  ['explore', 'Open the row in Explore', 'o'],
  ['clear', 'Clear all filters of the rows'],
]

/** False on a button or a link, which Enter activates. */
const isFree = (): boolean => {
  const at = document.activeElement
  return at === null || at.matches('body, main, [role=grid]')
}

export function rowsCommands(app: App): readonly Command[] {
  const { isProvided, invoke } = app.feature(createHandles)
  const when = (): boolean => isProvided('rows')
  return lines.map(
    ([act, title, ...keys]): Command => ({
      ...{ id: `rows-${act}`, title, group: 'Score' },
      ...(keys.length > 0 ? { keys } : {}),
      when: act === 'close' ? () => isProvided('closeRow') : act === 'open' ? () => when() && isFree() : when,
      run: () => (act === 'close' ? invoke('closeRow') : invoke('rows', act)),
    }),
  )
}

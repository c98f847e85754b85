// Keys in a field of chips: arrows choose among the suggested names and move between chips, Enter adds, Backspace
// removes the last chip.

import type { NameEntry } from './name-entry'

interface ChipKeys {
  readonly entry: NameEntry
  readonly field: HTMLInputElement
  /** Number of chips. */
  readonly count: number
  readonly focusChip: (at: number) => void
  readonly remove: (at: number) => void
}

export function keyInField(event: KeyboardEvent, keys: ChipKeys): void {
  const { entry, field, count } = keys
  if (event.ctrlKey || event.metaKey) {
    // The text in the field belongs to the answer that is checked.
    if (event.key === 'Enter' && entry.typed().trim() !== '') entry.enter(true)
    return
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (event.altKey) return
    event.preventDefault()
    entry.offers.pick(entry.isOpen())
    if (!entry.isOpen()) entry.setOpen(true)
    else entry.offers.step(event.key === 'ArrowDown' ? 1 : -1)
  } else if (event.key === 'Enter') {
    event.preventDefault()
    entry.enter()
  } else if (event.key === 'Escape' && (entry.isOpen() || entry.typed() !== '')) {
    event.preventDefault()
    if (entry.isOpen()) entry.setOpen(false)
    else entry.clear()
  } else if (event.key === 'Backspace' && entry.typed() === '' && count > 0) {
    event.preventDefault()
    entry.remove(count - 1)
  } else if (event.key === 'ArrowLeft' && field.selectionStart === 0 && count > 0) {
    event.preventDefault()
    keys.focusChip(count - 1)
  } else if (event.key === 'Tab') entry.setOpen(false)
}

export function keyOnChip(event: KeyboardEvent, at: number, keys: Omit<ChipKeys, 'entry'>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const to: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: keys.count,
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault()
    keys.remove(at)
  } else if (event.key in to) {
    event.preventDefault()
    keys.focusChip(Math.max(0, to[event.key]!))
  } else if (event.key === 'Escape') {
    event.preventDefault()
    keys.field.focus()
  }
}

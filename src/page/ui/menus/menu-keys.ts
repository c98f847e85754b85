// Keys in an open menu: arrow keys cycle through its items, a letter moves to the next item that starts with it, Escape
// and Tab close the menu.

/**
 * Handles a key for the enabled items. `close(false)` does not return the focus to the button; items side by side are
 * reached by all four arrow keys.
 */
export function keyInMenu(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  close: (toButton?: boolean) => void,
  isSideBySide = false,
): void {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = (at + 1) % items.length
  const previous = (at - 1 + items.length) % items.length
  const to: Record<string, number> = {
    ArrowDown: next,
    ArrowUp: previous,
    ...(isSideBySide ? { ArrowRight: next, ArrowLeft: previous } : {}),
    Home: 0,
    End: items.length - 1,
  }
  if (event.key in to) items[to[event.key]!]?.focus()
  else if (event.key === 'Escape') close()
  else if (event.key === 'Tab') {
    close(false)
    return
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const letter = event.key.toLowerCase()
    const round = [...items.slice(at + 1), ...items.slice(0, at + 1)]
    round.find(item => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus()
    if (event.key === ' ' || event.key === 'Enter') return
  } else return
  event.preventDefault()
  event.stopPropagation()
}

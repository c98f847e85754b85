// One tab stop for a whole list; arrow keys move within it, by rows if it wraps.

import { type Accessor, createEffect, on, onCleanup } from 'solid-js'

const itemsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-rove]')]

/**
 * Makes the elements with `data-rove` (and `tabindex={-1}`) inside a list one tab stop. `changed` tracks the data of
 * the elements: after a change one of them is reachable again, and gets the focus if an activated one was removed.
 */
export function rove(list: HTMLElement, changed: Accessor<unknown>): void {
  let pressed = false
  const reachable = (item: HTMLElement): void => {
    for (const other of list.querySelectorAll<HTMLElement>('[data-rove][tabindex="0"]'))
      if (other !== item) other.tabIndex = -1
    item.tabIndex = 0
  }
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches('[data-rove]')) reachable(event.target)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-rove]')) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    pressed = event.key === 'Enter' || event.key === ' '
    const items = itemsOf(list)
    const next = neighbour(items, items.indexOf(event.target), event.key)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
  list.addEventListener('focusin', onFocus)
  list.addEventListener('keydown', onKey)
  onCleanup(() => {
    list.removeEventListener('focusin', onFocus)
    list.removeEventListener('keydown', onKey)
  })
  createEffect(
    on(changed, () => {
      const [first] = itemsOf(list)
      if (first === undefined) return
      if (list.querySelector('[data-rove][tabindex="0"]') === null) first.tabIndex = 0
      if (pressed && document.activeElement === document.body) first.focus()
      pressed = false
    }),
  )
}

function neighbour(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return items[at + 1]
    case 'ArrowLeft':
      return items[at - 1]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowDown':
      return inNextRow(items, at, 1)
    case 'ArrowUp':
      return inNextRow(items, at, -1)
    default:
      return undefined
  }
}

/** The nearest item in the row below or above. */
function inNextRow(items: readonly HTMLElement[], at: number, by: 1 | -1): HTMLElement | undefined {
  const own = items[at]!.getBoundingClientRect()
  const middle = own.left + own.width / 2
  let row: number | undefined
  let best: { item: HTMLElement; off: number } | undefined
  for (let i = at + by; i >= 0 && i < items.length; i += by) {
    const box = items[i]!.getBoundingClientRect()
    if (Math.abs(box.top - own.top) < own.height / 2) continue
    row ??= box.top
    if (Math.abs(box.top - row) > own.height / 2) break
    const off = Math.abs(box.left + box.width / 2 - middle)
    if (best === undefined || off < best.off) best = { item: items[i]!, off }
  }
  return best?.item
}

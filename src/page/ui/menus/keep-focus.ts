// Keeps the keyboard focus: when a focused control is removed or disabled, the browser resets the focus, and the next
// Tab would start at the top of the page.

import { onCleanup } from 'solid-js'

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

const stopsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(TABBABLE)].filter(each => each.tabIndex >= 0 && isUsable(each))

/** The focused element, and its ancestors from the inside out. */
interface Held {
  readonly element: HTMLElement
  readonly around: readonly HTMLElement[]
}

/** The tab stop nearest to the lost element: preferably after it, in the smallest ancestor that has any. */
function nearestTo({ element, around }: Held): HTMLElement | undefined {
  for (const part of around) {
    if (!part.isConnected) continue
    const stops = stopsIn(part)
    const after = element.isConnected
      ? stops.find(stop => element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
      : stops[0]
    const found = after ?? stops.at(-1)
    if (found !== undefined) return found
  }
  return undefined
}

/** Keeps the keyboard focus inside a box; call it under the owner with which it should end. */
export function keepFocus(box: HTMLElement): void {
  let held: Held | null = null
  let byKeys = false
  const onFocus = ({ target }: FocusEvent): void => {
    const around: HTMLElement[] = []
    if (!(target instanceof HTMLElement)) return
    for (let at = target.parentElement; at !== null && box.contains(at); at = at.parentElement) around.push(at)
    held = { element: target, around }
  }
  // If the user moves the focus to another element, or clicks outside of any, the focus is not restored.
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) held = null
    else queueMicrotask(() => held !== null && isUsable(held.element) && (held = null))
  }
  const onKey = (): void => void (byKeys = true)
  const onPointer = (): void => void (byKeys = false)
  const observer = new MutationObserver(() => {
    if (held === null || isUsable(held.element)) return
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement === held.element
    const next = isLost && byKeys ? nearestTo(held) : undefined
    held = null
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(box, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  box.addEventListener('focusin', onFocus)
  box.addEventListener('focusout', onLeave)
  box.addEventListener('keydown', onKey)
  box.addEventListener('pointerdown', onPointer)
  onCleanup(() => {
    observer.disconnect()
    box.removeEventListener('focusin', onFocus)
    box.removeEventListener('focusout', onLeave)
    box.removeEventListener('keydown', onKey)
    box.removeEventListener('pointerdown', onPointer)
  })
}

// Keeps the keyboard focus: when a focused control is removed, moved or disabled, the browser resets the focus, and keys
// no longer reach the part in which the user works.

import { onCleanup } from 'solid-js'

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'
/** Parts that are replaced as a whole when the user goes elsewhere. */
const APART = 'main, dialog'

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

const isStop = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(TABBABLE) && element.tabIndex >= 0 && isUsable(element)

/** The controls in an element, itself first. */
const controlsOf = (element: Element): Element[] => [element, ...element.querySelectorAll(TABBABLE)]

/** An ancestor of the focused element, with its child that holds the element. */
interface Level {
  readonly part: HTMLElement
  readonly child: Element
  readonly index: number
  /** The index of the element among the controls of the child. */
  readonly column: number
}

interface FocusPath {
  readonly element: HTMLElement
  /** From the inside out. */
  readonly levels: readonly Level[]
}

function heldAt(element: HTMLElement, box: HTMLElement): FocusPath {
  const levels: Level[] = []
  for (let child: Element = element; ; ) {
    const part = child.parentElement
    if (part === null || !box.contains(part)) break
    levels.push({ part, child, index: [...part.children].indexOf(child), column: controlsOf(child).indexOf(element) })
    if (part.matches(APART)) break
    child = part
  }
  return { element, levels }
}

/**
 * The tab stop nearest to the lost element, in the smallest ancestor that has any: the same control of the row that took
 * the place of its row, else one after it, else the main action. Letters pressed next are keys of commands, so a field comes last.
 */
function nearestTo({ element, levels }: FocusPath): HTMLElement | undefined {
  const inField = element.matches(TYPED_IN)
  for (const { part, child, index, column } of levels) {
    if (!part.isConnected) continue
    const heir = part.children[index]
    const isRow = heir !== undefined && heir !== child && heir.tagName === child.tagName
    const same = isRow && heir.className === child.className ? controlsOf(heir)[column] : undefined
    if (isStop(same)) return same
    const stops = [...part.querySelectorAll(TABBABLE)].filter(isStop).filter(stop => inField || !stop.matches(TYPED_IN))
    const isAfter = (stop: Element): boolean =>
      child.isConnected
        ? (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
        : heir !== undefined && (heir.contains(stop) || (heir.compareDocumentPosition(stop) & 4) > 0)
    const found = stops.find(isAfter) ?? stops.find(stop => stop.matches('.primary')) ?? stops.at(-1)
    if (found !== undefined) return found
  }
  return undefined
}

/** The view that replaced the one of the lost element; undefined until it is there. */
function viewInstead({ levels }: FocusPath): HTMLElement | undefined {
  if (levels.at(-1)?.part.isConnected !== false) return undefined
  const view = document.querySelector<HTMLElement>('main:not([aria-busy])')
  if (view !== null) view.tabIndex = -1
  return view ?? undefined
}

/** Keeps the keyboard focus inside a box; call it under the owner with which it should end. */
export function keepFocus(box: HTMLElement): void {
  let held: FocusPath | null = null
  let lost: FocusPath | null = null
  let byKeys = false
  let isDown = false
  const onFocus = ({ target }: FocusEvent): void => {
    lost = null
    if (target instanceof HTMLElement && byKeys) held = heldAt(target, box)
  }
  // If the user moves the focus to another element, or leaves all, it is not restored. The observer comes before.
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    const left = held
    if (relatedTarget !== null) held = null
    else
      queueMicrotask(() =>
        queueMicrotask(() => {
          if (held === left && held !== null && isUsable(held.element)) held = null
        }),
      )
  }
  const restore = (): void => {
    // The rest of a key's events would act on the element that gets the focus.
    if (lost === null || isDown) return
    const { element } = lost
    const { activeElement } = document
    const next =
      activeElement !== document.body && activeElement !== element
        ? null
        : isUsable(element)
          ? element
          : (nearestTo(lost) ?? viewInstead(lost))
    // The view that replaces its own may still be loading.
    if (next === undefined) return
    lost = null
    next?.focus({ preventScroll: true })
    if (next !== null && next.tagName !== 'MAIN') next.scrollIntoView({ block: 'nearest' })
  }
  const observer = new MutationObserver(records => {
    if (held !== null && isLost(held.element, records)) {
      lost = held
      held = null
    }
    restore()
  })
  // Whoever uses the mouse pays nothing for it.
  const onKey = ({ target }: KeyboardEvent): void => {
    isDown = true
    if (byKeys) return
    byKeys = true
    if (target instanceof HTMLElement && target !== document.body) held = heldAt(target, box)
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
  }
  const onKeyUp = (): void => {
    isDown = false
    restore()
  }
  const onPointer = (): void => {
    byKeys = isDown = false
    held = lost = null
    observer.disconnect()
  }
  const events = {
    ...{ focusin: onFocus, focusout: onLeave, keydown: onKey, keyup: onKeyUp },
    pointerdown: onPointer,
  } as const
  for (const [name, listen] of Object.entries(events)) box.addEventListener(name, listen as EventListener, true)
  onCleanup(() => {
    observer.disconnect()
    for (const [name, listen] of Object.entries(events)) box.removeEventListener(name, listen as EventListener, true)
  })
}

/** True if an element lost the focus by these changes: it is removed or disabled, or was moved. */
function isLost(element: HTMLElement, records: readonly MutationRecord[]): boolean {
  const { activeElement } = document
  if (activeElement === element) return !isUsable(element)
  if (activeElement !== document.body) return false
  return (
    !isUsable(element) || records.some(({ removedNodes }) => [...removedNodes].some(node => node.contains(element)))
  )
}

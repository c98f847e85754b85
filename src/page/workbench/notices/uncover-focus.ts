// Messages that would cover the element with the keyboard focus go to the top of the page, and back.

import { onCleanup } from 'solid-js'

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const covers = (log: HTMLElement, element: Element): boolean =>
  [...log.children].some(notice => overlap(notice.getBoundingClientRect(), element.getBoundingClientRect()))

/** Call it under the owner with which it should end. */
export function uncoverFocus(box: HTMLElement): void {
  let log: HTMLElement | null = null
  const look = (): void => {
    const { activeElement } = document
    if (log === null || activeElement === null || log.contains(activeElement)) return
    if (log.childElementCount === 0) delete log.dataset.away
    // A press must not move what it presses: only keys move messages, and messages that were moved stay until they cover something.
    else if (activeElement.matches(':focus-visible') && covers(log, activeElement)) log.toggleAttribute('data-away')
  }
  const observer = new MutationObserver(look)
  const onFocus = (): void => {
    const now = box.querySelector<HTMLElement>('[role=log]')
    if (now !== log && now !== null) observer.observe(now, { childList: true })
    log = now
    look()
  }
  box.addEventListener('focusin', onFocus)
  onCleanup(() => {
    observer.disconnect()
    box.removeEventListener('focusin', onFocus)
  })
}

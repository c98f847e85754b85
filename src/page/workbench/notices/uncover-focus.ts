// Messages that would cover the element with the keyboard focus go to the top of the page.

import { onCleanup } from 'solid-js'

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Call it under the owner with which it should end. */
export function uncoverFocus(box: HTMLElement): void {
  let log: HTMLElement | null = null
  const look = (): void => {
    const { activeElement } = document
    if (log === null || activeElement === null || log.contains(activeElement)) return
    delete log.dataset.away
    if (log.childElementCount === 0 || !activeElement.matches(':focus-visible')) return
    const focused = activeElement.getBoundingClientRect()
    if ([...log.children].some(notice => overlap(notice.getBoundingClientRect(), focused))) log.dataset.away = ''
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

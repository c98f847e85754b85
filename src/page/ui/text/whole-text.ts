// The whole text of what the layout truncates, as its tooltip.

import { onCleanup } from 'solid-js'

const CUT = '.ellipsis, .with-ellipsis, .select select'

/** Gives what is cut off under the pointer a `title`, unless it has one; call it under the owner with which it should end. */
export function showWhole(box: HTMLElement): void {
  const given = new WeakSet<Element>()
  const onOver = ({ target }: PointerEvent): void => {
    const element = target instanceof Element ? target.closest<HTMLElement>(CUT) : null
    if (element === null || (element.closest('[title]') !== null && !given.has(element))) return
    const isSelect = element instanceof HTMLSelectElement
    const whole = isSelect ? element.selectedOptions[0]?.text : element.textContent?.trim()
    // The width of a selection's text is not known.
    if (whole !== undefined && (isSelect || element.scrollWidth > element.clientWidth)) {
      element.title = whole
      given.add(element)
    } else if (given.delete(element)) element.removeAttribute('title')
  }
  box.addEventListener('pointerover', onOver)
  onCleanup(() => box.removeEventListener('pointerover', onOver))
}

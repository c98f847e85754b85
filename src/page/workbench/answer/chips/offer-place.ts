// Position of the list of suggested names, so that it never covers the next control.

import type { App } from '#page/state/app'

/**
 * The style of the list below or above this field: an overlay with a mouse, above the field if there is no room between
 * it and Check; notes on unknown names stay visible. On touch screens the list is in the flow below the field, and
 * covers nothing.
 */
export function offerPlace({ layout }: App, field: HTMLElement): Record<string, string> {
  if (layout.touch()) return {}
  const box = field.getBoundingClientRect()
  const element = field.parentElement?.querySelector(':scope > .chip-faults')
  const end = element?.getBoundingClientRect().bottom ?? box.bottom
  const foot = document.querySelector('.answer-bar')?.getBoundingClientRect().top ?? innerHeight
  const below = foot - end
  const up = below < 240 && box.top > below
  const room = Math.max(140, Math.min(320, (up ? box.top : below) - 16))
  return {
    left: `${box.left}px`,
    width: `${box.width}px`,
    'max-height': `${room}px`,
    position: 'fixed',
    ...(up ? { bottom: `${innerHeight - box.top + 4}px` } : { top: `${end + 4}px` }),
  }
}

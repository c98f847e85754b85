// What Safari does otherwise, imitated in Chromium.

import type { Page } from '@playwright/test'

/** A click focuses no button, link, checkbox or radio button, but the nearest ancestor that takes the focus, else nothing. */
export const focusAsSafari = (page: Page) =>
  page.addInitScript(() => {
    const unfocused = ':is(button, a[href], input:is([type=checkbox], [type=radio], [type=button])):not([tabindex])'
    const focused = 'input, textarea, select, summary, [tabindex], [contenteditable]'
    addEventListener('mousedown', event => {
      const pressed = event.target instanceof Element ? event.target.closest(`${unfocused}, ${focused}`) : null
      if (event.defaultPrevented || !pressed?.matches(unfocused) || pressed.closest('[draggable=true]')) return
      event.preventDefault()
      let next = pressed.parentElement?.closest<HTMLElement>(focused)
      while (next?.matches(unfocused)) next = next.parentElement?.closest<HTMLElement>(focused)
      if (next) next.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  })

/** A page may copy only in the task of a click or a key. */
export const copyAsSafari = (page: Page) =>
  page.addInitScript(() => {
    const { clipboard } = navigator
    // A page without an address has none.
    if (clipboard === undefined) return
    let byUser = false
    const begin = (): void => {
      byUser = true
      setTimeout(() => (byUser = false))
    }
    for (const type of ['click', 'keydown']) addEventListener(type, begin, true)
    for (const name of ['write', 'writeText'] as const) {
      const plain = clipboard[name].bind(clipboard) as (given: unknown) => Promise<void>
      const copy = (given: unknown): Promise<void> =>
        byUser ? plain(given) : Promise.reject(new DOMException('No click', 'NotAllowedError'))
      Object.assign(clipboard, { [name]: copy })
    }
  })

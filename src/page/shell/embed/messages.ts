// The messages of an embedded view to its parent page: its preferred height, and the keys that page through slides.
// They contain nothing else, so any page may receive them.

import type { EmbedKeys } from '#results/files/embedded'

export type EmbedMessage =
  | { readonly planground: 'height'; readonly height: number }
  | { readonly planground: 'key'; readonly key: string }

/** Posts a message to the parent page; does nothing if there is none. */
export function postToParent(embedMessage: EmbedMessage): void {
  if (window.parent !== window) window.parent.postMessage(embedMessage, '*')
}

/** Maximum number of height changes reported in a row without user input. */
const MAX_CHANGES = 40

/** Reports the height whenever it changes; stops if the parent page answers each height with a change of its own. */
export function createHeightReports(report: (height: number) => void) {
  let last = -1
  let left = MAX_CHANGES
  return {
    put(height: number): void {
      const whole = Math.ceil(height)
      if (whole === last || left === 0) return
      last = whole
      left--
      report(whole)
    },
    /** Called on user input. */
    goOn(): void {
      left = MAX_CHANGES
    },
  }
}

const PAGING = ['PageUp', 'PageDown']
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
/** Elements that use arrow keys themselves. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable], [role=listbox], [role=tree], [role=treegrid], [role=grid], [role=radiogroup], [role=tablist], [role=menu], [role=slider], [role=application], [role=img][tabindex]'

export interface Pressed {
  readonly key: string
  readonly isUsed: boolean
  readonly hasModifier: boolean
  /** True if the focused element uses the arrow keys. */
  readonly needsArrows: boolean
  /** True if the view can be scrolled further in the direction of the key. */
  readonly scrolls: boolean
}

/** Handles a key: posts it to the parent page, and returns whether the frame then ignores it. */
export function handOver(
  keys: EmbedKeys,
  { key, isUsed, hasModifier, needsArrows, scrolls }: Pressed,
): 'tell' | 'tell-only' | 'keep' {
  if (keys === 'own' || isUsed || hasModifier) return 'keep'
  if (PAGING.includes(key)) return keys === 'deck' ? 'tell-only' : 'tell'
  if (keys === 'deck' && ARROWS.includes(key) && !needsArrows && !scrolls) return 'tell-only'
  return 'keep'
}

/** Forwards keys to the parent page while the view is mounted; `scroller` is its scrolling element. */
export function handKeysOver(keys: () => EmbedKeys, scroller: () => HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event
    const outcome = handOver(keys(), {
      key,
      isUsed: event.defaultPrevented || event.isComposing,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey || event.shiftKey,
      needsArrows: target instanceof Element && target.closest(USES_ARROWS) !== null,
      scrolls: scrollsOn(scroller(), key),
    })
    if (outcome === 'keep') return
    if (outcome === 'tell-only') event.preventDefault()
    postToParent({ planground: 'key', key })
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

function scrollsOn({ scrollTop, scrollHeight, clientHeight }: HTMLElement, key: string): boolean {
  if (key === 'ArrowUp') return scrollTop > 0
  return key === 'ArrowDown' && scrollTop + clientHeight < scrollHeight - 1
}

// The actions on a projector, by keys, a clicker, the bar or the second window.

import type { App } from '#page/state/app'
import { chordOf, isTyping } from '#page/browser/chords'
import { createProjecting, type Projection } from './projecting'

/** Share of the visible text that one key press scrolls. */
const PAGE = 0.85

export function createActing(
  app: App,
  projection: Projection,
  frame: () => HTMLElement,
  more: Readonly<Record<string, () => void>>,
) {
  const projecting = app.feature(createProjecting)
  const leave = (): void => {
    if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {})
    app.place.show({ dialog: null })
  }
  const toggleBlank = (): void => void projecting.setBlank(now => !now)
  const toggleWide = (): void => void projecting.setWide(now => !now)
  const toggleFull = (): void => {
    if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {})
    // If the browser refuses, the window keeps its size.
    else void document.documentElement.requestFullscreen?.().catch(() => {})
  }
  /** Moves forward or back: first scrolls a long text, then moves by a step; a blank screen is ended first. */
  const go = (by: 1 | -1): void => {
    if (projecting.blank()) return void projecting.setBlank(false)
    if (scrollText(frame(), by)) return
    if (projection.go(by) && by < 0) toEnd(frame())
  }
  const reveal = (): void => {
    if (projection.held() === null) return
    projecting.setBlank(false)
    projection.reveal()
  }
  const keys: Readonly<Record<string, () => void>> = {
    PageDown: () => go(1),
    PageUp: () => go(-1),
    Escape: leave,
    'Shift+p': leave,
    F5: toggleFull,
    'Shift+F5': toggleFull,
    b: toggleBlank,
    '.': toggleBlank,
    r: reveal,
    f: toggleWide,
    ...more,
  }
  /** Keys handled by the frame, unless the focused element uses them. */
  const onFrame: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(1),
    ArrowDown: () => go(1),
    ' ': () => go(1),
    ArrowLeft: () => go(-1),
    ArrowUp: () => go(-1),
  }
  return {
    go,
    leave,
    toggleBlank,
    toggleFull,
    toggleWide,
    reveal,
    key(event: KeyboardEvent): void {
      if (event.isComposing) return
      const pressed = chordOf(event)
      const floats = document.querySelector('dialog[open], :popover-open') !== null
      if (floats && pressed === 'Escape') return
      const isPlain = event.target === frame() || event.target === document.body
      const typed = isTyping(event) && pressed.length === 1
      const act = typed ? undefined : (keys[pressed] ?? (isPlain ? onFrame[pressed] : undefined))
      if (act !== undefined) act()
      else if (typed || projection.press?.(pressed) !== true) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

const textIn = (frame: HTMLElement): HTMLElement | null => frame.querySelector<HTMLElement>('[data-projector-text]')

/** Scrolls the text forward or back; false if it is at its end. */
function scrollText(frame: HTMLElement, by: 1 | -1): boolean {
  const text = textIn(frame)
  if (text === null) return false
  const { scrollTop, scrollHeight, clientHeight } = text
  const left = by > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop
  if (left < 4) return false
  text.scrollBy({ top: by * PAGE * clientHeight })
  return true
}

/** Going back leads to the end of the previous text. */
function toEnd(frame: HTMLElement): void {
  queueMicrotask(() => {
    const text = textIn(frame)
    text?.scrollTo({ top: text.scrollHeight })
  })
}

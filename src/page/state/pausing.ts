// Pauses the playback of a walk by Escape, Space, or a click on a picture of it; that click takes no action.

import { type Accessor, createEffect, onCleanup } from 'solid-js'
import { isTyping } from '#page/browser/chords'

/** Call it under a root. It listens only during playback, before other uses of these keys. */
export function pauseByHand(playing: Accessor<boolean>, pause: () => void): void {
  createEffect(() => {
    if (!playing()) return
    const stop = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      pause()
    }
    const key = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Escape' || (event.key === ' ' && !isTyping(event))) stop(event)
    }
    const click = (event: MouseEvent): void => {
      const { target } = event
      if (!(target instanceof Element) || target.closest('button, a, input, select') !== null) return
      if (target.closest('.picture, .trace-scene, .growing') !== null) stop(event)
    }
    window.addEventListener('keydown', key, true)
    window.addEventListener('click', click, true)
    onCleanup(() => {
      window.removeEventListener('keydown', key, true)
      window.removeEventListener('click', click, true)
    })
  })
}

// Keys of a question that fills a page, wherever on the page they are pressed.

import { onCleanup } from 'solid-js'
import { chordOf, isLetterChord, isTyping } from '#page/browser/chords'
import type { App } from '#page/state/app'

/** The letters of the choices, and the key for Check, act anywhere within `root`. */
export function answerFromAnywhere(root: () => HTMLElement | undefined, sandbox: App, check: () => void): void {
  const anywhere = (event: KeyboardEvent): void => {
    const question = root()
    if (question === undefined || question.contains(event.target as Node)) return
    if (event.defaultPrevented || isTyping(event)) return
    const pressed = chordOf(event)
    if (isLetterChord(pressed) && sandbox.prefs.letterKeys) {
      const choice = [...question.querySelectorAll<HTMLInputElement>('.choice input')].find(({ value }) =>
        value.toLowerCase().startsWith(pressed),
      )
      if (choice === undefined) return
      event.preventDefault()
      choice.click()
      choice.focus()
    } else if (pressed === 'Mod+Enter') {
      event.preventDefault()
      check()
    }
  }
  addEventListener('keydown', anywhere, true)
  onCleanup(() => removeEventListener('keydown', anywhere, true))
}

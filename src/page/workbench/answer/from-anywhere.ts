// Keys of a question that is on a page of its own, wherever on the page they are pressed.

import { onCleanup } from 'solid-js'
import { chordOf, isLetterChord, isTyping } from '#page/browser/chords'
import type { App } from '#page/state/app'

/** Letters that are printed at the choices act wherever one is in the step, and so does the key that checks. */
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

// The keys of commands, wherever the focus is.

import type { App } from '#page/state/app'
import { chordOf, isLetterChord, isTyping } from '#page/browser/chords'
import type { Command } from '#page/state/commands/command'
import { createCommands, isUsable } from '#page/state/commands/commands'
import { isApart } from './commands'

/** Commands with single letters that also act in lessons: on the visible search, on dialogs, and for help. */
const LETTERS_IN_LESSONS = /^(?:search-|help|palette|stop|projector)/

/** Listens to keys until the page is closed. */
export function listenToKeys(app: App): void {
  const { place, prefs } = app
  const { list, complete } = app.feature(createCommands)
  let isComplete = false
  void complete.then(() => (isComplete = true))
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return
    // A dialog has its own keys.
    if (place.dialog() !== null && event.key !== 'F1') return
    const pressed = chordOf(event)
    const letter = isLetterChord(pressed)
    if (letter && (!prefs.letterKeys || isTyping(event))) return
    // In lessons and sheets most single letters would leave the page, or act on a question that is not shown.
    const isMeant = ({ id, group }: Command): boolean =>
      !letter || !isApart(app) || group === 'Learn' || LETTERS_IN_LESSONS.test(id)
    const command = () =>
      list().find(candidate => candidate.keys?.includes(pressed) && isUsable(candidate) && isMeant(candidate))
    const found = command()
    if (found) {
      event.preventDefault()
      found.run()
    } else if (!isComplete) void complete.then(() => place.dialog() === null && command()?.run())
  }
  addEventListener('keydown', listen)
  // In an editor Monaco would wait for a second key after this one.
  addEventListener(
    'keydown',
    event => {
      if (chordOf(event) !== 'Mod+k') return
      listen(event)
      if (event.defaultPrevented) event.stopPropagation()
    },
    { capture: true },
  )
}

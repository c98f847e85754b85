// The keys of commands, wherever the focus is.

import type { App } from '#page/state/app'
import { chordOf, isLetterChord, isTyping } from '#page/browser/chords'
import type { Command } from '#page/state/commands/command'
import { createCommands, isUsable } from '#page/state/commands/commands'
import { isApart } from './commands'

/** Commands whose letters act in lessons too: on the search that is shown, on what floats above, and for help. */
const LETTERS_IN_LESSONS = /^(?:search-|help|palette|stop|projector)/

/** Listens to keys for as long as the page lives. */
export function listenToKeys(app: App): void {
  const { place, prefs } = app
  const { commands } = app.feature(createCommands)
  addEventListener('keydown', event => {
    if (event.defaultPrevented || event.isComposing) return
    // A dialog has its own keys.
    if (place.dialog() !== null && event.key !== 'F1') return
    const pressed = chordOf(event)
    const letter = isLetterChord(pressed)
    if (letter && (!prefs.letterKeys || isTyping(event))) return
    // In a lesson or a sheet most letters would leave it, or answer to what is not there.
    const isMeant = ({ id, group }: Command): boolean =>
      !letter || !isApart(app) || group === 'Learn' || LETTERS_IN_LESSONS.test(id)
    const command = commands.find(
      candidate => candidate.keys?.includes(pressed) && isUsable(candidate) && isMeant(candidate),
    )
    if (!command) return
    event.preventDefault()
    command.run()
  })
}

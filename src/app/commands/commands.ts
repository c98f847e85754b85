// Everything one can do, once: keys, palette, menus and the `?` sheet all read this list.

import type { Command } from './command'
import { chordOf, isLetterChord, isTyping } from './chords'
import { FIRST_STATES } from '../state/checking'
import { isBusy, stopWork } from '../engine/lanes'
import { workspaces } from '../workspaces'
import { making, stopMaking, surprise } from '../make/making'
import { domainCards } from '../open/bundled'
import { proving, proveOpen, stopProving } from '../score/proving'
import { whatIfCommands } from '../explore/stage/what-if/commands'
import { reach } from './handles'
import { stageCommands, tabCommands } from '../explore/stage/commands'
import { stageTabs } from '../explore/stage/tabs'
import { sharingCommands } from '../share/commands'
import { atStage } from '../state/place'
import { useApp } from '../state/use-app'

export { reach }

const hasQuestion = (): boolean => useApp().session.selected() !== null
const hasSource = (): boolean => useApp().session.source() !== null
/** Both texts are in sight and can be changed. */
const isEditing = (): boolean =>
  (useApp().place.workspace() === 'domain' ||
    (useApp().place.workspace() === 'explore' && useApp().place.tab() === 'pddl')) &&
  hasSource() &&
  useApp().layout.room() !== 'narrow'

export const commands: readonly Command[] = [
  {
    id: 'check',
    title: 'Check the answer',
    group: 'Question',
    keys: ['Mod+Enter'],
    when: hasQuestion,
    run: () => {
      const entry = useApp().session.selected()
      if (entry) void useApp().checking.check(entry, FIRST_STATES)
    },
  },
  {
    id: 'stop',
    title: 'Stop the work under way',
    group: 'Question',
    keys: ['Escape'],
    when: () =>
      isBusy() ||
      useApp().place.gallery() ||
      useApp().place.drawer() ||
      useApp().place.make() ||
      making() !== null ||
      proving() !== null,
    run: () => {
      if (making() !== null) stopMaking()
      else if (proving() !== null) stopProving()
      else if (useApp().checking.judging() !== null) stopWork('judging')
      else if (isBusy('drawing')) stopWork('drawing')
      else if (isBusy('tracing')) stopWork('tracing')
      else if (isBusy('landmarks')) stopWork('landmarks')
      else if (isBusy()) stopWork()
      else if (useApp().place.drawer()) useApp().place.show({ drawer: false })
      else if (useApp().place.make()) useApp().place.show({ make: false })
      else useApp().place.show({ gallery: false })
    },
  },
  {
    id: 'next',
    title: 'Next question',
    group: 'Question',
    keys: ['n', 'j', 'Alt+ArrowDown'],
    when: hasQuestion,
    run: () => useApp().session.move(1),
  },
  {
    id: 'previous',
    title: 'Previous question',
    group: 'Question',
    keys: ['p', 'k', 'Alt+ArrowUp'],
    when: hasQuestion,
    run: () => useApp().session.move(-1),
  },
  {
    id: 'answer',
    title: 'Write the answer',
    group: 'Question',
    keys: ['a'],
    when: hasQuestion,
    run: () => {
      useApp().place.show({ sheet: 'answer' })
      reach.focusAnswer()
    },
  },
  {
    id: 'parts',
    title: 'Choose the parts of the answer',
    group: 'Question',
    keys: ['c'],
    when: hasQuestion,
    run: () => {
      useApp().place.show({ sheet: 'answer' })
      reach.focusParts()
    },
  },
  {
    id: 'hint',
    title: 'Take a hint',
    group: 'Question',
    keys: ['h'],
    when: hasQuestion,
    run: () => {
      useApp().place.show({ sheet: 'answer' })
      reach.hint()
    },
  },
  {
    id: 'reveal',
    title: 'Show the answer',
    group: 'Question',
    when: hasQuestion,
    run: () => {
      useApp().place.show({ sheet: 'answer' })
      reach.reveal()
    },
  },
  {
    id: 'list',
    title: 'Go to the list of questions',
    group: 'Question',
    keys: ['l', '/'],
    run: () => reach.focusList(),
  },
  ...tabCommands.state,
  ...whatIfCommands,
  {
    id: 'next-problem',
    title: 'Next problem in the texts',
    group: 'Text',
    keys: ['F8'],
    when: isEditing,
    run: () => reach.stepProblem(1),
  },
  {
    id: 'previous-problem',
    title: 'Previous problem in the texts',
    group: 'Text',
    keys: ['Shift+F8'],
    when: isEditing,
    run: () => reach.stepProblem(-1),
  },
  ...(
    [
      ['format', 'Format the text', 'Alt+Shift+f', 'editor.action.formatDocument'],
      ['outline', 'Go to a part of the text', 'Mod+Shift+o', 'editor.action.quickOutline'],
      ['definition', 'Go to the declaration', 'F12', 'editor.action.revealDefinition'],
      ['references', 'Show all uses', 'Shift+F12', 'editor.action.goToReferences'],
      ['rename', 'Rename in both texts', 'F2', 'editor.action.rename'],
      ['fix', 'Show quick fixes', 'Mod+.', 'editor.action.quickFix'],
    ] as const
  ).map(
    ([id, title, key, action]): Command => ({
      id: `text-${id}`,
      title,
      group: 'Text',
      keys: [key],
      when: isEditing,
      run: () => reach.editorAction(action),
    }),
  ),
  {
    id: 'fit',
    title: 'Fit the picture into its pane',
    group: 'Look',
    keys: ['f'],
    when: hasSource,
    run: () => reach.fitGraph(),
  },
  ...stageTabs.filter(({ id }) => id !== 'state').flatMap(({ id }) => tabCommands[id]),
  ...stageTabs.map(
    ({ id, command }, place): Command => ({
      id: `show-${id}`,
      title: command,
      group: 'Look',
      keys: [String(place + 1)],
      when: hasQuestion,
      run: () => {
        useApp().place.show(atStage(id))
      },
    }),
  ),
  {
    id: 'show-domain-text',
    title: 'Show the PDDL domain',
    group: 'Look',
    when: hasSource,
    run: () => {
      useApp().place.show({ tab: 'pddl', text: 'domain', sheet: 'see' })
    },
  },
  {
    id: 'toggle-list',
    title: 'Show or hide the list of questions',
    group: 'Look',
    keys: ['Mod+b'],
    run: () => {
      if (useApp().layout.room() === 'wide') useApp().setPrefs('listShown', shown => !shown)
      else useApp().place.show({ drawer: !useApp().place.drawer() })
    },
  },
  {
    id: 'toggle-stage',
    title: 'Show or hide the stage',
    group: 'Look',
    keys: ['Mod+Alt+b'],
    run: () => useApp().setPrefs('stageShown', shown => !shown),
  },
  ...stageCommands,
  ...(['system', 'light', 'dark'] as const).map(
    (theme): Command => ({
      id: `theme-${theme}`,
      title: theme === 'system' ? 'Theme: as the system' : `Theme: ${theme}`,
      group: 'Look',
      when: () => useApp().prefs.theme !== theme,
      run: () => useApp().setPrefs('theme', theme),
    }),
  ),
  ...workspaces.map(
    ({ id, title }, place): Command => ({
      id: `go-${id}`,
      title: `Go to ${title}`,
      group: 'Go',
      keys: [`Alt+${place + 1}`],
      run: () => useApp().place.show({ workspace: id }),
    }),
  ),
  {
    id: 'open',
    title: 'Open files…',
    group: 'File',
    keys: ['Mod+o'],
    run: () => reach.pickFiles(),
  },
  {
    id: 'examples',
    title: 'Browse the built-in problems',
    group: 'File',
    keys: ['e'],
    run: () => {
      useApp().place.show({
        workspace: 'explore',
        sheet: 'question',
        drawer: false,
        make: false,
        gallery: true,
      })
    },
  },
  {
    id: 'make',
    title: 'Make questions…',
    group: 'File',
    keys: ['m'],
    run: () => {
      useApp().place.show({ workspace: 'explore', sheet: 'question', drawer: false, make: true })
    },
  },
  {
    id: 'surprise',
    title: 'Surprise me with a question',
    group: 'File',
    when: () => making() === null,
    run: () => {
      useApp().place.show({ workspace: 'explore', make: true })
      void surprise(domainCards)
    },
  },
  ...sharingCommands,
  {
    id: 'take',
    title: 'Prompts and export…',
    group: 'File',
    keys: ['x'],
    when: hasQuestion,
    run: () => useApp().place.show({ dialog: 'take' }),
  },
  {
    id: 'prove',
    title: 'Prove the answers of the open files',
    group: 'File',
    when: () => useApp().session.files().length > 0 && proving() === null,
    run: () => {
      useApp().place.show({ workspace: 'score' })
      void proveOpen(null)
    },
  },
  {
    id: 'afresh',
    title: 'Start afresh: close all, forget all answers',
    group: 'File',
    when: hasQuestion,
    run: () => useApp().keeping.startAfresh(),
  },
  {
    id: 'palette',
    title: 'Find a command',
    group: 'Help',
    keys: ['Mod+k', 'F1'],
    run: () =>
      useApp().place.show({ dialog: useApp().place.dialog() === 'palette' ? null : 'palette' }),
  },
  {
    id: 'help',
    title: 'Show all keys',
    group: 'Help',
    keys: ['?'],
    run: () => useApp().place.show({ dialog: 'help' }),
  },
  {
    id: 'letters',
    title: 'Turn single-letter keys on or off',
    group: 'Help',
    run: () => useApp().setPrefs('letterKeys', on => !on),
  },
]

export const isUsable = (command: Command): boolean => command.when?.() ?? true

export const commandNamed = (id: string): Command => {
  const found = commands.find(command => command.id === id)
  if (!found) throw new RangeError(`unknown command: ${id}`)
  return found
}

/** Listens to keys for as long as the page lives. */
export function listenToKeys(): void {
  const { place, prefs } = useApp()
  addEventListener('keydown', event => {
    if (event.defaultPrevented || event.isComposing) return
    // A dialog has its own keys.
    if (place.dialog() !== null && event.key !== 'F1') return
    const pressed = chordOf(event)
    const letter = isLetterChord(pressed)
    if (letter && (!prefs.letterKeys || isTyping(event))) return
    const command = commands.find(
      candidate => candidate.keys?.includes(pressed) && isUsable(candidate),
    )
    if (!command) return
    event.preventDefault()
    command.run()
  })
}

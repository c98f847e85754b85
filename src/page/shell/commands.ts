// The commands of all features that can be used from the first view. A feature that is loaded later is loaded by its
// command. Commands of workspaces that are loaded later: `later-commands.ts`.

import type { Command } from '#page/state/commands/command'
import { createHandles, type Handles } from '#page/state/commands/handles'
import { whatIfCommands } from '#page/workbench/what-if/commands'
import { stageCommands, tabCommands } from '#page/stage/commands'
import { stageTabs } from '#page/state/places/tabs'
import { oneCommands } from '#page/score/one/commands'
import { sharingCommands } from './share/commands'
import type { App } from '#page/state/app'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { atStage } from '#page/state/places/place'
import { workspaces } from '#page/state/places/workspaces'
import { inBackground } from '#page/browser/background'

/** All commands of an app, in the order in which they are listed. */
export function allCommands(app: App): readonly Command[] {
  const handles = app.feature(createHandles)
  const tabs = tabCommands(app)
  return [
    ...lessonCommands(handles),
    ...questionCommands(app, handles),
    // These come first: while a search is shown, the keys of the state step through the search.
    ...tabs.search,
    ...tabs.state,
    ...whatIfCommands(app),
    ...textCommands(app, handles),
    {
      id: 'fit',
      title: 'Fit the picture into its pane',
      group: 'Look',
      keys: ['f'],
      when: () => app.session.source() !== null,
      run: () => handles.invoke('fit'),
    },
    ...stageTabs.filter(({ id }) => id !== 'state' && id !== 'search').flatMap(({ id }) => tabs[id]),
    ...lookCommands(app),
    ...stageCommands(app),
    {
      id: 'projector',
      title: 'Show on a projector',
      group: 'Look',
      keys: ['Shift+p'],
      when: () => handles.isProvided('project'),
      run: () => handles.invoke('project'),
    },
    ...goCommands(app),
    ...openCommands(app, handles),
    ...sharingCommands(app),
    ...oneCommands(app),
    ...fileCommands(app),
    ...helpCommands(app),
  ]
}

const lessonCommands = ({ invoke, isProvided }: Handles): readonly Command[] =>
  ([1, -1] as const).map(by => ({
    id: by > 0 ? 'next-step' : 'previous-step',
    title: by > 0 ? 'Next step of the lesson' : 'Previous step of the lesson',
    group: 'Learn',
    keys: by > 0 ? ['n', 'j', 'Alt+ArrowDown'] : ['p', 'k', 'Alt+ArrowUp'],
    when: () => isProvided('stepLesson'),
    run: () => invoke('stepLesson', by),
  }))

function questionCommands(app: App, { invoke }: Handles): readonly Command[] {
  const { session, place, checking, layout } = app
  // Lessons and sheets have questions of their own.
  const when = (): boolean => session.selected() !== null && !isApart(app)
  const group = 'Question'
  /** A command on the answer, which phones show first. */
  const onAnswer = (
    id: string,
    title: string,
    handle: 'focusAnswer' | 'focusParts' | 'hint' | 'reveal',
    keys: readonly string[] = [],
  ): Command => ({
    ...{ id, title, group, when, ...(keys.length > 0 ? { keys } : {}) },
    run() {
      place.show({ sheet: 'answer' })
      invoke(handle)
    },
  })
  return [
    {
      ...{ id: 'check', title: 'Check the answer', group, keys: ['Mod+Enter'], when },
      run() {
        const entry = session.selected()
        if (entry) inBackground(checking.check(entry, FIRST_STATES))
      },
    },
    stopCommand(app),
    {
      ...{ id: 'next', title: 'Next question', group, keys: ['j', 'n', 'Alt+ArrowDown'], when },
      run: () => session.move(1),
    },
    {
      ...{ id: 'previous', title: 'Previous question', group, when },
      keys: ['k', 'p', 'Alt+ArrowUp'],
      run: () => session.move(-1),
    },
    onAnswer('answer', 'Write the answer', 'focusAnswer', ['a']),
    onAnswer('parts', 'Choose the parts of the answer', 'focusParts', ['c']),
    onAnswer('hint', 'Get a hint', 'hint', ['h']),
    onAnswer('reveal', 'Show the answer', 'reveal'),
    {
      id: 'list',
      title: 'Go to the list of questions',
      group: 'Question',
      keys: ['l', '/'],
      run() {
        // If it is a drawer, it is opened; its rows are there in the next task.
        if (layout.room() === 'middle') place.show({ drawer: true })
        queueMicrotask(() => invoke('focusList'))
      },
    },
  ]
}

/** Cancels the current work, one task at a time, and closes what covers the question. */
function stopCommand(app: App): Command {
  const { place, checking } = app
  const { isBusy, stopWork } = app.lanes
  const { isProvided, invoke } = app.feature(createHandles)
  return {
    id: 'stop',
    title: 'Stop what is running',
    group: 'Question',
    keys: ['Escape'],
    when: () =>
      isBusy() ||
      place.gallery() ||
      place.drawer() ||
      place.make() ||
      isProvided('stopMaking') ||
      isProvided('stopProving'),
    run() {
      if (isProvided('stopMaking')) invoke('stopMaking')
      else if (isProvided('stopProving')) invoke('stopProving')
      else if (checking.judging() !== null) stopWork('judging')
      else if (isBusy('drawing')) stopWork('drawing')
      else if (isBusy('tracing')) stopWork('tracing')
      else if (isBusy('landmarks')) stopWork('landmarks')
      else if (isBusy('comparing')) stopWork('comparing')
      else if (isBusy()) stopWork()
      else if (place.drawer()) place.show({ drawer: false })
      else if (place.make()) place.show({ make: false })
      else place.show({ gallery: false })
    },
  }
}

function textCommands({ place, session, layout }: App, { invoke }: Handles): readonly Command[] {
  /** True if both texts are shown and can be changed. */
  const isShown = (): boolean =>
    place.workspace() === 'templates'
      ? place.templates().part !== 'new'
      : session.source() !== null &&
        (place.workspace() === 'domain' || (place.workspace() === 'explore' && place.tab() === 'pddl'))
  const when = (): boolean => isShown() && layout.room() !== 'narrow'
  const group = 'Text'
  return [
    {
      ...{ id: 'next-problem', title: 'Next problem in the texts', group, keys: ['F8'], when },
      run: () => invoke('stepProblem', 1),
    },
    {
      ...{ id: 'previous-problem', title: 'Previous problem in the texts', group, when },
      keys: ['Shift+F8'],
      run: () => invoke('stepProblem', -1),
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
        ...{ id: `text-${id}`, title, group, keys: [key], when },
        run: () => invoke('editorAction', action),
      }),
    ),
  ]
}

function lookCommands({ place, session, layout, setPrefs }: App): readonly Command[] {
  const group = 'Look'
  return [
    ...stageTabs.map(
      ({ id, command }, at): Command => ({
        ...{ id: `show-${id}`, title: command, group, keys: [String(at + 1)] },
        when: () => session.selected() !== null,
        run: () => place.show(atStage(id)),
      }),
    ),
    {
      ...{ id: 'toggle-list', title: 'Show or hide the list of questions', group },
      keys: ['Mod+b'],
      run() {
        if (layout.room() === 'wide') setPrefs('listShown', shown => !shown)
        else place.show({ drawer: !place.drawer() })
      },
    },
    {
      ...{ id: 'toggle-stage', title: 'Show or hide the views', group, keys: ['Mod+Alt+b'] },
      run: () => place.show({ stage: !place.stage() }),
    },
  ]
}

const goCommands = ({ place }: App): readonly Command[] => [
  ...workspaces.map(
    ({ id, title }, at): Command => ({
      id: `go-${id}`,
      title: `Go to ${title}`,
      group: 'Go',
      keys: [`Alt+${at + 1}`],
      // As the header's link: of Templates, the domain that is open.
      run: () => place.show({ workspace: id, ...(id === 'templates' ? { templates: { part: 'home' } } : {}) }),
    }),
  ),
]

/** Commands that open questions. */
function openCommands({ place }: App, { invoke }: Handles): readonly Command[] {
  const group = 'File'
  const front = { workspace: 'explore', sheet: 'question', drawer: false } as const
  return [
    {
      ...{ id: 'open', title: 'Open files…', group, keys: ['Mod+o'] },
      run: () => invoke('pickFiles'),
    },
    {
      ...{ id: 'examples', title: 'Browse the built-in problems', group, keys: ['e'] },
      run: () => place.show({ ...front, make: false, english: false, gallery: true }),
    },
    {
      ...{ id: 'make', title: 'Make questions…', group, keys: ['m'] },
      run: () => place.show({ ...front, english: false, make: true }),
    },
    {
      ...{ id: 'english', title: 'Read a problem from English…', group },
      run: () =>
        place.show({
          ...{ workspace: place.workspace() === 'domain' ? 'domain' : 'explore' },
          ...{ drawer: false, make: false, compare: false, english: true },
        }),
    },
  ]
}

/** Commands that act on all open files. */
function fileCommands(app: App): readonly Command[] {
  const { place, session } = app
  const group = 'File'
  const hasQuestion = (): boolean => session.selected() !== null
  return [
    {
      ...{ id: 'take', title: 'Prompts and export…', group, keys: ['x'], when: hasQuestion },
      run: () => place.show({ dialog: 'take' }),
    },
    {
      ...{ id: 'class', title: 'Export for class…', group, when: hasQuestion },
      run: () => place.show({ dialog: 'class' }),
    },
  ]
}

const helpCommands = ({ place, setPrefs }: App): readonly Command[] => [
  {
    id: 'palette',
    title: 'Find a command',
    group: 'Help',
    keys: ['Mod+k', 'F1'],
    run: () => place.show({ dialog: place.dialog() === 'palette' ? null : 'palette' }),
  },
  {
    id: 'help',
    title: 'Show all keys',
    group: 'Help',
    keys: ['?'],
    run: () => place.show({ dialog: 'help' }),
  },
  {
    id: 'letters',
    title: 'Turn single-letter keys on or off',
    group: 'Help',
    run: () => setPrefs('letterKeys', on => !on),
  },
]

/** True in workspaces where commands must not act on the question that is open in Explore. */
export const isApart = ({ place }: App): boolean => /^(?:learn|class)$/.test(place.workspace())

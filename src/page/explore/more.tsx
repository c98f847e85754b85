// On phones: everything that has no place on the bar.

import { createHandles } from '#page/state/commands/handles'
import { For } from 'solid-js'
import { isUsable } from '#page/state/commands/commands'
import { workspaces } from '#page/state/places/workspaces'
import type { Theme } from '#page/state/prefs'
import { Icon } from '#page/ui/icon'
import { Tabs } from '#page/ui/tabs'
import { OfflineLine } from '#page/workbench/notices/offline-line'
import { QuestionList } from '#page/workbench/question/question-list'
import { useApp, useFeature } from '#page/state/use-app'
import './more.css'
import { createCommands } from '#page/state/commands/commands'

export function More() {
  const { commandNamed } = useFeature(createCommands)
  const { invoke } = useFeature(createHandles)
  const { prefs, setPrefs, place } = useApp()
  return (
    <div class="more">
      <div class="more-actions">
        <button type="button" class="button" onClick={() => invoke('pickFiles')}>
          <Icon name="folder-open" /> Open files
        </button>
        <button type="button" class="button" onClick={() => commandNamed('make').run()}>
          <Icon name="dices" /> Make questions
        </button>
        <button type="button" class="button" onClick={() => commandNamed('take').run()}>
          <Icon name="download" /> Prompts and export
        </button>
        <button type="button" class="button" onClick={() => commandNamed('examples').run()}>
          <Icon name="layout-grid" /> Built-in problems
        </button>
        <button type="button" class="button" onClick={() => commandNamed('paste-response').run()}>
          <Icon name="scale" size={15} />
          Paste a response
        </button>
        <button type="button" class="button" onClick={() => commandNamed('history').run()}>
          <Icon name="history" /> History
        </button>
        <button type="button" class="button" onClick={() => commandNamed('aside').run()}>
          <Icon name="hourglass" /> Set aside
        </button>
        <button
          type="button"
          class="button"
          disabled={!isUsable(commandNamed('everything'))}
          onClick={() => commandNamed('everything').run()}
        >
          <Icon name="archive" /> Download everything
        </button>
      </div>
      <div class="more-row">
        <span>Theme</span>
        <Tabs<Theme>
          look="segments"
          label="Theme"
          prefix="theme"
          chosen={prefs.theme}
          choose={theme => setPrefs('theme', theme)}
          tabs={[
            { id: 'system', title: 'System' },
            { id: 'light', title: 'Light' },
            { id: 'dark', title: 'Dark' },
          ]}
        />
      </div>
      <nav class="more-row more-places" aria-label="Workspaces">
        <For each={workspaces.filter(({ id }) => id !== 'explore')}>
          {({ id, title }) => (
            <button
              type="button"
              class="button quiet small"
              onClick={() => {
                place.show({ sheet: 'question', workspace: id })
              }}
            >
              {title}
            </button>
          )}
        </For>
      </nav>
      <p class="more-status">
        <OfflineLine />
      </p>
      <div id="theme-panel" hidden />
      <QuestionList />
    </div>
  )
}

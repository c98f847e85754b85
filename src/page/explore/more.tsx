// On phones: all commands without a place on the bar.

import { createHandles } from '#page/state/commands/handles'
import { For } from 'solid-js'
import { isUsable } from '#page/state/commands/commands'
import { workspaces } from '#page/state/places/workspaces'
import type { Theme } from '#page/state/prefs'
import { Tabs } from '#page/ui/tabs'
import { OfflineLine } from '#page/workbench/notices/offline-line'
import { QuestionList } from '#page/workbench/question/question-list'
import { useApp, useFeature } from '#page/state/use-app'
import './more.css'
import { createCommands } from '#page/state/commands/commands'
import { Button } from '#page/ui/button'

export function More() {
  const { commandNamed } = useFeature(createCommands)
  const { invoke } = useFeature(createHandles)
  const { prefs, setPrefs, place } = useApp()
  return (
    <div class="more">
      <div class="more-actions grid gap-8" data-part="more-actions">
        <Button icon="folder-open" onClick={() => invoke('pickFiles')}>
          Open files
        </Button>
        <Button icon="dices" onClick={() => commandNamed('make').run()}>
          Make questions
        </Button>
        <Button icon="download" onClick={() => commandNamed('take').run()}>
          Prompts and export
        </Button>
        <Button icon="layout-grid" onClick={() => commandNamed('examples').run()}>
          Built-in problems
        </Button>
        <Button icon="scale" onClick={() => commandNamed('paste-response').run()}>
          Paste a response
        </Button>
        <Button icon="history" onClick={() => commandNamed('history').run()}>
          History
        </Button>
        <Button icon="hourglass" onClick={() => commandNamed('aside').run()}>
          Set aside
        </Button>
        <Button
          icon="archive"
          disabled={!isUsable(commandNamed('everything'))}
          onClick={() => commandNamed('everything').run()}
        >
          Download everything
        </Button>
      </div>
      <div class="more-row flex-row between" data-part="more-row">
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
      <nav
        class="more-row flex-row between more-places border-bottom"
        data-part="more-places more-row"
        aria-label="Workspaces"
      >
        <For each={workspaces.filter(({ id }) => id !== 'explore')}>
          {({ id, title }) => (
            <Button
              small
              quiet
              onClick={() => {
                place.show({ sheet: 'question' })
                commandNamed(`go-${id}`).run()
              }}
            >
              {title}
            </Button>
          )}
        </For>
      </nav>
      <p class="more-status flex-row gap-14 ink-faint text-12 no-margin">
        <OfflineLine />
      </p>
      <div id="theme-panel" hidden />
      <QuestionList />
    </div>
  )
}

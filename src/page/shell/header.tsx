// The header: home, what is open, the workspaces, and the main menu with less frequent commands.

import { For, Show } from 'solid-js'
import { keycaps } from '#page/browser/chords'
import { workspaces } from '#page/state/places/workspaces'
import { Cut } from '#page/ui/text/cut'
import { Icon } from '#page/ui/icon'
import { Logo } from './logo'
import { MainMenu } from './main-menu'
import { useApp, useFeature } from '#page/state/use-app'
import './shell.css'
import { createCommands } from '#page/state/commands/commands'
import { Button } from '#page/ui/button'

export function Header() {
  const { commandNamed } = useFeature(createCommands)
  const { session, place, layout } = useApp()
  const isHome = () => place.workspace() === 'explore' && session.selected() === null
  return (
    <header class="header flex-row gap-12 bg-paper border-bottom">
      <a class="brand flex-row ink no-underline" href="#home" aria-label="Planground, home" title="Home">
        <Logo />
        <span>Planground</span>
      </a>
      <Show when={layout.room() === 'middle' && place.workspace() === 'explore' && session.files().length > 0}>
        <Button quiet icon="list" onClick={() => place.show({ drawer: !place.drawer() })}>
          Questions
        </Button>
      </Show>
      <Here />
      <Show when={layout.room() !== 'narrow'}>
        <Workspaces />
      </Show>
      <div class="header-tools flex-row at-end gap-2">
        <Show when={layout.room() !== 'narrow'}>
          <FindCommand />
          <Show when={!isHome()}>
            <Button quiet icon="folder-open" title="Open files (Ctrl+O)" onClick={() => commandNamed('open').run()}>
              Open
            </Button>
          </Show>
        </Show>
        <Show when={session.selected() !== null}>
          <Button
            quiet
            icon="share-2"
            title="Share this question (S)"
            aria-label="Share this question"
            onClick={() => commandNamed('share').run()}
          >
            Share
          </Button>
        </Show>
        <Show when={layout.room() !== 'narrow'}>
          <MainMenu />
        </Show>
      </div>
    </header>
  )
}

function Workspaces() {
  const { place } = useApp()
  return (
    <nav class="workspaces flex gap-2" aria-label="Workspaces">
      <For each={workspaces.filter(({ main }) => main)}>
        {({ id, title }) => (
          <a
            class="grid place-center relative ink-faint no-underline"
            href={`#${id}`}
            aria-current={place.workspace() === id ? 'page' : undefined}
          >
            {title}
          </a>
        )}
      </For>
    </nav>
  )
}

/** Shows as much of its label and key as there is space for. */
function FindCommand() {
  const { place, layout } = useApp()
  return (
    <button
      type="button"
      class="search-button flex-row framed gap-8 ink-faint nowrap bg-card"
      onClick={() => place.show({ dialog: 'palette' })}
    >
      <Icon name="search" size={15} />
      <Show when={layout.room() === 'wide'} fallback={<span class="unseen">Find a command</span>}>
        <span>Find a command</span>
        <span class="keys" aria-hidden="true">
          <For each={keycaps('Mod+k')}>{part => <kbd>{part}</kbd>}</For>
        </span>
      </Show>
      <Show when={layout.room() !== 'wide'}>
        <span aria-hidden="true">Find</span>
      </Show>
    </button>
  )
}

/** The domain and problem of the question in front. */
function Here() {
  const { session } = useApp()
  return (
    <Show when={session.selected()} fallback={<div class="place flex-row gap-2 min-w-0" />}>
      {entry => (
        <div class="place flex-row gap-2 min-w-0">
          <span
            class="place-name flex items-baseline gap-8 min-w-0 clipped weight-560 nowrap"
            data-part="place-name"
            title={`${entry().file.name}, question ${entry().number}`}
          >
            <span class="clipped with-ellipsis">{entry().domain}</span>
            <Show when={entry().problem}>
              <Cut name={entry().problem} />
            </Show>
          </span>
        </div>
      )}
    </Show>
  )
}

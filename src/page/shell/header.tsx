// The bar at the top: home, what is open, the workspaces, and a menu with everything that is wanted more rarely.

import { For, Show } from 'solid-js'
import { keycaps } from '#page/browser/chords'
import { workspaces } from '#page/state/places/workspaces'
import { Cut } from '#page/ui/text/cut'
import { Icon } from '#page/ui/icon'
import { Logo } from './logo'
import { MainMenu } from './main-menu'
import { useApp, useFeature } from '#page/state/use-app'
import './header.css'
import { createCommands } from '#page/state/commands/commands'

export function Header() {
  const { commandNamed } = useFeature(createCommands)
  const { session, place, layout } = useApp()
  const isHome = () => place.workspace() === 'explore' && session.selected() === null
  return (
    <header class="header">
      <a class="brand" href="#home" aria-label="Planground, home" title="Home">
        <Logo />
        <span>Planground</span>
      </a>
      <Show
        when={
          layout.room() === 'middle' &&
          place.workspace() === 'explore' &&
          session.files().length > 0
        }
      >
        <button
          type="button"
          class="button quiet"
          onClick={() => place.show({ drawer: !place.drawer() })}
        >
          <Icon name="list" size={16} />
          Questions
        </button>
      </Show>
      <Here />
      <Show when={layout.room() !== 'narrow'}>
        <Workspaces />
      </Show>
      <div class="header-tools">
        <Show when={layout.room() !== 'narrow'}>
          <FindCommand />
          <Show when={!isHome()}>
            <button
              type="button"
              class="button quiet"
              title="Open files (Ctrl+O)"
              onClick={() => commandNamed('open').run()}
            >
              <Icon name="folder-open" size={16} />
              Open
            </button>
          </Show>
        </Show>
        <Show when={session.selected() !== null}>
          <button
            type="button"
            class="button quiet"
            title="Share this question (S)"
            aria-label="Share this question"
            onClick={() => commandNamed('share').run()}
          >
            <Icon name="share-2" size={16} />
            Share
          </button>
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
    <nav class="workspaces" aria-label="Workspaces">
      <For each={workspaces.filter(({ main }) => main)}>
        {({ id, title }) => (
          <a href={`#${id}`} aria-current={place.workspace() === id ? 'page' : undefined}>
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
    <button type="button" class="search-button" onClick={() => place.show({ dialog: 'palette' })}>
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

/** What the question in front is about: its domain and problem. */
function Here() {
  const { session } = useApp()
  return (
    <Show when={session.selected()} fallback={<div class="place" />}>
      {entry => (
        <div class="place">
          <span class="place-name" title={`${entry().file.name}, question ${entry().number}`}>
            <span>{entry().domain}</span>
            <Show when={entry().problem}>
              <Cut name={entry().problem} />
            </Show>
          </span>
        </div>
      )}
    </Show>
  )
}

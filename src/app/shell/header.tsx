// The bar at the top: what is open, the workspaces, search, theme, help.

import { For, Show } from 'solid-js'
import { keycaps } from '../chords'
import { commandNamed, isUsable } from '../commands'
import { room, setDialog, setDrawerOpen, workspace, workspaces } from '../layout'
import { domainTitle } from '../naming'
import { prefs, setPrefs, type Theme } from '../prefs'
import { session } from '../session'
import { Icon, type IconName } from '../parts/icon'
import { Logo } from './logo'

const themes: readonly { theme: Theme; title: string; icon: IconName }[] = [
  { theme: 'system', title: 'as the system', icon: 'monitor' },
  { theme: 'light', title: 'light', icon: 'sun' },
  { theme: 'dark', title: 'dark', icon: 'moon' },
]

export function Header() {
  const theme = () => themes.find(({ theme }) => theme === prefs.theme)!
  const nextTheme = () => themes[(themes.indexOf(theme()) + 1) % themes.length]!
  return (
    <header class="header">
      <a class="brand" href="#explore" aria-label="Planground">
        <Logo />
        <span>Planground</span>
      </a>
      <Show when={room() === 'middle' && workspace() === 'explore' && session.files().length > 0}>
        <button type="button" class="button quiet" onClick={() => setDrawerOpen(open => !open)}>
          <Icon name="list" />
          Questions
        </button>
      </Show>
      <Place />
      <Show when={room() !== 'narrow'}>
        <nav class="workspaces" aria-label="Workspaces">
          <For each={workspaces}>
            {({ id, title }) => (
              <a href={`#${id}`} aria-current={workspace() === id ? 'page' : undefined}>
                {title}
              </a>
            )}
          </For>
        </nav>
      </Show>
      <div class="header-tools">
        <button
          type="button"
          class="search-button"
          onClick={() => setDialog('palette')}
          title="Find a command"
        >
          <Icon name="search" size={15} />
          <Show when={room() === 'wide'} fallback={<span class="unseen">Find a command</span>}>
            <span>Find a command</span>
            <span class="keys" aria-hidden="true">
              <For each={keycaps('Mod+k')}>{part => <kbd>{part}</kbd>}</For>
            </span>
          </Show>
        </button>
        <Show when={session.selected() !== null}>
          <button
            type="button"
            class="icon-button"
            title="Share this question (S)"
            aria-label="Share this question"
            onClick={() => commandNamed('share').run()}
          >
            <Icon name="share-2" />
          </button>
        </Show>
        <Show when={room() !== 'narrow'}>
          <button
            type="button"
            class="icon-button"
            title="Open files"
            aria-label="Open files"
            onClick={() => commandNamed('open').run()}
          >
            <Icon name="folder-open" />
          </button>
        </Show>
        <button
          type="button"
          class="icon-button"
          title={`Theme: ${theme().title}. Press for ${nextTheme().title}`}
          aria-label={`Theme: ${theme().title}. Press for ${nextTheme().title}`}
          onClick={() => setPrefs('theme', nextTheme().theme)}
        >
          <Icon name={theme().icon} />
        </button>
        <Show when={room() !== 'narrow'}>
          <button
            type="button"
            class="icon-button"
            title="Keys and help"
            aria-label="Keys and help"
            onClick={() => setDialog('help')}
          >
            <Icon name="circle-question-mark" />
          </button>
        </Show>
      </div>
    </header>
  )
}

/** Where one is: file and question, with the way to the ones beside it. */
function Place() {
  return (
    <Show when={session.selected()} fallback={<div class="place" />}>
      {entry => (
        <div class="place">
          <Show when={workspace() === 'explore'}>
            <button
              type="button"
              class="icon-button"
              aria-label="Previous question"
              title="Previous question (P)"
              disabled={!isUsable(commandNamed('previous')) || session.shown()[0] === entry()}
              onClick={() => session.move(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label="Next question"
              title="Next question (N)"
              disabled={session.shown().at(-1) === entry()}
              onClick={() => session.move(1)}
            >
              <Icon name="chevron-right" />
            </button>
          </Show>
          <span class="place-name" title={`${entry().file.name}, question ${entry().number}`}>
            <span>{domainTitle(entry().question.domain)}</span>
            <Show when={entry().problem}>
              <code>{entry().problem}</code>
            </Show>
          </span>
        </div>
      )}
    </Show>
  )
}

// Find a command by typing parts of its name.

import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { isUsable } from '#page/state/commands/commands'
import type { Command } from '#page/state/commands/command'
import { Dialog } from '#page/ui/menus/dialog'
import { Icon } from '#page/ui/icon'
import { Keys } from '#page/workbench/parts/keycaps'
import { useApp, useFeature } from '#page/state/use-app'
import './shell.css'
import { createCommands } from '#page/state/commands/commands'

/** Names from other tools by which a command is found, too. */
const otherNames: Readonly<Record<string, string>> = {
  class: 'moodle qti gift kahoot csv quiz',
  take: 'json csv',
  'go-score': 'promptfoo inspect lm-eval results csv',
  solve: 'planner',
  'check-plan': 'validate val',
}

/** Commands with every typed word in their title, group or other names; those that start with it come first. */
export function findCommands(typed: string, list: readonly Command[]): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const score = (command: Command): number => {
    const text = `${command.title} ${command.group} ${otherNames[command.id] ?? ''}`.toLowerCase()
    if (!words.every(word => text.includes(word))) return -1
    return words.length > 0 && text.startsWith(words[0]!) ? 2 : 1
  }
  return list
    .map(command => ({ command, rank: score(command) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ command }) => command)
}

/** The index of the chosen command: one that becomes usable does not move the choice to another. */
function createChoice(found: () => readonly Command[]) {
  const [chosen, setChosen] = createSignal<Command>()
  return [
    () => Math.max(0, found().indexOf(chosen()!)),
    (place: number): void => void setChosen(() => found()[place]),
  ] as const
}

export function Palette() {
  const { list } = useFeature(createCommands)
  const { place } = useApp()
  const [typed, setTyped] = createSignal('')
  // Commands that were usable when the palette opened stay, since opening it changes that; commands that become
  // usable are added.
  const usable = createMemo<readonly Command[]>(
    shown => list().filter(command => command.id !== 'palette' && (shown.includes(command) || isUsable(command))),
    [],
  )
  const found = createMemo(() => findCommands(typed(), usable()))
  const [at, setAt] = createChoice(found)
  createEffect(on(typed, () => setAt(0)))
  let options!: HTMLDivElement
  createEffect(() => options.children[at()]?.scrollIntoView({ block: 'nearest' }))

  const close = (): void => place.show({ dialog: null })
  const runAt = (place: number): void => {
    const command = found()[place]
    if (!command) return
    close()
    // The command runs once the dialog has returned the focus.
    queueMicrotask(() => command.run())
  }
  const key = (event: KeyboardEvent): void => {
    const count = found().length
    if (event.key === 'ArrowDown') setAt((at() + 1) % Math.max(1, count))
    else if (event.key === 'ArrowUp') setAt((at() + count - 1) % Math.max(1, count))
    else if (event.key === 'Enter') runAt(at())
    else return
    event.preventDefault()
  }
  return (
    <Dialog label="Find a command" class="palette" close={close}>
      <div class="palette-box flex-row gap-10 ink-faint border-bottom">
        <Icon name="search" />
        <input
          class="grow ink"
          type="text"
          role="combobox"
          aria-label="Find a command"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={found().length > 0 ? `palette-${at()}` : undefined}
          placeholder="What do you want to do?"
          autocomplete="off"
          spellcheck={false}
          value={typed()}
          onInput={event => setTyped(event.currentTarget.value)}
          onKeyDown={key}
        />
      </div>
      <div class="palette-list" id="palette-list" role="listbox" aria-label="Commands" ref={options}>
        <For each={found()}>
          {(command, place) => (
            <div
              role="option"
              tabIndex={-1}
              id={`palette-${place()}`}
              aria-selected={at() === place()}
              onPointerMove={() => setAt(place())}
              onClick={() => runAt(place())}
              onKeyDown={key}
            >
              <span>{command.title}</span>
              <span class="note">{command.group}</span>
              <span class="ml-auto">
                <Show when={command.keys?.[0]}>{chord => <Keys chord={chord()} />}</Show>
              </span>
            </div>
          )}
        </For>
      </div>
      <Show when={found().length === 0}>
        <p class="palette-none ink-faint">No command has all of these words.</p>
      </Show>
    </Dialog>
  )
}

// All commands in one list, which the keys, the palette, the menus and the `?` sheet read.

import { createSignal } from 'solid-js'
import type { Command } from './command'
import type { App } from '../app'

export interface Commands {
  /** In the order in which they are listed. */
  readonly list: () => readonly Command[]
  /** Throws RangeError for an unknown id. */
  readonly commandNamed: (id: string) => Command
  /** Inserts the commands that are loaded later; each group before the command with this id. */
  readonly addLater: (groups: Readonly<Record<string, readonly Command[]>>) => void
  /** Resolves when those are in the list. */
  readonly complete: Promise<void>
}

export const isUsable = (command: Command): boolean => command.when?.() ?? true

/** Creates the list of all commands of an app. */
export function createCommands(app: App): Commands {
  const [list, setList] = createSignal(app.features.commands(app))
  let finish!: () => void
  return {
    list,
    complete: new Promise(resolve => (finish = resolve)),
    commandNamed(id) {
      const found = list().find(command => command.id === id)
      if (!found) throw new RangeError(`unknown command: ${id}`)
      return found
    },
    addLater(groups) {
      setList(commands => commands.flatMap(command => [...(groups[command.id] ?? []), command]))
      finish()
    },
  }
}

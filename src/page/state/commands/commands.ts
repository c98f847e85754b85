// All commands in one list, which the keys, the palette, the menus and the `?` sheet read.

import type { Command } from './command'
import type { App } from '../app'

export interface Commands {
  /** In the order in which they are listed. */
  readonly commands: readonly Command[]
  /** Throws RangeError for an unknown id. */
  readonly commandNamed: (id: string) => Command
  /** Inserts commands that were loaded later, before the one with this id. */
  readonly insert: (added: readonly Command[], before: string) => void
}

export const isUsable = (command: Command): boolean => command.when?.() ?? true

/** Creates the list of all commands of an app. */
export function createCommands(app: App): Commands {
  const commands = [...app.features.commands(app)]
  const byId = new Map(commands.map(command => [command.id, command]))
  return {
    commands,
    commandNamed(id) {
      const found = byId.get(id)
      if (!found) throw new RangeError(`unknown command: ${id}`)
      return found
    },
    insert(added, before) {
      commands.splice(
        commands.findIndex(({ id }) => id === before),
        0,
        ...added,
      )
      for (const command of added) byId.set(command.id, command)
    },
  }
}

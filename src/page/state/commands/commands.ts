// Everything the visitor can do, once: keys, palette, menus and the `?` sheet all read this list.

import type { Command } from './command'
import type { App } from '../app'

export interface Commands {
  /** In the order of lists. */
  readonly commands: readonly Command[]
  /** Throws RangeError where there is no such command. */
  readonly commandNamed: (id: string) => Command
  /** Inserts commands that were loaded later, before the one with this id. */
  readonly insert: (added: readonly Command[], before: string) => void
}

export const isUsable = (command: Command): boolean => command.when?.() ?? true

/** All commands on an app. */
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

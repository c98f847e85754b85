// Everything the visitor can do, once: keys, palette, menus and the `?` sheet all read this list.

import type { Command } from './command'
import type { App } from '../app'

export interface Commands {
  /** In the order of lists. */
  readonly commands: readonly Command[]
  /** Throws RangeError where there is no such command. */
  readonly commandNamed: (id: string) => Command
}

export const isUsable = (command: Command): boolean => command.when?.() ?? true

/** All commands on an app. */
export function createCommands(app: App): Commands {
  const commands = app.features.commands(app)
  const byId = new Map(commands.map(command => [command.id, command]))
  return {
    commands,
    commandNamed(id) {
      const found = byId.get(id)
      if (!found) throw new RangeError(`unknown command: ${id}`)
      return found
    },
  }
}

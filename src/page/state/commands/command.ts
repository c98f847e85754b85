// A command: an action available by key, palette or menu.

export interface Command {
  readonly id: string
  readonly title: string
  readonly group:
    | 'Question'
    | 'State'
    | 'Search'
    | 'Text'
    | 'Look'
    | 'Score'
    | 'Templates'
    | 'Learn'
    | 'Go'
    | 'File'
    | 'Help'
  /** `Mod` is Ctrl, or Cmd on a Mac. The first is displayed. Single letters act outside text fields only. */
  readonly keys?: readonly string[]
  /** True if the command can be used now; absent: always usable. */
  readonly when?: () => boolean
  readonly run: () => void
}

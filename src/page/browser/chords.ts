// Keys as chords: the spelling of a key press in the registry of commands, and the display of a chord.

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** A key press in the registry's spelling: `Mod+Alt+b`, `Escape`, `?`. */
export function chordOf(event: KeyboardEvent): string {
  const mod = isMac() ? event.metaKey : event.ctrlKey
  const digit = /^Digit(\d)$/.exec(event.code)?.[1]
  const key = event.altKey && digit ? digit : event.key.length === 1 ? event.key.toLowerCase() : event.key
  const other = isMac() ? event.ctrlKey : event.metaKey
  return `${other ? 'Other+' : ''}${mod ? 'Mod+' : ''}${event.altKey ? 'Alt+' : ''}${
    event.shiftKey && (event.key.length > 1 || mod || event.altKey || /[a-z]/i.test(event.key)) ? 'Shift+' : ''
  }${key}`
}

/** True if the chord types a character in a text field. */
export const isLetterChord = (chord: string): boolean => /^(?:Shift\+)?.$/.test(chord)

/** True if the key press edits a text field. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=checkbox], [type=radio]), textarea, select, .monaco-editor') !== null)
  )
}

const names = (): Readonly<Record<string, string>> => ({
  Mod: isMac() ? '⌘' : 'Ctrl',
  Alt: isMac() ? '⌥' : 'Alt',
  Shift: isMac() ? '⇧' : 'Shift',
  Enter: isMac() ? '⏎' : 'Enter',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
})

/** A chord as keycaps: `['Ctrl', 'K']`. */
export const keycaps = (chord: string): readonly string[] =>
  chord.split('+').map(part => names()[part] ?? (part.length === 1 ? part.toUpperCase() : part))

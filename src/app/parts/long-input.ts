// Long texts that come into a field in one go: pasted, dropped, dictated. They are taken from the event, before the
// browser lays them out line by line.

/** Characters that nobody types in one go. */
export const AT_ONCE = 400

/**
 * What the field would hold, where the browser can be kept from putting it there: of more than `most` characters, and
 * `AT_ONCE` of them new. Else undefined, and the browser goes on.
 */
export function longInput(event: InputEvent, most: number): string | undefined {
  const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement
  const come = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  const length = value.length - (selectionEnd - selectionStart) + come.length
  if (come.length < AT_ONCE || length <= most || !event.cancelable) return undefined
  event.preventDefault()
  // As a field writes the ends of lines.
  return value.slice(0, selectionStart) + come.replace(/\r\n?/g, '\n') + value.slice(selectionEnd)
}

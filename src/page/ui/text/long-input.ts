// Long texts that come into a field in one go: pasted, dropped, dictated. They are taken from the event, before the
// browser lays them out line by line.

/** Characters that nobody types in one go. */
export const AT_ONCE = 400
/** Characters that a field lays out at once. */
export const LONG = 40_000

/** A text that came in one go, and what was there before. */
export interface Came {
  readonly text: string
  readonly before: string
  readonly earlier?: Came | undefined
}

/** A field whose text may occur in blocks in its place. */
export interface LongField {
  readonly text: () => string
  /** `came`: the text came in one go, and was not typed. */
  readonly set: (text: string, came: boolean) => void
  /** It was typed, and stays where it was typed. */
  readonly type: (text: string, inField: boolean) => void
  /** How the text came into the field. */
  readonly came: () => Came | undefined
  /** To the field, or what is in its place. */
  readonly focus: () => void
  /** What is in its place. */
  readonly box: (element: HTMLElement) => void
}

/** Of what is in the field's place. */
export interface LongTextProps {
  readonly field: LongField
  readonly label: string
  /** `answer`. */
  readonly what: string
  /** Takes a pasted text for something else than a part of this text; true if it did. */
  readonly take?: ((text: string) => Promise<boolean>) | undefined
  readonly clear?: (() => void) | undefined
}

/**
 * What the field would hold, where that is long, much of it comes in one go, and the browser can be kept from putting it
 * there. Else undefined, and the browser continues.
 */
export function longInput(event: InputEvent): string | undefined {
  const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement
  const come = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  const length = value.length - (selectionEnd - selectionStart) + come.length
  if (come.length < AT_ONCE || length <= LONG || !event.cancelable) return undefined
  event.preventDefault()
  return value.slice(0, selectionStart) + asInField(come) + value.slice(selectionEnd)
}

/** As a field writes the ends of lines. */
export const asInField = (text: string): string => text.replace(/\r\n?/g, '\n')

// Long texts inserted into a field at once: pasted, dropped, dictated. They are taken from the event, before the
// browser lays them out line by line.

/** Minimum number of characters of a text that cannot have been typed at once. */
export const AT_ONCE = 400
/** Maximum number of characters that a field lays out fast enough. */
export const LONG = 40_000

/** A text that was inserted at once, and the text before it. */
export interface InsertedText {
  readonly text: string
  readonly before: string
  readonly earlier?: InsertedText | undefined
}

/** A field that may show its text in blocks instead. */
export interface LongField {
  readonly text: () => string
  /** `came`: true if the text was inserted at once rather than typed. */
  readonly set: (text: string, came: boolean) => void
  /** Sets typed text, which stays in the field or block in which it was typed. */
  readonly type: (text: string, inField: boolean) => void
  /** The last insertion; undefined if the text was typed. */
  readonly came: () => InsertedText | undefined
  /** Focuses the field, or the element that replaces it. */
  readonly focus: () => void
  /** Receives the element that replaces the field. */
  readonly box: (element: HTMLElement) => void
}

/** The properties of the component that replaces the field. */
export interface LongTextProps {
  readonly field: LongField
  readonly label: string
  /** The noun for the text: `answer`. */
  readonly what: string
  /** Handles a pasted text as something other than a part of this text; returns true if it did. */
  readonly take?: ((text: string) => Promise<boolean>) | undefined
  readonly clear?: (() => void) | undefined
}

/**
 * The resulting text, if it is long, much of it is inserted at once, and the event can be cancelled; else undefined,
 * and the browser continues.
 */
export function longInput(event: InputEvent): string | undefined {
  const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement
  const come = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  const length = value.length - (selectionEnd - selectionStart) + come.length
  if (come.length < AT_ONCE || length <= LONG || !event.cancelable) return undefined
  event.preventDefault()
  return value.slice(0, selectionStart) + asInField(come) + value.slice(selectionEnd)
}

/** Normalises line ends as a field does. */
export const asInField = (text: string): string => text.replace(/\r\n?/g, '\n')

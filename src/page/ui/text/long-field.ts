// A field for possibly long text. A long text that is inserted at once (pasted, dropped, dictated, stored) is shown
// in blocks instead: laying out a megabyte in a field takes a quarter of a second.

import { batch, type Component, createEffect, createMemo, createSignal } from 'solid-js'
import { type InsertedText, LONG, type LongField, type LongTextProps, longInput } from './long-input'

export function createLongField(text: LongField['text'], set: LongField['set']) {
  let field!: HTMLTextAreaElement
  let box: HTMLElement | undefined
  let came: InsertedText | undefined
  /** Typed text stays in the field or block in which it was typed. */
  const [typed, setTyped] = createSignal<readonly [text: string, inField: boolean]>(['', true])
  const isLong = createMemo(() => {
    const [own, inField] = typed()
    return own !== '' && own === text() ? !inField : text().length > LONG
  })
  const [loaded, setLoaded] = createSignal<Component<LongTextProps>>()
  const part = () => (isLong() ? loaded() : undefined)
  createEffect(() => {
    if (isLong() && !loaded())
      import('./long-text').then(
        ({ LongText }) => setLoaded(() => LongText),
        () => setTyped([text(), true]),
      )
  })
  const type = (next: string, inField: boolean): void =>
    batch(() => {
      setTyped([next, inField])
      set(next, false)
    })
  return {
    ...{ text, set, isLong, part, type },
    came: () => came,
    focus: () => ((part() && box) || field).focus(),
    /** The field's value. For a long text it is the previous value, so that the browser can undo. */
    value: createMemo<string>(before => (isLong() ? before : text()), ''),
    field: (element: HTMLTextAreaElement): void => void (field = element),
    box(element: HTMLElement): void {
      box = element
      if (document.activeElement === field) queueMicrotask(() => element.focus())
    },
    beforeInput(event: InputEvent): void {
      const whole = longInput(event)
      if (whole === undefined) return
      came = { text: whole, before: text() }
      set(whole, true)
    },
    input: (): void => type(field.value, true),
  }
}

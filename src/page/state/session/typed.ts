// What is typed, kept at once under a name: it outlives whatever happens to the page. Where the browser does not keep it,
// that is stated once.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '../app'

export interface Typed {
  /** What was kept under this name; null: nothing, or it cannot be read. */
  readonly read: (place: string) => string | null
  /** Keeps a text in place of the one before, null for none; false if it lasts only as long as the page. */
  readonly write: (place: string, text: string | null) => boolean
}

export function createTyped({ storage, notices }: Pick<App, 'storage' | 'notices'>): Typed {
  let isSaid = false
  return {
    read(place) {
      try {
        return storage.getItem(place)
      } catch {
        return null
      }
    },
    write(place, text) {
      try {
        if (text === null) storage.removeItem(place)
        else storage.setItem(place, text)
        return true
      } catch {
        if (text === null || isSaid) return text === null
        isSaid = true
        notices.notify({
          tone: 'problem',
          title: 'What you type is not kept',
          lines: [
            'The browser has no room for it, or lets this page keep nothing. A reload loses it: copy or download it before.',
          ],
        })
        return false
      }
    },
  }
}

/** A text field that is kept as it is typed; an empty one is forgotten. */
export function createTypedText(
  app: Pick<App, 'feature'>,
  place: string,
): readonly [Accessor<string>, (text: string) => void] {
  const { read, write } = app.feature(createTyped)
  const [text, setText] = createSignal(read(place) ?? '')
  return [
    text,
    next => {
      setText(next)
      write(place, next === '' ? null : next)
    },
  ]
}

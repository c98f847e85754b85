// Typed text, stored immediately under a name, so that it survives a crash of the page. If the browser does not store
// it, a notice reports that once.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '../app'

export interface Typed {
  /** The text stored under this name; null if there is none, or it cannot be read. */
  readonly read: (place: string) => string | null
  /** Stores a text in place of the one before; null removes it. False if the text lasts only as long as the page. */
  readonly write: (place: string, text: string | null) => boolean
}

export function createTyped({ storage, notices }: Pick<App, 'storage' | 'notices'>): Typed {
  let isReported = false
  return {
    read: place => storage.getItem(place),
    write(place, text) {
      if (text === null) storage.removeItem(place)
      if (text === null || storage.setItem(place, text)) return true
      if (isReported) return false
      isReported = true
      notices.notify({
        tone: 'problem',
        title: 'What you type is not kept',
        lines: [
          'The browser has no room for it, or lets this page store nothing. A reload loses it: copy or download it first.',
        ],
      })
      return false
    },
  }
}

/** A text field that is stored as it is typed; an empty text is removed. */
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

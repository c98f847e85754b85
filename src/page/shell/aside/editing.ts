// The editor of a text that is set aside: the typed text is stored at once, and replaces the file when editing ends, or
// at the next visit.

import { type Accessor, createSignal } from 'solid-js'
import { number, record, text as isText } from '#base/shapes'
import type { App } from '#page/state/app'
import { type Aside, createInbox } from '#page/state/inbox/inbox'
import { createTyped } from '#page/state/session/typed'

/** Maximum size in bytes of a text that can be edited in a field. */
const MAX_BYTES = 300_000
const PLACE = 'planground-aside-text'
const isEdited = record({ id: isText, at: number, text: isText })

export interface Edited {
  readonly id: string
  readonly at: number
  readonly text: string
}

export const isEditable = ({ size, name }: Pick<Aside, 'size' | 'name'>): boolean =>
  size <= MAX_BYTES && !/\.(?:gz|zip|zst|eval|png|jpe?g|gif|pdf|docx?|xlsx?|pptx?)$/i.test(name)

export function createEditing(app: App) {
  const inbox = app.feature(createInbox)
  const { read, write } = app.feature(createTyped)
  const [edited, setEdited] = createSignal<Edited | null>(null)
  const put = async ({ id, at, text }: Edited): Promise<void> => {
    await inbox.rewrite(id, at, text)
    write(PLACE, null)
    await inbox.readAside()
  }
  /** An unfinished edit of the last visit. */
  const before = keptIn(read(PLACE))
  const ready = before === null ? Promise.resolve() : put(before)
  return {
    edited: edited as Accessor<Edited | null>,
    async begin({ id, at }: Aside): Promise<void> {
      await end()
      await ready
      const blob = await inbox.fileOf(id, at)
      if (blob !== undefined) setEdited({ id, at, text: await blob.text() })
    },
    type(text: string): void {
      const now = edited()
      if (now === null) return
      const next = { ...now, text }
      setEdited(next)
      write(PLACE, JSON.stringify(next))
    },
    end,
  }
  async function end(): Promise<void> {
    const now = edited()
    setEdited(null)
    if (now !== null) await put(now)
  }
}

function keptIn(kept: string | null): Edited | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return isEdited(value) ? (value as Edited) : null
  } catch {
    return null
  }
}

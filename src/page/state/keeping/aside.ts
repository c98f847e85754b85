// A closing page does not wait for a database. Unwritten changes are therefore saved in synchronous storage, and
// restored from there on the next visit if the database did not receive them.

import type { TextStore } from '#page/browser/text-store'
import type { Session, Work } from '../session/session'
import { isWork } from './saved-shapes'

const ASIDE = 'planground-aside'
const PLACE = 'planground-place'
/** Maximum number of characters; more would delay typing noticeably. */
const MAX_SET_ASIDE = 300_000

export interface LeftAside {
  readonly works: Readonly<Record<string, Work>>
  readonly selected: string | null
}

export interface Aside {
  /** Saves unwritten changes and the selected question of this tab; false if they are too long. */
  readonly put: () => boolean
  /** The changes saved by a closed page; `put` includes them until `settle`. */
  readonly read: () => LeftAside
  /** Called once the data is in the session. */
  readonly settle: () => void
  readonly clear: () => void
  /** The selected question of this tab before a reload. */
  readonly placeOfTab: () => string | null
}

const nothing: LeftAside = { works: {}, selected: null }

/** `storage` is shared by tabs, `tabStorage` is this tab's. */
export function createAside({
  session,
  storage,
  tabStorage,
}: {
  readonly session: Pick<Session, 'pending' | 'selectedId'>
  readonly storage: TextStore
  readonly tabStorage: TextStore
}): Aside {
  let left = nothing
  return {
    put() {
      // Each tab has its own selected question.
      tabStorage.setItem(PLACE, session.selectedId() ?? '')
      const works = { ...left.works, ...session.pending() }
      // Avoid serialising a response of megabytes only to find it too long.
      const written = Object.values(works).reduce((sum, { answer }) => sum + answer.length, 0)
      if (written > MAX_SET_ASIDE) return false
      const text = JSON.stringify({ works, selected: session.selectedId() })
      return text.length <= MAX_SET_ASIDE && storage.setItem(ASIDE, text)
    },
    read() {
      try {
        left = shaped(JSON.parse(storage.getItem(ASIDE) ?? '{}'))
      } catch {
        left = nothing
      }
      return left
    },
    settle() {
      left = nothing
    },
    clear: () => storage.removeItem(ASIDE),
    placeOfTab: () => tabStorage.getItem(PLACE),
  }
}

/** The parts of the value that have a valid shape. */
function shaped(value: unknown): LeftAside {
  const { works, selected } = value as { works?: unknown; selected?: unknown }
  const good = Object.entries(works ?? {}).filter((pair): pair is [string, Work] => isWork(pair[1]))
  return {
    works: Object.fromEntries(good),
    selected: typeof selected === 'string' ? selected : null,
  }
}

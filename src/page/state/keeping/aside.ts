// A closing page does not wait for a database. Unwritten changes are saved at once in synchronous storage, and restored from there on the
// next visit if the database never got them.

import type { TextStore } from '#page/browser/surroundings'
import type { Session, Work } from '../session/session'
import { isWork } from './saved-shapes'

const ASIDE = 'planground-aside'
const PLACE = 'planground-place'
/** Characters; more would be felt while typing. */
const MAX_SET_ASIDE = 300_000

export interface LeftAside {
  readonly works: Readonly<Record<string, Work>>
  readonly selected: string | null
}

export interface Aside {
  /** Saves unwritten changes, and the place of this tab; false if they are too long for that. */
  readonly put: () => boolean
  /** The changes saved by a closed page; they are saved again with the rest until `settle`. */
  readonly read: () => LeftAside
  /** Called once the data is in the session. */
  readonly settle: () => void
  readonly clear: () => void
  /** The place of this tab before it was reloaded. */
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
  /** Storage may be denied or full; then the database may still make it. */
  const attempt = <T>(use: () => T, otherwise: T): T => {
    try {
      return use()
    } catch {
      return otherwise
    }
  }
  return {
    put: () =>
      attempt(() => {
        // Two tabs may be at different questions.
        tabStorage.setItem(PLACE, session.selectedId() ?? '')
        const works = { ...left.works, ...session.pending() }
        // Avoid serialising a response of megabytes only to find it too long.
        const written = Object.values(works).reduce((sum, { answer }) => sum + answer.length, 0)
        if (written > MAX_SET_ASIDE) return false
        const text = JSON.stringify({ works, selected: session.selectedId() })
        if (text.length > MAX_SET_ASIDE) return false
        storage.setItem(ASIDE, text)
        return true
      }, false),
    read() {
      left = attempt(() => shaped(JSON.parse(storage.getItem(ASIDE) ?? '{}')), nothing)
      return left
    },
    settle() {
      left = nothing
    },
    clear: () => attempt(() => storage.removeItem(ASIDE), undefined),
    placeOfTab: () => attempt(() => tabStorage.getItem(PLACE), null),
  }
}

/** The parts of it with a valid shape. */
function shaped(value: unknown): LeftAside {
  const { works, selected } = value as { works?: unknown; selected?: unknown }
  const good = Object.entries(works ?? {}).filter((pair): pair is [string, Work] => isWork(pair[1]))
  return {
    works: Object.fromEntries(good),
    selected: typeof selected === 'string' ? selected : null,
  }
}

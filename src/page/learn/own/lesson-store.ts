// The visitor's own lessons, stored in this browser with one record per lesson. If the browser does not store data,
// they last as long as the page, without an error.

import { Database } from '#results/store/database'
import { withRoom } from '#results/store/idb-cache'
import type { LessonFiles } from '#teaching/lesson'

const DATABASE = 'planground-lessons'
const STORE = 'lessons'

export interface LessonStore {
  readonly all: () => Promise<readonly LessonFiles[]>
  /** False if it could not be stored. */
  readonly put: (lesson: LessonFiles) => Promise<boolean>
  readonly remove: (name: string) => Promise<boolean>
}

export function createLessonStore(): LessonStore {
  const database = new Database({
    name: DATABASE,
    version: 1,
    upgrade: made => void made.createObjectStore(STORE, { keyPath: 'name' }),
  })
  const written = async (write: (store: IDBObjectStore) => unknown): Promise<boolean> => {
    try {
      await withRoom(() => database.write(STORE, work => write(work.objectStore(STORE))))
      return true
    } catch {
      return false
    }
  }
  return {
    async all() {
      try {
        const kept = await database.read(STORE, work => work.objectStore(STORE).getAll())
        return kept.filter(isLesson)
      } catch {
        return []
      }
    },
    put: lesson => written(store => store.put(lesson)),
    remove: name => written(store => store.delete(name)),
  }
}

/** Parses a stored lesson; null if the text is not one. */
export function readLesson(text: string | null): LessonFiles | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isLesson(value) ? value : null
  } catch {
    return null
  }
}

/** Data stored by an earlier version may have another shape. */
function isLesson(value: unknown): value is LessonFiles {
  const { name, files } = (value ?? {}) as Partial<LessonFiles>
  return (
    typeof name === 'string' &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every(text => typeof text === 'string')
  )
}

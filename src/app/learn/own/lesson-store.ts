// The visitor's own lessons, as this browser keeps them: a record a lesson. A browser that keeps nothing is no error of
// the visitor's: the lessons then last as long as the page.

import { type IDBPDatabase, openDB } from 'idb'
import type { LessonFiles } from '../../../teaching/lesson'

const DATABASE = 'planground-lessons'
const STORE = 'lessons'

export interface LessonStore {
  readonly all: () => Promise<readonly LessonFiles[]>
  /** False where it could not be kept. */
  readonly put: (lesson: LessonFiles) => Promise<boolean>
  readonly remove: (name: string) => Promise<boolean>
}

export function createLessonStore(): LessonStore {
  let opened: Promise<IDBPDatabase> | undefined
  const open = (): Promise<IDBPDatabase> => {
    opened ??= openDB(DATABASE, 1, {
      upgrade: database => void database.createObjectStore(STORE, { keyPath: 'name' }),
    })
    return opened
  }
  const tried = async (work: (database: IDBPDatabase) => Promise<unknown>): Promise<boolean> => {
    try {
      await work(await open())
      return true
    } catch {
      return false
    }
  }
  return {
    async all() {
      const found: LessonFiles[] = []
      await tried(async database => {
        for (const each of await database.getAll(STORE)) if (isLesson(each)) found.push(each)
      })
      return found
    },
    put: lesson => tried(database => database.put(STORE, lesson)),
    remove: name => tried(database => database.delete(STORE, name)),
  }
}

/** What an earlier page kept may be of another shape. */
function isLesson(value: unknown): value is LessonFiles {
  const { name, files } = (value ?? {}) as Partial<LessonFiles>
  return (
    typeof name === 'string' &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every(text => typeof text === 'string')
  )
}

// The database of what came in and of the runs made of it: both in one, so that files become a run in one transaction.

import { Database, type DatabaseEvent } from './database'

/** Keys: the id of a run or of an inbox item, or the id and a number. */
export const runStores = ['runs', 'rows', 'texts', 'issues', 'waiting', 'overrides', 'files', 'inbox'] as const

export interface KeptFile {
  readonly name: string
  readonly file: Blob
}

export const runsDatabase = (hear?: (event: DatabaseEvent) => void): Database =>
  new Database({
    name: 'planground-runs',
    version: 2,
    upgrade(database) {
      for (const name of runStores) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
    },
    ...(hear && { hear }),
  })

// The database of inbox items and runs: one database, so that files can become a run in one transaction.

import { Database, type DatabaseEvent } from './database'

/** Keys are the id of a run or an inbox item, or that id and a number. */
export const runStores = ['runs', 'rows', 'texts', 'issues', 'waiting', 'overrides', 'files', 'inbox'] as const

export interface KeptFile {
  readonly name: string
  readonly file: Blob
}

export const runsDatabase = (onEvent?: (event: DatabaseEvent) => void): Database =>
  new Database({
    name: 'planground-runs',
    version: 2,
    upgrade(database) {
      for (const name of runStores) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
    },
    ...(onEvent && { onEvent }),
  })

// Test files share a process: a database that one of them left open would block the next, or hold what that does not expect.

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll } from 'vitest'

/** Gives the file that calls it databases of its own. */
export function ownDatabases(): void {
  beforeAll(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: new IDBFactory(),
      configurable: true,
      writable: true,
    })
  })
}

// A database with the failures that browsers produce, to test error messages and loss of data.

import 'fake-indexeddb/auto'

type Method = 'put' | 'delete' | 'clear' | 'get' | 'getAll' | 'getAllKeys' | 'count'
const writes: readonly Method[] = ['put', 'delete', 'clear']
const reads: readonly Method[] = ['get', 'getAll', 'getAllKeys', 'count']

/** Replaces methods of object stores; the returned function restores them. */
function replaced(
  methods: readonly Method[],
  by: (store: IDBObjectStore, call: () => IDBRequest) => IDBRequest,
): () => void {
  const prototype = IDBObjectStore.prototype as unknown as Record<Method, (...input: unknown[]) => IDBRequest>
  const plain = methods.map(name => [name, prototype[name]] as const)
  for (const [name, method] of plain)
    prototype[name] = function (this: IDBObjectStore, ...input) {
      return by(this, () => method.apply(this, input))
    }
  return () => {
    for (const [name, method] of plain) prototype[name] = method
  }
}

const aborting = (store: IDBObjectStore, call: () => IDBRequest): IDBRequest => {
  const request = call()
  store.transaction.abort()
  return request
}

/** Fault name → function that starts the fault and returns a function that ends it. */
export const faults: Readonly<Record<string, () => () => void>> = {
  'there is no room': () =>
    replaced(writes, () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }),
  'writes are aborted': () => replaced(writes, aborting),
  'reads are aborted': () => replaced(reads, aborting),
  'it is closed in between': () =>
    replaced([...writes, ...reads], (store, call) => {
      store.transaction.db.close()
      return call()
    }),
  'it cannot be opened': () => {
    const { open } = indexedDB
    indexedDB.open = () => {
      throw new DOMException('Not here.', 'SecurityError')
    }
    return () => {
      indexedDB.open = open
    }
  },
}

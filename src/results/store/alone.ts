// Work that only one tab of this browser may do at a time.

const locksHere = (): LockManager | undefined =>
  ((globalThis.navigator ?? {}) as { readonly locks?: LockManager }).locks

/**
 * Runs `work` while no other tab holds the name. If another tab does, `busy` is called once, and `work` begins when
 * that tab releases the name or is closed. Without Web Locks, each tab works as if it were the only one.
 */
export async function alone(name: string, busy: () => void, work: () => Promise<void>): Promise<void> {
  const locks = locksHere()
  if (locks === undefined) return work()
  const isDone = await locks.request(name, { ifAvailable: true }, async lock => {
    if (lock === null) return false
    await work()
    return true
  })
  if (isDone) return
  busy()
  await locks.request(name, work)
}

/** Holds the name until the returned function is called; undefined if another tab has it. */
export function hold(name: string): Promise<(() => void) | undefined> {
  const locks = locksHere()
  if (locks === undefined) return Promise.resolve(() => {})
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, lock => {
        if (lock === null) return resolve(undefined)
        return new Promise<void>(release => resolve(release))
      })
      .catch(reject)
  })
}

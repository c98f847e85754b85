// The store of the session, loaded in parallel with the page: the first view does not need it.

import type { Keeping, SavedSession, StoredSession } from './saved-session'
import type { SessionStore } from './writing'

const nothing: StoredSession = { files: [], works: {}, selected: null, domains: [], leftOut: 0 }

/** The store, usable before it is loaded. If it fails to load, the page continues in memory, and reports so. */
export function laterSession(
  report: (keeping: Keeping) => void,
  cleared: () => void = () => {},
  load: () => Promise<Pick<typeof import('./saved-session'), 'SavedSession'>> = () => import('./saved-session'),
): SessionStore {
  const store = load().then(
    ({ SavedSession }) => new SavedSession(report, cleared),
    () => {
      report({
        kind: 'memory',
        why: 'The store of your work did not load. Your work is lost when you close the page.',
      })
      return undefined
    },
  )
  const done = async (use: (there: SavedSession) => Promise<boolean>): Promise<boolean> => {
    const there = await store
    return there !== undefined && use(there)
  }
  return {
    read: async () => (await store)?.read() ?? nothing,
    putFiles: files => done(there => there.putFiles(files)),
    dropFiles: ids => done(there => there.dropFiles(ids)),
    putWorks: works => done(there => there.putWorks(works)),
    putSelected: id => done(there => there.putSelected(id)),
    putDomains: domains => done(there => there.putDomains(domains)),
    clear: () => done(there => there.clear()),
    settle: what => void store.then(there => there?.settle(what)),
  }
}

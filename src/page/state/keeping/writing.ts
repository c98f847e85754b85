// Writes the changes of the session to its store. Changes that cannot be written stay pending, and are retried.

import type { OpenFile, Session } from '../session/session'
import type { Clock } from '#page/browser/surroundings'
import type { Aside } from './aside'
import type { OtherTabs } from './other-tabs'
import type { SavedSession } from './saved-session'

/** Milliseconds until a failed write is retried. */
const AGAIN = 20_000

export type SessionStore = Pick<
  SavedSession,
  'read' | 'putFiles' | 'dropFiles' | 'putWorks' | 'putSelected' | 'putDomains' | 'clear' | 'settle'
>

export interface Writing {
  /** Writes all changes, once the store has been read; returns whether everything is stored. */
  readonly now: () => Promise<boolean>
  /** Writes after this number of milliseconds, unless `now` is called before. */
  readonly later: (milliseconds: number) => void
  /** Called when the store has returned this content, or has failed. */
  readonly begin: (files: readonly OpenFile[], selected: string | null) => void
  /** Another tab removed these files from the store; without ids, all files and the selection. */
  readonly lost: (ids?: readonly string[]) => void
}

export function createWriting({
  session,
  store,
  tabs,
  aside,
  clock,
}: {
  readonly session: Session
  readonly store: SessionStore
  readonly tabs: Pick<OtherTabs, 'post'>
  readonly aside: Pick<Aside, 'clear'>
  readonly clock: Clock
}): Writing {
  const files = createFileWriting(session, store)
  let keptSelected: string | null = null
  let isRead = false
  let cancel = (): void => {}

  const later = (milliseconds: number): void => {
    cancel()
    cancel = clock.after(milliseconds, () => void now())
  }
  const now = async (): Promise<boolean> => {
    cancel()
    if (!isRead) return false
    const writing: Promise<boolean>[] = []
    const write: Write = (done, failed) => {
      writing.push(
        done.then(isDone => {
          if (!isDone) failed()
          return isDone
        }),
      )
    }
    const closed = files.write(write)
    const changed = session.pending()
    const settle = session.keeping()
    const isChanged = Object.keys(changed).length > 0
    if (isChanged) write(store.putWorks(changed), () => {})
    else store.settle('works')
    const selected = session.selectedId()
    if (selected !== keptSelected) {
      keptSelected = selected
      writing.push(store.putSelected(selected))
    }
    if (!(await Promise.all(writing)).every(Boolean)) {
      later(AGAIN)
      return false
    }
    settle()
    if (isChanged) tabs.post({ kind: 'works', works: changed })
    if (closed.length > 0) tabs.post({ kind: 'closed', ids: closed.map(file => file.id) })
    if (Object.keys(session.pending()).length === 0 && session.selectedId() === selected) aside.clear()
    return files.isKept()
  }
  return {
    now,
    later,
    begin(kept, selected) {
      files.begin(kept)
      keptSelected = selected
      isRead = true
    },
    lost(ids) {
      files.lost(ids)
      if (ids === undefined) keptSelected = null
    },
  }
}

type Write = (done: Promise<boolean>, failed: () => void) => void

/** Writes the difference between the stored and the open files. */
function createFileWriting(session: Session, store: SessionStore) {
  let kept: readonly OpenFile[] = []
  const underWay = new Set<Promise<boolean>>()
  const followed = (done: Promise<boolean>): Promise<boolean> => {
    underWay.add(done)
    return done.finally(() => underWay.delete(done))
  }
  return {
    begin: (files: readonly OpenFile[]) => void (kept = files),
    /** True if all writes requested so far succeeded. */
    isKept: async () => (await Promise.all(underWay)).every(Boolean),
    lost: (ids: readonly string[] | undefined) =>
      void (kept = ids === undefined ? [] : kept.filter(file => !ids.includes(file.id))),
    /** Writes opened files and removes closed ones; returns the removed files. */
    write(write: Write): readonly OpenFile[] {
      const files = session.files()
      const here = new Set(files.map(file => file.id))
      const known = new Set(kept.map(file => file.id))
      const added = files.filter(file => !known.has(file.id))
      const closed = kept.filter(file => !here.has(file.id))
      kept = files
      if (added.length === 0 && closed.length === 0) store.settle('files')
      if (added.length > 0)
        write(followed(store.putFiles(added)), () => {
          kept = kept.filter(file => !added.includes(file))
        })
      if (closed.length > 0)
        write(store.dropFiles(closed.map(file => file.id)), () => {
          kept = [...kept, ...closed]
        })
      return closed
    },
  }
}

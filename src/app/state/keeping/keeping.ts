// Ties the session to its store: brings the last visit back, then writes what changes, a moment after it does and
// at once when the page is hidden. Other tabs are told what was written, and heard.

import { createEffect, createRoot, createSignal, on } from 'solid-js'
import { counted } from '../../parts/naming'
import { hearTabs, tellTabs } from './other-tabs'
import { type Keeping, SavedSession } from './saved-session'
import { isWork } from './saved-shapes'
import { type OpenFile, session, type Work } from '../session'
import { useApp } from '../use-app'

const SETTLE = 400
/** Before the page goes on without an answer of the store. */
const PATIENCE = 3_000
/** Until what could not be written is tried again. */
const AGAIN = 20_000
const ASIDE = 'planground-aside'
const PLACE = 'planground-place'
/** Characters; more would be felt while typing. */
const MOST_ASIDE = 300_000

export const [keeping, setKeeping] = createSignal<Keeping | { kind: 'pending' }>({
  kind: 'pending',
})
const store = new SavedSession(setKeeping)

let keptFiles: readonly OpenFile[] = []
let keptSelected: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** The store has answered, or refused to. */
let isRead = false
/** What a page that went away had put aside, until it is in the session. */
let aside: { works: Record<string, Work>; selected: string | null } = { works: {}, selected: null }

/** Brings the last visit back and keeps this one from then on; resolves when it is back, or does not come soon. */
export function startKeeping(): Promise<void> {
  aside = readAside()
  followChanges()
  return new Promise(resolve => void bringBack(resolve).then(resolve))
}

async function bringBack(goOn: () => void): Promise<void> {
  const late = setTimeout(() => {
    // Whoever waits longer sees the gallery; what comes late still comes.
    session.setRestoring(false)
    goOn()
    setKeeping({
      kind: 'memory',
      why: 'The browser’s storage does not answer, so for now nothing is kept.',
    })
  }, PATIENCE)
  const kept = await store.read()
  clearTimeout(late)
  keptFiles = kept.files
  keptSelected = kept.selected
  session.restore({
    files: kept.files,
    works: { ...kept.works, ...aside.works },
    selected:
      [placeOfTab(), aside.selected, kept.selected].find(
        id => id !== null && kept.files.some(file => id.startsWith(`${file.id}/`)),
      ) ?? null,
  })
  session.touch(Object.keys(aside.works))
  aside = { works: {}, selected: null }
  clearAside()
  isRead = true
  session.setRestoring(false)
  sayWhatCameBack(kept.files.length, kept.leftOut)
  void keepNow()
}

function sayWhatCameBack(files: number, leftOut: number): void {
  const { notices } = useApp()
  if (session.files().length > 0 && files > 0)
    notices.notify({
      tone: 'plain',
      title: 'Back where you left off',
      action: { label: 'Start afresh', run: startAfresh },
    })
  if (leftOut > 0)
    notices.notify({
      tone: 'problem',
      title: `${counted(leftOut, 'stored item')} could not be read`,
      lines: ['They were left out; everything else of your last visit is here.'],
    })
}

function followChanges(): void {
  const { setPrefs, layout, notices } = useApp()
  createRoot(() => {
    createEffect(
      on(
        () => [session.files(), session.selectedId(), session.changes()],
        () => {
          putAside()
          clearTimeout(timer)
          timer = setTimeout(() => void keepNow(), SETTLE)
        },
        { defer: true },
      ),
    )
    // A file that was opened is written at once: it may be large, and the page may be closed any moment.
    createEffect(on(session.files, () => void keepNow(), { defer: true }))
    createEffect(() => {
      if (!session.restoring()) setPrefs('hadSession', session.files().length > 0)
    })
    // Phones have no status line.
    createEffect(
      on(
        () => keeping().kind,
        kind => {
          const state = keeping()
          if (kind === 'memory' && state.kind === 'memory' && layout.room() === 'narrow')
            notices.notify({ tone: 'problem', title: 'Your work is not kept', lines: [state.why] })
        },
      ),
    )
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keepNow()
  })
  hearTabs({
    keep: ids => {
      session.touch(ids)
      void keepNow()
    },
    // Another tab took them out of the store; here they are open, so they are to be kept.
    keepFiles: ids => {
      keptFiles = keptFiles.filter(file => !ids.includes(file.id))
      void keepNow()
    },
    keepAll: () => {
      keptFiles = []
      keptSelected = null
      session.touch(Object.keys(session.takeAll().works))
      void keepNow()
    },
    startAfresh,
  })
}

/** Forgets all that is open and all that was done, here and in the store; one click brings it back. */
export function startAfresh(): void {
  const { notices } = useApp()
  const before = session.takeAll()
  session.closeAll()
  notices.notify({
    tone: 'plain',
    title: 'Everything is closed and forgotten',
    action: { label: 'Undo', run: () => session.restore(before, true) },
  })
  void keepNow()
    .then(() => store.clear())
    .then(() => tellTabs({ kind: 'cleared' }))
}

/**
 * A page that is closed does not wait for a database. What is not yet written is put aside at once, in storage that
 * does not wait either, and taken from there the next time if the database never got it.
 */
function putAside(): void {
  try {
    // Two tabs may stand at different questions.
    sessionStorage.setItem(PLACE, session.selectedId() ?? '')
    const works = { ...aside.works, ...session.pending() }
    const text = JSON.stringify({ works, selected: session.selectedId() })
    if (text.length <= MOST_ASIDE) localStorage.setItem(ASIDE, text)
  } catch {
    // Denied or full: the database may still make it.
  }
}

/** Where this very tab stood before it was loaded again. */
function placeOfTab(): string | null {
  try {
    return sessionStorage.getItem(PLACE)
  } catch {
    return null
  }
}

function clearAside(): void {
  try {
    localStorage.removeItem(ASIDE)
  } catch {
    // Then it could not be put aside either.
  }
}

/** What was put aside by a page that went away, in the shape it must have. */
function readAside(): { works: Record<string, Work>; selected: string | null } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ASIDE) ?? '{}')
    const { works, selected } = value as { works?: unknown; selected?: unknown }
    const good = Object.entries(works ?? {}).filter((pair): pair is [string, Work] =>
      isWork(pair[1]),
    )
    return {
      works: Object.fromEntries(good),
      selected: typeof selected === 'string' ? selected : null,
    }
  } catch {
    return { works: {}, selected: null }
  }
}

/** Writes what changed. What cannot be written stays to be written, and is tried again. */
export async function keepNow(): Promise<void> {
  clearTimeout(timer)
  if (!isRead) return
  const files = session.files()
  const here = new Set(files.map(file => file.id))
  const known = new Set(keptFiles.map(file => file.id))
  const added = files.filter(file => !known.has(file.id))
  const closed = keptFiles.filter(file => !here.has(file.id))
  keptFiles = files
  const writing: Promise<boolean>[] = []
  const write = (done: Promise<boolean>, failed: () => void): void => {
    writing.push(
      done.then(isDone => {
        if (!isDone) failed()
        return isDone
      }),
    )
  }
  if (added.length === 0 && closed.length === 0) store.settle('files')
  if (added.length > 0)
    write(store.putFiles(added), () => {
      keptFiles = keptFiles.filter(file => !added.includes(file))
    })
  if (closed.length > 0)
    write(store.dropFiles(closed.map(file => file.id)), () => {
      keptFiles = [...keptFiles, ...closed]
    })

  const changed = session.pending()
  const settle = session.keeping()
  if (Object.keys(changed).length > 0) write(store.putWorks(changed), () => {})
  else store.settle('works')

  const selected = session.selectedId()
  if (selected !== keptSelected) {
    keptSelected = selected
    writing.push(store.putSelected(selected))
  }
  if (!(await Promise.all(writing)).every(Boolean)) {
    timer = setTimeout(() => void keepNow(), AGAIN)
    return
  }
  settle()
  if (Object.keys(changed).length > 0) tellTabs({ kind: 'works', works: changed })
  if (closed.length > 0) tellTabs({ kind: 'closed', ids: closed.map(file => file.id) })
  if (Object.keys(session.pending()).length === 0 && session.selectedId() === selected) clearAside()
}

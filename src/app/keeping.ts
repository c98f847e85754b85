// Ties the session to its store: brings the last visit back, then writes what changes, a moment after it does and
// at once when the page is hidden.

import { createEffect, createRoot, createSignal, on } from 'solid-js'
import { counted } from './naming'
import { notify } from './notices'
import { setPrefs } from './prefs'
import { type Keeping, SavedSession } from './saved-session'
import { isWork } from './saved-shapes'
import { type OpenFile, session, type Work } from './session'

const SETTLE = 400
const ASIDE = 'planground-aside'
/** Characters; more would be felt while typing. */
const MOST_ASIDE = 300_000

export const [keeping, setKeeping] = createSignal<Keeping | { kind: 'pending' }>({
  kind: 'pending',
})
const store = new SavedSession(setKeeping)

let keptFiles: readonly OpenFile[] = []
let keptSelected: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Brings the last visit back and keeps this one from then on. */
export async function startKeeping(): Promise<void> {
  // Whoever waits longer sees the gallery; what comes late still comes.
  const patience = setTimeout(() => session.setRestoring(false), 3_000)
  const kept = await store.read()
  clearTimeout(patience)
  keptFiles = kept.files
  const aside = readAside()
  keptSelected = kept.selected
  session.restore({
    files: kept.files,
    works: { ...kept.works, ...aside.works },
    selected: aside.selected ?? kept.selected,
  })
  session.touch(Object.keys(aside.works))
  clearAside()
  session.setRestoring(false)
  if (session.files().length > 0 && kept.files.length > 0)
    notify({
      tone: 'plain',
      title: 'Back where you left off',
      action: { label: 'Start afresh', run: startAfresh },
    })
  if (kept.leftOut > 0)
    notify({
      tone: 'problem',
      title: `${counted(kept.leftOut, 'stored item')} could not be read`,
      lines: ['They were left out; everything else of your last visit is here.'],
    })
  createRoot(() => {
    createEffect(
      on(
        () => [session.files(), session.selectedId(), session.changes()],
        () => {
          putAside()
          clearTimeout(timer)
          timer = setTimeout(() => void keepNow(), SETTLE)
        },
      ),
    )
    // A file that was opened is written at once: it may be large, and the page may be closed any moment.
    createEffect(on(session.files, () => void keepNow(), { defer: true }))
    createEffect(() => setPrefs('hadSession', session.files().length > 0))
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keepNow()
  })
}

/** Forgets all that is open and all that was done, here and in the store; one click brings it back. */
export function startAfresh(): void {
  const before = session.takeAll()
  session.closeAll()
  notify({
    tone: 'plain',
    title: 'Everything is closed and forgotten',
    action: { label: 'Undo', run: () => session.restore(before, true) },
  })
  void keepNow().then(() => store.clear())
}

/**
 * A page that is closed does not wait for a database. What is not yet written is put aside at once, in storage that
 * does not wait either, and taken from there the next time if the database never got it.
 */
function putAside(): void {
  try {
    const text = JSON.stringify({ works: session.pending(), selected: session.selectedId() })
    if (text.length <= MOST_ASIDE) localStorage.setItem(ASIDE, text)
  } catch {
    // Denied or full: the database may still make it.
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

/** Writes what changed. */
export async function keepNow(): Promise<void> {
  clearTimeout(timer)
  const files = session.files()
  const here = new Set(files.map(file => file.id))
  const known = new Set(keptFiles.map(file => file.id))
  const added = files.filter(file => !known.has(file.id))
  const closed = keptFiles.filter(file => !here.has(file.id)).map(file => file.id)
  keptFiles = files
  const writing: Promise<boolean>[] = []
  if (added.length > 0) writing.push(store.putFiles(added))
  if (closed.length > 0) writing.push(store.dropFiles(closed))

  const changed = session.pending()
  const settle = session.keeping()
  if (Object.keys(changed).length > 0) writing.push(store.putWorks(changed))

  const selected = session.selectedId()
  if (selected !== keptSelected) {
    keptSelected = selected
    writing.push(store.putSelected(selected))
  }
  if (!(await Promise.all(writing)).every(Boolean)) return
  settle()
  if (Object.keys(session.pending()).length === 0 && session.selectedId() === selected) clearAside()
}

// Ties the session to its store: brings the last visit back, then writes what changes, a moment after it does and
// at once when the page is hidden.

import { createEffect, createRoot, createSignal, on } from 'solid-js'
import { counted } from './naming'
import { notify } from './notices'
import { setPrefs } from './prefs'
import { type Keeping, SavedSession } from './saved-session'
import { type OpenFile, session } from './session'

const SETTLE = 400

export const [keeping, setKeeping] = createSignal<Keeping | { kind: 'pending' }>({
  kind: 'pending',
})
const store = new SavedSession(setKeeping)

let keptFiles: readonly OpenFile[] = []
let keptSelected: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Brings the last visit back and keeps this one from then on. */
export async function startKeeping(): Promise<void> {
  const kept = await store.read()
  keptFiles = kept.files
  keptSelected = kept.selected
  session.restore(kept)
  session.setRestoring(false)
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
          clearTimeout(timer)
          timer = setTimeout(flush, SETTLE)
        },
        { defer: true },
      ),
    )
    createEffect(() => setPrefs('hadSession', session.files().length > 0))
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  addEventListener('pagehide', flush)
}

/** Forgets all that is open and all that was done, here and in the store. */
export function startAfresh(): void {
  session.closeAll()
  keptFiles = []
  void store.clear()
}

function flush(): void {
  clearTimeout(timer)
  const files = session.files()
  const here = new Set(files.map(file => file.id))
  const known = new Set(keptFiles.map(file => file.id))
  const added = files.filter(file => !known.has(file.id))
  const closed = keptFiles.filter(file => !here.has(file.id)).map(file => file.id)
  keptFiles = files
  if (added.length > 0) void store.putFiles(added)
  if (closed.length > 0) void store.dropFiles(closed)

  const changed = session.takeTouched()
  if (Object.keys(changed).length > 0) void store.putWorks(changed)

  const selected = session.selectedId()
  if (selected !== keptSelected) {
    keptSelected = selected
    void store.putSelected(selected)
  }
}

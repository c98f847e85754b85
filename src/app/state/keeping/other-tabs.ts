// Other tabs on the same session. Each tells what it has written; what it did with a question that was left alone
// here is taken over, and where both did something the visitor is asked, so that nothing is lost in silence.

import { createStore } from 'solid-js/store'
import { isWork } from './saved-shapes'
import { session, type Work } from '../session'
import { useApp } from '../use-app'

type Message =
  | { readonly kind: 'works'; readonly works: Readonly<Record<string, Work>> }
  | { readonly kind: 'closed'; readonly ids: readonly string[] }
  | { readonly kind: 'cleared' }

/** What this tab does when another has taken something out of the store. */
export interface Owner {
  /** Writes these questions' works again. */
  readonly keep: (ids: readonly string[]) => void
  readonly keepFiles: (ids: readonly string[]) => void
  readonly keepAll: () => void
  readonly startAfresh: () => void
}

const CHANNEL = 'planground-session'
/** What other tabs did with questions that were changed here too, or are in sight. */
const [elsewhere, setElsewhere] = createStore<Record<string, Work | undefined>>({})
export { elsewhere }

let channel: BroadcastChannel | undefined
let owner: Owner | undefined
/** Questions this tab has written. */
const mine = new Set<string>()
let isSaid = false

export function tellTabs(message: Message): void {
  if (message.kind === 'works') for (const id of Object.keys(message.works)) mine.add(id)
  try {
    channel?.postMessage(message)
  } catch {
    // A tab that cannot be told reads it from the store when it is opened again.
  }
}

export function hearTabs(hearer: Owner): void {
  owner = hearer
  try {
    channel = new BroadcastChannel(CHANNEL)
  } catch {
    return
  }
  channel.addEventListener('message', event => hear(event.data))
}

/** The other tab's work comes in place of this one's. */
export function loadOther(id: string): void {
  const { notices } = useApp()
  const work = elsewhere[id]
  setElsewhere(id, undefined)
  if (work === undefined) return
  const before = session.plainWork(id)
  mine.delete(id)
  session.takeOver(id, work)
  notices.notify({
    tone: 'plain',
    title: 'Loaded what the other tab has',
    action: { label: 'Undo', run: () => session.setWork(id, before) },
  })
}

/** This tab's work stays, and is what is kept. */
export function keepMine(id: string): void {
  setElsewhere(id, undefined)
  owner?.keep([id])
}

function hear(message: unknown): void {
  const { notices } = useApp()
  if (typeof message !== 'object' || message === null) return
  const { kind, works, ids } = message as { kind?: unknown; works?: unknown; ids?: unknown }
  if (kind === 'works') {
    for (const [id, work] of Object.entries(works ?? {})) if (isWork(work)) hearWork(id, work)
  } else if (kind === 'closed' && Array.isArray(ids)) {
    const open = new Set(session.files().map(file => file.id))
    const still = ids.filter((id): id is string => typeof id === 'string' && open.has(id))
    if (still.length > 0) owner?.keepFiles(still)
  } else if (kind === 'cleared' && session.files().length > 0) {
    owner?.keepAll()
    notices.notify({
      tone: 'problem',
      title: 'Another tab closed and forgot everything',
      lines: ['What is open in this tab stays, and is kept.'],
      action: { label: 'Start afresh here too', run: () => owner?.startAfresh() },
    })
  }
}

function hearWork(id: string, work: Work): void {
  const { notices } = useApp()
  const here = session.plainWork(id)
  if (here.answer === work.answer && JSON.stringify(here.edit) === JSON.stringify(work.edit)) {
    // The same was said of it there; perhaps it was checked, or help was taken.
    const verdict = work.verdict ?? here.verdict
    const hints = Math.max(here.hints ?? 0, work.hints ?? 0)
    const revealed = here.revealed === true || work.revealed === true
    const looked = [...new Set([...(here.looked ?? []), ...(work.looked ?? [])])]
    session.takeOver(id, { ...work, verdict, hints, looked, revealed })
    setElsewhere(id, undefined)
    return
  }
  if (mine.has(id) || id in session.pending() || session.selectedId() === id) {
    setElsewhere(id, work)
    return
  }
  session.takeOver(id, work)
  if (isSaid) return
  isSaid = true
  notices.notify({
    tone: 'plain',
    title: 'Another tab works on this session too',
    lines: [
      'What it does with questions you left alone here is taken over. Where both change one, you are asked.',
    ],
  })
}

// Other tabs with the same session. Each announces what it has written. Changes to questions that were not changed here
// are adopted; if both tabs changed a question, the visitor is asked, so that nothing is lost silently.

import type { Desks } from '../session/desk'
import type { Notices } from '../notices'
import type { Session, Work } from '../session/session'
import type { SessionDomain } from '../session/session-domains'
import { isWork } from './saved-shapes'

export type TabMessage =
  | { readonly kind: 'works'; readonly works: Readonly<Record<string, Work>> }
  | { readonly kind: 'domains'; readonly domains: readonly SessionDomain[] }
  | { readonly kind: 'closed'; readonly ids: readonly string[] }
  | { readonly kind: 'cleared' }

/** The channel to and from the other tabs. */
export interface TabChannel {
  /** May throw: a tab that cannot be notified reads the changes from the store when it is opened again. */
  postMessage(message: TabMessage): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** The reactions of this tab to removals from the store by another tab. */
export interface Owner {
  /** Writes the work on these questions again. */
  readonly keep: (ids: readonly string[]) => void
  readonly keepFiles: (ids: readonly string[]) => void
  readonly keepAll: () => void
  /** The visitor's domains, as the other tab has written them. */
  readonly takeDomains: (domains: readonly SessionDomain[]) => void
  readonly startOver: () => void
}

export interface OtherTabs {
  /** Announces to the other tabs what was written. */
  readonly post: (message: TabMessage) => void
  /** Listens to the other tabs from now on. */
  readonly listen: (owner: Owner) => void
  /** Replaces this tab's work by the other tab's. */
  readonly loadOther: (id: string) => void
  /** Keeps this tab's work, also in the store. */
  readonly keepMine: (id: string) => void
}

/** `open`: opens the channel between the tabs; it may throw if there is none. */
export function createOtherTabs(app: {
  readonly session: Session
  readonly desks: Desks
  readonly notices: Notices
  readonly open: () => TabChannel
}): OtherTabs {
  const { session, desks, notices } = app
  let channel: TabChannel | undefined
  let owner: Owner | undefined
  /** Ids of the questions this tab has written. */
  const mine = new Set<string>()
  const hearMessage = createHearing({ ...app, mine, owner: () => owner })

  return {
    post(message) {
      if (message.kind === 'works') for (const id of Object.keys(message.works)) mine.add(id)
      try {
        channel?.postMessage(message)
      } catch {
        // The other tab reads the change from the store.
      }
    },
    listen(hearer) {
      owner = hearer
      try {
        channel = app.open()
      } catch {
        return
      }
      channel.addEventListener('message', event => hearMessage(event.data))
    },
    loadOther(id) {
      const desk = desks.of(id)
      const work = desk?.elsewhere()
      desk?.setElsewhere(undefined)
      if (work === undefined) return
      const before = session.plainWork(id)
      mine.delete(id)
      session.takeOver(id, work)
      notices.notify({
        tone: 'plain',
        title: 'Loaded what the other tab has',
        action: { label: 'Undo', run: () => session.setWork(id, before) },
      })
    },
    keepMine(id) {
      desks.of(id)?.setElsewhere(undefined)
      owner?.keep([id])
    },
  }
}

/** Handles a message of another tab. */
function createHearing({
  session,
  desks,
  notices,
  mine,
  owner,
}: {
  readonly session: Session
  readonly desks: Desks
  readonly notices: Notices
  /** Ids of the questions this tab has written. */
  readonly mine: ReadonlySet<string>
  readonly owner: () => Owner | undefined
}): (message: unknown) => void {
  let isReported = false

  const hearWork = (id: string, work: Work): void => {
    const here = session.plainWork(id)
    const desk = desks.of(id)
    if (isSame(here, work)) {
      session.takeOver(id, together(here, work))
      desk?.setElsewhere(undefined)
    } else if (desk !== undefined && (mine.has(id) || id in session.pending() || session.selectedId() === id))
      desk.setElsewhere(work)
    else {
      session.takeOver(id, work)
      reportTakenOver()
    }
  }
  const reportTakenOver = (): void => {
    if (isReported) return
    isReported = true
    notices.notify({
      tone: 'plain',
      title: 'Another tab works on this session too',
      lines: ['Its changes are loaded here. If both tabs change the same question, you are asked.'],
    })
  }
  const hearClosed = (ids: readonly unknown[]): void => {
    const open = new Set(session.files().map(file => file.id))
    const still = ids.filter((id): id is string => typeof id === 'string' && open.has(id))
    if (still.length > 0) owner()?.keepFiles(still)
  }
  const hearCleared = (): void => {
    if (session.files().length === 0) return
    owner()?.keepAll()
    notices.notify({
      tone: 'problem',
      title: 'Another tab closed all files and deleted all answers',
      lines: ['What is open in this tab stays, and is kept.'],
      action: { label: 'Start over here too', run: () => owner()?.startOver() },
    })
  }
  const hearDomains = async (received: unknown): Promise<void> => {
    if (!Array.isArray(received)) return
    const { readSessionDomain } = await import('#language/english/session-domain-schema')
    const domains = received.map(readSessionDomain).filter(domain => typeof domain !== 'string')
    owner()?.takeDomains(domains)
  }
  return message => {
    if (typeof message !== 'object' || message === null) return
    const { kind, works, ids } = message as { kind?: unknown; works?: unknown; ids?: unknown }
    if (kind === 'works') {
      for (const [id, work] of Object.entries(works ?? {})) if (isWork(work)) hearWork(id, work)
    } else if (kind === 'domains') void hearDomains((message as { domains?: unknown }).domains)
    else if (kind === 'closed' && Array.isArray(ids)) hearClosed(ids)
    else if (kind === 'cleared') hearCleared()
  }
}

const isSame = (here: Work, there: Work): boolean =>
  here.answer === there.answer && JSON.stringify(here.edit) === JSON.stringify(there.edit)

/** Merges work with the same answer in both tabs: the other tab may have checked it, or taken help. */
const together = (here: Work, there: Work): Work => ({
  ...there,
  verdict: there.verdict ?? here.verdict,
  hints: Math.max(here.hints ?? 0, there.hints ?? 0),
  revealed: here.revealed === true || there.revealed === true,
  looked: [...new Set([...(here.looked ?? []), ...(there.looked ?? [])])],
})

// The page's own files: messages if they cannot be loaded, whether this browser stores them all for offline use, and a
// newer version that waits. Nothing here reloads the page by itself.

import { type Accessor, createSignal } from 'solid-js'
import type { Trouble } from '#engine/life/trouble'
import type { App } from '../app'
import { inBackground } from '#page/browser/background'
import type { Follow, Message } from './service-worker'

/** Milliseconds within which a new version must start. */
const START = 5_000

export interface Offline {
  /** True if every file is stored: the page opens and works without a network. */
  readonly worksOffline: Accessor<boolean>
  /** Why the files cannot be stored; '' if they can, or if it is not known yet. */
  readonly notKept: Accessor<string>
  readonly isOnline: Accessor<boolean>
  /** A newer version that is stored and waits to be started. */
  readonly newVersion: Accessor<ServiceWorker | null>
  /** Starts storing the page once `waitedFor` has settled and the browser is idle. */
  readonly startOffline: (waitedFor: Promise<unknown>) => void
  /** Shows failures of files and workers from now on. */
  readonly showTrouble: () => void
  /** The message for a module that could not be loaded. */
  readonly missingPart: () => Message
  /** Stores the work, then starts the waiting version, or reloads this one. */
  readonly reload: () => Promise<void>
}

export function createOffline(app: Pick<App, 'keeping' | 'notices'>): Offline {
  const { keeping, notices } = app
  const [worksOffline, setWorksOffline] = createSignal(false)
  const [notKept, setNotKept] = createSignal('')
  const [isOnline, setOnline] = createSignal(navigator.onLine)
  const [newVersion, setNewVersion] = createSignal<ServiceWorker | null>(null)

  const reload = async (): Promise<void> => {
    await keeping.keepNow()
    const waiting = newVersion()
    if (waiting === null || waiting.state !== 'installed') {
      location.reload()
      return
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    })
    waiting.postMessage('replace')
    // If the new version does not start, the visitor stays with this one.
    setTimeout(() => location.reload(), START)
  }
  let describe = anyTrouble
  const show = ({ title, message, reload: helps }: Message): void => {
    if (notices.list().some(shown => shown.title === title)) return
    const action = { label: 'Reload', run: () => inBackground(reload()) }
    notices.notify({
      ...{ tone: 'plain', lasting: true, title, lines: [message] },
      ...(helps ? { action } : {}),
    })
  }
  const ofTheWork = (): string =>
    keeping.state().kind === 'memory'
      ? 'This browser does not keep your work: save what you need first.'
      : 'Your work is kept.'
  const missingPart = () => missingPartOf(isOnline() || worksOffline(), ofTheWork())
  const follow: Follow = {
    ...{ setWorksOffline, setNotKept, setNewVersion, setOnline, show, ofTheWork },
  }
  return {
    ...{ worksOffline, notKept, isOnline, newVersion, missingPart, reload },
    showTrouble() {
      const push = (trouble: Trouble): void => {
        if (trouble.what === 'part') return void show(missingPart())
        const [title, message] = describe(trouble)
        show({ title, message: `${message} ${ofTheWork()}`, reload: true })
      }
      globalThis.plangroundTrouble = Object.assign(globalThis.plangroundTrouble ?? {}, {
        push,
        hasBegun: true,
      })
    },
    startOffline(waitedFor) {
      // During development the page's files change while one works on it.
      if (import.meta.env.DEV) return
      inBackground(
        import('./page-files').then(({ describeTrouble, watchFiles }) => {
          describe = describeTrouble
          watchFiles()
        }),
      )
      inBackground(import('./service-worker').then(({ followVersions }) => followVersions(follow, waitedFor)))
    },
  }
}

/** Without a network, reloading a page that is not stored would lose it. */
function missingPartOf(canReload: boolean, ofTheWork: string): Message {
  const title = 'A part of the page could not be loaded'
  return canReload
    ? {
        title,
        message: `There may be a newer version on the server. Reload to use it. ${ofTheWork}`,
        reload: true,
      }
    : {
        title,
        message:
          'There is no network, and this browser has not kept the whole page yet. Try again when the network is back.',
        reload: false,
      }
}

/** The generic message, until the specific ones are loaded (`page-files.ts`). */
const anyTrouble = ({ detail = '' }: Trouble): readonly [title: string, message: string] => [
  'Something in the page went wrong',
  `${detail || 'A file does not come'}. If the page does not answer any more, reload it.`,
]

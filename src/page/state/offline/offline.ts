// The page's own files: what is shown where they do not come, whether this browser keeps them all, and a newer version
// that waits. Nothing here reloads the page by itself.

import { type Accessor, createSignal } from 'solid-js'
import type { Trouble } from '#engine/life/trouble'
import type { App } from '../app'
import { inBackground } from '#page/browser/background'
import type { Follow, Message } from './service-worker'

/** Milliseconds that a version has to start. */
const START = 5_000

export interface Offline {
  /** Every file is kept: the page opens and works without a network. */
  readonly worksOffline: Accessor<boolean>
  /** Why they cannot be kept; '' if they can, or nothing is known yet. */
  readonly notKept: Accessor<string>
  readonly isOnline: Accessor<boolean>
  /** A newer version is kept and waits to be started. */
  readonly newVersion: Accessor<ServiceWorker | null>
  /** Begins to keep the page once what is waited for now has come, and there is nothing better to do. */
  readonly startOffline: (waitedFor: Promise<unknown>) => void
  /** From now on the page shows what fails with its files and workers. */
  readonly showTrouble: () => void
  /** The text for a part that did not come. */
  readonly missingPart: () => Message
  /** Keeps the work, then starts the version that waits, or this one again. */
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
    // One that does not start leaves the visitor with this version.
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
      // A page that is being developed changes while one works on it.
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

/** Without a network, a page that is not kept would be lost by reloading it. */
function missingPartOf(canReload: boolean, ofTheWork: string): Message {
  const title = 'A part of the page could not be loaded'
  return canReload
    ? {
        title,
        message: `There may be a newer version on the server. Reload to go on with it. ${ofTheWork}`,
        reload: true,
      }
    : {
        title,
        message:
          'There is no network, and this browser has not kept the whole page yet. Try again when the network is back.',
        reload: false,
      }
}

/** The text for what else went wrong, until the others have come (`page-files.ts`). */
const anyTrouble = ({ detail = '' }: Trouble): readonly [title: string, message: string] => [
  'Something in the page went wrong',
  `${detail || 'A file does not come'}. If the page does not answer any more, reload it.`,
]

// The entry point of the page: styles, shell, keys, and the last visit.

import { render } from 'solid-js/web'
import '#page/ui/styles/tokens.css'
import '#page/ui/styles/base.css'
import '#page/ui/styles/utilities.css'
import '#page/ui/styles/utilities-look.css'
import '#page/ui/pane-head.css'
import '#page/ui/menus/select.css'
import '#page/ui/words.css'
import { beginAtAddress, startAddressing } from '#page/shell/address/addressing'
import { App } from './app'
import { features } from '#page/shell/features'
import { embeddedIn } from '#page/shell/embed/address'
import { listenToKeys } from '#page/shell/listen-to-keys'
import { hasUnfinishedRun } from '#page/score/unfinished'
import { loadAhead } from './pages'
import { listenToAddress } from '#page/shell/address/shared-address'
import { domainIn, isShipped, kindIn } from '#page/state/files/bundled/coming'
import { beginWithExample, takeOver } from '#page/shell/address/take-over'
import { createApp } from '#page/state/app'
import { browserSurroundings } from '#page/state/browser'
import { hasInbox } from '#page/state/inbox/inbox-note'
import { inBackground } from '#page/browser/background'
import { createOffline } from '#page/state/offline/offline'
import { nextTurn } from '#page/browser/turns'
import { createDomainPictures } from '#page/stage/state/scenes'
import { lineIsFree, startTypefaces } from '#page/state/typefaces'
import { PageContext } from '#page/state/use-app'
import { messageOf, reportTrouble } from '#engine/life/trouble'

const root = document.getElementById('app')!
// If this fails, no page can show the error.
start().catch((error: unknown) => reportTrouble({ what: 'start', detail: messageOf(error) }))
const { plangroundTrouble: trouble } = globalThis
if (trouble) trouble.hasRun = true

/** A phone that votes does not need the page, and an embedded view does not need the session. */
async function start(): Promise<void> {
  if (/^#vote=/i.test(location.hash)) (await import('#page/class/vote/start')).startVote(root)
  else if (location.hash === '#presenter') await (await import('#page/present/enter')).showPresenter(root)
  else if (embeddedIn(location.hash.slice(1)) !== undefined) (await import('#page/shell/embed/start')).startEmbed(root)
  else await begin()
}

/** In several tasks, as the visitor may press something meanwhile. */
async function begin(): Promise<void> {
  // All code needed for this is already loaded. Files stored by a service worker need not be loaded one after the
  // other.
  const isPlain = isShipped(location.hash) && !navigator.serviceWorker?.controller
  const app = createApp(browserSurroundings(features, undefined, isPlain))
  // The first verdict has priority.
  const { hash } = location
  const engineThere = app.lanes.quietly('judging', api => api.judging.ready(kindIn(hash), domainIn(hash)))
  app.session.setRestoring(app.prefs.hadSession)
  beginAtAddress(app)
  const back = app.keeping.start()
  // Before anything is drawn, so that keys pressed meanwhile are handled.
  listenToKeys(app)
  await nextTurn()
  await beginWithExample(app, root)
  takeOver(app, root, () => {
    const Page = () => (
      <PageContext.Provider value={app}>
        <App />
      </PageContext.Provider>
    )
    render(() => <Page />, root)
  })
  const offline = app.feature(createOffline)
  offline.showTrouble()
  inBackground(startAddressing(app, back))
  inBackground(listenToAddress(app, back))
  await nextTurn()
  // The first view is painted before more files are requested.
  requestAnimationFrame(() => setTimeout(() => loadAhead(app)))
  app.feature(createDomainPictures).drawOnce(lineIsFree(engineThere), startTypefaces(engineThere))
  // The shared highlight is dispensable until the first verdict is possible.
  inBackground(
    engineThere.then(() => import('#page/workbench/focus/lighting')).then(({ startLighting }) => startLighting(app)),
  )
  if (hasUnfinishedRun(app.storage))
    inBackground(
      back
        .then(() => import('#page/score/runs/runs'))
        .then(({ createRuns }) => app.feature(createRuns).reportContinued()),
    )
  if (hasInbox(app.storage)) inBackground(import('#page/shell/open/resume').then(({ resumeInbox }) => resumeInbox(app)))
  inBackground(import('#page/shell/later-commands').then(({ addLaterCommands }) => addLaterCommands(app)))
  offline.startOffline(engineThere)
}

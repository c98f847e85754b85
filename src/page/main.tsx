// The page begins here: styles, shell, keys, and what was open the last time.

import { render } from 'solid-js/web'
import '#page/styles/tokens.css'
import '#page/styles/base.css'
import '#page/parts/button.css'
import '#page/parts/pane-head.css'
import '#page/parts/select.css'
import '#page/parts/words.css'
import { beginAtAddress, startAddressing } from '#page/open/addressing'
import { App } from './app'
import { embeddedIn } from '#page/embed/address'
import { listenToKeys } from '#page/commands/listen-to-keys'
import { hasUnfinishedRun } from '#page/score/unfinished'
import { loadAhead } from './pages'
import { listenToAddress } from '#page/open/shared-address'
import { isShipped, kindIn } from '#page/open/coming'
import { beginWithExample, takeOver } from '#page/open/take-over'
import { createApp } from '#page/state/app'
import { browserSurroundings } from '#page/state/browser'
import { hasInbox } from '#page/state/inbox-note'
import { inBackground } from '#page/state/background'
import { createOffline } from '#page/state/offline'
import { nextTurn } from '#page/state/turns'
import { startTypefaces } from '#page/state/typefaces'
import { provideApp } from '#page/state/use-app'
import { messageOf, reportTrouble } from '#engine/life/trouble'

const root = document.getElementById('app')!
// Where this fails there is no page that could show it.
start().catch((error: unknown) => reportTrouble({ what: 'start', detail: messageOf(error) }))
const { plangroundTrouble: trouble } = globalThis
if (trouble) trouble.hasRun = true

/** A phone that votes needs nothing of the page, and a part in the frame of another page nothing of the session. */
async function start(): Promise<void> {
  if (/^#vote=/i.test(location.hash)) (await import('#page/vote/start')).startVote(root)
  else if (location.hash === '#presenter')
    await (await import('#page/projector/enter')).showPresenter(root)
  else if (embeddedIn(location.hash.slice(1)) !== undefined)
    (await import('#page/embed/start')).startEmbed(root)
  else await begin()
}

/** In several tasks, since a visitor may press something meanwhile. */
async function begin(): Promise<void> {
  // All else that this needs came with the page. Files that a service worker has kept need not come one after the other.
  const isPlain = isShipped(location.hash) && !navigator.serviceWorker?.controller
  const app = createApp(browserSurroundings(undefined, isPlain))
  provideApp(app)
  // What the visitor waits for first is a verdict.
  const engineThere = app.lanes.quietly('judging', api => api.judging.ready(kindIn(location.hash)))
  app.session.setRestoring(app.prefs.hadSession)
  beginAtAddress(app)
  const back = app.keeping.start()
  // Before anything is drawn: a key that is pressed meanwhile is heard.
  listenToKeys(app)
  await nextTurn()
  await beginWithExample(app, root)
  takeOver(app, root, () => void render(() => <App />, root))
  const offline = app.part(createOffline)
  offline.showTrouble()
  inBackground(startAddressing(app, back))
  inBackground(listenToAddress(app, back))
  await nextTurn()
  // What is seen first is painted before more is asked for.
  requestAnimationFrame(() => setTimeout(() => loadAhead(app)))
  startTypefaces(engineThere)
  // Pointing lights up the same things elsewhere: dispensable until the first verdict can be had.
  inBackground(
    engineThere
      .then(() => import('#page/focus/lighting'))
      .then(({ startLighting }) => startLighting(app)),
  )
  if (hasUnfinishedRun(app.storage))
    inBackground(
      back
        .then(() => import('#page/score/runs/runs'))
        .then(({ createRuns }) => app.part(createRuns).sayGoingOn()),
    )
  if (hasInbox(app.storage))
    inBackground(import('#page/open/resume').then(({ resumeInbox }) => resumeInbox(app)))
  offline.startOffline(engineThere)
}

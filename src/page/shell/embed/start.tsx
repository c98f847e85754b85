// Starts an embedded view instead of the page.

import { render } from 'solid-js/web'
import { startLighting } from '#page/workbench/focus/lighting'
import { createApp } from '#page/state/app'
import { inBackground } from '#page/browser/background'
import { createOffline } from '#page/state/offline/offline'
import { startTypefaces } from '#page/state/typefaces'
import { PageContext } from '#page/state/use-app'
import { Embed } from './embed'
import { embeddedSurroundings } from './surroundings'

export function startEmbed(root: HTMLElement): void {
  const app = createApp(embeddedSurroundings())
  inBackground(startTypefaces(app.lanes.quietly('quick', api => api.judging.ready())))
  root.textContent = ''
  const Page = () => (
    <PageContext.Provider value={app}>
      <Embed />
    </PageContext.Provider>
  )
  render(() => <Page />, root)
  app.feature(createOffline).showTrouble()
  inBackground(import('#page/state/offline/page-files').then(({ watchFiles }) => watchFiles()))
  startLighting(app)
}

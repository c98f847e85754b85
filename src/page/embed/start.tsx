// An embedded part begins here, in place of the page.

import { render } from 'solid-js/web'
import { startLighting } from '#page/focus/lighting'
import { createApp } from '#page/state/app'
import { inBackground } from '#page/state/background'
import { createOffline } from '#page/state/offline'
import { startTypefaces } from '#page/state/typefaces'
import { provideApp } from '#page/state/use-app'
import { Embed } from './embed'
import { embeddedSurroundings } from './surroundings'

export function startEmbed(root: HTMLElement): void {
  const app = createApp(embeddedSurroundings())
  provideApp(app)
  startTypefaces(app.lanes.quietly('quick', api => api.judging.ready()))
  root.textContent = ''
  render(() => <Embed />, root)
  app.part(createOffline).showTrouble()
  inBackground(import('#page/state/page-files').then(({ watchFiles }) => watchFiles()))
  startLighting(app)
}

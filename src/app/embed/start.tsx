// An embedded part begins here, in place of the page.

import { render } from 'solid-js/web'
import { startLighting } from '../focus/lighting'
import { createApp } from '../state/app'
import { inBackground } from '../state/background'
import { createOffline } from '../state/offline'
import { startTypefaces } from '../state/typefaces'
import { provideApp } from '../state/use-app'
import { Embed } from './embed'
import { embeddedSurroundings } from './surroundings'

export function startEmbed(root: HTMLElement): void {
  const app = createApp(embeddedSurroundings())
  provideApp(app)
  startTypefaces(app.lanes.quietly('quick', api => api.judging.ready()))
  root.textContent = ''
  render(() => <Embed />, root)
  app.part(createOffline).showTrouble()
  inBackground(import('../state/page-files').then(({ watchFiles }) => watchFiles()))
  startLighting(app)
}

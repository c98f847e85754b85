// The page begins here: styles, shell, keys, and what was open the last time.

import { render } from 'solid-js/web'
import './styles/tokens.css'
import './styles/base.css'
import './parts/button.css'
import './parts/pane-head.css'
import './parts/select.css'
import './parts/words.css'
import { startAddressing } from './open/addressing'
import { App } from './app'
import { listenToKeys } from './commands/commands'
import { quietly } from './engine/lanes'
import { startOffline } from './state/offline'
import { startLighting } from './focus/lighting'
import { listenToAddress } from './open/shared-address'
import { startTypefaces } from './state/typefaces'
import { useApp } from './state/use-app'

// What one waits for first is a verdict.
const engineThere = quietly('judging', api => api.judging.ready())
startTypefaces(engineThere)
useApp().session.setRestoring(useApp().prefs.hadSession)
const root = document.getElementById('app')!
root.textContent = ''
render(() => <App />, root)
listenToKeys()
startLighting()
const back = useApp().keeping.start()
void startAddressing(back)
void listenToAddress(back)
startOffline(engineThere)

// The page for phones that vote: a few buttons and a code, without the rest of the page or an engine.

import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { inBackground } from '#page/browser/background'
import { storedTexts } from '#page/browser/text-store'
import { keptVotes } from './kept-votes'
import { Vote } from './vote'

export function startVote(root: HTMLElement): void {
  const [link, setLink] = createSignal(location.hash.slice(1))
  addEventListener('hashchange', () => {
    const next = location.hash.slice(1)
    if (/^vote=/i.test(next)) setLink(next)
    else location.reload()
  })
  const kept = keptVotes(
    storedTexts(() => localStorage),
    () => crypto.getRandomValues(new Uint32Array(1))[0]!,
  )
  document.title = 'Vote · Planground'
  root.textContent = ''
  render(() => <Vote link={link()} kept={kept} />, root)
  inBackground(import('#page/state/offline/page-files').then(({ watchFiles }) => watchFiles()))
}

// The bar at the foot on phones: question, answer, see, more.

import { For } from 'solid-js'
import {
  galleryOpen,
  goTo,
  makeOpen,
  setGalleryOpen,
  setMakeOpen,
  setSheet,
  type Sheet,
  sheet,
  workspace,
} from '../state/layout'
import { Icon, type IconName } from '../parts/icon'
import { session } from '../state/session'

const places: readonly { id: Sheet; title: string; icon: IconName }[] = [
  { id: 'question', title: 'Question', icon: 'file-text' },
  { id: 'answer', title: 'Answer', icon: 'pencil-line' },
  { id: 'see', title: 'See', icon: 'waypoints' },
  { id: 'more', title: 'More', icon: 'ellipsis' },
]

export function BottomBar() {
  const here = () =>
    workspace() === 'explore' && session.selected() !== null && !galleryOpen() && !makeOpen()
  const go = (id: Sheet): void => {
    goTo('explore')
    setGalleryOpen(false)
    setMakeOpen(false)
    setSheet(id)
  }
  return (
    <nav class="bottom-bar" aria-label="Panes">
      <For each={places}>
        {place => (
          <button
            type="button"
            aria-current={here() && sheet() === place.id ? 'page' : undefined}
            disabled={session.selected() === null && place.id !== 'more'}
            onClick={() => go(place.id)}
          >
            <Icon name={place.icon} size={19} />
            {place.title}
          </button>
        )}
      </For>
    </nav>
  )
}

// The bar at the foot on phones: question, answer, see, more.

import { For } from 'solid-js'
import type { Sheet } from '#page/state/layout'
import { Icon, type IconName } from '#page/ui/icon'
import { atQuestion } from '#page/state/places/place'
import { useApp } from '#page/state/use-app'
import './shell.css'

const places: readonly { id: Sheet; title: string; icon: IconName }[] = [
  { id: 'question', title: 'Question', icon: 'file-text' },
  { id: 'answer', title: 'Answer', icon: 'pencil-line' },
  { id: 'see', title: 'See', icon: 'waypoints' },
  { id: 'more', title: 'More', icon: 'ellipsis' },
]

export function BottomBar() {
  const { session, place } = useApp()
  const here = () => place.workspace() === 'explore' && session.selected() !== null && !place.gallery() && !place.make()
  const go = (id: Sheet): void => {
    place.show({ ...atQuestion(), sheet: id })
  }
  return (
    <nav class="bottom-bar grid bg-card border-top" aria-label="Panes">
      <For each={places}>
        {({ id, title, icon }) => (
          <button
            class="flex-row flex-down centred ink-faint text-11"
            type="button"
            aria-current={here() && place.sheet() === id ? 'page' : undefined}
            disabled={session.selected() === null && id !== 'more'}
            onClick={() => go(id)}
          >
            <Icon name={icon} size={19} />
            {title}
          </button>
        )}
      </For>
    </nav>
  )
}

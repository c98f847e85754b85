// The available room, and the visible sheet on phones. `place.ts` has the rest of what is shown.

import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { AskMedia } from '#page/browser/surroundings'

/** Phones show one sheet at a time. */
export type Sheet = 'question' | 'answer' | 'see' | 'more'

/** wide: three columns; middle: the list is a drawer; narrow: one column with a bar at the bottom. */
export type Room = 'wide' | 'middle' | 'narrow'

export interface Layout {
  readonly room: Accessor<Room>
  /** True if the visitor points with a finger: hints about keys are then useless. */
  readonly touch: Accessor<boolean>
  /** True if the visitor prefers reduced motion. */
  readonly calm: Accessor<boolean>
}

/** Tracks the available room and the pointing device. */
export function createLayout(media: AskMedia): Layout {
  const watched = (query: string): Accessor<boolean> => {
    const list = media(query)
    const [matches, setMatches] = createSignal(list.matches)
    list.addEventListener('change', () => setMatches(list.matches))
    return matches
  }
  const wide = watched('(min-width: 1180px)')
  // A phone in portrait or landscape orientation.
  const narrow = watched('(max-width: 759px), (max-width: 1000px) and (max-height: 480px)')
  return {
    room: createMemo(() => (wide() ? 'wide' : narrow() ? 'narrow' : 'middle')),
    touch: watched('(pointer: coarse)'),
    calm: watched('(prefers-reduced-motion: reduce)'),
  }
}

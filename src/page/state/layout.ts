// How much room the page has, and what a phone shows of it. What is shown is in `place.ts`.

import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { AskMedia } from '#page/browser/surroundings'

/** Phones show one thing at a time. */
export type Sheet = 'question' | 'answer' | 'see' | 'more'

/** wide: three columns; middle: the list is a drawer; narrow: one column with a bar at the foot. */
export type Room = 'wide' | 'middle' | 'narrow'

export interface Layout {
  readonly room: Accessor<Room>
  /** The visitor points with a finger: what is stated about keys would state nothing. */
  readonly touch: Accessor<boolean>
  /** The visitor wants less motion. */
  readonly calm: Accessor<boolean>
}

/** Follows how much room there is and how the visitor points. */
export function createLayout(media: AskMedia): Layout {
  const watched = (query: string): Accessor<boolean> => {
    const list = media(query)
    const [matches, setMatches] = createSignal(list.matches)
    list.addEventListener('change', () => setMatches(list.matches))
    return matches
  }
  const wide = watched('(min-width: 1180px)')
  // A phone held upright, or lying on its side.
  const narrow = watched('(max-width: 759px), (max-width: 1000px) and (max-height: 480px)')
  return {
    room: createMemo(() => (wide() ? 'wide' : narrow() ? 'narrow' : 'middle')),
    touch: watched('(pointer: coarse)'),
    calm: watched('(prefers-reduced-motion: reduce)'),
  }
}

// Messages between a projector and the second window: the projector's state, and commands. Either may be opened first,
// closed and opened again: a window that opens announces itself, and the projector sends its state.

import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js'
import type { NotePart, Projection } from './projecting'

/** The state of a projector that the second window receives. */
export interface Shown {
  readonly title: string
  readonly where: string
  readonly ahead: string
  readonly held: string | null
  readonly blank: boolean
  readonly notes: readonly NotePart[]
  readonly actions: readonly { readonly id: string; readonly title: string }[]
}

/** `on` and `back` are steps; `own:…` is an action of the projected content. */
export type Act = 'on' | 'back' | 'reveal' | 'blank' | 'leave' | `own:${string}`

type Message =
  | { readonly kind: 'shown'; readonly from: string; readonly shown: Shown }
  | { readonly kind: 'gone'; readonly from: string }
  /** A second window was opened and asks for the state of a projector. */
  | { readonly kind: 'here' }
  | { readonly kind: 'bye' }
  | { readonly kind: 'act'; readonly to: string; readonly act: Act }

/** The address of the second window, without `#`. */
export const PRESENTER = 'presenter'

/** Null if the browser does not support BroadcastChannel. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('planground-projector')
  } catch {
    return null
  }
}

export const canLink = (): boolean => typeof BroadcastChannel !== 'undefined'

/** Calls `then` when the window is closed. */
function whenClosed(then: () => void): void {
  addEventListener('pagehide', then)
  onCleanup(() => removeEventListener('pagehide', then))
}

/** The projector's end: sends its state whenever it changes, and executes commands; disposed with its owner. */
export function linkProjector(
  projection: Projection,
  blank: Accessor<boolean>,
  act: (act: Act) => void,
): { readonly isSeen: Accessor<boolean> } {
  const [isSeen, setSeen] = createSignal(false)
  const channel = openChannel()
  if (channel === null) return { isSeen }
  const from = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  const post = (message: Message): void => channel.postMessage(message)
  const shown = (): Shown => ({
    title: projection.title(),
    where: projection.where(),
    ahead: projection.ahead(),
    held: projection.held(),
    blank: blank(),
    notes: projection.notes(),
    actions: (projection.actions?.() ?? []).map(({ id, title }) => ({ id, title })),
  })
  const postShown = (): void => post({ kind: 'shown', from, shown: shown() })
  createEffect(postShown)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'here') {
      setSeen(true)
      postShown()
    } else if (data.kind === 'bye') setSeen(false)
    else if (data.kind === 'act' && data.to === from) act(data.act)
  })
  const bye = (): void => post({ kind: 'gone', from })
  whenClosed(bye)
  onCleanup(() => {
    bye()
    channel.close()
  })
  return { isSeen }
}

/** The second window's end: the state of the projector that changed last. */
export function linkPresenter(): {
  readonly shown: Accessor<Shown | null>
  readonly act: (act: Act) => void
} {
  const [now, setNow] = createSignal<{ from: string; shown: Shown } | null>(null)
  const channel = openChannel()
  const post = (message: Message): void => channel?.postMessage(message)
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'shown') setNow({ from: data.from, shown: data.shown })
    else if (data.kind === 'gone' && now()?.from === data.from) {
      setNow(null)
      // Another projector may still be open.
      post({ kind: 'here' })
    }
  })
  post({ kind: 'here' })
  whenClosed(() => post({ kind: 'bye' }))
  return {
    shown: () => now()?.shown ?? null,
    act(act) {
      const to = now()?.from
      if (to !== undefined) post({ kind: 'act', to, act })
    },
  }
}

/** The window's name: opening it again brings the existing window to the front. */
const NAME = 'planground-presenter'

/** Opens the second window; false if the browser refuses. */
export const openPresenter = (): boolean =>
  open(`${location.pathname}${location.search}#${PRESENTER}`, NAME, 'popup,width=1000,height=760') !== null

/** Opens the second window by following a link, which browsers allow. */
export function followToPresenter(): void {
  const link = document.createElement('a')
  link.href = `${location.pathname}${location.search}#${PRESENTER}`
  link.target = NAME
  link.click()
}

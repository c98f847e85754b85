// Components that are loaded when they are first drawn. If loading fails, a message with a way to continue is shown
// instead, and loading is retried the next time it is drawn: Solid's own `lazy` would fail permanently, together with
// its surroundings.

import { type Component, createSignal, type JSX, lazy as solidLazy, onMount } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { reportTrouble } from '#engine/life/trouble'
import { useFeature, useApp } from '#page/state/use-app'
import { createOffline } from '#page/state/offline/offline'
import { Problem } from './conditions'
import { inBackground } from '#page/browser/background'

// biome-ignore lint/suspicious/noExplicitAny: as in Solid's own type.
type Part = Component<any>

/** The default export of the module that `load` returns; `instead` is drawn if loading fails. */
export function lazy<Loaded extends Part>(load: () => Promise<{ default: Loaded }>, instead: Part = Missing): Loaded {
  const attempt = async (): Promise<{ default: Part }> => {
    try {
      const loaded = await load()
      if (typeof loaded.default !== 'function') throw loaded
      return loaded
    } catch {
      reportTrouble({ what: 'part' })
      part = solidLazy(attempt)
      return { default: instead }
    }
  }
  let part: Part = solidLazy(attempt)
  const Later = (props: object): JSX.Element => {
    const [now, setNow] = createSignal(part)
    return <Dynamic component={now()} {...props} loadAgain={() => setNow(() => part)} />
  }
  return Later as Loaded
}

/** The replacement for a small or additional component: the page's message suffices. */
export const Nothing = (): null => null

/** The replacement for a dialog: closes it, so that its button can be pressed again. */
export const CloseDialog = (): null => {
  const { place } = useApp()
  onMount(() => place.show({ dialog: null }))
  return null
}

/** The replacement for a component that could not be loaded. */
export function Missing(props: { loadAgain: () => void }) {
  const { missingPart, reload } = useFeature(createOffline)
  const { title, message, reload: helps } = missingPart()
  return (
    <Problem
      title={title}
      message={message}
      again={() => (helps ? inBackground(reload()) : props.loadAgain())}
      {...(helps ? { label: 'Reload' } : {})}
    />
  )
}

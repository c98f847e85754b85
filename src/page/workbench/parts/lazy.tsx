// Parts of the page that are loaded when they are first drawn. One that does not come gives way to words and a way on, and
// is asked for again the next time it is drawn: Solid's own `lazy` would fail for ever, and take what is around it along.

import { type Component, createSignal, type JSX, lazy as solidLazy, onMount } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { reportTrouble } from '#engine/life/trouble'
import { useFeature, useApp } from '#page/state/use-app'
import { createOffline } from '#page/state/offline/offline'
import { Problem } from './conditions'
import { inBackground } from '#page/browser/background'

// biome-ignore lint/suspicious/noExplicitAny: as in Solid's own type.
type Part = Component<any>

/** The default export of what `load` gives; `instead` is drawn if it does not come. */
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

/** In place of a part that is small, or adds to what is there: the page's message states enough. */
export const Nothing = (): null => null

/** In place of a dialog: its button can be pressed again. */
export const CloseDialog = (): null => {
  const { place } = useApp()
  onMount(() => place.show({ dialog: null }))
  return null
}

/** Where a part of the page was that did not come. */
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

// Starts and ends the projector: the page is replaced, and afterwards restored.

import { batch } from 'solid-js'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'
import { takeLook } from './look'
import { createProjecting, type Projection } from './projecting'

export { Projector } from './projector'

/** Shows this projection, or that of the current page; does nothing if the page has none. */
export async function enterProjector(app: App, wanted?: Projection): Promise<void> {
  const projecting = app.feature(createProjecting)
  if (projecting.now() !== null) return
  const projection = wanted ?? (await projectionOf(app))
  if (projection === null) return
  const putBack = rememberPage()
  const endLook = takeLook()
  batch(() => {
    projecting.setBlank(false)
    projecting.setWide(false)
    projecting.setNow({
      ...projection,
      dispose() {
        projection.dispose?.()
        endLook()
        putBack()
      },
    })
    app.place.show({ dialog: 'projector' })
  })
}

/** Makes this window the second one. */
export async function showPresenter(root: HTMLElement): Promise<void> {
  const { startPresenter } = await import('./presenter')
  startPresenter(root)
  inBackground(import('#page/state/offline/page-files').then(({ watchFiles }) => watchFiles()))
}

/** The projection of the current page; null if it has none. */
async function projectionOf(app: App): Promise<Projection | null> {
  const { createQuestionProjection } = await import('./question')
  return createQuestionProjection(app)
}

/** Stores the scroll position and the focus; the returned function restores both. */
function rememberPage(): () => void {
  const scrolled = [...document.querySelectorAll('#app *')].flatMap(element =>
    element.scrollTop > 0 || element.scrollLeft > 0
      ? [{ path: pathOf(element), top: element.scrollTop, left: element.scrollLeft }]
      : [],
  )
  const focused = document.activeElement === null ? '' : pathOf(document.activeElement)
  return () =>
    requestAnimationFrame(() => {
      for (const { path, top, left } of scrolled) document.querySelector(path)?.scrollTo({ top, left })
      const element = focused === '' ? null : document.querySelector<HTMLElement>(focused)
      element?.focus({ preventScroll: true })
    })
}

/** A selector of exactly this element. */
function pathOf(element: Element): string {
  const steps: string[] = []
  for (let at = element; at.parentElement !== null; at = at.parentElement)
    steps.unshift(`:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`)
  return steps.length === 0 ? '' : `html > ${steps.join(' > ')}`
}

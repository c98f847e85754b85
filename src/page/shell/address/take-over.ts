// Replaces the static page shown before the script (public/first.js, scripts/first-page-plugin.ts) without losing what
// was done there: typed text, pressed buttons, the caret, the scroll position.

import type { App } from '#page/state/app'
import { createComing } from '#page/state/files/bundled/coming'
import { createOpening } from '#page/state/files/opening'
import { openingCard } from '#page/state/files/bundled/bundled'

declare global {
  /** The visitor's actions before this script was loaded; undefined on a page without the static part. */
  var plangroundEarly: Early | undefined
}

interface Early {
  /** True if the example was pressed. */
  readonly isPressed?: boolean
  /** True while a key or button is held down, or a word is being composed. */
  readonly isHeld?: boolean
  /** Links and buttons of the question that were pressed, in this order. */
  readonly presses: readonly HTMLElement[]
}

/** Milliseconds between two checks, and the maximum number of checks while a press lasts. */
const LOOK = 30
const MAX_LOOKUPS = 100

/** Continues once no key or button is held down. */
async function whenFree(app: App): Promise<void> {
  for (let looks = 0; globalThis.plangroundEarly?.isHeld && looks < MAX_LOOKUPS; looks++)
    await new Promise<void>(done => app.clock.after(LOOK, done))
}

const questionIn = (root: HTMLElement): HTMLElement | null => root.querySelector('.desk-scroll')

/** Opens the example if it was pressed. A question shown by the static page stays until it can be drawn. */
export async function beginWithExample(app: App, root: HTMLElement): Promise<void> {
  await whenFree(app)
  if (!globalThis.plangroundEarly?.isPressed) return
  const opened = app.feature(createOpening).openBundled(openingCard, 0)
  if (questionIn(root) === null) app.feature(createComing).wait(opened)
  else await opened.then(() => whenFree(app))
}

/** Elements that can be focused or pressed, except those that appear only after typing. */
const placesIn = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a, button:not(.answer-field *), summary, textarea, [tabindex]'),
]

/** Draws the page over the static one. */
export function takeOver(app: App, root: HTMLElement, draw: () => void): void {
  const scroller = questionIn(root)
  const places = placesIn(root)
  const focused = places.indexOf(document.activeElement as HTMLElement)
  const field = root.querySelector('textarea')
  const id = app.session.selectedId()
  if (field?.value && id !== null) app.session.setAnswer(id, field.value)
  const top = scroller?.scrollTop ?? 0
  const isOpen = root.querySelector('details')?.open === true
  root.textContent = ''
  draw()
  if (scroller === null) {
    if (focused >= 0) root.querySelector<HTMLElement>('.gallery-first button')?.focus()
    return
  }
  const now = placesIn(root)
  const rules = root.querySelector('details')
  if (rules !== null && isOpen) rules.open = true
  now[focused]?.focus({ preventScroll: true })
  const { selectionStart, selectionEnd, selectionDirection } = field!
  root.querySelector('textarea')?.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
  questionIn(root)?.scrollTo({ top })
  for (const pressed of globalThis.plangroundEarly!.presses) {
    const same = now[places.indexOf(pressed)]
    if (same?.textContent === pressed.textContent) same.click()
  }
}

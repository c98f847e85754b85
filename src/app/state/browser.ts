// The browser as the page's state sees it.

import type { Clock, Surroundings, TextStore } from './surroundings'

const clock: Clock = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The store is looked up at each use: where it is denied, looking it up throws. */
const textStore = (store: () => Storage): TextStore => ({
  getItem: name => store().getItem(name),
  setItem: (name, text) => store().setItem(name, text),
  removeItem: name => store().removeItem(name),
})

/** The surroundings of a page in a browser. */
export const browserSurroundings = (): Surroundings => ({
  clock,
  media: query => matchMedia(query),
  storage: textStore(() => localStorage),
  paint(theme) {
    const { dataset } = document.documentElement
    if (theme === null) delete dataset.theme
    else dataset.theme = theme
  },
})

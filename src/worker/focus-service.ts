// What the page asks about single facts, texts and other starts, put together.

import { said } from './english'
import type { FocusApi } from './focus-api'
import { placesIn } from './places'
import { repose } from './repose'
import { tell } from './telling'
import { conflicts, factOptions, rewrite } from './what-if'

export const focusService: FocusApi = {
  tell,
  places: placesIn,
  said,
  rewrite,
  factOptions,
  conflicts,
  repose,
}

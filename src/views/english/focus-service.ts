// What the page asks about single facts, texts and other starts, put together.

import { said } from './english'
import type { FocusApi } from '../../engine/api/focus'
import { placesIn } from './places'
import { repose } from '../../kinds/asking/repose'
import { tell } from './telling'
import { conflicts, factOptions, rewrite } from '../what-if'

export const focusService: FocusApi = {
  tell,
  places: placesIn,
  said,
  rewrite,
  factOptions,
  conflicts,
  repose,
}

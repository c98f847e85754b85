// Why a search found no answer, as the end of a sentence.

import type { SearchEnd } from '#questions/views/search-end'
import { grouped } from '#page/ui/naming'

/** Returns for example ` within 1,000,000 states`. */
export function withinLimit(end: SearchEnd): string {
  switch (end.at) {
    case 'states':
      return ` within ${grouped(end.states)} states`
    case 'memory':
      return ` within ${grouped(end.megabytes)} MB of memory, the most that a search may take on this device`
    case 'cost':
      return ': costs are too large to be counted exactly'
  }
}

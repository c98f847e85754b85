// How responses give the list of applicable actions.

import { readList } from '#language/answers/list-answer'
import { marks, type Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  executes: true,
  shape: words.answer.shape,
  reader: readList,
  labels: String.raw`(?<!\b(?:not|non|in|all)[- ])(?:applicable|available|possible|valid|legal|executable)[ _](?:ground[ _])?(?:actions?|moves?)|actions?[ _](?:that[ _]are[ _])?(?:applicable|possible|available)`,
  meaning: {
    properties: { fit: 'give', unfit: 'deny', good: 'give', bad: 'deny', ...marks },
    deaf: new Set(['or', 'sequel']),
  },
}

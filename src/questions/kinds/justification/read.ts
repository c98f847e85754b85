// How responses give the remaining steps of a plan.

import { readList } from '#language/answers/list-answer'
import { marks, type Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  shape: words.answer.shape,
  reader: readList,
  labels: String.raw`(?:simplified|resulting|reduced|new|final|shorter|shortened|cleaned|improved|remaining|simpler|minimal|optimi[sz]ed|updated|trimmed)[ _](?:\w{1,12}[ _]){0,2}(?:plan|sequence)|(?:plan|sequence)[ _](?:becomes|is[ _]now)`,
  meaning: { properties: { cut: 'deny', ...marks }, deaf: new Set(['sequel', 'or', 'prefer']) },
}

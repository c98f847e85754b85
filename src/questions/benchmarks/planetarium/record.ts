// Fields of the row that a Planetarium question keeps in addition to those it shows: `Question.origin.record`, and for
// a generated one `Question.origin.note.key`.

import type { Question } from '#questions/kinds/question'

/** Layouts, flags and other columns of a row. Plain data. */
export interface PlanetariumRecord {
  /** The domain as its file calls it: `floor-tile`. */
  readonly domain: string
  /** Goal objects may be exchanged. */
  readonly placeholder: boolean
  /** The columns as they came, unknown ones too, without `natural_language`, `problem_pddl` and the response. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The model; '' if the file does not state it. */
  readonly engine: string
}

/** Undefined of questions of the visitor's own, whose problem no row is about. */
export function recordOf({ origin }: Pick<Question, 'origin'>): PlanetariumRecord | undefined {
  if (origin.from === 'published') return origin.record as PlanetariumRecord
  return origin.from === 'made' ? (origin.note.key as PlanetariumRecord) : undefined
}

// Fields of the row that a Planetarium question stores without showing them: `Question.origin.record`, and for a
// generated one `Question.origin.note.key`.

import type { Question } from '#questions/kinds/question'

/** Layouts, flags and other columns of a row. Plain data. */
export interface PlanetariumRecord {
  /** The name of the domain in the file: `floor-tile`. */
  readonly domain: string
  /** True if goal objects are interchangeable. */
  readonly placeholder: boolean
  /** The columns unchanged, including unknown ones, without `natural_language`, `problem_pddl` and the response. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The model; '' if the file does not name it. */
  readonly engine: string
}

/** Undefined for questions of the visitor's own, which no row belongs to. */
export function recordOf({ origin }: Pick<Question, 'origin'>): PlanetariumRecord | undefined {
  if (origin.from === 'published') return origin.record as PlanetariumRecord
  return origin.from === 'made' ? (origin.note.key as PlanetariumRecord) : undefined
}

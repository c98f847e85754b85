// Makes the question of a quiz entry about a run or an estimate.

import { loadTask } from '#planning/task/load'
import { worldOf } from '#planning/textbook/world'
import type { LensEntry, LessonWorld, SearchEntry } from '#teaching/lesson'
import type { MadeQuiz } from '#teaching/quiz'
import { askAboutEstimate } from './about-estimates'
import { askAboutRun } from './about-runs'
import { none } from './asking'

/** A question about the world with its right answer and the reason; or why there is no such question. */
export function asked(place: LessonWorld | undefined, entry: SearchEntry | LensEntry): MadeQuiz {
  if (place === undefined) return none(`The lesson has no world “${entry.world}”.`)
  const loaded = loadTask(place.source)
  if (loaded.kind !== 'ready') return none('The problem of this question cannot be read.')
  const world = worldOf(loaded.task)
  if (world === undefined) return none('The costs of this problem cannot be added up exactly.')
  const asking = { place, world }
  return entry.entry === 'search' ? askAboutRun(asking, entry) : askAboutEstimate(asking, entry)
}

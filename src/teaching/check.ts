// What is wrong with a lesson once its expressions are worked out: those that have no value, and claims that are false.

import { compute } from './expression/compute'
import type { LessonFiles, LessonFinding } from './lesson'
import { readLesson } from './read/read'

/** What the form of the lesson does not show, in the order of its expressions. Takes as long as they do. */
export function checkLesson(files: LessonFiles, language: string): readonly LessonFinding[] {
  const { lesson } = readLesson(files, language)
  if (lesson === null) return []
  const { expressions } = lesson
  // What is right of a prediction may speak of what is predicted, and has no value before.
  const wanted = expressions.flatMap(({ role, text }, i) =>
    role !== 'right' && text !== '' ? [i] : [],
  )
  const outcomes = compute(files, language, wanted)
  return wanted.flatMap((index, i): LessonFinding[] => {
    const { role, place, text, world } = expressions[index]!
    const outcome = outcomes[i]!
    if (outcome.kind === 'error')
      return [{ severity: 'error', code: 'expression', message: outcome.message, place }]
    if (outcome.kind === 'undecided') {
      const message = `This could not be worked out within the limits. ${outcome.message}`
      return [{ severity: 'warning', code: 'undecided', message, place }]
    }
    if (role === 'claim' && outcome.value !== true) {
      const message = `This claim is false of the world \`${world}\`: \`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\`. Change what it says, or the problem; a lesson shows it struck.`
      return [{ severity: 'error', code: 'false-claim', message, place }]
    }
    return []
  })
}

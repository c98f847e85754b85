// Summary shown next to a question: its prompt's words for the objects, and its family's remarks.

import type { Question } from '#questions/kinds/question'
import { loadTask } from '#planning/task/load'
import { hintsOf } from './judge-question'
import { familyNamed } from './cores'
import type { PeopleText } from './people-text'

export interface QuestionSummary {
  /** Names and words, in the order of the problem; empty if the words contain the name. */
  readonly objects: readonly (readonly [name: string, words: string])[]
  /** One sentence each, for example that the worked example solves the question. */
  readonly remarks: readonly string[]
  /** A prompt for models restated for people; null for other questions. */
  readonly people: PeopleText | null
}

export const questionSummary = (question: Question): QuestionSummary => ({
  objects: objectWords(question),
  remarks: familyNamed(question.family)?.remarksOn?.(question) ?? [],
  people: forPeople(question),
})

/** Null if the questions of its family are not prompts, or it could not be read in full. */
export const forPeople = (question: Question): PeopleText | null =>
  familyNamed(question.family)?.forPeople?.(question) ?? null

/** The prompt's words by object. */
export function objectWords(question: Question): QuestionSummary['objects'] {
  const { wordbook } = hintsOf(question)
  if (wordbook === undefined || question.judged === null) return []
  const loaded = loadTask(question.judged)
  if (loaded.kind !== 'ready') return []
  return loaded.task.objects.flatMap(name => {
    const words = wordbook.object(name)
    return words === undefined || mentionsName(words, name) ? [] : [[name, words] as const]
  })
}

/** True if the words end with the name: `object a` names `a`. */
const mentionsName = (words: string, name: string): boolean =>
  words.toLowerCase() === name || words.toLowerCase().endsWith(` ${name}`)

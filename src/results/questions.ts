// Which question a record of a result file answers: the one that it carries itself, or one of the question files that
// were given with it.

import { families } from '../benchmarks/registry'
import { unpackQuestion } from '../benchmarks/reading'
import type { Question } from '../kinds/question'
import { exactKeyOf, keyOf } from './identity'
import type { About } from './record'

export interface FoundQuestion {
  readonly question: Question
  /** By its content: the same in every run and file that asks it. */
  readonly key: string
  /** The same for questions that are equal in all, the published answer included. */
  readonly exact: string
}

/** What is wrong, what was looked for, and how to mend it. */
export interface QuestionProblem {
  readonly problem: string
}

/** Questions of files, found by what records say of theirs. */
export class QuestionIndex {
  private readonly byId = new Map<string, FoundQuestion[]>()

  add(questions: readonly Question[]): void {
    for (const question of questions) {
      const found = foundOf(question)
      const same = this.byId.get(question.id)
      if (same === undefined) this.byId.set(question.id, [found])
      else same.push(found)
    }
  }

  find(about: About): FoundQuestion | QuestionProblem {
    if (about.record !== undefined) return unpacked(about.record)
    const found = about.id === undefined ? undefined : this.byId.get(about.id)
    return found?.[0] ?? { problem: 'The question of this response was not found.' }
  }
}

const foundOf = (question: Question): FoundQuestion => ({
  question,
  key: keyOf(question),
  exact: exactKeyOf(question),
})

function unpacked(record: unknown): FoundQuestion | QuestionProblem {
  let problem = ''
  for (const family of families()) {
    const question = unpackQuestion(family, record, null)
    if (typeof question !== 'string') return foundOf(question)
    problem = question
  }
  return { problem }
}

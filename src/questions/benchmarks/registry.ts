// The families of benchmarks, in the order in which a file is offered to them.

import type { Question } from '#questions/kinds/question'
import { acpbench } from './acpbench/family'
import type { Family, FileForm } from './family'
import { planbench } from './planbench/family'
import { planetarium } from './planetarium/family'

const known: Family[] = [planetarium, planbench, acpbench]
/** The family that reports what was expected if a text belongs to no family. */
export const firstFamily = (): Family => known.at(-1)!

/** All families there are. */
export const families = (): readonly Family[] => known

/** The family of a question; a bug in the playground (thrown) if there is none of its name, since readers refuse such questions. */
export function familyOf({ family }: Pick<Question, 'family'>): Family {
  const found = familyNamed(family)
  if (found === undefined) throw new Error(`There is no family ${family}.`)
  return found
}

export const familyNamed = (id: string): Family | undefined => known.find(each => each.id === id)

/** The family whose file a text is, by its beginning and its name. */
export const familyOfText = (head: string, name: string): Family | undefined =>
  known.find(each => each.recognise(head, name))

/** Adds a family before the others; the returned function removes it. */
export function registerFamily(family: Family): () => void {
  known.unshift(family)
  return () => void known.splice(known.indexOf(family), 1)
}

/** A file of questions in the layout of their family, which is that of the first of them. */
export function writeFile(questions: readonly Question[], form: FileForm): string {
  const family = questions[0] === undefined ? firstFamily() : familyOf(questions[0])
  return family.write(
    questions.filter(question => question.family === family.id),
    form,
  )
}

// The families of benchmarks, in the order in which a file is offered to them.

import type { Question } from '#questions/kinds/question'
import { acpbench } from './acpbench/family'
import type { Family } from './family'
import type { FileForm } from '#questions/kinds/file-forms'
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

/** The families that have a part, in order; those that register come first. */
export const familiesWith = <Part extends keyof Family>(
  part: Part,
): readonly (Family & Required<Pick<Family, Part>>)[] =>
  known.filter((each): each is Family & Required<Pick<Family, Part>> => each[part] !== undefined)

/** The first of them; throws, as a bug of ours, where there is none. */
export function familyWith<Part extends keyof Family>(part: Part): Family & Required<Pick<Family, Part>> {
  const [first] = familiesWith(part)
  if (first === undefined) throw new Error(`No family has ${part}.`)
  return first
}

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

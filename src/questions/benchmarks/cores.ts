// What reads and judges the questions of each family: `core.ts` of its folder.

import type { Question } from '#questions/kinds/question'
import type { FileForm } from '#questions/kinds/file-forms'
import type { FamilyCore, WholeFamily } from './family'
import { families } from './registry'

const cores = import.meta.glob<FamilyCore>('./*/core.ts', { eager: true, import: 'core' })

/** All families, in the order in which files and records are offered to them: the reverse of the registry. */
export const wholeFamilies: readonly WholeFamily[] = families
  .map(family => ({ ...family, ...cores[`./${family.id}/core.ts`]! }))
  .reverse()

export const familyNamed = (id: string): WholeFamily | undefined => wholeFamilies.find(each => each.id === id)

/** The family of a question; a bug in the playground (thrown) if there is none of its name, since readers refuse such questions. */
export function familyOf({ family }: Pick<Question, 'family'>): WholeFamily {
  const found = familyNamed(family)
  if (found === undefined) throw new Error(`There is no family ${family}.`)
  return found
}

/** The family that reports what was expected if a text belongs to no family. */
export const fallbackFamily = (): WholeFamily => wholeFamilies.at(-1)!

/** The family whose file a text is, by its beginning and its name. */
export const familyOfText = (head: string, name: string): WholeFamily | undefined =>
  wholeFamilies.find(each => each.recognise(head, name))

/** A file of questions in the layout of their family, which is that of the first of them. */
export function writeFile(questions: readonly Question[], form: FileForm): string {
  const family = questions[0] === undefined ? fallbackFamily() : familyOf(questions[0])
  return family.write(
    questions.filter(question => question.family === family.id),
    form,
  )
}

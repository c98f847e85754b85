// The cores of the benchmark families, which read and judge their questions: `core.ts` in each folder.

import type { Question } from '#questions/kinds/question'
import type { FileForm } from '#questions/kinds/file-forms'
import type { FamilyCore, WholeFamily } from './family'
import { recordFields } from './record-fields'
import { families } from './registry'

const cores = import.meta.glob<FamilyCore>('./*/core.ts', { eager: true, import: 'core' })

/** All families, in the order in which files and records are offered to them: the reverse of the registry. */
export const wholeFamilies: readonly WholeFamily[] = families
  .map(family => ({ ...family, ...cores[`./${family.id}/core.ts`]! }))
  .reverse()

export const familyNamed = (id: string): WholeFamily | undefined => wholeFamilies.find(each => each.id === id)

/** The family of a question. Throws if there is none, which is a bug: readers reject such questions. */
export function familyOf({ family }: Pick<Question, 'family'>): WholeFamily {
  const found = familyNamed(family)
  if (found === undefined) throw new Error(`There is no family ${family}.`)
  return found
}

/** The family that reports the expected format if a text belongs to no family. */
export const fallbackFamily = (): WholeFamily => wholeFamilies.at(-1)!

/** The family of a file, by its beginning and its name; undefined if there is none. */
export function familyOfText(head: string, name: string): WholeFamily | undefined {
  const fields = recordFields(head)
  return wholeFamilies.find(each => each.recognise(fields, name))
}

/** A file of questions in the layout of the first question's family. */
export function writeFile(questions: readonly Question[], form: FileForm): string {
  const family = questions[0] === undefined ? fallbackFamily() : familyOf(questions[0])
  return family.write(
    questions.filter(question => question.family === family.id),
    form,
  )
}

/** Files as lines that hold these questions, without responses: one for each family, in its layout. */
export const writeFiles = (questions: readonly Question[]): readonly string[] =>
  [...new Set(questions.map(({ family }) => family))].map(family =>
    writeFile(
      questions.filter(question => question.family === family).map(({ response: _, ...question }) => question),
      'jsonl',
    ),
  )

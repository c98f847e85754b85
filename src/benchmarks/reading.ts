// Files of questions as the playground takes them: read by the family they belong to, and their domains called as our
// folders are where they are ours. It knows our domains, which is why judging, which is loaded first, knows nothing of it.

import type { Question } from '../kinds/question'
import { folderOfSource } from '../library/domains'
import type { Source } from '../pddl/source'
import type { Family, ReadFile } from './family'
import { announceTextReader } from './planetarium/scoring/text-reader'
import { readText } from './planetarium/texts/read-text'
import { familyOfText, firstFamily } from './registry'

announceTextReader(readText)

/** Characters of a text by which its family is known. */
const HEAD = 4_000

/**
 * The questions of a file, each with a key that holds the file's name, without its folder. A text that no family knows is read as the
 * first one's, which says what it expected.
 */
export function readQuestions(
  name: string,
  text: string,
  hear?: (share: number) => void,
): ReadFile {
  const head = text.slice(0, HEAD).replace(/^[\ufeff\s]+/, '')
  const { questions, issues } = (familyOfText(head, name) ?? firstFamily()).read(text, hear, name)
  const stem = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.gz$/i, '')
    .replace(/\.(?:jsonl?|csv)$/i, '')
  return {
    questions: questions.map(each => ({ ...named(each), key: `${stem}/${each.key}` })),
    issues,
  }
}

/** The question of a family's record, or what is wrong with it. */
export function unpackQuestion(
  family: Family,
  record: unknown,
  source: Source | null,
): Question | string {
  const found = family.unpack(record, source)
  return typeof found === 'string' ? found : named(found)
}

/** With our folder's name for its domain, where its PDDL is about one of our domains. */
function named(question: Question): Question {
  const source = question.shown ?? question.judged
  const folder = source === null ? undefined : folderOfSource(source)
  return folder === undefined ? question : { ...question, domain: folder.id }
}

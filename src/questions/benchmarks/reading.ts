// Reads files of questions: by the family they belong to, with domains renamed to our folders if they are ours. It
// depends on our domains; judging, which is loaded first, must not depend on it.

import type { Question } from '#questions/kinds/question'
import { type Json, type JsonObject, readJson } from '#base/json/json'
import { folderOfSource } from '#language/library/domains'
import type { Source } from '#planning/pddl/source'
import type { FamilyCore, ReadFile } from './family'
import { familyOfText, fallbackFamily } from './cores'

/** Characters of a text by which its family is known. */
const HEAD = 4_000

/**
 * The questions of a file, each with a key that holds the file's name, without its folder. A text that no family knows is read as the
 * first one's, which states what it expected.
 */
export function readQuestions(name: string, text: string, hear?: (share: number) => void): ReadFile {
  const { rows, missing } = serverRows(text)
  const head = rows.slice(0, HEAD).replace(/^[\ufeff\s]+/, '')
  const read = (familyOfText(head, name) ?? fallbackFamily()).read(rows, hear, name)
  const { questions } = read
  const issues = missing === '' ? read.issues : [{ index: -1, message: missing }, ...read.issues]
  const stem = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.gz$/i, '')
    .replace(/\.(?:jsonl?|csv)$/i, '')
  return {
    questions: questions.map(each => ({ ...named(each), key: `${stem}/${each.key}` })),
    issues,
  }
}

/**
 * The rows of an answer of the datasets server as a list, and what it leaves out of the data set, in a sentence; any other
 * text as it is. Long whole numbers become texts, with all their digits.
 */
function serverRows(text: string): { readonly rows: string; readonly missing: string } {
  const whole = { rows: text, missing: '' }
  if (!/^\s*\{\s*"(?:features|rows|num_rows_total)"\s*:/.test(text.slice(0, 200))) return whole
  const read = readJson(text, 0)
  const answer = read.kind === 'value' ? (read.value as JsonObject) : {}
  const { rows } = answer
  const inner = Array.isArray(rows) ? rows.map((row: Json) => (row as JsonObject | null)?.row) : []
  if (inner.length === 0 || inner.includes(undefined)) return whole
  const all = Number(answer.num_rows_total)
  return {
    rows: JSON.stringify(inner),
    missing:
      all > inner.length
        ? `This answer of the datasets server holds ${inner.length} of ${all} rows; ask for the others with \`offset\`, or download the whole file.`
        : '',
  }
}

/** The question of a family's record, or its fault. */
export function unpackQuestion(family: FamilyCore, record: unknown, source: Source | null): Question | string {
  const found = family.unpack(record, source)
  return typeof found === 'string' ? found : named(found)
}

/** With our folder's name for its domain, where its PDDL is about one of our domains. */
function named(question: Question): Question {
  const source = question.shown ?? question.judged
  const folder = source === null ? undefined : folderOfSource(source)
  return folder === undefined ? question : { ...question, domain: folder.id }
}

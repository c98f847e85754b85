// Reads files of questions: detects the family, and renames domains to folder names of shipped domains. This module
// depends on the library; judging, which is loaded first, must not.

import type { Question } from '#questions/kinds/question'
import { type Json, type JsonObject, readJson } from '#base/json/json'
import { folderOfSource } from '#language/library/domains'
import type { Source } from '#planning/pddl/source'
import type { FamilyCore, ReadFile } from './family'
import { familyOfText, fallbackFamily } from './cores'

/** Number of leading characters in which the family is detected. */
const HEAD = 4_000

/**
 * The questions of a file, each with a key that contains the file's name without its folder. A text of no known family
 * is read by the first one, which reports what it expected.
 */
export function readQuestions(name: string, text: string, onProgress?: (share: number) => void): ReadFile {
  const { rows, missing } = serverRows(text)
  const head = rows.slice(0, HEAD).replace(/^[\ufeff\s]+/, '')
  const read = (familyOfText(head, name) ?? fallbackFamily()).read(rows, onProgress, name)
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
 * The rows of a datasets-server response as a list, and a sentence about omitted rows; other texts unchanged. Long
 * integers become strings, with all their digits.
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

/** Renames the question's domain to the folder name, if its PDDL is that of a shipped domain. */
function named(question: Question): Question {
  const source = question.shown ?? question.judged
  const folder = source === null ? undefined : folderOfSource(source)
  return folder === undefined ? question : { ...question, domain: folder.id }
}

// Generates the questions of one unit as record texts, in this thread or a worker thread.

import { writeFile } from '#questions/benchmarks/cores'
import { makeAllOf } from '#questions/benchmarks/making'
import type { English, MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import { plainPhrases } from '#language/english/phrases'
import { fitting } from '#teaching/bounds'
import { readPhrases } from '#language/english/read-phrases'

/** Plain data. */
export interface MakeInput {
  readonly unit: MakeUnit
  /** One record per line, or as an item of a JSON array. */
  readonly form: 'json' | 'jsonl'
}

/** Plain data. */
export interface MadeTexts {
  /** The records, without separators. */
  readonly records: readonly string[]
  readonly passedOver: MadeQuestions['passedOver']
}

/** Deterministic for the unit, in any thread. */
export function makeTexts({ unit, form }: MakeInput): MadeTexts {
  const { questions, passedOver } = makeAllOf(unit, english, fitting(unit))
  const records = questions.map(question =>
    // Each question is written as a file of its own; the brackets around all of them are added later.
    form === 'jsonl' ? writeFile([question], 'jsonl').trimEnd() : itemOf(writeFile([question], 'json')),
  )
  return { records, passedOver }
}

const english: English = (domain, folder) =>
  folder === undefined ? plainPhrases(domain) : readPhrases(folder.phrasesText, domain).phrases

/** The text of the item in a file with one question: the array's only item, or the whole file if it is an object. */
const itemOf = (text: string): string =>
  text.startsWith('[') ? text.slice('[\n'.length, -'\n]\n'.length) : text.trimEnd()

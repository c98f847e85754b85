// Questions of one unit as the text of their records: what `generate` writes, made in place or in a worker thread.

import { writeFile } from '#questions/benchmarks/cores'
import { makeAllOf } from '#questions/benchmarks/making'
import type { English, MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import { plainPhrases } from '#language/english/phrases'
import { fitting } from '#teaching/bounds'
import { readPhrases } from '#language/english/read-phrases'

/** Plain data. */
export interface MakeInput {
  readonly unit: MakeUnit
  /** One record a line, or as an array of a file has them. */
  readonly form: 'json' | 'jsonl'
}

/** Plain data. */
export interface MadeTexts {
  /** The records, without separators. */
  readonly records: readonly string[]
  readonly passedOver: MadeQuestions['passedOver']
}

/** Gives the same output for the same unit, in any thread. */
export function makeTexts({ unit, form }: MakeInput): MadeTexts {
  const { questions, passedOver } = makeAllOf(unit, english, fitting(unit))
  const records = questions.map(question =>
    // Each as the only one of a file, whose brackets are put around all of them.
    form === 'jsonl' ? writeFile([question], 'jsonl').trimEnd() : itemOf(writeFile([question], 'json')),
  )
  return { records, passedOver }
}

const english: English = (domain, folder) =>
  folder === undefined ? plainPhrases(domain) : readPhrases(folder.phrasesText, domain).phrases

/** What a file of one question adds to a list: its one item, or the file where that is an object. */
const itemOf = (text: string): string =>
  text.startsWith('[') ? text.slice('[\n'.length, -'\n]\n'.length) : text.trimEnd()

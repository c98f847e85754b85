// Searching and exporting the history.

import { kindName } from '#questions/kinds/codes'
import { formatName } from '#page/ui/naming'
import type { PastCheck } from './history-store'

/** The text up to the first full stop that ends a sentence. */
export const firstSentence = (text: string): string =>
  /^[\s\S]*?[.!?](?=\s+[A-Z`(]|\s*$)/.exec(text.trim())?.[0] ?? text.trim()

/** Finds the checks that contain all typed words. */
export type FindChecks = (list: readonly PastCheck[], typed: string) => readonly PastCheck[]

/** The search text of each check is computed once. */
export function createFinder(): FindChecks {
  const texts = new WeakMap<PastCheck, string>()
  const textOf = (check: PastCheck): string => {
    const text = texts.get(check) ?? wordsOf(check)
    texts.set(check, text)
    return text
  }
  return (list, typed) => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return list
    return list.filter(check => {
      const text = textOf(check)
      return words.every(word => text.includes(word))
    })
  }
}

const wordsOf = (check: PastCheck): string => {
  const { domain, problem, file, answer, sentence, verdict, kind, format } = check
  return `${domain} ${problem} ${file} ${kindName(kind)} ${formatName[format]} ${verdict} ${answer} ${sentence}`.toLowerCase()
}

/** JSON Lines: one JSON object per line. */
export const linesOf = (list: readonly PastCheck[]): string =>
  list
    .map(({ id: _, entry: __, question: ___, time, ...check }) => {
      const line = { time: new Date(time).toISOString(), ...check }
      return `${JSON.stringify(line)}\n`
    })
    .join('')

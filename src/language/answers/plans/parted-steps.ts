// Steps in parts: an object of JSON with its action and arguments as fields, or a row of a table with a cell for each.

import type { Doc } from '../lines'
import type { Names } from '../names'
import type { Sentences } from './sentences'
import type { Step } from './step-clauses'

/** Reads the action and its objects from words of their own; undefined if they are not just that. */
export function stepOfWords(
  words: readonly string[],
  names: Names,
  sentences: Sentences | undefined,
): string | undefined {
  const parts = words.map(word => word.trim()).filter(word => /[\p{L}\p{N}]/u.test(word))
  const { schemas, objects } = names.hints
  const first = parts.findIndex(word => names.head(word.replace(/[\s-]+/g, '-'))?.role === 'action')
  if (first < 0) return undefined
  const head = names.head(parts[first]!.replace(/[\s-]+/g, '-'))!.name
  const args: string[] = []
  for (const word of parts.slice(first + 1)) {
    const tokens = sentences?.tokens(word, 0, word.length) ?? []
    const found = sentences?.words.at(tokens, 0).find(({ next }) => next === tokens.length)?.name
    const name = objects.has(word.toLowerCase()) ? word.toLowerCase() : found
    if (name === undefined && word.toLowerCase() !== 'table') return undefined
    if (name !== undefined) args.push(name)
  }
  const count = schemas.get(head)
  return count !== undefined && args.length === count ? `(${[head, ...args].join(' ')})` : undefined
}

/** One object of JSON, without others in it. */
const record = /\{[^{}]{1,600}\}/g
const named = /"(?:action|name|verb|operator|op|type|step_type|operation)"\s{0,3}:\s{0,3}"([^"\n]{1,60})"/i

/** The steps of a list of objects, if each of them is one. Linear. */
export function recordSteps({ text }: Doc, names: Names, sentences: Sentences | undefined): Step[] {
  const steps: Step[] = []
  for (const match of text.matchAll(record)) {
    const action = named.exec(match[0])?.[1]
    if (action === undefined) continue
    const values = Array.from(
      match[0].replace(named, '').matchAll(/(?<=[:[,]\s{0,20})"([^"\n]{1,60})"(?!\s{0,3}:)/g),
      one => one[1]!,
    )
    const found = stepOfWords([action, ...values], names, sentences)
    if (found === undefined) return []
    steps.push({ text: found, from: match.index, to: match.index + match[0].length, others: [], hasAgent: false })
  }
  return steps
}

// Introductions that list facts in the configuration's own sentences: `Province other object, Pain object`, or `next
// object_0 object_2`.

import type { Domain, TypedName } from '#planning/pddl/model'
import type { Literal } from '#language/english/starter/literals'
import { type Configuration, sentenceOf } from './config'
import type { ActionSentence } from './introduction-text'

export interface StatedFact {
  /** The predicate and the indices of its objects among the action's parameters. */
  readonly key: string
  readonly holds: boolean
  readonly shown: string
}

export class FormalReader {
  private readonly patterns: readonly { readonly name: string; readonly pattern: RegExp }[]
  private readonly shown: ReadonlySet<string>

  constructor({ predicates }: Pick<Configuration, 'predicates'>, domain: Domain) {
    const patterns = domain.predicates.flatMap(({ name }) => {
      const sentence = sentenceOf(predicates, name)
      if (sentence === undefined || sentence === '') return []
      const body = sentence
        .split('{}')
        .map(piece => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, ' '))
        .join('((?:an?|the|other|another|first|second)? ?object(?:_\\d+)?)')
      return [{ name, pattern: new RegExp(`^${body}$`, 'i') }]
    })
    this.patterns = patterns
    this.shown = new Set(patterns.map(({ name }) => name))
  }

  /** True if the predicate has a sentence. */
  covers(predicate: string): boolean {
    return this.shown.has(predicate)
  }

  /** True if all items of the sentence are facts. */
  canRead(sentence: ActionSentence): boolean {
    const items = itemsOf(sentence.body)
    return items.length > 0 && items.every(item => this.read(item) !== undefined)
  }

  factsOf({ body, sign = true }: ActionSentence): StatedFact[] {
    return itemsOf(body).flatMap(item => {
      const key = this.read(item)
      return key === undefined ? [] : [{ key, holds: sign, shown: item }]
    })
  }

  keyOf({ predicate, terms }: Literal, parameters: readonly TypedName[]): string {
    return [predicate, ...terms.map(term => parameters.findIndex(({ name }) => name === term))].join(' ')
  }

  private read(item: string): string | undefined {
    for (const { name, pattern } of this.patterns) {
      const match = pattern.exec(item)
      if (match !== null) return [name, ...match.slice(1).map(placeOf)].join(' ')
    }
    return undefined
  }
}

/** `object` is the first parameter, `other object` the second, `object_2` the third. */
function placeOf(text: string): number {
  const number = /_(\d+)$/.exec(text)
  if (number !== null) return Number(number[1])
  return /\b(?:other|another|second)\b/i.test(text) ? 1 : 0
}

const itemsOf = (body: string): string[] =>
  body
    .split(/,(?:\s+and\b)?|\s+and\s+/i)
    .map(item => item.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

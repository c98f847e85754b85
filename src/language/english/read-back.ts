// Reads a sentence in any of a domain's wordings as a fact or action. The inverse of `describe.ts`.

import type { Domain, TypedName } from '#planning/pddl/model'
import type { ActionPhrases, Phrases, PredicatePhrases } from './phrases'
import {
  type Binding,
  normalText,
  patternOf,
  type SentencePattern,
  type Vocabulary,
  waysToRead,
  wholeText,
} from './sentence-pattern'
import type { Fits, Stated } from './stated'
import type { Template } from './template'

export { normalText } from './sentence-pattern'
export type { Fits, Stated } from './stated'

/** Longer texts are not sentences of a wording. */
const MAX_CHARACTERS = 2_000

/** A wording, and the fact or action that it states. */
interface Reading {
  readonly kind: 'fact' | 'action'
  readonly name: string
  readonly parameters: readonly string[]
  readonly negated: boolean
  readonly sentences: SentencePattern
  /** Types of each parameter. */
  readonly types: readonly (readonly string[])[]
}

/**
 * Checks objects against the types that the domain declares. Unknown types exclude nothing: the phrases may have been
 * written for another version of the domain.
 */
export function fitsOf(domain: Domain, objects: readonly TypedName[]): Fits {
  const parents = new Map(domain.types.map(({ name, parents: above }) => [name, above.map(each => each.name)]))
  const under = (type: string, depth = 0): string[] => [
    type,
    ...(depth > parents.size ? [] : (parents.get(type) ?? [])).flatMap(up => under(up, depth + 1)),
  ]
  const typesOf = new Map<string, ReadonlySet<string>>()
  for (const { name, type } of [...domain.constants, ...objects])
    typesOf.set(name, new Set(type.flatMap(each => under(each.name))))
  return (object, types) =>
    types.every(type => !parents.has(type)) ||
    types.some(type => type === 'object' || typesOf.get(object)?.has(type) === true)
}

/** Reads sentences of one domain. Build it once for a domain and a set of objects. */
export class PhraseBook {
  private readonly vocabulary: Vocabulary
  private readonly fits: Fits
  /** Names of objects in sentences, in addition to their actual names. */
  private readonly names: ReadonlyMap<string, string>
  /** Patterns, indexed by the rarest word that all their sentences contain; patterns without a word under ''. */
  private readonly byWord = new Map<string, Reading[]>()
  private triedSoFar = 0

  /**
   * Without `fits`, any object may fill any slot, and more texts are ambiguous. With `articles`, “the” may precede a
   * name.
   */
  constructor(phrases: Phrases, objects: Iterable<string>, fits: Fits = () => true, articles = false) {
    this.names = phrases.names ?? new Map()
    const known = new Set(objects)
    for (const [text, name] of this.names) if (known.has(name)) known.add(text)
    this.vocabulary = { objects: known, nouns: nounsOf(phrases), articles }
    this.fits = fits
    const patterns = this.patternsOf(phrases)
    const count = new Map<string, number>()
    for (const { sentences } of patterns)
      for (const word of new Set(sentences.words)) count.set(word, (count.get(word) ?? 0) + 1)
    for (const pattern of patterns) {
      let rarest = ''
      for (const word of pattern.sentences.words)
        if (rarest === '' || count.get(word)! < count.get(rarest)!) rarest = word
      const others = this.byWord.get(rarest)
      if (others === undefined) this.byWord.set(rarest, [pattern])
      else others.push(pattern)
    }
  }

  private patternsOf(phrases: Phrases): Reading[] {
    const patterns: Reading[] = []
    const add = (
      kind: Reading['kind'],
      { name, parameters, types }: PredicatePhrases | ActionPhrases,
      templates: readonly Template[],
      negated = false,
      gather?: string,
    ): void => {
      for (const template of templates) {
        const sentences = patternOf(template, gather, this.vocabulary)
        patterns.push({ kind, name, parameters, types, negated, sentences })
      }
    }
    for (const entry of phrases.predicates.values()) {
      const { holds, fails, read = [], gather, told: statedTemplate } = entry
      add('fact', entry, [...holds, ...read])
      const stateTemplate = statedTemplate ?? (gather === undefined ? undefined : holds[0])
      if (stateTemplate !== undefined) add('fact', entry, [stateTemplate], false, gather)
      add('fact', entry, fails, true)
    }
    for (const entry of phrases.actions.values()) add('action', entry, [...entry.wordings, ...(entry.read ?? [])])
    return patterns
  }

  /** The number of patterns compared with texts so far, as a measure of the work done. */
  get tried(): number {
    return this.triedSoFar
  }

  /**
   * All meanings of the whole text; empty if it matches no wording, several if it is ambiguous. Texts longer than `max` characters are not
   * examined.
   */
  read(text: string, max = MAX_CHARACTERS): Stated[] {
    if (text.length > max) return []
    const found = new Map<string, Stated>()
    for (const plain of new Set([normalText(text), wholeText(text)]))
      for (const word of new Set(['', ...plain.split(' ')]))
        for (const pattern of this.byWord.get(word) ?? []) this.readBy(pattern, plain, found)
    return [...found.values()]
  }

  private readBy(pattern: Reading, plain: string, found: Map<string, Stated>): void {
    this.triedSoFar++
    for (const binding of waysToRead(pattern.sentences, plain, this.vocabulary)) {
      const stated = this.statedBy(pattern, binding)
      if (stated === undefined) continue
      const key = `${stated.kind} ${stated.negated} ${stated.items.join(' ')}`
      if (!found.has(key)) found.set(key, stated)
    }
  }

  private statedBy(pattern: Reading, binding: Binding): Stated | undefined {
    const { kind, name, parameters, types, negated } = pattern
    let rows: string[][] = [[]]
    for (const [i, parameter] of parameters.entries()) {
      const objects = binding.get(parameter)?.map(text => this.names.get(text) ?? text)
      if (objects === undefined) return undefined
      if (objects.some(object => !this.fits(object, types[i] ?? []))) return undefined
      rows = objects.flatMap(object => rows.map(row => [...row, object]))
    }
    return { kind, items: rows.map(row => `(${[name, ...row].join(' ')})`), negated }
  }
}

/** Words that may precede an object's name or be left out: the nouns of types. */
function nounsOf(phrases: Phrases): ReadonlySet<string> {
  const nouns = new Set<string>()
  for (const { name, one, many } of phrases.types)
    for (const noun of [name, one, many]) if (/^[a-z]+( [a-z]+)?$/i.test(noun)) nouns.add(noun.toLowerCase())
  return nouns
}

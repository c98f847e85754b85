// Sentences for facts in one problem's words: rendered in either tense, and parsed back. An ambiguous fact is rendered
// as PDDL in a sentence, which every reader here accepts.

import { capital } from '#base/words'
import { chooseVoice, describeFact, plainVoice, type Voice } from '#language/english/describe'
import type { Phrases } from '#language/english/phrases'
import { PhraseBook } from '#language/english/read-back'
import type { Domain } from '#planning/pddl/model'
import { supertypesOf } from '#planning/pddl/supertypes'
import type { Rng } from '#base/rng'
import type { Sort } from '../layouts/sorts'
import { type Fact, factOf, fitsTypes, type SketchObject, textOf } from '../layouts/sketch'
import { shouldPhrases } from './tense'

export type Tense = 'is' | 'should'

export interface ReadFact {
  readonly fact: Fact
  readonly negated: boolean
}

/** Words in the position of an object that mean all or some objects of a sort: `every block`. */
const specialWords = ['every', 'every other', 'the same', 'some', 'each', 'the next'] as const
const THESE = 'each of these'
export type SpecialWord = (typeof specialWords)[number] | typeof THESE

/** `(at b r) should be true`; a negated fact has `false` instead of `not`. */
const PLAIN = /^\(([^()]+)\) (is|should be) (true|false)[.!]?$/

export class FactEnglish {
  readonly sorts: readonly Sort[]
  private readonly domain: Domain
  private readonly phrases: Phrases
  private readonly voice: Voice
  private readonly objects: readonly SketchObject[]
  /** Placeholder names without blanks for special words, which no object has, with the types of their sorts. */
  private readonly specials = new Map<string, { word: SpecialWord; sort: Sort }>()
  private readonly tokens = new Map<string, string>()
  private readonly books = new Map<Tense, PhraseBook>()
  private readonly spoken = new Map<Tense, Phrases>()
  /** The placeholder for listed objects. */
  readonly these: string
  private readonly above: ReadonlyMap<string, ReadonlySet<string>>

  /** @param rng Chooses the wordings; without it, the first ones are used. */
  constructor(domain: Domain, phrases: Phrases, sorts: readonly Sort[], objects: readonly SketchObject[], rng?: Rng) {
    this.domain = domain
    this.phrases = phrases
    this.sorts = sorts
    this.voice = rng === undefined ? plainVoice : chooseVoice(phrases, rng)
    this.objects = [
      ...objects,
      ...domain.constants.map(({ name, type }) => ({ name, types: type.map(each => each.name) })),
    ]
    this.above = supertypesOf(domain)
    let mark = 'q'
    while (this.objects.some(({ name }) => name.startsWith(mark))) mark += 'q'
    for (const [s, sort] of sorts.entries())
      for (const [w, word] of specialWords.entries()) {
        const token = `${mark}${w}x${s}`
        this.specials.set(token, { word, sort })
        this.tokens.set(`${word} ${sort.one}`, token)
      }
    this.these = `${mark}these`
    // The last sort contains all objects.
    this.specials.set(this.these, { word: THESE, sort: sorts[sorts.length - 1]! })
    this.tokens.set(THESE, this.these)
  }

  /** The placeholder for the words in facts. */
  special(word: SpecialWord, sort: Sort): string {
    return this.tokens.get(`${word} ${sort.one}`)!
  }

  /** The meaning of a placeholder; undefined for objects. */
  meaning(name: string): { readonly word: SpecialWord; readonly sort: Sort } | undefined {
    return this.specials.get(name)
  }

  /** A sentence with its full stop that is parsed back as exactly this fact. */
  sentence(fact: Fact, tense: Tense, negated = false): string {
    const sentence = this.plainly(fact, tense, negated)
    const read = this.read(sentence, tense)
    return read.length === 1 && same(read[0]!, { fact, negated }) ? sentence : `${this.bare(fact, tense, negated)}.`
  }

  private plainly(fact: Fact, tense: Tense, negated: boolean): string {
    // Sentences about all objects of a sort use the default wording.
    const voice = fact.some(name => this.specials.has(name)) ? plainVoice : this.voice
    const { text } = describeFact(this.phrasesIn(tense), textOf(fact), voice, negated)
    const [first] = text.split(' ')
    const isName = this.objects.some(({ name }) => name === first)
    const wording = this.withWords(text)
    return `${isName && wording === text ? wording : capital(wording)}.`
  }

  private bare(fact: Fact, tense: Tense, negated: boolean): string {
    const verb = tense === 'is' ? 'is' : 'should be'
    return `${this.withWords(textOf(fact))} ${verb} ${negated ? 'false' : 'true'}`
  }

  /** `block q0x1` → `every block`. */
  private withWords(text: string): string {
    let wording = text
    for (const [token, { word, sort }] of this.specials)
      if (wording.includes(token)) {
        const noun = new RegExp(`(?<![\\w-])(?:the )?(?:${this.nouns().join('|')}) ${token}|${token}`, 'gi')
        wording = wording.replace(noun, word === THESE ? word : `${word} ${sort.one}`)
      }
    return wording
  }

  private nouns(): string[] {
    const all = [
      ...this.phrases.types.flatMap(({ one, many }) => [one, many]),
      ...this.sorts.map(({ one }) => one),
      ...this.domain.types.map(({ name }) => name.replace(/[-_]+/g, ' ')),
    ]
    return [...new Set(all)].map(noun => noun.replace(/[^\w ]/g, '.')).sort((a, b) => b.length - a.length)
  }

  /** All possible meanings of a sentence; empty if it matches no wording. */
  read(sentence: string, tense: Tense): readonly ReadFact[] {
    const text = this.withTokens(sentence.trim())
    const plain = PLAIN.exec(text.toLowerCase())
    if (plain !== null) {
      const fact = plain[1]!.trim().split(/\s+/)
      const isRight = (plain[2] === 'is') === (tense === 'is') && this.isFact(fact)
      return isRight ? [{ fact, negated: plain[3] === 'false' }] : []
    }
    const found = new Map<string, ReadFact>()
    // `the colour {c}`, where `the colour` can be replaced by `every colour`.
    for (const form of new Set([text, this.withArticles(text)]))
      for (const { kind, items, negated } of this.bookOf(tense).read(form))
        if (kind === 'fact') for (const item of items) found.set(`${item} ${negated}`, { fact: factOf(item), negated })
    return [...found.values()]
  }

  private withArticles(text: string): string {
    let wording = text
    for (const token of this.specials.keys())
      if (wording.includes(token)) wording = wording.replaceAll(token, `the ${token}`)
    return wording
  }

  /** `every block` → its placeholder. */
  private withTokens(text: string): string {
    if (!/\b(?:every|the same|some|each|the next)\b/i.test(text)) return text
    let wording = text
    // Longer nouns first: `every tile` before `every t`.
    for (const [words, token] of this.byLength())
      if (wording.toLowerCase().includes(words))
        wording = wording.replace(new RegExp(`(?<![\\w-])${escaped(words)}(?![\\w-])`, 'gi'), token)
    return wording
  }

  private longest: readonly (readonly [string, string])[] | undefined
  private byLength(): readonly (readonly [string, string])[] {
    this.longest ??= [...this.tokens].sort((a, b) => b[0].length - a[0].length)
    return this.longest
  }

  /** True if it is a fact of a declared predicate with suitable arguments, placeholders included. */
  isFact([head, ...args]: Fact): boolean {
    const declared = this.domain.predicates.find(({ name }) => name === head)
    return (
      declared !== undefined &&
      declared.parameters.length === args.length &&
      declared.parameters.every(({ type }, i) =>
        this.fits(
          args[i]!,
          type.map(each => each.name),
        ),
      )
    )
  }

  private fits(name: string, types: readonly string[]): boolean {
    const special = this.specials.get(name)
    if (special !== undefined) {
      const { isPredicate, name: sort } = special.sort
      return (
        isPredicate ||
        this.objects.some(each => fitsTypes(this.above, each.types, [sort]) && fitsTypes(this.above, each.types, types))
      )
    }
    const object = this.objects.find(each => each.name === name)
    return object !== undefined && fitsTypes(this.above, object.types, types)
  }

  private phrasesIn(tense: Tense): Phrases {
    if (tense === 'is') return this.phrases
    const known = this.spoken.get(tense) ?? shouldPhrases(this.phrases)
    this.spoken.set(tense, known)
    return known
  }

  private bookOf(tense: Tense): PhraseBook {
    const known = this.books.get(tense)
    if (known !== undefined) return known
    const names = [...this.objects.map(({ name }) => name), ...this.specials.keys()]
    const types = new Map(this.objects.map(({ name, types: own }) => [name, own]))
    const book = new PhraseBook(this.phrasesIn(tense), names, (name, wanted) => {
      const own = types.get(name)
      return own === undefined ? this.fits(name, wanted) : fitsTypes(this.above, own, wanted)
    })
    this.books.set(tense, book)
    return book
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const same = (one: ReadFact, other: ReadFact): boolean =>
  one.negated === other.negated && one.fact.join(' ') === other.fact.join(' ')

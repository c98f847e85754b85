// Recognizes phrases that name no action although no list contains them: they use words that the domain's English,
// known in full, does not have.

import { editDistance } from '#base/suggest'
import { patternsOf } from './expressions'
import type { Phrases } from './phrases'
import type { Template } from './template'
import { likeness, stem } from './word-forms'

/** Longer texts are not phrases. */
const MAX_CHARACTERS = 500

/** Function words, which name neither actions nor objects. */
const functionWords = new Set(
  `a an the this that these those it its itself there then and or but not no of to from in on at by for with within
  without into onto out off up down over under via through between upon as is are be been being was were has have had
  having do does done doing will would can could may might shall should must which who whose where when while until
  before after again also both each every all any some one two same other another next previous current first last
  use using about regarding concerning located mounted equipped new old own please able its their his her he she they them him so if than such only just very here now`.split(
    /\s+/,
  ),
)

/** Recognizes phrases with words that no wording of a domain has. */
export class ForeignWords {
  private readonly own: DomainWords
  private readonly isKnown: (object: string) => boolean

  constructor(phrases: Phrases, isKnown: (object: string) => boolean) {
    this.isKnown = isKnown
    const known = remembered.get(phrases)
    this.own = known ?? new DomainWords(phrases)
    if (known === undefined) remembered.set(phrases, this.own)
  }

  /**
   * Returns the first noun or verb of the phrase that occurs in no wording, in any form, as a synonym or with similar
   * spelling; undefined if there is none, or if the phrase contains a wording, whatever its names. Only if all wordings
   * of actions are known does a result mean that the phrase names no action.
   */
  wordIn(phrase: string): string | undefined {
    if (phrase.length > MAX_CHARACTERS) return undefined
    const plain = phrase.toLowerCase().replace(/\s+/g, ' ')
    if (this.own.actions.some(expression => expression.test(plain))) return undefined
    return wordsIn(plain).find(word => this.isForeign(word))
  }

  private isForeign(word: string): boolean {
    const { words, stems, bases } = this.own
    if (word.length < 3 || functionWords.has(word) || this.isKnown(word)) return false
    if (likeness(word, stems) > 0) return false
    if (basesOf(word).some(base => bases.has(base))) return false
    return ![...words].some(known => known.length > 3 && word.length > 3 && editDistance(word, known) <= 1)
  }
}

/** The words of a domain's English, in all forms, and its wordings of actions. */
class DomainWords {
  readonly words = new Set<string>()
  readonly stems: ReadonlySet<string>
  readonly bases: ReadonlySet<string>
  readonly actions: readonly RegExp[]

  constructor(phrases: Phrases) {
    const add = (text: string): void => {
      for (const word of wordsIn(text)) this.words.add(word)
    }
    const addAll = (templates: readonly Template[]): void => {
      for (const { parts } of templates)
        for (const part of parts)
          if (part.kind === 'text') add(part.text)
          else if (part.kind === 'number') add(`${part.one} ${part.many}`)
    }
    for (const { name, one, many } of phrases.types) add(`${name} ${one} ${many}`)
    for (const { name, wordings, read = [] } of phrases.actions.values()) {
      add(name)
      addAll([...wordings, ...read])
    }
    for (const { name, holds, fails, read = [] } of phrases.predicates.values()) {
      add(name)
      addAll([...holds, ...fails, ...read])
    }
    this.bases = new Set([...this.words].flatMap(basesOf))
    this.stems = new Set([...this.words].map(stem))
    this.actions = patternsOf(phrases)
      .filter(({ kind, gather }) => kind === 'action' && gather === undefined)
      .map(({ body }) => new RegExp(body))
  }
}

const remembered = new WeakMap<Phrases, DomainWords>()

/** Words that consist of letters only: anything with digits or hyphens is a name. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_'-]+/u)
    .filter(word => /^\p{L}+$/u.test(word))

/** The possible base forms of a word: drop of dropping, dropped and drops; move of moving and moved. */
function basesOf(word: string): string[] {
  const bases = [word]
  for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'er'])
    if (word.length > ending.length + 2 && word.endsWith(ending)) {
      const base = word.slice(0, -ending.length)
      bases.push(base, `${base}e`)
      if (base.at(-1) === base.at(-2)) bases.push(base.slice(0, -1))
    }
  return bases
}

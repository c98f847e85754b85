// The words for objects in a text: as the wording has them, without the noun that all share ("the red one" is none),
// or with blanks and underscores otherwise.

import type { Span } from '#base/text'
import type { Wordbook } from '#language/english/wordbook'
import type { Names } from '../names'
import { type Token, isWord, tokensOf } from './tokens'

const MAX_WORDS = 6
const MAX_ASKED = 20_000

/** Any object, whichever it is. */
export const ANY = '*'

const bare = (words: string): string => words.toLowerCase().replace(/[-_\s]/g, '')

export class ObjectWords {
  private readonly names: Names
  private readonly wordbook: Wordbook
  /** By words without blanks, `-` and `_`; null if several have the same. */
  private readonly byForm = new Map<string, string | null>()
  /** Nouns before or after what distinguishes an object: `block`, `object`. */
  private readonly before = new Set<string>()
  private readonly behind = new Set<string>()
  private readonly asked = new Map<string, string | undefined>()
  private most = 3
  /** `location_` → `l`, of objects that have both in common but for numbers. */
  private readonly stems = new Map<string, string>()
  /** Letters before the numbers in the names of objects. */
  private readonly kinds = new Set<string>()

  constructor(names: Names, wordbook: Wordbook) {
    this.names = names
    this.wordbook = wordbook
    const short = new Map<string, Set<string>>()
    for (const object of names.hints.objects) {
      const kind = kindOf(object)
      if (kind !== '') this.kinds.add(kind)
      const words = wordbook.object(object)
      if (words === undefined) continue
      this.put(words, object)
      const [phrase, called] = [numbered(words), numbered(object)]
      if (phrase !== undefined && called !== undefined) this.stems.set(phrase.stem, called.stem)
      const tokens = tokensOf(words, 0, words.length).filter(isWord)
      this.most = Math.min(MAX_WORDS, Math.max(this.most, tokens.length))
      if (tokens.length < 2) continue
      for (const [noun, rest, nouns] of [
        [tokens.at(-1)!.word, tokens.slice(0, -1), this.behind],
        [tokens[0]!.word, tokens.slice(1), this.before],
      ] as const) {
        const key = `${nouns === this.behind ? '>' : '<'}${noun}`
        const group = short.get(key) ?? new Set()
        group.add(`${rest.map(({ word }) => word).join(' ')}\n${object}`)
        short.set(key, group)
      }
    }
    for (const [key, group] of short) {
      // A noun is what several objects share.
      if (group.size < 2) continue
      const behind = key[0] === '>'
      ;(behind ? this.behind : this.before).add(key.slice(1))
      for (const one of group) {
        const [words, object] = one.split('\n') as [string, string]
        if (words === '' || /^\d+$/.test(words)) continue
        this.put(words, object)
        // "the red and blue blocks"
        if (behind) this.put(`${words} ${key.slice(1)}s`, object)
      }
    }
  }

  private put(words: string, object: string): void {
    const key = bare(words)
    const known = this.byForm.get(key)
    this.byForm.set(key, known === undefined || known === object ? object : null)
  }

  /** Is it a name as it is? */
  isName(word: string): boolean {
    return this.names.hints.objects.has(word) || this.named(word) !== undefined
  }

  /** A formal item that names objects by the wording's words, with the problem's names instead: `(unstack blue orange)`. */
  inOwnNames<I extends { readonly text: string }>(item: I): I {
    const { objects } = this.names.hints
    const [head = '', ...args] = item.text.slice(1, -1).split(' ')
    if (args.every(arg => objects.has(arg))) return item
    const own = args.map(arg => (objects.has(arg) ? arg : this.named(arg)))
    return own.every(name => name !== undefined && objects.has(name))
      ? { ...item, text: `(${[head, ...own].join(' ')})` }
      : item
  }

  /** The words for an object, as tokens at the place of another. */
  tokensFor(name: string, { from, to }: Span): Token[] {
    const words = this.wordbook.object(name) ?? name
    return tokensOf(words, 0, words.length, word => this.isName(word)).map(({ word }) => ({
      word,
      from,
      to,
    }))
  }

  /** Is it the noun of objects, in the singular or plural? */
  isNoun(word: string): boolean {
    const one = word.endsWith('s') ? word.slice(0, -1) : word
    return this.behind.has(one) || this.before.has(one) || one === 'object' || one === 'thing'
  }

  /** The objects of the problem that a noun may be stated about. */
  all(noun: string): readonly string[] {
    const one = noun.endsWith('s') ? noun.slice(0, -1) : noun
    const every = [...this.names.hints.objects]
    const so = every.filter(name => tokensOf(this.wordbook.object(name) ?? '', 0, 80).some(({ word }) => word === one))
    return so.length > 0 ? so : every
  }

  /** The objects that the words from a token on may mean, the most words first. `or`: the place before articles. */
  at(tokens: readonly Token[], i: number, or: number = i, any = false): { name: string; next: number }[] {
    if (any) {
      const every = this.anyAt(tokens, or)
      if (every !== undefined) return [every]
    }
    const found: { name: string; next: number }[] = []
    for (const start of or === i ? [i] : [i, or]) {
      let words = ''
      for (let end = start; end < tokens.length && end < start + this.most; end++) {
        const token = tokens[end]!
        if (!isWord(token)) break
        words = words === '' ? token.word : `${words} ${token.word}`
        const name = this.named(words)
        if (name !== undefined && !found.some(one => one.next === end + 1)) found.push({ name, next: end + 1 })
      }
    }
    return found.reverse()
  }

  /** "any block", "another block", "anything": any object, `*`. */
  private anyAt(tokens: readonly Token[], i: number): { name: string; next: number } | undefined {
    let at = i
    if (/^(?:anything|nothing)$/.test(tokens[at]?.word ?? '')) return { name: ANY, next: at + 1 }
    if (!/^(?:any|another|no|some)$/.test(tokens[at]?.word ?? '')) return undefined
    at++
    if (tokens[at]?.word === 'other') at++
    return this.isNoun(tokens[at]?.word ?? '') ? { name: ANY, next: at + 1 } : undefined
  }

  /** Asked for again and again; long texts have few different words. */
  private named(words: string): string | undefined {
    const { asked } = this
    if (asked.has(words)) return asked.get(words)
    const name = this.meaning(words)
    if (asked.size < MAX_ASKED) asked.set(words, name)
    return name
  }

  private meaning(words: string): string | undefined {
    const form = this.byForm.get(bare(words))
    if (form !== undefined) return form ?? this.coded(words)
    const text =
      this.coded(words) ??
      (words.includes(' ') && !/ (?:and|or) /.test(` ${words} `) ? this.coded(words.replaceAll(' ', '_')) : undefined)
    if (text !== undefined || /^\d+$/.test(words)) return text
    const like = numbered(words)
    const stem = like === undefined ? undefined : this.stems.get(like.stem)
    // Named like existing objects but not one of them: `location_1` when there is `location_1_0`.
    if (stem !== undefined) return `${stem}${like!.numbers.join('-')}`
    for (const noun of this.behind) {
      const name = this.coded(`${words} ${noun}`)
      if (name !== undefined) return name
    }
    for (const noun of this.before) {
      const name = this.coded(`${noun} ${words}`)
      if (name !== undefined) return name
    }
    return undefined
  }

  /** What the wording calls so, in the problem or not; wordings take any word for the name of an object that has no other. */
  private coded(words: string): string | undefined {
    const name = this.wordbook.objectOf(words)
    if (name === undefined || /\s/.test(name)) return undefined
    if (this.names.hints.objects.has(name)) return this.wordbook.object(name) === undefined ? undefined : name
    if (name === words) return this.kinds.has(kindOf(name)) ? name : undefined
    return words.endsWith(name) && !/\d/.test(name) && name.length > 1 ? undefined : name
  }
}

/** `location_0_1`: letters and numbers alone, after one another. */
function numbered(words: string): { stem: string; numbers: string[] } | undefined {
  const match = /^([^\d\s]+?)[-_]?((?:\d+[-_]?)+)$/.exec(words.length > 60 ? '' : words)
  return match === null ? undefined : { stem: match[1]!.toLowerCase(), numbers: match[2]!.match(/\d+/g)! }
}

/** The letters that a name begins with, where it has a number: `crate` of `crate9`. */
const kindOf = (name: string): string => (/\d/.test(name) ? (/^[^\d]+/.exec(name)?.[0] ?? '') : '')

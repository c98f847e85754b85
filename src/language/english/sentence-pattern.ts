// The pattern of one wording's sentences, and how a text is matched with it: not by a regular expression, because anyone can write
// wordings, and some expressions take exponential time.

import type { Template } from './template'

type Element =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly one: string; readonly many: string }
  | { readonly kind: 'slot'; readonly name: string; readonly isList: boolean }

export interface SentencePattern {
  readonly elements: readonly Element[]
  /** Words, as they are between blanks, that each of its sentences has. */
  readonly words: readonly string[]
}

/** What may occur in a slot. */
export interface Vocabulary {
  readonly objects: ReadonlySet<string>
  /** Words that may be before an object's name or be left out, in small letters; of two words at most. */
  readonly nouns: ReadonlySet<string>
  /** True if “the” may precede a name without a noun. */
  readonly articles?: boolean
}

/** The objects in each slot; several where the slot is a list. */
export type Binding = ReadonlyMap<string, readonly string[]>

/** A text can be divided in more ways only if slots are adjacent. */
const MAX_VARIANTS = 4

const isMark = (letter: string | undefined): boolean => letter !== undefined && /[\s"'`*_.,;:!?]/.test(letter)
const isQuote = (letter: string | undefined): boolean => letter !== undefined && /[\s"'`*_]/.test(letter)

function withoutEnds(text: string, atStart = true, atEnd = true): string {
  let from = 0
  let to = text.length
  if (atStart) while (from < to && isQuote(text[from])) from++
  if (atEnd) while (to > from && isMark(text[to - 1])) to--
  return text.slice(from, to)
}

/** A normalised text: case, blanks and punctuation around a sentence do not matter. Linear. */
export const normalText = (text: string): string => withoutEnds(text.toLowerCase().replace(/\s+/g, ' '))

/** The same text, with characters that may be emphasis or part of a name. */
export const wholeText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'`]+/, '')
    .replace(/(?<![\s"'`.,;:!?])[\s"'`.,;:!?]+$/, '')

/** The pattern of a wording; `gather` is the slot that may be a list. */
export function patternOf(
  template: Template,
  gather: string | undefined,
  { nouns }: Pick<Vocabulary, 'nouns'>,
): SentencePattern {
  const { parts } = template
  const elements: Element[] = []
  parts.forEach((part, i) => {
    if (part.kind === 'slot') elements.push({ kind: 'slot', name: part.name, isList: part.name === gather })
    else if (part.kind === 'number') {
      const [one, many] = [plain(part.one), plain(part.many)]
      if (one === many) elements.push({ kind: 'text', text: one })
      else elements.push({ kind: 'number', one, many })
    } else {
      let text = plain(part.text)
      if (i === 0) text = withoutEnds(text, true, false)
      if (i === parts.length - 1) text = withoutEnds(text, false, true)
      if (parts[i + 1]?.kind === 'slot') text = withoutNoun(text, nouns, i === 0)
      if (text !== '') elements.push({ kind: 'text', text })
    }
  })
  return { elements, words: wordsIn(elements) }
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** Removes a noun at the end of the text before a slot: sentences may have it or not. */
function withoutNoun(text: string, nouns: ReadonlySet<string>, isFirst: boolean): string {
  if (!text.endsWith(' ')) return text
  for (const words of [2, 1]) {
    let at = text.length - 1
    for (let i = 0; i < words && at > 0; i++) at = text.lastIndexOf(' ', at - 1)
    const from = at < 0 ? 0 : at + 1
    if (at < 0 && !isFirst) continue
    if (nouns.has(text.slice(from, -1))) return text.slice(0, from)
  }
  return text
}

/** Words that are between blanks, or at an end of the sentence. */
function wordsIn(elements: readonly Element[]): string[] {
  return elements.flatMap((element, i) => {
    if (element.kind !== 'text') return []
    const words = element.text.split(' ')
    const from = i === 0 ? 0 : 1
    const to = i === elements.length - 1 ? words.length : words.length - 1
    return words.slice(from, to).filter(word => word !== '')
  })
}

/** All ways, up to a few, to read a text as a sentence of the pattern; `text` comes from `normalText`. */
export function waysToRead(pattern: SentencePattern, text: string, vocabulary: Vocabulary): readonly Binding[] {
  return new Matcher(pattern.elements, text, vocabulary).all()
}

/** Depth first; from where the rest cannot be matched is remembered, so that no place is tried twice without success. */
class Matcher {
  private readonly elements: readonly Element[]
  private readonly text: string
  private readonly vocabulary: Vocabulary
  private readonly found: Binding[] = []
  private readonly bound: (readonly [string, readonly string[]])[] = []
  private dead: Set<number> | undefined

  constructor(elements: readonly Element[], text: string, vocabulary: Vocabulary) {
    this.elements = elements
    this.text = text
    this.vocabulary = vocabulary
  }

  all(): readonly Binding[] {
    this.from(0, 0)
    return this.found
  }

  /** Tries the elements from one on at a place; does any way lead to the end? */
  private from(at: number, place: number): boolean {
    const { elements, text } = this
    let i = at
    let here = place
    for (; i < elements.length; i++) {
      const element = elements[i]!
      if (element.kind !== 'text') break
      if (!text.startsWith(element.text, here)) return false
      here += element.text.length
    }
    const element = elements[i]
    if (element === undefined) return here === text.length && this.keep()
    const key = i * (text.length + 1) + here
    if (this.dead?.has(key) === true) return false
    const isOpen =
      element.kind === 'number' ? this.number(element, i, here) : element.kind === 'slot' && this.slot(element, i, here)
    if (!isOpen) {
      this.dead ??= new Set()
      this.dead.add(key)
    }
    return isOpen
  }

  private number({ one, many }: Extract<Element, { kind: 'number' }>, i: number, place: number): boolean {
    let isOpen = false
    for (const form of [one, many])
      if (this.found.length < MAX_VARIANTS && this.text.startsWith(form, place))
        isOpen = this.from(i + 1, place + form.length) || isOpen
    return isOpen
  }

  private slot({ name, isList }: Extract<Element, { kind: 'slot' }>, i: number, place: number): boolean {
    let isOpen = false
    for (const start of this.starts(place))
      for (const [objects, end] of isList ? this.lists(start, i) : this.names(start, i)) {
        if (this.found.length >= MAX_VARIANTS) return true
        this.bound.push([name, objects])
        isOpen = this.from(i + 1, end) || isOpen
        this.bound.pop()
      }
    return isOpen
  }

  private keep(): boolean {
    const binding = new Map<string, readonly string[]>()
    for (const [name, objects] of this.bound) {
      const before = binding.get(name)
      if (before !== undefined && before.join() !== objects.join()) return true
      binding.set(name, objects)
    }
    this.found.push(binding)
    return true
  }

  /** Where an object's name may begin: after a noun, or here. */
  private starts(place: number): number[] {
    const { text, vocabulary } = this
    if (vocabulary.nouns.size === 0) return [place]
    const found: number[] = []
    for (const from of text.startsWith('the ', place) ? [place + 4, place] : [place]) {
      const first = text.indexOf(' ', from)
      if (first < 0) continue
      const second = text.indexOf(' ', first + 1)
      if (second >= 0 && vocabulary.nouns.has(text.slice(from, second))) found.push(second + 1)
      if (vocabulary.nouns.has(text.slice(from, first))) found.push(first + 1)
    }
    if (vocabulary.articles === true && text.startsWith('the ', place)) found.push(place + 4)
    found.push(place)
    return found
  }

  /** The names at a position, the longest first; a shorter one only if it may be followed without a blank. */
  private *names(start: number, i: number): Generator<readonly [readonly string[], number]> {
    const { text, vocabulary, elements } = this
    const end = endOfName(text, start)
    if (end === start) return
    const next = elements[i + 1]
    const isWhole = next === undefined || (next.kind === 'text' && next.text.startsWith(' '))
    const least = isWhole ? end : start + 1
    for (let to = end; to >= least; to--) {
      const name = text.slice(start, to)
      if (vocabulary.objects.has(name)) yield [[name], to]
    }
  }

  /** Names put together by commas and “and”, the longest list first, where the sentence can go on after it. */
  private *lists(start: number, i: number): Generator<readonly [readonly string[], number]> {
    const { text, vocabulary } = this
    const names: string[] = []
    const ends: number[] = []
    let place = start
    for (;;) {
      const named = names.length === 0 ? [place] : this.starts(place)
      const begin = named.find(each => vocabulary.objects.has(text.slice(each, endOfName(text, each))))
      if (begin === undefined) break
      const end = endOfName(text, begin)
      names.push(text.slice(begin, end))
      ends.push(end)
      const between = [', and ', ', ', ' and '].find(each => text.startsWith(each, end))
      if (between === undefined || names.length >= MAX_LISTED) break
      place = end + between.length
    }
    for (let length = names.length; length > 0; length--)
      if (this.goesOn(i + 1, ends[length - 1]!)) yield [names.slice(0, length), ends[length - 1]!]
  }

  /** True if the rest of the pattern can begin here. */
  private goesOn(i: number, place: number): boolean {
    const next = this.elements[i]
    if (next === undefined) return place === this.text.length
    return next.kind !== 'text' || this.text.startsWith(next.text, place)
  }
}

/** Names in a list that is read. */
const MAX_LISTED = 5_000

function endOfName(text: string, start: number): number {
  let end = start
  while (end < text.length && isNameLetter(text.charCodeAt(end))) end++
  return end
}

/** PDDL allows much in a name; blanks, commas, semicolons, brackets and quotation marks end it. */
const isNameLetter = (code: number): boolean =>
  code > 32 && code !== 34 && code !== 40 && code !== 41 && code !== 44 && code !== 59 && code !== 0xa0

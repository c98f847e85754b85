// The pattern of a wording's sentences, and its matching with texts. Not by regular expressions, because anyone can
// write wordings, and some expressions take exponential time.

import type { Template } from './template'

type Element =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly one: string; readonly many: string }
  | { readonly kind: 'slot'; readonly name: string; readonly isList: boolean }

export interface SentencePattern {
  readonly elements: readonly Element[]
  /** Words, delimited by blanks, that every sentence of the pattern contains. */
  readonly words: readonly string[]
}

/** The names and words allowed in slots. */
export interface Vocabulary {
  readonly objects: ReadonlySet<string>
  /** Words that may precede an object's name or be omitted, in lower case; at most two words each. */
  readonly nouns: ReadonlySet<string>
  /** True if “the” may precede a name without a noun. */
  readonly articles?: boolean
}

/** The objects in each slot; several if the slot is a list. */
export type Binding = ReadonlyMap<string, readonly string[]>

/** Maximum number of matches; there is more than one only if slots are adjacent. */
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

/** Normalizes a text: ignores case, blanks and punctuation around a sentence. Linear. */
export const normalText = (text: string): string => withoutEnds(text.toLowerCase().replace(/\s+/g, ' '))

/** Like `normalText`, but keeps characters that may be emphasis or belong to a name. */
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

/** Removes a noun at the end of the text before a slot, since sentences may omit it. */
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

/** Words delimited by blanks or by an end of the sentence. */
function wordsIn(elements: readonly Element[]): string[] {
  return elements.flatMap((element, i) => {
    if (element.kind !== 'text') return []
    const words = element.text.split(' ')
    const from = i === 0 ? 0 : 1
    const to = i === elements.length - 1 ? words.length : words.length - 1
    return words.slice(from, to).filter(word => word !== '')
  })
}

/** All matches, up to a few, of a text with the pattern; `text` comes from `normalText`. */
export function waysToRead(pattern: SentencePattern, text: string, vocabulary: Vocabulary): readonly Binding[] {
  return new Matcher(pattern.elements, text, vocabulary).all()
}

/** Depth-first matching; failed positions are remembered, so that none is tried twice. */
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

  /** Matches the elements from index `at` at a position; true if the text can be matched to its end. */
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

  /** Possible beginnings of an object's name: after a noun, or here. */
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

  /** The names at a position, the longest first; a shorter one only if the next element may follow without a blank. */
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

  /** Lists of names with commas and “and”, the longest first, after which the sentence can continue. */
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

  /** True if the rest of the pattern may begin here. */
  private goesOn(i: number, place: number): boolean {
    const next = this.elements[i]
    if (next === undefined) return place === this.text.length
    return next.kind !== 'text' || this.text.startsWith(next.text, place)
  }
}

/** Maximum number of names in a list. */
const MAX_LISTED = 5_000

function endOfName(text: string, start: number): number {
  let end = start
  while (end < text.length && isNameLetter(text.charCodeAt(end))) end++
  return end
}

/**
 * True for any character that PDDL allows in a name, and more; blanks, commas, semicolons, brackets and quotation marks
 * end a name.
 */
const isNameLetter = (code: number): boolean =>
  code > 32 && code !== 34 && code !== 40 && code !== 41 && code !== 44 && code !== 59 && code !== 0xa0

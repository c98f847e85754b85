// Parses sentences of a wordbook by exact inverses: the fact or action that a piece of a prompt states. Each piece
// takes a bounded number of steps, so that reading is linear for any text.

import type { Sentence, Wordbook } from '#language/english/wordbook'

/** Longer pieces are not sentences of prompts. */
const LONGEST_PIECE = 400
/** Maximum number of positions tried for the ends of arguments, per sentence. */
const MAX_TRIES = 200
/** Maximum number of sentences cached per wordbook. */
const MAX_REMEMBERED = 5_000
/** Maximum number of list pieces that may form one sentence, since sentences may contain a comma or an “and”. */
const MAX_JOINED = 4

/** Reads the sentences of one wordbook. Results are PDDL text in lower case: `(stack a b)`. */
export interface SentenceReader {
  fact(text: string): string | undefined
  /** All possible meanings of the sentence, the most specific first: `load {} into {} at {}` matches two actions. */
  actions(text: string): readonly string[]
  /** Reads `a`, `a and b`, `a, b and c`; unreadable pieces are in `unread`. */
  facts(text: string): ReadList
}

export interface ReadList {
  readonly items: readonly string[]
  readonly unread: readonly string[]
}

interface Pattern {
  readonly name: string
  readonly sentence: Sentence
  /** Number of characters of fixed text: the most specific match is used. */
  readonly weight: number
}

const readers = new WeakMap<Wordbook, SentenceReader>()

export function sentencesOf(wordbook: Wordbook): SentenceReader {
  const known = readers.get(wordbook)
  if (known !== undefined) return known
  const facts = remembering(readerOf(patternsOf(wordbook.predicates), wordbook))
  const actions = remembering(readerOf(patternsOf(wordbook.actions), wordbook))
  const fact = (text: string): string | undefined => facts(text)[0]
  const reader: SentenceReader = { fact, actions, facts: text => listOf(text, fact) }
  readers.set(wordbook, reader)
  return reader
}

function patternsOf(sentences: Wordbook['actions']): Pattern[] {
  const patterns = [...sentences].flatMap(([name, list]) =>
    list.map(sentence => {
      const lower = sentence.map(part => (typeof part === 'string' ? part.toLowerCase() : part))
      return { name, sentence: lower, weight: weightOf(lower) }
    }),
  )
  return patterns.sort((one, other) => other.weight - one.weight)
}

const weightOf = (sentence: Sentence): number =>
  sentence.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0)

type ReadOne = (text: string) => readonly string[]

const none: readonly string[] = []

const readerOf =
  (patterns: readonly Pattern[], wordbook: Wordbook): ReadOne =>
  text => {
    const piece = text.trim().toLowerCase()
    if (piece === '' || piece.length > LONGEST_PIECE) return none
    return patterns.flatMap(({ name, sentence }) => {
      const args = argumentsIn(piece, sentence, wordbook)
      return args === undefined ? [] : [`(${[name, ...args].join(' ')})`]
    })
  }

function remembering(read: ReadOne): ReadOne {
  const known = new Map<string, readonly string[]>()
  return text => {
    if (text.length > LONGEST_PIECE) return none
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(text, found)
    return found
  }
}

/** The objects in the slots if the whole text is the sentence; undefined otherwise. */
function argumentsIn(piece: string, sentence: Sentence, { objectOf }: Wordbook): string[] | undefined {
  const args: string[] = []
  let tries = 0
  const from = (part: number, at: number): boolean => {
    const now = sentence[part]
    if (now === undefined) return at === piece.length
    if (typeof now === 'string') return piece.startsWith(now, at) && from(part + 1, at + now.length)
    const next = sentence[part + 1]
    const isLast = next === undefined
    for (
      let end = isLast ? piece.length : typeof next === 'string' ? piece.indexOf(next, at + 1) : -1;
      end > at;
      end = isLast ? -1 : piece.indexOf(next as string, end + 1)
    ) {
      if (++tries > MAX_TRIES) return false
      const object = objectOf(piece.slice(at, end))
      if (object === undefined || !isName(object)) continue
      const before = args[now]
      if (before !== undefined && before !== object) continue
      args[now] = object
      if (from(part + 1, end)) return true
      if (before === undefined) delete args[now]
    }
    return false
  }
  return from(0, 0) ? args : undefined
}

const isName = (object: string): boolean => object !== '' && !/[\s(),;"]/.test(object)

function listOf(text: string, fact: SentenceReader['fact']): ReadList {
  const items: string[] = []
  const unread: string[] = []
  const pieces: { readonly from: number; readonly to: number }[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/, | and /g)) {
    pieces.push({ from, to: index })
    from = index + mark.length
  }
  pieces.push({ from, to: text.length })
  let lost: number | undefined
  const lose = (to: number): void => {
    if (lost !== undefined && text.slice(lost, to).trim() !== '') unread.push(text.slice(lost, to))
    lost = undefined
  }
  for (let i = 0; i < pieces.length; ) {
    const start = pieces[i]!.from
    let read = 0
    for (let count = 1; count <= MAX_JOINED && i + count <= pieces.length; count++) {
      const found = fact(text.slice(start, pieces[i + count - 1]!.to))
      if (found === undefined) continue
      lose(pieces[i - 1]?.to ?? 0)
      items.push(found)
      read = count
      break
    }
    if (read === 0) lost ??= start
    i += Math.max(1, read)
  }
  lose(text.length)
  return { items, unread }
}

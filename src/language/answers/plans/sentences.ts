// The sentences of a wording, found in a text whatever its case, articles and turns of "on": at a place, the action or
// fact that is there.

import type { Sentence, Wordbook } from '#language/english/wordbook'
import type { NameSort } from '../name-sort'
import type { Names } from '../names'
import { stemOf } from '../wordings'
import { ObjectWords } from './object-words'
import { type Token, isWord, tokensOf } from './tokens'

interface Pattern {
  readonly role: NameSort
  readonly name: string
  readonly arity: number
  /** Words as described, and places of arguments. */
  readonly words: readonly (string | number)[]
  /** Words with variants of "on" and "from" unified, without filler words. */
  readonly parts: readonly (string | number)[]
}

/** An action or a fact that is somewhere. */
export interface NameMatch {
  readonly role: NameSort
  /** `(name arg …)` */
  readonly text: string
  /** The token after it. */
  readonly next: number
  /** Other possible meanings, if the words are ambiguous. */
  readonly others: readonly string[]
  readonly name: string
  readonly args: readonly string[]
  /** Of its arguments, the one that its sentence begins with, and the one that it ends with; -1: words do. */
  readonly leads: number
  readonly ends: number
  readonly words: readonly (string | number)[]
}

const articles = new Set(['the', 'a', 'an'])
const fillers = new Set(['currently', 'now', 'still', 'also', 'then', 'already'])
/** In facts the words that deny them too: who asks for a fact asks whether they are in it. */
const factFillers = new Set([
  ...fillers,
  'not',
  'no',
  'longer',
  'never',
  'all',
  'both',
  'each',
  'does',
  'do',
  'being',
  'to',
])
const copulas = new Set([
  'be',
  'are',
  'remains',
  'remain',
  'stays',
  'stay',
  'becomes',
  'become',
  "isn't",
  "aren't",
  'isn’t',
  'aren’t',
])
const MAX_PARTS = 80
/** Words between the words of a sentence that add nothing. */
const MAX_FILLERS = 6

/** Finds the sentences of a wording. Built in time linear in sentences and objects. */
export class Sentences {
  readonly words: ObjectWords
  private readonly names: Names
  /** By their first word; those that begin with an argument under the empty word. */
  private readonly byFirst: Record<NameSort, Map<string, Pattern[]>> = {
    action: new Map(),
    fact: new Map(),
  }
  /** The first words of actions, by stems. */
  private readonly verbs = new Set<string>()
  private readonly factWords = new Set<string>()
  /** The words of its sentences. */
  private readonly literals = new Set<string>()

  constructor(names: Names, wordbook: Wordbook) {
    this.names = names
    this.words = new ObjectWords(names, wordbook)
    // "Load it": a word of the name that the sentence has is a verb of it too.
    for (const [role, all] of [
      ['action', wordbook.actions],
      ['fact', wordbook.predicates],
    ] as const)
      for (const [name, sentences] of all) {
        if (role === 'action')
          for (const word of name.split(/[-_]/))
            if (sentences.some(sentence => wordsOf(sentence).has(word))) this.verbs.add(word)
        for (const sentence of sentences) {
          this.add(role, name, sentence)
          const parted = role === 'action' ? partedVerb(sentence) : undefined
          if (parted !== undefined) this.add(role, name, parted)
          if (role === 'fact') for (const turned of passives(sentence)) this.add(role, name, turned)
        }
      }
  }

  /** The longest sentence at a token; undefined if there is none. `role`: of that sort alone. */
  at(tokens: readonly Token[], i: number, role: NameSort): NameMatch | undefined {
    const start = skip(tokens, i, articles)
    const word = tokens[start]?.word
    if (word === undefined) return undefined
    const index = this.byFirst[role]
    const patterns = [...(index.get(word) ?? []), ...(index.get(`~${stemOf(word)}`) ?? []), ...(index.get('') ?? [])]
    let best: { pattern: Pattern; args: readonly string[]; next: number; exact: boolean }[] = []
    for (const pattern of patterns) {
      const one = this.match(tokens, i, pattern)
      if (one === undefined) continue
      const found = { pattern, ...one }
      if (best.length === 0 || found.next > best[0]!.next) best = [found]
      else if (found.next === best[0]!.next) best.push(found)
    }
    if (best.length === 0) return undefined
    if (best.some(one => one.exact)) best = best.filter(one => one.exact)
    const texts = [...new Set(best.map(one => textOf(one.pattern.name, one.args)))]
    const [text, ...others] = texts.length === 1 ? texts : this.meant(role, texts, tokens, i, best[0]!.next)
    const { pattern, args, next } = best.find(one => textOf(one.pattern.name, one.args) === text)!
    const place = (part: string | number | undefined): number => (typeof part === 'number' ? part : -1)
    const [leads, ends] = [place(pattern.parts[0]), place(pattern.parts.at(-1))]
    return { ...pattern, role, text: text!, next, others, args, leads, ends }
  }

  /** Is there the first word of an action's sentence? */
  isVerb(token: Token | undefined): boolean {
    return token !== undefined && (this.verbs.has(token.word) || this.verbs.has(`~${stemOf(token.word)}`))
  }

  /** Does some sentence use the word? */
  uses(word: string): boolean {
    return this.literals.has(word)
  }

  /** Does a sentence of facts have the word, other than as a turn of phrase? */
  states(word: string): boolean {
    return this.factWords.has(word)
  }

  tokens(text: string, from: number, to: number): Token[] {
    return tokensOf(text, from, to, word => this.words.isName(word))
  }

  private add(role: NameSort, name: string, sentence: Sentence): void {
    const statements = sentence.flatMap((part): (string | number)[] =>
      typeof part === 'number'
        ? [part]
        : tokensOf(part, 0, part.length)
            .filter(isWord)
            .map(token => token.word),
    )
    if (statements.length === 0 || statements.length > MAX_PARTS) return
    const parts = lenient(statements)
    const arity = 1 + Math.max(-1, ...statements.filter((one): one is number => typeof one === 'number'))
    const pattern: Pattern = { role, name, arity, words: statements.filter(one => !isArticle(one)), parts }
    for (const part of parts)
      if (typeof part === 'string') {
        this.literals.add(part)
        if (role === 'fact' && part !== 'is') this.factWords.add(part.replace('~', ''))
      }
    const first = parts.find(part => typeof part === 'string') ?? ''
    const file = (key: string): void => {
      const index = this.byFirst[role]
      index.set(key, [...(index.get(key) ?? []), pattern])
    }
    if (typeof parts[0] !== 'string') file('')
    else {
      // "from …" is found by its turn and by its word.
      for (const key of new Set([parts[0], pattern.words[0]])) file(String(key))
      if (role === 'action') file(`~${stemOf(String(parts[0]))}`)
    }
    if (role !== 'action' || first === '') return
    this.verbs.add(String(first))
    this.verbs.add(`~${stemOf(String(first))}`)
  }

  private match(
    tokens: readonly Token[],
    i: number,
    { words: statements, parts, arity, role }: Pattern,
  ): { args: readonly string[]; next: number; exact: boolean } | undefined {
    const exact = this.walk(tokens, i, statements, 0, false, new Array(arity).fill(''))
    const found = exact ?? this.walk(tokens, i, parts, 0, true, new Array(arity).fill(''), role)
    return found === undefined ? undefined : { ...found, exact: exact !== undefined }
  }

  private walk(
    tokens: readonly Token[],
    i: number,
    parts: readonly (string | number)[],
    place: number,
    loose: boolean,
    args: readonly string[],
    role?: NameSort,
    fillersLeft = MAX_FILLERS,
  ): { args: readonly string[]; next: number } | undefined {
    if (place === parts.length) return { args, next: i }
    const part = parts[place]!
    const at = loose && place > 0 ? skip(tokens, i, comma) : i
    if (typeof part === 'number') {
      let best: { args: readonly string[]; next: number } | undefined
      for (const { name, next } of this.words.at(tokens, skip(tokens, at, articles), at, role === 'fact')) {
        if (args[part] !== '' && args[part] !== name) continue
        const rest = this.walk(tokens, next, parts, place + 1, loose, with_(args, part, name), role)
        if (rest !== undefined && (best === undefined || rest.next > best.next)) best = rest
      }
      return best
    }
    const start = skip(tokens, at, articles)
    const plain = tokens[start]?.word === part ? start + 1 : undefined
    const next = plain ?? (loose ? looseWord(tokens, start, part, role, place) : undefined)
    if (next !== undefined) {
      const rest = this.walk(tokens, next, parts, place + 1, loose, args, role)
      if (rest !== undefined) return rest
    }
    // "the hand is now empty"
    if (loose && place > 0 && fillersLeft > 0) {
      const passes = role === 'fact' ? factFillers : fillers
      if (passes.has(tokens[start]?.word ?? ''))
        return this.walk(tokens, start + 1, parts, place, loose, args, role, fillersLeft - 1)
      if (role === 'fact' && part === 'is' && place + 1 < parts.length)
        return this.walk(tokens, at, parts, place + 1, loose, args, role, fillersLeft - 1)
    }
    return undefined
  }

  /** If several fit the words: those that the types allow, and among these the one with the name that the words describe. */
  private meant(
    role: NameSort,
    texts: readonly string[],
    tokens: readonly Token[],
    from: number,
    to: number,
  ): readonly string[] {
    const { fits } = this.names.hints
    const allowed = fits === undefined ? texts : texts.filter(text => fits(role, text))
    const left = allowed.length === 0 ? texts : allowed
    if (left.length === 1) return left
    const written = tokens.slice(from, to).flatMap(({ word }) => word.split(/[^\p{L}]+/u))
    const worth = (text: string): number =>
      text
        .slice(1)
        .split(' ')[0]!
        .replace(')', '')
        .split(/[-_]/)
        .filter(word => written.includes(word)).length
    const max = Math.max(...left.map(worth))
    return left.filter(text => worth(text) === max)
  }
}

const wordsOf = (sentence: Sentence): Set<string> =>
  new Set(sentence.flatMap(part => (typeof part === 'string' ? part.toLowerCase().split(/\s+/) : [])))

/** "put {} down" for "put down {}". */
function partedVerb([verb, object, ...rest]: Sentence): Sentence | undefined {
  const match = typeof verb === 'string' ? /^(\s*\w+ )(up|down|off|out|away)( the)?\s*$/i.exec(verb) : null
  return match === null || typeof object !== 'number' ? undefined : [match[1]!, object, ` ${match[2]}`, ...rest]
}

/** The passive forms of "the hand is holding {}": "{} is being held", "{} is in the hand". */
function passives(sentence: Sentence): Sentence[] {
  const [last, verbPart] = [sentence.at(-1), sentence.at(-2)]
  const verb = typeof verbPart === 'string' ? /\b(is (?:currently )?)([a-z]+)ing\s*$/i.exec(verbPart) : null
  if (typeof last !== 'number' || verb === null) return []
  const done = verb[2] === 'hold' ? 'held' : `${verb[2]}ed`
  const lead = sentence.slice(0, -2)
  const who = (verbPart as string).slice(0, verb.index).trim()
  const by: Sentence = [last, ` is ${done} by `, ...lead, who].filter(part => part !== '')
  if (lead.length > 0) return [by]
  const mine: Sentence = [`i am ${verb[2]}ing `, last]
  const place = who.split(' ').at(-1)!
  return [
    by,
    mine,
    [last, ` is ${done}`],
    [last, ` is in ${place}`],
    ...(done === 'held' ? [[last, ' is picked up']] : []),
  ]
}

const comma: ReadonlySet<string> = new Set([','])
const isArticle = (part: string | number): boolean => typeof part === 'string' && articles.has(part)

function skip(tokens: readonly Token[], i: number, words: ReadonlySet<string>): number {
  let at = i
  while (at < tokens.length && at < i + 2 && words.has(tokens[at]!.word)) at++
  return at
}

const with_ = (args: readonly string[], place: number, name: string): readonly string[] =>
  args.map((one, i) => (i === place ? name : one))

export const textOf = (name: string, args: readonly string[]): string => `(${[name, ...args].join(' ')})`

const ON = 'on~'
const FROM = 'from~'
const IN = 'in~'

/** The turn of a phrase at a place: `on top of`, `onto`, `from on top of`; and the token after it. */
function turnAt(words: (place: number) => string | undefined, i: number): { turn: string; next: number } | undefined {
  const word = words(i)
  if (word === 'from') {
    const on = turnAt(words, i + 1)
    return on?.turn === ON && words(i + 1) !== 'onto' ? { turn: FROM, next: on.next } : { turn: FROM, next: i + 1 }
  }
  if (word === 'into' || word === 'in') return { turn: IN, next: i + 1 }
  if (word !== 'on' && word !== 'onto') return undefined
  let at = i + 1
  if (words(at) === 'the' && words(at + 1) === 'top') at++
  return words(at) === 'top' && words(at + 1) === 'of' ? { turn: ON, next: at + 2 } : { turn: ON, next: i + 1 }
}

function lenient(statements: readonly (string | number)[]): (string | number)[] {
  const words = (i: number): string | undefined => {
    const part = statements[i]
    return typeof part === 'string' ? part : undefined
  }
  const found: (string | number)[] = []
  for (let i = 0; i < statements.length; ) {
    const turn = turnAt(words, i)
    const part = statements[i]!
    if (turn !== undefined) found.push(turn.turn)
    else if (!isArticle(part) && !fillers.has(String(part))) found.push(part)
    i = turn?.next ?? i + 1
  }
  return found.length === 0 ? [...statements] : found
}

function looseWord(
  tokens: readonly Token[],
  i: number,
  part: string,
  role: NameSort | undefined,
  place: number,
): number | undefined {
  const token = tokens[i]
  if (token === undefined) return undefined
  const turn = turnAt(at => tokens[at]?.word, i)
  if (turn?.turn === part) return turn.next
  if (role === 'fact') {
    if (part === 'is' && copulas.has(token.word)) return i + 1
    if (part === ON && token.word === 'off') return i + (tokens[i + 1]?.word === 'of' ? 2 : 1)
    // "does not crave"
    return part.length > 4 && /s$/.test(part) && token.word === part.slice(0, -1) ? i + 1 : undefined
  }
  // "picking up", "picks up": not what was done before.
  if (place === 0 && /(?:s|ing)$/.test(token.word) && stemOf(token.word) === stemOf(part)) return i + 1
  return undefined
}

const known = new WeakMap<Names, Sentences>()

/** The sentences of the wording that a reader knows of; undefined if it knows none. */
export function sentencesOf(names: Names): Sentences | undefined {
  const { wordbook } = names.hints
  if (wordbook === undefined) return undefined
  const made = known.get(names) ?? new Sentences(names, wordbook)
  known.set(names, made)
  return made
}

// The readable sentences of one text: lists of objects, facts of the state, facts of the goal.

import { grouped } from '#base/words'
import { MAX_CONTEXT, tooLong } from '../../longest-context'
import type { Span } from '#base/text'
import type { Domain } from '#planning/pddl/model'
import type { SentenceReading } from '../../context-reader'
import type { Phrases } from '../../phrases'
import { plainText } from '../../plain-text'
import { PhraseBook } from '../../read-back'
import type { Stated } from '../../stated'
import type { UnreadText } from '../described-problem'
import { type Budget, type Clause, type Completed, type Divided, divide, separatorsIn } from './divide'
import { completions } from './elided'
import { isEdited, isGeneral, pairsOf, withoutIntroduction } from './introduction'
import { KindsOfThings } from './kinds-of-things'
import { type Listed, listedIn } from './listing'
import { Things } from './mentioned'
import { atomIn, indicatives, isWished, numbered, written } from './plain-words'
import { distributed, quantified, together } from './quantified'
import { describeMisfit, describeSeveral, describeStuck } from './reasons'
import { type Sentence, sentencesOf } from './sentences'
import { replacementFor, spelledOut, withVerb } from './spelled-out'
import { namesIn, nounsBefore, wordingsOf, wordsIn, wordsOfPhrases } from './words-about'

/** Maximum number of characters passed to readers, for all sentences together. */
const MAX_READ_LENGTH = 20_000_000
/** Longer clauses are not read. */
const LONGEST_CLAUSE = 100_000
/**
 * Rounds in which ambiguous sentences are read again, once other sentences have determined the types of their objects.
 */
const MAX_ROUNDS = 8

const outOfWork = `This text has too many possible divisions into sentences: reading stopped at its limit of ${grouped(MAX_READ_LENGTH)} characters tried. Divide the text, or write shorter sentences.`

/** A sentence with its meaning. */
export interface StatedSentence extends Span {
  readonly isGoal: boolean
  readonly stated: readonly Stated[]
}

/** A number of objects given without their names. */
export interface Counted {
  readonly type: string
  readonly count: number
}

/** Number of sentences for which the nearest wording is searched. */
const MAX_EXPLAINED = 200
/** Longer words are not names in a list. */
const LONGEST_NAME = 200

interface Open {
  readonly sentence: Sentence
  readonly isGoal: boolean
  readonly clauses: readonly Clause<Stated>[]
}

interface Stuck {
  readonly sentence: Sentence
  /** The range that matches no wording; undefined if the sentence can be divided in two ways. */
  readonly at: Span | undefined
}

const keyOf = ({ negated, items }: Stated): string => items.map(item => `${negated} ${item}`).join('; ')

export class OwnText {
  readonly things: Things
  readonly kinds: KindsOfThings
  readonly statements: StatedSentence[] = []
  readonly lists: SentenceReading[] = []
  readonly counted: Counted[] = []
  readonly unread: (UnreadText & { readonly why: string })[] = []
  readonly introductory: Span[] = []
  private readonly budget: Budget = { left: MAX_READ_LENGTH }
  private readonly names = new Set<string>()
  /** True if names that no sentence lists may be objects. Then sentences have more possible meanings. */
  private areMentioned = false
  /** For a sentence that begins with “it”: the sentence before it. */
  private readonly before = new Map<Sentence, Sentence>()
  private readonly text: string
  private readonly domain: Domain
  private readonly phrases: Phrases
  /** The largest number of separators in a wording. */
  private readonly within: number

  /** Reads the whole text. */
  constructor(text: string, domain: Domain, phrases: Phrases) {
    this.text = text
    this.domain = domain
    this.phrases = phrases
    this.kinds = new KindsOfThings(domain, phrases)
    this.things = new Things(domain, this.kinds)
    this.within = Math.max(0, ...wordingsOf(phrases).map(({ text: each }) => separatorsIn(each)))
    if (text.length > MAX_CONTEXT)
      this.leave({ from: 0, to: text.length }, tooLong('The text', text.length, MAX_CONTEXT))
    else this.readAll()
  }

  private readAll(): void {
    const { rest, found } = withoutIntroduction(this.text, this.phrases.introduction)
    const { sentences, introductory } = sentencesOf(rest)
    this.introductory.push(...found, ...introductory)
    const others = this.takeLists(sentences)
    for (const [i, sentence] of sentences.entries())
      if (i > 0 && /^(?:it|they)\s/i.test(this.slice(sentence.plain))) this.before.set(sentence, sentences[i - 1]!)
    for (const name of this.things.names) this.names.add(name)
    const open: Open[] = []
    let left = this.readBy(this.book(), others, open)
    const before = this.names.size
    const words = wordsOfPhrases(this.phrases)
    for (const { sentence } of left)
      for (const name of namesIn(this.written(this.slice(sentence.whole)), words, this.kinds)) this.names.add(name)
    this.areMentioned = this.names.size > before
    if (this.areMentioned)
      left = this.readBy(
        this.book(),
        left.map(each => each.sentence),
        open,
      )
    this.settleAll(open.sort((a, b) => a.sentence.from - b.sentence.from))
    this.leaveContradictions()
    this.leaveStuck(left)
  }

  private slice({ from, to }: Span): string {
    return this.text.slice(from, to)
  }

  private leave({ from, to }: Span, why: string): void {
    this.unread.push({ from, to, text: this.text.slice(from, to), why })
  }

  /** True for a name, optionally after a noun. */
  private isName(text: string): boolean {
    if (text.length > LONGEST_NAME) return false
    const words = wordsIn(this.written(text))
    const noun = words.slice(words[0] === 'the' ? 1 : 0, -1).join(' ')
    return (noun === '' || this.kinds.nouns.has(noun)) && this.names.has(words.at(-1) ?? '')
  }

  private book(): PhraseBook {
    return new PhraseBook(this.phrases, this.names, this.things.fits, true)
  }

  /** Takes the sentences that list objects and returns the others. */
  private takeLists(sentences: readonly Sentence[]): Sentence[] {
    const others: Sentence[] = []
    const open: { readonly sentence: Sentence; readonly listed: readonly Listed[] }[] = []
    for (const sentence of sentences) {
      const plain = plainText(this.slice(sentence.body)).text
      const listed = sentence.isGoal ? undefined : listedIn(plain, this.kinds)
      if (listed === undefined) others.push(sentence)
      else if (/^(?:there|we|you) /.test(plain)) this.takeList(sentence, listed)
      else open.push({ sentence, listed })
    }
    if (open.length === 0) return others
    // “x is a car” may be a wording of a fact.
    for (const name of this.things.names) this.names.add(name)
    for (const { listed } of open) for (const { names } of listed) for (const name of names) this.names.add(name)
    const book = this.book()
    for (const { sentence, listed } of open)
      if (this.dividedBy(book, sentence).divided.kind === 'read') others.push(sentence)
      else this.takeList(sentence, listed)
    return others.sort((a, b) => a.from - b.from)
  }

  private takeList({ from, to }: Span, listed: readonly Listed[]): void {
    if (!this.things.list(listed)) {
      this.leave({ from, to }, 'Another sentence gives one of these objects another type.')
      return
    }
    this.lists.push({
      ...{ from, to, part: 'objects', facts: [], absent: [] },
      objects: listed.flatMap(({ type, names }) => names.map(name => ({ name, type }))),
      counts: listed.flatMap(({ type, count }) => (count === undefined ? [] : [{ of: type, number: count }])),
    })
    for (const { type, count, names } of listed)
      if (count !== undefined && names.length === 0 && count > 0) this.counted.push({ type, count })
  }

  /** Adds readable sentences to `open` and returns the others. */
  private readBy(book: PhraseBook, sentences: readonly Sentence[], open: Open[]): Stuck[] {
    const left: Stuck[] = []
    for (const sentence of sentences) {
      const { divided, isGoal } = this.dividedBy(book, sentence)
      if (divided.kind === 'read') open.push({ sentence, isGoal, clauses: divided.clauses })
      else left.push({ sentence, at: divided.kind === 'stuck' ? divided.stuck : undefined })
    }
    return left
  }

  private dividedBy(
    book: PhraseBook,
    sentence: Sentence,
  ): { readonly divided: Divided<Stated>; readonly isGoal: boolean } {
    const { whole, body, plain, isGoal, isUnderGoal } = sentence
    const asStated = (text: string): Stated[] => this.factsIn(book, this.written(text))
    const asWished = (text: string): Stated[] => {
      const all = indicatives(this.written(text)).map(each => this.factsIn(book, each))
      return all.find(found => found.length > 0) ?? []
    }
    const by = (span: Span, read: (text: string) => Stated[]): Divided<Stated> => {
      const completed = (text: string, before: string): Completed<Stated> | undefined =>
        this.completed(read, text, before)
      const isName = (text: string): boolean => this.isName(text)
      const reader = { read, keyOf, isName, within: this.within, completed }
      return divide(this.text, span, reader, this.budget)
    }
    // A wording may begin like a sentence about the goal: “the goal is at place x”.
    let divided = by(whole, asStated)
    if (divided.kind === 'read') return { divided, isGoal: isUnderGoal }
    const previous = this.before.get(sentence)
    if (previous !== undefined) {
      const found = this.completed(asStated, this.slice(plain), this.slice(previous.plain), true)
      if (found !== undefined) {
        const clauses = [{ ...plain, meanings: found.meanings }]
        return { divided: { kind: 'read', clauses }, isGoal: previous.isGoal }
      }
    }
    if (body.from !== whole.from) {
      divided = by(body, asStated)
      if (divided.kind === 'read') return { divided, isGoal }
    }
    if (plain.from !== body.from) {
      divided = by(plain, asStated)
      if (divided.kind === 'read') return { divided, isGoal }
    }
    const isOfGoal = isGoal || isWished(this.slice(plain))
    if (isOfGoal) divided = by(plain, asWished)
    return {
      divided: divided.kind === 'read' ? divided : (this.spelled(plain, isOfGoal ? asWished : asStated) ?? divided),
      isGoal: isOfGoal,
    }
  }

  /** The statements of a sentence that abbreviates several. */
  private spelled(span: Span, read: (text: string) => Stated[]): Divided<Stated> | undefined {
    const wording = this.slice(span)
    this.budget.left -= 2 * wording.length
    const all = this.budget.left < 0 ? undefined : spelledOut(wording, name => this.names.has(name))
    const clauses = all?.map(one => ({ ...span, meanings: read(one) }))
    return clauses?.every(({ meanings }) => meanings.length > 0) === true ? { kind: 'read', clauses } : undefined
  }

  /** The text without contractions, and with names for numbered objects. */
  private written(text: string): string {
    return numbered(written(text), word => this.kinds.nouns.has(word))
  }

  /** The facts that a clause as a whole may state. */
  private factsIn(book: PhraseBook, text: string): Stated[] {
    const atom = atomIn(text, this.domain, name => this.names.has(name))
    if (atom !== undefined) return [atom]
    const found = book.read(text, LONGEST_CLAUSE).filter(({ kind }) => kind === 'fact')
    if (found.length > 0 && !this.areMentioned) return found
    const each = quantified(text, this.kinds, this.things.allOf) ?? distributed(text, name => this.names.has(name))
    const ones = each?.map(one => book.read(one).filter(this.isPlainFact))
    const stated = [...found, ...together(ones ?? []).filter(one => !found.some(isSame(one)))]
    return stated.length > 0 ? stated : this.factsOtherwise(book, text)
  }

  /** The facts of a clause without a verb, or of a wish in the indicative. */
  private factsOtherwise(book: PhraseBook, text: string): Stated[] {
    const facts = (one: string): Stated[] => book.read(one, LONGEST_CLAUSE).filter(({ kind }) => kind === 'fact')
    const { denied, meant: wording } = replacementFor(text) ?? {}
    if (denied !== undefined && facts(denied).length > 0) return facts(wording!)
    return withVerb(text).flatMap(facts)
  }

  private readonly isPlainFact = ({ kind, negated }: Stated): boolean => kind === 'fact' && !negated

  /** All possible meanings of a clause that omits words of the preceding one. */
  private completed(
    read: (text: string) => Stated[],
    text: string,
    before: string,
    isNext = false,
  ): Completed<Stated> | undefined {
    const found = new Map<string, Stated>()
    let first: string | undefined
    for (const whole of completions(text, before, isNext)) {
      this.budget.left -= whole.length
      const meanings = this.budget.left < 0 ? [] : read(whole)
      if (meanings.length > 0) first ??= whole
      for (const meaning of meanings) found.set(keyOf(meaning), meaning)
    }
    return first === undefined ? undefined : { text: first, meanings: [...found.values()] }
  }

  private settleAll(open: readonly Open[]): void {
    let pending = open
    for (let round = 0; round < MAX_ROUNDS && pending.length > 0; round++) {
      const next = pending.filter(each => !this.settles(each))
      if (next.length === pending.length) break
      pending = next
    }
    for (const { sentence, clauses } of pending) {
      const { meanings } = clauses.find(each => each.meanings.length > 1)!
      this.leave(sentence, describeSeveral(meanings))
    }
    this.statements.sort((a, b) => a.from - b.from)
  }

  /** Accepts a sentence with one meaning, or drops one without any; false if several meanings remain. */
  private settles({ sentence, isGoal, clauses }: Open): boolean {
    const undo: (() => void)[] = []
    const stated: Stated[] = []
    for (const clause of clauses) {
      const nouns = nounsBefore(this.written(this.slice(clause)), name => this.names.has(name), this.kinds)
      const fitting = clause.meanings.filter(each => this.things.misfit(each, nouns) === undefined)
      const [meaning] = fitting
      if (fitting.length === 1) {
        stated.push(meaning!)
        undo.push(this.things.take(meaning!, nouns))
        continue
      }
      const misfit = this.things.misfit(clause.meanings[0]!, nouns)
      for (const back of undo.reverse()) back()
      if (meaning !== undefined || misfit === undefined) return false
      this.leave(sentence, describeMisfit(misfit))
      return true
    }
    this.statements.push({ from: sentence.from, to: sentence.to, isGoal, stated })
    return true
  }

  /** Drops sentences that negate a fact stated by another sentence. */
  private leaveContradictions(): void {
    const names = new Set<string>()
    for (const { isGoal, stated } of this.statements)
      if (!isGoal) for (const { negated, items } of stated) if (!negated) for (const item of items) names.add(item)
    for (const each of [...this.statements]) {
      const denied = each.isGoal ? [] : each.stated.filter(({ negated }) => negated)
      const clash = denied.flatMap(({ items }) => items).find(item => names.has(item))
      if (clash === undefined) continue
      this.leave(each, `Another sentence says that \`${clash}\` holds.`)
      this.statements.splice(this.statements.indexOf(each), 1)
    }
  }

  /** An unread sentence that names no object counts as a paraphrase of the introduction; others stay unread. */
  private leaveStuck(left: readonly Stuck[]): void {
    const pairs = pairsOf(this.phrases.introduction)
    const firstRead = Math.min(...[...this.statements, ...this.lists].map(({ from }) => from), this.text.length)
    for (const { sentence, at } of left) {
      const text = this.slice(sentence.body)
      const isLead = sentence.from < firstRead && isGeneral(text)
      const namesNothing = !wordsIn(text).some(word => this.things.has(word))
      if (namesNothing && (isLead || isEdited(text, pairs)))
        this.introductory.push({ from: sentence.from, to: sentence.to })
      else if (text.length > LONGEST_CLAUSE) this.leave(sentence, tooLong('This sentence', text.length, LONGEST_CLAUSE))
      else if (this.budget.left < 0) this.leave(sentence, outOfWork)
      else if (this.unread.length < MAX_EXPLAINED)
        this.leave(sentence, describeStuck(this.phrases, text, at && this.slice(at)))
      else this.leave(sentence, 'No wording of the domain fits.')
    }
    this.unread.sort((a, b) => a.from - b.from)
    this.introductory.sort((a, b) => a.from - b.from)
  }
}

const isSame =
  (one: Stated) =>
  (other: Stated): boolean =>
    keyOf(one) === keyOf(other)

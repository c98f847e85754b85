// The facts that a stretch of text describes or denies, by the sentences of a wording: one after the other, with subjects and
// predicates shared as English does ("the red and blue blocks are clear and on the table").

import type { Span } from '#base/text'
import { ANY } from './object-words'
import { type NameMatch, type Sentences, textOf } from './sentences'
import { type Token, isWord } from './tokens'

export interface StatedFact extends Span {
  /** `(name arg …)`; undefined: it states something of objects that fits no fact. */
  readonly text: string | undefined
  readonly denied: boolean
}

const negators = /^(?:not|no|never|longer|nor|neither|nothing|off|isn['’]t|aren['’]t|doesn['’]t|don['’]t|hasn['’]t)$/
const joins =
  /^(?:,|;|\.|and|&|both|all|the|a|an|that|also|now|currently|then|but|while|whereas|is|are|being|-|–|—|•|\*|:|\||\+|\d{1,3}|still|true)$/
const past = /^(?:was|were|previously|initially|originally|formerly|before|used|had|earlier|first|after)$/
const unsure = /^(?:or|if|may|might|could|maybe|perhaps|possibly|either|unless|probably|unknown|unclear)$/
const reasons = /^(?:since|because|as|so|due|making|meaning|which|indicating|given)$/

/** Longest stretch after a fact that may share its subject. */
const REACH = 24

/** Finds facts in tokens, in order. Linear. */
export class FactScan {
  private readonly sentences: Sentences
  private readonly tokens: readonly Token[]
  private readonly found: StatedFact[] = []
  /** Objects named alone, before what is stated about them. */
  private waiting: { name: string; token: Token }[] = []
  /** The subjects of what was stated last. */
  private subjects: readonly string[] = []
  private subjectTokens: readonly Token[] = []
  private last: NameMatch | undefined
  /** Tokens that fit nothing, from here on. */
  private loose = -1
  private negated = false

  constructor(sentences: Sentences, tokens: readonly Token[]) {
    this.sentences = sentences
    this.tokens = tokens
  }

  facts(): readonly StatedFact[] {
    const { tokens } = this
    for (let i = 0; i < tokens.length; ) {
      const next = this.loose >= 0 && tokens[i]!.word !== ',' ? this.take(i) : (this.take(i) ?? this.join(i))
      if (next !== undefined) {
        i = next
        continue
      }
      const { word } = tokens[i]!
      if (this.loose >= 0 && /^[,.;!?|]$/.test(word)) this.drop(i)
      else if (this.loose < 0 && isWord(tokens[i]!)) this.loose = i
      if (/^[.;!?|]$/.test(word)) {
        this.waiting = []
        this.negated = false
      }
      i++
    }
    this.drop(tokens.length)
    this.strand()
    return this.found
  }

  /** A fact, or objects that wait for one. */
  private take(i: number): number | undefined {
    const { sentences, tokens } = this
    const whole = sentences.at(tokens, i, 'fact')
    if (whole !== undefined && !this.isPast(i)) return this.add(whole, i, whole.next, i, false)
    const shared = this.loose < 0 ? this.shared(i) : undefined
    if (shared !== undefined) return shared
    const start = /^(?:the|both|all|a|an)$/.test(tokens[i]!.word) ? i + 1 : i
    const every = this.everyAt(i)
    if (every !== undefined) return every
    if (this.loose >= 0) return undefined
    const [object] = sentences.words.at(tokens, start)
    if (object === undefined) return undefined
    const token = { ...tokens[start]!, to: tokens[object.next - 1]!.to }
    this.waiting.push({ name: object.name, token })
    // "planet object a and object b": more of what was stated last.
    const { last } = this
    const after = tokens[object.next]?.word
    if (
      last !== undefined &&
      last.leads < 0 &&
      last.ends >= 0 &&
      (after === undefined || /^[,.;]$|^and$/.test(after)) &&
      this.waiting.length === 1
    ) {
      const args = last.args.map((one, place) => (place === last.ends ? object.name : one))
      this.found.push({
        text: textOf(last.name, args),
        denied: this.found.at(-1)?.denied === true,
        from: token.from,
        to: token.to,
      })
      this.waiting = []
    }
    return object.next
  }

  /** "all blocks are clear" */
  private everyAt(i: number): number | undefined {
    const { tokens, sentences } = this
    if (!/^(?:all|every|each)$/.test(tokens[i]!.word)) return undefined
    let at = i + 1
    while (/^(?:of|the|\d+|other)$/.test(tokens[at]?.word ?? '')) {
      // Which others these are is not described.
      if (tokens[at]!.word === 'other') return undefined
      at++
    }
    if (!sentences.words.isNoun(tokens[at]?.word ?? '')) return undefined
    const token = { ...tokens[i]!, to: tokens[at]!.to }
    for (const name of sentences.words.all(tokens[at]!.word)) this.waiting.push({ name, token })
    // What is stated about all is stated about one of them first.
    const some = this.waiting.at(-1)
    if (some === undefined) return undefined
    const words = sentences.words.tokensFor(some.name, token)
    const rest = tokens.slice(at + 1, at + 1 + REACH)
    const one = sentences.at([...words, ...rest], 0, 'fact')
    if (one === undefined || one.next <= words.length) {
      this.waiting = []
      return undefined
    }
    this.waiting.pop()
    return this.add(one, i, at + 1 + one.next - words.length, i, true)
  }

  /** "… and on the table": the subject of what was stated before continues. */
  private shared(i: number): number | undefined {
    const { sentences, tokens, subjectTokens } = this
    if (subjectTokens.length === 0) return undefined
    if (/^(?:which|that)$/.test(tokens[i]!.word)) return this.which(i)
    const rest = tokens.slice(i, i + REACH)
    const copula = { ...tokens[i]!, word: 'is' }
    const statedTokens = [...subjectTokens, ...(/^(?:is|are)$/.test(tokens[i]!.word) ? [] : [copula]), ...rest]
    const ahead = statedTokens.length - rest.length
    if (/^(?:it|they)$/.test(tokens[i]!.word)) {
      const pronoun = [...subjectTokens, ...rest.slice(1)]
      const one = sentences.at(pronoun, 0, 'fact')
      const used = one === undefined ? 0 : one.next - subjectTokens.length
      return used > 0 ? this.add(one!, i, i + 1 + used, i, true) : undefined
    }
    if (/^with$/.test(tokens[i]!.word)) return this.withIt(i)
    const one = sentences.at(statedTokens, 0, 'fact')
    return one === undefined || one.next <= ahead || one.leads < 0
      ? undefined
      : this.add(one, i, i + one.next - ahead, i, true)
  }

  /** "on top of the blue block, which is clear": stated about what was named last. */
  private which(i: number): number | undefined {
    const { sentences, tokens, last } = this
    const named = last?.args.at(-1)
    if (last === undefined || named === undefined || last.args.includes(ANY)) return undefined
    const words = sentences.words.tokensFor(named, tokens[i]!)
    const one = sentences.at([...words, ...tokens.slice(i + 1, i + 1 + REACH)], 0, 'fact')
    if (one === undefined || one.next <= words.length || one.leads < 0) return undefined
    this.subjects = [named]
    this.subjectTokens = words
    return this.add(one, i, i + 1 + one.next - words.length, i, true)
  }

  /** "with the red block on top of it" */
  private withIt(i: number): number | undefined {
    const { sentences, tokens, subjectTokens } = this
    const start = /^(?:the|a|an)$/.test(tokens[i + 1]?.word ?? '') ? i + 2 : i + 1
    const [object] = sentences.words.at(tokens, start, start, true)
    if (object === undefined) return undefined
    const copula = { ...tokens[i]!, word: 'is' }
    const rest = tokens.slice(object.next, object.next + REACH)
    const place = rest.findIndex(({ word }) => word === 'it' || word === 'them')
    if (place < 0) return undefined
    const statedTokens = [...tokens.slice(start, object.next), copula, ...rest.slice(0, place), ...subjectTokens]
    const one = sentences.at(statedTokens, 0, 'fact')
    if (one === undefined || one.next !== statedTokens.length) return undefined
    const subjects = this.subjects
    const next = this.add({ ...one, leads: -1 }, i, object.next + place + 1, i, true)
    this.subjects = subjects
    return next
  }

  private isPast(i: number): boolean {
    const found = this.sentences.at(this.tokens, i, 'fact')!
    return (
      this.isInitial(i) ||
      this.tokens.slice(i, found.next).some(({ word }) => past.test(word) && !found.words.includes(word))
    )
  }

  /** `Initially the red block is clear.` */
  private isInitial(i: number): boolean {
    for (let at = i - 1; at >= 0 && at > i - REACH; at--) {
      const { word } = this.tokens[at]!
      if (/^(?:[.;!?|]|now|after|afterwards|then|finally|but)$/.test(word)) return false
      if (word === 'first' && this.tokens[at - 1]?.word === 'at') return true
      if (/^(?:initially|originally|previously|formerly)$/.test(word)) return true
    }
    return false
  }

  private add(one: NameMatch, from: number, to: number, i: number, keeps: boolean): number {
    const { tokens } = this
    this.drop(from)
    const words = tokens.slice(i, to)
    const own = one.words.filter(word => typeof word === 'string' && negators.test(word)).length
    const count = words.filter(
      ({ word }, place) =>
        negators.test(word) && !(word === 'longer' && /^(?:no|not)$/.test(words[place - 1]?.word ?? '')),
    ).length
    let next = to
    // "… is no longer true", "…: false"
    const tail = tokens
      .slice(to, to + 6)
      .map(({ word }) => word)
      .join(' ')
    const behind =
      /^(?:: |= |is |are |\| )?(?:no longer (?:true|the case|holds?)|not (?:true|the case)|false|no longer)(?= |$)/.exec(
        tail,
      )
    if (behind !== null) next += behind[0].split(' ').length
    const denied = (count + own + (behind === null ? 0 : 1) + (this.negated ? 1 : 0)) % 2 === 1
    this.negated = false
    const span = { from: tokens[from]!.from, to: tokens[next - 1]!.to }
    const others = one.leads < 0 ? [] : this.waiting.map(({ name }) => name)
    if (one.leads < 0) this.strand()
    const lead = one.leads < 0 ? [] : keeps && others.length === 0 ? this.subjects : [...others, one.args[one.leads]!]
    const all =
      lead.length === 0
        ? [one.args]
        : lead.map(name => one.args.map((arg, place) => (place === one.leads ? name : arg)))
    for (const args of all)
      for (const each of this.expanded(args)) this.found.push({ text: textOf(one.name, each), denied, ...span })
    this.waiting = []
    this.last = one
    if (!keeps && one.leads >= 0) {
      const [first] = this.sentences.words.at(tokens, /^(?:the|a|an)$/.test(tokens[i]!.word) ? i + 1 : i)
      this.subjectTokens = first === undefined ? [] : tokens.slice(i, first.next)
    }
    if (one.leads >= 0) this.subjects = lead
    else if (!keeps) this.subjectTokens = []
    return next
  }

  /** Each object where any is meant. */
  private expanded(args: readonly string[]): readonly (readonly string[])[] {
    const place = args.indexOf(ANY)
    if (place < 0) return [args]
    return this.sentences.words
      .all('')
      .flatMap(name => (args.includes(name) ? [] : this.expanded(args.map((arg, i) => (i === place ? name : arg)))))
  }

  private join(i: number): number | undefined {
    const { word } = this.tokens[i]!
    if (/^(?:not|no|neither|nor)$/.test(word) && this.loose < 0) {
      // "No, the block is clear": an answer.
      this.negated = !/^[,:.–—-]$/.test(this.tokens[i + 1]?.word ?? '')
      return i + 1
    }
    return this.loose < 0 && joins.test(word) ? i + 1 : undefined
  }

  /** Objects without any fitting statement. */
  private strand(): void {
    this.waiting = []
  }

  /** The unmatched text up to a token, kept if it states something about objects. */
  private drop(to: number): void {
    const from = this.loose
    this.loose = -1
    if (from < 0) return
    const words = this.tokens.slice(from, to)
    const denied = this.negated
    this.negated = false
    const begun = this.waiting[0]?.token.from
    const named = this.waiting.length > 0 || this.names(words)
    this.waiting = []
    if (words.length === 0 || words.some(({ word }) => past.test(word))) return
    if (reasons.test(words[0]!.word) && !words.some(({ word }) => unsure.test(word))) return
    const says = words.some(({ word }) => this.sentences.states(word)) || words.some(({ word }) => unsure.test(word))
    if (!named || !says || words.at(-1)!.word === ':') return
    this.found.push({
      text: undefined,
      denied,
      from: begun ?? words[0]!.from,
      to: words.at(-1)!.to,
    })
  }

  private names(words: readonly Token[]): boolean {
    return (
      words.some((_, i) => this.sentences.words.at(words, i, i, true).length > 0) ||
      words.some(({ word }) => this.sentences.words.isNoun(word))
    )
  }
}

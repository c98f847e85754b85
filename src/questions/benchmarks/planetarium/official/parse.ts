// The published parser: Planetarium's fork of the `pddl` parser, October 2024. It only builds the graph of a problem:
// names are not looked up in a domain.

import type { TracePart } from '#language/answers/reading'
import { droppedTrace, TraceBuilder } from '#language/answers/trace'
import { type OfficialAtom, type OfficialObject, type OfficialProblem, atomKey } from './problem'
import { readMetric } from './metric'
import { Refusal, type RefusalRule } from './refusal'
import { findOpen, requirementKeys, type Token, type TokenKind, Tokens } from './tokens'

export type { RefusalRule } from './refusal'

export type OfficialParse =
  | {
      readonly kind: 'graph'
      readonly problem: OfficialProblem
      /** Covers the raw text, in order of position: the ranges kept, and those ignored (prose, fences, comments). */
      readonly trace: readonly TracePart[]
    }
  | {
      readonly kind: 'refused'
      /** One sentence: the rejected construct and the reason. */
      readonly reason: string
      readonly rule: RefusalRule
      /** Offset in the text. */
      readonly at: number
      readonly trace: readonly TracePart[]
    }

/** Parses a raw response as passed to the published parser. Linear; never throws. */
export function officialParse(text: string): OfficialParse {
  try {
    return new Parser(text).parse()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { rule, at, message } = error
    return { kind: 'refused', reason: message, rule, at, trace: droppedTrace(text) }
  }
}

class Parser {
  private readonly text: string
  private readonly tokens: Tokens
  private readonly kept: TraceBuilder

  constructor(text: string) {
    this.text = text
    const from = findOpen(text, 0)
    if (from < 0) throw new Refusal('no-problem', text.length, 'There is no parenthesis to begin.')
    this.tokens = new Tokens(text, from)
    this.kept = new TraceBuilder(text)
  }

  parse(): OfficialParse {
    this.begin()
    this.open('(problem …)', 'problem')
    const name = this.name('the name of the problem').text
    this.close()
    this.open('(:domain …)', ':domain')
    const domain = this.name('the name of the domain').text
    this.close()
    let section = this.section(':requirements :objects :init')
    const requirements = new Set<string>()
    if (section === ':requirements') {
      this.requirements(requirements)
      section = this.section(':objects :init')
    }
    const objects = new Map<string, OfficialObject>()
    if (section === ':objects') {
      this.objects(objects)
      section = this.section(':init')
    }
    const init = new Scene(objects)
    while (this.comes('open')) {
      const from = this.take()
      this.atom(from, this.take(), init, 'init')
    }
    this.close()
    this.section(':goal')
    const goal = this.goal(objects)
    this.close()
    if (this.comes('open')) {
      this.section(':metric')
      readMetric(() => this.take(), this.tokens)
      this.close()
    }
    this.close()
    this.nothingAfter()
    return {
      kind: 'graph',
      problem: {
        ...{ name, domain, requirements: [...requirements], objects: [...objects.values()] },
        ...{ init: init.atoms, goal: goal.atoms },
      },
      trace: this.kept.parts(),
    }
  }

  /** The first parenthesis of the text must begin the problem. */
  private begin(): void {
    const open = this.take()
    const token = this.tokens.next
    if (token.text !== 'define') {
      if (token.text.toLowerCase() === 'define') throw this.capitals(token)
      throw new Refusal(
        this.text.toLowerCase().includes('(define', open.to) ? 'prose' : 'syntax',
        open.from,
        'The first parenthesis of the text must begin the problem, and this one does not.',
      )
    }
    this.take()
  }

  private open(what: string, word: string): void {
    const token = this.expect('open', what)
    const { next } = this.tokens
    if (next.text === word) {
      this.take()
      return
    }
    if (word === 'problem' && next.text === 'domain')
      throw new Refusal('prose', token.from, 'There is a domain before the problem.')
    throw this.unexpected(next, what, word)
  }

  /** Opens one of the allowed sections; returns its keyword. */
  private section(allowed: string): string {
    const choices = allowed.split(' ')
    const what = choices.map(each => `(${each} …)`).join(' or ')
    this.expect('open', what)
    const { next } = this.tokens
    if (next.kind !== 'key' || !choices.includes(next.text)) throw this.unexpected(next, what, ...choices)
    return this.take().text
  }

  private requirements(into: Set<string>): void {
    do {
      if (this.comes('end')) throw this.unexpected(this.tokens.next, 'a requirement')
      const token = this.take()
      if (!requirementKeys.has(token.text))
        throw new Refusal(
          'requirements',
          token.from,
          token.kind === 'close'
            ? 'The list of requirements is empty.'
            : `“${this.wordAt(token)}” is no requirement that the published parser knows.`,
        )
      into.add(token.text)
    } while (!this.comes('close'))
    this.close()
  }

  private objects(into: Map<string, OfficialObject>): void {
    let names: string[] = []
    for (;;) {
      const { next } = this.tokens
      if (next.kind === 'close') break
      if (next.kind === 'dash' && names.length > 0) {
        this.take()
        const type = this.type()
        for (const name of names) into.set(name, { name, type })
        names = []
        continue
      }
      const { text, from } = this.name('the name of an object')
      if (into.has(text)) throw new Refusal('duplicate-object', from, `The object “${text}” is declared twice.`)
      into.set(text, { name: text, type: null })
      names.push(text)
    }
    this.close()
  }

  private type(): string {
    const token = this.take()
    if (token.kind === 'name' || token.text === 'object') return token.text
    if (token.kind === 'open' && this.tokens.next.text === 'either')
      throw new Refusal('either', token.from, 'A type with “either” is not taken.')
    throw this.unexpected(token, 'a type')
  }

  /** An atom after its parenthesis and first word. */
  private atom(open: Token, first: Token, into: Scene, rule: 'init' | 'goal'): void {
    if (first.kind !== 'name') {
      const where = rule === 'init' ? 'the initial state' : 'the goal'
      if (['word', 'sign', 'close'].includes(first.kind) && first.text !== 'problem')
        throw new Refusal(
          rule,
          open.from,
          first.kind === 'close'
            ? `“()” is not taken in ${where}.`
            : `“(${first.text} …)” is not taken in ${where}, which may hold atoms only.`,
        )
      throw this.unexpected(first, 'the name of a predicate')
    }
    const atom: [string, ...string[]] = [first.text]
    for (;;) {
      const token = this.take()
      if (token.kind === 'close') break
      if (token.kind === 'open') throw new Refusal(rule, open.from, `“(${first.text} …)” holds more than names.`)
      if (token.kind !== 'name') throw this.unexpected(token, 'the name of an object')
      into.requireObject(token)
      atom.push(token.text)
    }
    into.add(atom, open.from)
  }

  /** An atom, or nested conjunctions of atoms of any depth. */
  private goal(objects: ReadonlyMap<string, OfficialObject>): Scene {
    const scene = new Scene(objects)
    let depth = 0
    do {
      const token = this.take()
      if (token.kind === 'close' && depth > 0) {
        depth--
        continue
      }
      if (token.kind !== 'open') throw this.unexpected(token, 'a goal')
      const first = this.take()
      if (first.text === 'and') depth++
      else this.atom(token, first, scene, 'goal')
    } while (depth > 0)
    return scene
  }

  private nothingAfter(): void {
    const { next } = this.tokens
    const after = findOpen(this.text, next.from)
    if (after >= 0) throw new Refusal('prose', after, 'A parenthesis follows after the end of the problem.')
  }

  private comes(kind: TokenKind): boolean {
    return this.tokens.next.kind === kind
  }

  private take(): Token {
    const token = this.tokens.take()
    this.kept.keep(token.lead, token.to)
    return token
  }

  private name(what: string): Token {
    const { next } = this.tokens
    if (next.kind === 'name') return this.take()
    if (next.kind === 'word') throw new Refusal('name', next.from, `“${next.text}” is reserved and cannot be ${what}.`)
    if (next.kind === 'number' || next.kind === 'stray')
      throw new Refusal('name', next.from, `“${this.wordAt(next)}” cannot be ${what}.`)
    throw this.unexpected(next, what)
  }

  private close(): void {
    this.expect('close', 'a closing parenthesis')
  }

  private expect(kind: TokenKind, what: string): Token {
    if (this.tokens.next.kind !== kind) throw this.unexpected(this.tokens.next, what)
    return this.take()
  }

  private unexpected(token: Token, what: string, ...words: readonly string[]): Refusal {
    const word = this.wordAt(token)
    if (words.includes(word.toLowerCase())) return this.capitals(token)
    const found = token.kind === 'end' ? 'the text ends' : `there is “${word}”`
    const rule = token.kind === 'stray' && !word.startsWith(':') ? 'name' : 'syntax'
    return new Refusal(rule, token.from, `Where ${what} was expected, ${found}.`)
  }

  private capitals(token: Token): Refusal {
    const word = this.wordAt(token)
    const reason = `“${word}” must be written in small letters.`
    return new Refusal('upper-case', token.from, reason)
  }

  /** The whole word at a token, for messages, shortened if long. */
  private wordAt({ from, to }: Token): string {
    const rest = this.text.slice(from, from + 40)
    return /^[^\s()]+/.exec(rest)?.[0] ?? this.text.slice(from, to)
  }
}

/** The distinct atoms of the initial state or the goal. */
class Scene {
  readonly atoms: OfficialAtom[] = []
  private readonly keys = new Set<string>()
  /** Predicate and arguments joined by hyphens, which must be unique. */
  private readonly joined = new Set<string>()
  private readonly objects: ReadonlyMap<string, OfficialObject>
  private lower: Map<string, string> | undefined

  constructor(objects: ReadonlyMap<string, OfficialObject>) {
    this.objects = objects
  }

  add(atom: OfficialAtom, at: number): void {
    const key = atomKey(atom)
    if (this.keys.has(key)) return
    this.keys.add(key)
    const joined = `${atom[0]} ${atom.join('-')}`
    if (this.joined.has(joined))
      throw new Refusal('hyphens', at, `“(${key})” reads like another atom joined by hyphens.`)
    this.joined.add(joined)
    this.atoms.push(atom)
  }

  requireObject({ text, from }: Token): void {
    if (this.objects.has(text)) return
    this.lower ??= new Map([...this.objects.keys()].map(name => [name.toLowerCase(), name]))
    const alike = this.lower.get(text.toLowerCase())
    throw alike === undefined
      ? new Refusal('undeclared-object', from, `The object “${text}” is not declared.`)
      : new Refusal('upper-case', from, `“${text}” is not the declared object “${alike}”.`)
  }
}

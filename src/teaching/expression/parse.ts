// The text of an expression → its tree. Descends as the grammar does, in one pass and to a limited depth:
//
//   or      := and ("or" and)*          and     := not ("and" not)*
//   not     := "not" not | compare      compare := sum (("==" | "!=" | "<" | "<=" | ">" | ">=") sum)?
//   sum     := product (("+" | "-") product)*     product := sign (("*" | "/") sign)*     sign := "-" sign | single
//   single  := number | text | list | name | name "(" arguments ")" | "(" or ")"
//   list    := "[" (or ("," or)*)? "]"  arguments := (argument ("," argument)*)?     argument := (name ":")? or

import {
  type Argument,
  type Comparison,
  type ExpressionMistake,
  MAX_CHARACTERS,
  MAX_DEPTH,
  type Node,
  type Parsed,
  type Sign,
  type Span,
} from './syntax'
import { type Token, tokensOf } from './tokens'

/** The tree of the text, or the first mistake in it. */
export function parseExpression(text: string): Parsed {
  if (text.length > MAX_CHARACTERS) {
    const message = `An expression has at most ${MAX_CHARACTERS} characters.`
    return { kind: 'mistake', mistake: { message, from: MAX_CHARACTERS, to: text.length } }
  }
  const read = tokensOf(text)
  if (read.kind === 'mistake') return read
  const reader = new Reader(read.tokens)
  const tree = reader.whole()
  return tree === undefined ? { kind: 'mistake', mistake: reader.mistake! } : { kind: 'tree', tree }
}

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>='])
const words: ReadonlySet<string> = new Set(['and', 'or', 'not'])

/** After a mistake, each method returns undefined, and so do all its callers. */
class Reader {
  mistake: ExpressionMistake | undefined
  private at = 0
  private depth = 0

  private readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  whole(): Node | undefined {
    if (this.isEnd) return this.fail('The expression is empty.')
    const tree = this.or()
    if (tree === undefined) return undefined
    if (this.isEnd) return tree
    return this.unexpected('the end of the expression, or “and”, “or”, a sign or a comma')
  }

  private get next(): Token {
    return this.tokens[this.at]!
  }

  private get isEnd(): boolean {
    return this.next.kind === 'end'
  }

  private isWord(word: string): boolean {
    return this.next.kind === 'name' && this.next.text === word
  }

  private isSign(...signs: readonly string[]): boolean {
    return this.next.kind === 'sign' && signs.includes(this.next.text)
  }

  private fail(message: string, span: Span = this.next): undefined {
    this.mistake ??= { message, from: span.from, to: span.to }
    return undefined
  }

  private unexpected(expected: string): undefined {
    const { next } = this
    if (next.kind === 'end') return this.fail(`The expression ends where ${expected} is expected.`)
    return this.fail(`${tokenText(next)} stands where ${expected} is expected.`)
  }

  private or(): Node | undefined {
    if (++this.depth > MAX_DEPTH) return this.fail(`Brackets stand in one another more than ${MAX_DEPTH} deep.`)
    const tree = this.joined('or', () => this.joined('and', () => this.not()))
    this.depth--
    return tree
  }

  private joined(kind: 'and' | 'or', part: () => Node | undefined): Node | undefined {
    const first = part()
    if (first === undefined) return undefined
    const parts = [first]
    while (this.isWord(kind)) {
      this.at++
      const another = part()
      if (another === undefined) return undefined
      parts.push(another)
    }
    if (parts.length === 1) return first
    return { kind, parts, from: first.from, to: parts.at(-1)!.to }
  }

  private not(): Node | undefined {
    return this.isWord('not') ? this.before('not', () => this.not()) : this.compare()
  }

  private before(kind: 'not' | 'minus', part: () => Node | undefined): Node | undefined {
    const { from } = this.next
    this.at++
    if (++this.depth > MAX_DEPTH) return this.fail('There are too many signs in a row.')
    const of = part()
    this.depth--
    return of && { kind, of, from, to: of.to }
  }

  private compare(): Node | undefined {
    const left = this.sum()
    const { next } = this
    if (left === undefined || next.kind !== 'sign' || !comparisons.has(next.text)) return left
    this.at++
    const right = this.sum()
    if (right === undefined) return undefined
    if (this.next.kind === 'sign' && comparisons.has(this.next.text))
      return this.fail('Only two things are compared at a time: write a < b and b < c.')
    const sign = next.text as Comparison
    return { kind: 'compare', sign, left, right, from: left.from, to: right.to }
  }

  private sum(): Node | undefined {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.signed()))
  }

  private chain(signs: readonly string[], part: () => Node | undefined): Node | undefined {
    let left = part()
    while (left !== undefined && this.isSign(...signs)) {
      const { text } = this.next as Token & { readonly kind: 'sign' }
      this.at++
      const right = part()
      if (right === undefined) return undefined
      left = { kind: 'sum', sign: text as Sign, left, right, from: left.from, to: right.to }
    }
    return left
  }

  private signed(): Node | undefined {
    return this.isSign('-') ? this.before('minus', () => this.signed()) : this.single()
  }

  private single(): Node | undefined {
    const { next } = this
    if (next.kind === 'number' || next.kind === 'text') {
      this.at++
      return next.kind === 'number' ? { ...next } : { ...next }
    }
    if (next.kind === 'name' && !words.has(next.text)) return this.name(next)
    if (this.isSign('[')) {
      const items = this.between(']', () => this.or())
      return items && { kind: 'list', ...items }
    }
    if (!this.isSign('(')) return this.unexpected('a value')
    this.at++
    const tree = this.or()
    if (tree === undefined) return undefined
    if (!this.isSign(')')) return this.unexpected('a closing bracket')
    this.at++
    return { ...tree, from: next.from, to: this.tokens[this.at - 1]!.to }
  }

  private name(token: Token & { readonly kind: 'name' }): Node | undefined {
    this.at++
    const { from, to, text: name } = token
    const nameSpan = { from, to }
    if (!this.isSign('(')) return { kind: 'name', name, nameSpan, isCall: false, given: [], from, to }
    const given = this.between(')', () => this.argument())
    return (
      given && {
        kind: 'name',
        name,
        nameSpan,
        isCall: true,
        given: given.items,
        from,
        to: given.to,
      }
    )
  }

  private argument(): Argument | undefined {
    const { next } = this
    const after = this.tokens[this.at + 1]
    const isNamed = next.kind === 'name' && after?.kind === 'sign' && after.text === ':'
    if (isNamed) this.at += 2
    const value = this.or()
    if (value === undefined) return undefined
    return isNamed ? { name: next.text, nameSpan: { from: next.from, to: next.to }, value } : { value }
  }

  /** The comma-separated items between the current bracket and its closing one. */
  private between<Item>(
    closing: string,
    part: () => Item | undefined,
  ): (Span & { readonly items: readonly Item[] }) | undefined {
    const { from } = this.next
    this.at++
    const items: Item[] = []
    while (!this.isSign(closing)) {
      if (items.length > 0) {
        if (!this.isSign(',')) return this.unexpected(`a comma or “${closing}”`)
        this.at++
      }
      const item = part()
      if (item === undefined) return undefined
      items.push(item)
    }
    const { to } = this.next
    this.at++
    return { items, from, to }
  }
}

function tokenText(token: Token): string {
  switch (token.kind) {
    case 'number':
      return `The number ${token.value}`
    case 'text':
      return 'A text'
    case 'name':
      return `“${token.text}”`
    case 'sign':
      return `“${token.text}”`
    case 'end':
      return 'The end'
    default:
      return token satisfies never
  }
}

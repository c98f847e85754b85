// Tokens to nested lists, with an explicit stack so that no input can exhaust the real one. Where brackets
// do not match, section keywords tell where the text stands: `(:action` belongs to `(define`, `:effect` to
// its action. What was closed or reopened by force is marked `broken`, so that one missing bracket does
// not also show as ten faults of meaning.

import type { Span } from '../base/text'
import { CLOSE, COMMENT, MIXED, OPEN, scanTokens, type TokenSink } from './tokens'

/** A word, lower-cased; `items` is undefined. */
export interface Word {
  readonly text: string
  readonly span: Span
  readonly items: undefined
  readonly broken: boolean
}

export interface List {
  readonly text: ''
  readonly span: Span
  readonly items: readonly Node[]
  /** Its brackets do not match, so what is in it may belong elsewhere. */
  readonly broken: boolean
}

export type Node = Word | List

/** Brackets that do not match, in the order found. */
export type BracketFault =
  /** `list` is still open where `at`, which cannot stand in it, or the text's end is reached. */
  | { readonly kind: 'unclosed'; readonly list: List; readonly at?: Word }
  /** `bracket` closes `list`, but `at` shows that it goes on. */
  | {
      readonly kind: 'closed-early'
      readonly bracket: Span
      readonly list: List
      readonly at: Word
    }
  /** `bracket` closes nothing. */
  | { readonly kind: 'stray'; readonly bracket: Span }
  /** More than `maxDepth` brackets are open; what is inside is not read. */
  | { readonly kind: 'too-deep'; readonly bracket: Span }

export interface Lists {
  readonly top: readonly Node[]
  readonly comments: readonly Span[]
  readonly faults: readonly BracketFault[]
  /** The lists that the text's end leaves open, outermost first. */
  readonly open: readonly List[]
}

/** Brackets that may be open at once; deeper ones get a diagnostic. All later stages rely on it to recurse. */
export const maxDepth = 500

/** Sections of `(define …)`: such a list never stands deeper. */
const sections = new Set([
  ':requirements',
  ':types',
  ':constants',
  ':predicates',
  ':functions',
  ':action',
  ':durative-action',
  ':derived',
  ':domain',
  ':objects',
  ':init',
  ':goal',
  ':metric',
  ':constraints',
  ':process',
  ':event',
  ':length',
])

/** Words that stand directly in an action's block and nowhere else. */
const actionParts = new Set([
  ':parameters',
  ':precondition',
  ':effect',
  ':condition',
  ':duration',
  ':vars',
])

interface OpenList {
  text: ''
  span: { from: number; to: number }
  items: Node[]
  broken: boolean
}

/** The word a list begins with, if it does. */
export const headOf = (node: Node): string => node.items?.[0]?.text ?? ''

const isDefine = (node: Node): boolean => headOf(node) === 'define'
const isAction = (node: Node): boolean => {
  const head = headOf(node)
  return head === ':action' || head === ':durative-action'
}

/** Reads a text as nested lists; never fails. O(characters). */
export function readLists(text: string): Lists {
  const builder = new Builder(text)
  scanTokens(text, builder)
  const top = builder.finish()
  return { top, comments: builder.comments, faults: builder.faults, open: builder.stack as List[] }
}

class Builder implements TokenSink {
  readonly faults: BracketFault[] = []
  readonly comments: Span[] = []
  /** The lists that are open, outermost first. */
  readonly stack: OpenList[] = []
  private readonly top: Node[] = []
  /** The innermost open list, or undefined at the top. */
  private current: OpenList | undefined
  /** Open brackets beyond `maxDepth`. */
  private skipped = 0
  /** End of the last token. */
  private end = 0
  private readonly text: string
  private readonly length: number

  constructor(text: string) {
    this.text = text
    this.length = text.length
  }

  token(kind: number, from: number, to: number): void {
    if (kind === OPEN) this.open(from)
    else if (kind === CLOSE) this.close(from)
    else if (kind === COMMENT) this.comments.push({ from, to })
    else {
      const word = this.text.slice(from, to)
      this.word(kind === MIXED ? word.toLowerCase() : word, from, to)
    }
  }

  private open(at: number): void {
    this.end = at + 1
    if (this.stack.length >= maxDepth) {
      if (this.skipped++ === 0) this.tooDeep(at)
      return
    }
    const list: OpenList = {
      text: '',
      span: { from: at, to: this.length },
      items: [],
      broken: false,
    }
    ;(this.current === undefined ? this.top : this.current.items).push(list as List)
    this.stack.push(list)
    this.current = list
  }

  private close(at: number): void {
    this.end = at + 1
    if (this.skipped > 0) {
      this.skipped--
      return
    }
    const list = this.stack.pop()
    if (list === undefined) {
      this.stray(at)
      return
    }
    list.span.to = at + 1
    this.current = this.stack[this.stack.length - 1]
  }

  private word(text: string, from: number, to: number): void {
    if (this.skipped > 0) return
    const word: Word = { text, span: { from, to }, items: undefined, broken: false }
    const current = this.current
    if (text.charCodeAt(0) === 58) this.resume(word)
    else if (this.stack.length === 2 && current!.items.length === 0) this.resumeSection(word)
    const list = this.current
    ;(list === undefined ? this.top : list.items).push(word)
    this.end = to
  }

  finish(): readonly Node[] {
    const { stack } = this
    const define = stack[0]
    if (define !== undefined && !(stack.length === 1 && define.broken)) {
      const last = define.items[define.items.length - 1] as OpenList | undefined
      if (stack.length === 1 && last?.items !== undefined) last.broken = true
      this.faults.push({ kind: 'unclosed', list: (stack[1] ?? define) as List })
    }
    for (const list of stack) list.broken = true
    return this.top
  }

  /** Before a keyword: closes what it cannot stand in, reopens what it must stand in. */
  private resume(word: Word): void {
    const { stack } = this
    const heads = this.current !== undefined && this.current.items.length === 0
    if (heads && sections.has(word.text)) {
      if (stack.length > 2 && isDefine(stack[0] as List) && !this.isWrapped()) this.hoist(word)
      else if (stack.length === 1) this.reopenDefine(word)
    } else if (!heads && actionParts.has(word.text)) {
      const depth = stack.findIndex(list => isAction(list as List))
      if (depth >= 0) this.closeBelow(depth, word)
      else if (stack.length <= 1) this.reopenAction(word)
    }
  }

  /** Is the list just opened the first item of one that stands in `(define`? */
  private isWrapped(): boolean {
    return this.stack.length === 3 && this.stack[1]!.items.length === 1
  }

  /** Moves the list just opened, headed by a section keyword, up into `(define`. */
  private hoist(word: Word): void {
    const section = this.stack.pop()!
    this.stack[this.stack.length - 1]!.items.pop()
    const edge = this.end
    this.end = section.span.from
    this.closeBelow(0, word)
    this.end = edge
    this.stack[0]!.items.push(section as List)
    this.stack.push(section)
    this.current = section
  }

  /** Closes every list inside the one at `depth`, which are one fault. */
  private closeBelow(depth: number, word: Word): void {
    const { stack } = this
    if (stack.length - 1 === depth) return
    this.faults.push({ kind: 'unclosed', list: stack[depth + 1] as List, at: word })
    while (stack.length - 1 > depth) {
      const list = stack.pop()!
      list.span.to = this.end
      list.broken = true
    }
    this.current = stack[depth]
  }

  /** A section at the top after a closed `(define`: the bracket that closed it was one too many. */
  private reopenDefine(word: Word): void {
    const section = this.stack[0]!
    const define = this.top[this.top.length - 2] as OpenList | undefined
    if (define?.items === undefined || !isDefine(define as List)) return
    this.top.pop()
    this.reopen(define, word)
    define.items.push(section as List)
    this.stack.length = 0
    this.stack.push(define, section)
    this.current = section
  }

  /** `:effect` outside of any action, right after one: the bracket that closed that was one too many. */
  private reopenAction(word: Word): void {
    const define = this.stack[0] ?? (this.top[this.top.length - 1] as OpenList | undefined)
    if (define?.items === undefined || !isDefine(define as List)) return
    const action = define.items[define.items.length - 1] as OpenList
    if (action?.items === undefined || !isAction(action as List)) return
    this.reopen(action, word)
    if (this.stack.length === 0) define.broken = true
    define.span.to = this.length
    this.stack.length = 0
    this.stack.push(define, action)
    this.current = action
  }

  /** A list that no keyword heads, directly in `(define`, after a section: that was closed too early. */
  private resumeSection(word: Word): void {
    if (word.text === 'domain' || word.text === 'problem' || sections.has(`:${word.text}`)) return
    const define = this.stack[0]!
    const section = define.items[define.items.length - 2] as OpenList | undefined
    if (section === undefined || !isDefine(define as List)) return
    if (headOf(section as List).charCodeAt(0) !== 58) return
    const list = this.stack.pop()!
    define.items.pop()
    this.reopen(section, word)
    section.items.push(list as List)
    this.stack.push(section, list)
  }

  private reopen(list: OpenList, word: Word): void {
    const end = list.span.to
    this.faults.push({
      kind: 'closed-early',
      bracket: { from: end - 1, to: end },
      list: list as List,
      at: word,
    })
    list.span.to = this.length
    list.broken = true
  }

  private stray(at: number): void {
    if (this.faults[this.faults.length - 1]?.kind !== 'stray')
      this.faults.push({ kind: 'stray', bracket: { from: at, to: at + 1 } })
    const last = this.top[this.top.length - 1] as OpenList | undefined
    const section = last?.items?.[last.items.length - 1] as OpenList | undefined
    if (section?.items !== undefined) section.broken = true
  }

  private tooDeep(at: number): void {
    this.faults.push({ kind: 'too-deep', bracket: { from: at, to: at + 1 } })
    for (const list of this.stack) list.broken = true
  }
}

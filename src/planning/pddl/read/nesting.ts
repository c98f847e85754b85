// Brackets to lists, with an explicit stack. Where brackets do not match, section keywords show the position: `(:action` belongs to
// `(define`, `:effect` to its action. Lists that are closed or reopened by force are marked `broken`, so that one missing bracket does not
// cause ten semantic faults as well.

import type { Span } from '#base/text'
import { headOf, maxDepth, type BracketFault, type List, type Node, type ListWord } from '../list'
import { CLOSE, COMMENT, MIXED, OPEN, type TokenSink } from '../tokens'

/** Sections of `(define …)`, which are never deeper. */
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

/** Sections that may contain lists: a list after such a section may belong to it. */
const listSections = new Set([':predicates', ':functions', ':init', ':goal', ':action', ':durative-action', ':derived'])

/** Words that are only used directly in an action's block. */
const actionParts = new Set([':parameters', ':precondition', ':effect', ':condition', ':duration', ':vars'])

interface OpenList {
  text: ''
  span: { from: number; to: number }
  items: Node[]
  broken: boolean
}

/** Lists with a supplied opening bracket: if such a list is not closed, that is the same fault. */
type Supplied = Set<OpenList>

const outerWords = new Set(['define', 'domain', 'problem'])

const isDefine = (node: Node): boolean => headOf(node) === 'define'
const isAction = (node: Node): boolean => {
  const head = headOf(node)
  return head === ':action' || head === ':durative-action'
}

const isForeign = (section: Node): boolean => {
  const head = headOf(section)
  return head.startsWith(':') && !sections.has(head)
}

/** Builds the lists of one text, token by token. */
export class Nesting implements TokenSink {
  readonly faults: BracketFault[] = []
  readonly comments: Span[] = []
  /** Words that hold a variable after a name. */
  readonly glued: Span[] = []
  /** The lists that are open, outermost first. */
  readonly stack: OpenList[] = []
  private readonly top: Node[] = []
  private readonly supplied: Supplied = new Set()
  /** The innermost open list, or undefined at the top. */
  private current: OpenList | undefined
  /** Surplus opening brackets and, once read, their closing ones. */
  private dropped = 0
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
      const text = kind === MIXED ? word.toLowerCase() : word
      if (text.includes('?', 1)) this.split(text, from, to)
      else this.word(text, from, to)
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
    const word: ListWord = { text, span: { from, to }, items: undefined, broken: false }
    const current = this.current
    if (text.charCodeAt(0) === 58) this.resume(word)
    else if (this.isFirstLine() && outerWords.has(text)) this.supplyOuter(word)
    else if (this.stack.length === 2 && current!.items.length === 0) this.resumeSection(word)
    else if (this.stack.length === 1 && text === '-') this.resumeTypes(word)
    const list = this.current
    ;(list === undefined ? this.top : list.items).push(word)
    this.end = to
  }

  /** Splits `car?x` into two words: no name contains a question mark. */
  private split(text: string, from: number, to: number): void {
    // Lower-casing can lengthen a word, which shifts its offsets from those of the text.
    const parts = text.length === to - from ? text.split(/(?<=[\w-])(?=\?[a-z])/) : [text]
    if (parts.length === 1) this.word(text, from, to)
    else {
      this.glued.push({ from, to })
      let at = from
      for (const part of parts) this.word(part, at, (at += part.length))
    }
  }

  finish(): readonly Node[] {
    const { stack } = this
    const define = stack[0]
    if (define !== undefined && !(stack.length === 1 && define.broken)) {
      const last = define.items[define.items.length - 1] as OpenList | undefined
      if (stack.length === 1 && last?.items !== undefined) last.broken = true
      if (!this.supplied.has(stack[1] ?? define))
        this.faults.push({ kind: 'unclosed', list: (stack[1] ?? define) as List })
    }
    for (const list of stack) list.broken = true
    return this.top
  }

  /** Before a keyword: closes the lists it cannot be in, reopens the one it must be in. */
  private resume(word: ListWord): void {
    const { stack } = this
    const heads = this.current !== undefined && this.current.items.length === 0
    if (heads && sections.has(word.text)) {
      if (stack.length > 2 && isDefine(stack[0] as List)) {
        // The contents of a section of another dialect are not interpreted.
        if (isForeign(stack[1] as List)) return
        if (this.isWrapped()) this.dropWrapper(1, word)
        else this.hoist(word)
      } else if (stack.length === 1) this.reopenDefine(word)
    } else if (sections.has(word.text) && stack.length === 1 && isDefine(stack[0] as List)) {
      this.supply(word)
    } else if (!heads && actionParts.has(word.text)) {
      const depth = stack.findIndex(list => isAction(list as List))
      if (depth >= 0) this.closeBelow(depth, word)
      else if (stack.length <= 1) this.reopenAction(word)
    }
  }

  /** Opens a list before a word that can only be the first word of one. */
  private supply(word: ListWord): void {
    this.faults.push({ kind: 'unopened', at: word })
    this.open(word.span.from)
    this.supplied.add(this.current!)
  }

  /** A dash directly in `(define`, which only occurs with types of functions after a surplus bracket. */
  private resumeTypes(word: ListWord): void {
    const define = this.stack[0]!
    const section = lastSection(define)
    if (section === undefined || headOf(section as List) !== ':functions') return
    this.reopen(section, word, undefined)
    this.stack.push(section)
    this.current = section
  }

  /** True if the first list of the outermost one has not been read yet. */
  private isFirstLine(): boolean {
    const [define] = this.stack
    return define === undefined || define.items.length <= 2
  }

  /** `define` at the beginning, and `domain` or `problem` directly after it. */
  private supplyOuter(word: ListWord): void {
    const { stack, top } = this
    const heads = this.current !== undefined && this.current.items.length === 0
    if (word.text === 'define') {
      if (stack.length === 0 && top.length === 0) this.supply(word)
      else if (heads && stack.length === 2 && stack[0]!.items.length === 1) this.dropWrapper(0, word)
    } else if (stack.length === 0 || !isDefine(stack[0] as List)) return
    else if (stack.length === 1 && stack[0]!.items.length === 1) this.supply(word)
    else if (heads && stack[0]!.items.length === 2 && this.isWrapped()) this.dropWrapper(1, word)
  }

  /** Removes the list at `depth`, which has the surplus bracket. */
  private dropWrapper(depth: number, word: ListWord): void {
    const [wrapper] = this.stack.splice(depth, 1)
    const items = depth === 0 ? this.top : this.stack[depth - 1]!.items
    items[items.length - 1] = this.current as List
    const { from } = wrapper!.span
    this.faults.push({ kind: 'doubled', bracket: { from, to: from + 1 }, at: word })
    this.dropped++
  }

  /** True if the list just opened is the first item of a list in the outermost one. */
  private isWrapped(): boolean {
    return this.stack.length === 3 && this.stack[1]!.items.length === 1
  }

  /** Moves the list just opened, headed by a section keyword, up into `(define`. */
  private hoist(word: ListWord): void {
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

  /** Closes every list inside the one at `depth`, which counts as one fault. */
  private closeBelow(depth: number, word: ListWord): void {
    const { stack } = this
    if (stack.length - 1 === depth) return
    if (!this.supplied.has(stack[depth + 1]!))
      this.faults.push({ kind: 'unclosed', list: stack[depth + 1] as List, at: word })
    while (stack.length - 1 > depth) {
      const list = stack.pop()!
      list.span.to = this.end
      list.broken = true
    }
    this.current = stack[depth]
  }

  /** A section at the top level after a closed `(define`: the bracket that closed it was surplus. */
  private reopenDefine(word: ListWord): void {
    const section = this.stack[0]!
    const define = this.top[this.top.length - 2] as OpenList | undefined
    if (define?.items === undefined || !isDefine(define as List)) return
    this.top.pop()
    this.reopen(define, word, lastSection(define))
    define.items.push(section as List)
    this.stack.length = 0
    this.stack.push(define, section)
    this.current = section
  }

  /** `:effect` directly after an action: the bracket that closed the action was surplus. */
  private reopenAction(word: ListWord): void {
    const define = this.stack[0] ?? (this.top[this.top.length - 1] as OpenList | undefined)
    if (define?.items === undefined || !isDefine(define as List)) return
    const action = define.items[define.items.length - 1] as OpenList
    if (action?.items === undefined || !isAction(action as List)) return
    this.reopen(action, word, action)
    if (this.stack.length === 0) define.broken = true
    define.span.to = this.length
    this.stack.length = 0
    this.stack.push(define, action)
    this.current = action
  }

  /** A list without a keyword, directly in `(define`, after a section: the section was closed too early. */
  private resumeSection(word: ListWord): void {
    if (sections.has(`:${word.text}`)) return
    const define = this.stack[0]!
    const section = define.items[define.items.length - 2] as OpenList | undefined
    if (section === undefined || !isDefine(define as List)) return
    if (!listSections.has(headOf(section as List))) return
    const list = this.stack.pop()!
    define.items.pop()
    this.reopen(section, word, section)
    section.items.push(list as List)
    this.stack.push(section, list)
  }

  /** `section` is the one that may instead be missing a bracket. */
  private reopen(list: OpenList, word: ListWord, section: OpenList | undefined): void {
    const end = list.span.to
    list.span.to = this.length
    if (this.dropped > 0) {
      this.dropped--
      return
    }
    if (section !== undefined) section.broken = true
    this.faults.push({
      kind: 'closed-early',
      bracket: { from: end - 1, to: end },
      list: list as List,
      at: word,
      section: section as List | undefined,
    })
    list.broken = true
  }

  private stray(at: number): void {
    if (this.dropped > 0) {
      this.dropped--
      return
    }
    if (this.faults[this.faults.length - 1]?.kind === 'stray') return
    const last = this.top[this.top.length - 1] as OpenList | undefined
    const section = last?.items === undefined ? undefined : lastSection(last)
    if (section !== undefined) section.broken = true
    const bracket = { from: at, to: at + 1 }
    this.faults.push({ kind: 'stray', bracket, section: section as List | undefined })
  }

  private tooDeep(at: number): void {
    this.faults.push({ kind: 'too-deep', bracket: { from: at, to: at + 1 } })
    for (const list of this.stack) list.broken = true
  }
}

/** The last list in a list. */
function lastSection(define: OpenList): OpenList | undefined {
  const last = define.items[define.items.length - 1] as OpenList | undefined
  return last?.items === undefined ? undefined : last
}

// Formats the layout of a text and changes nothing else: the words, brackets and comments and their order stay. A list that fits on a line
// stays on it; a longer one is broken after its head. Lists of facts and objects keep their author's lines. Formatting is idempotent.

import { readLists } from './lists'
import { CLOSE, COMMENT, isBreak, OPEN, readTokens, type Tokens } from './tokens'

/** Lines are filled up to this width. */
const maxWidth = 100
/** Deeper lists are not indented further, so that the output stays proportional to the input. */
const maxIndent = 60
const neverFlat = Number.POSITIVE_INFINITY

/** A word, a list or a comment, with the blank lines before it that are kept. */
interface FormatPiece {
  readonly kind: 'word' | 'list' | 'comment'
  /** As written; for a list its head. */
  text: string
  readonly items: FormatPiece[]
  /** Line breaks between this and the previous token; 2 means two or more. */
  readonly breaks: number
  /** Its width on one line, or `neverFlat`. */
  width: number
}

/** The formatted text; a text with unmatched brackets is returned unchanged. */
export function formatPddl(text: string): string {
  if (readLists(text).faults.length > 0) return text
  const tokens = readTokens(text)
  const printer = new Printer()
  printer.top(readPieces(text, tokens))
  const output = printer.finish()
  return sameTokens(text, tokens, output) ? output : text
}

/** A safeguard: if formatting lost or changed a token, the text is returned unchanged. */
function sameTokens(text: string, tokens: Tokens, output: string): boolean {
  const after = readTokens(output)
  if (after.kinds.length !== tokens.kinds.length) return false
  for (let i = 0; i < after.kinds.length; i++) {
    const was = text.slice(tokens.from[i], tokens.to[i])
    const is = output.slice(after.from[i], after.to[i])
    if (after.kinds[i] !== tokens.kinds[i]) return false
    if (was !== is && was.trimEnd() !== is) return false
  }
  return true
}

/** Sections that keep their line breaks. */
const flowing = new Set([':init', ':objects', ':constants', ':types', ':functions'])
/** Sections with typed names, in which a type ends a line. */
const typed = new Set([':objects', ':constants', ':types', ':functions'])
const blocks = new Set([':action', ':durative-action'])

/** Items that stay on the line of the opening bracket when a list is broken. */
function headLength(list: FormatPiece): number {
  switch (list.text) {
    case 'define':
    case 'forall':
    case 'exists':
    case ':derived':
    case ':action':
    case ':durative-action':
      return 2
    case 'and':
    case 'or':
      return 1
  }
  const parts = list.items.filter(item => item.kind !== 'comment').length
  return parts === 2 && list.items[0]!.kind === 'word' ? 2 : 1
}

function readPieces(text: string, { kinds, from, to }: Tokens): FormatPiece[] {
  const top: FormatPiece[] = []
  const stack: FormatPiece[] = []
  let end = 0
  for (let i = 0; i < kinds.length; i++) {
    const breaks = breaksBetween(text, end, from[i]!)
    end = to[i]!
    const items = stack[stack.length - 1]?.items ?? top
    const slice = text.slice(from[i], to[i])
    if (kinds[i] === OPEN) {
      const list: FormatPiece = { kind: 'list', text: '', items: [], breaks, width: 0 }
      items.push(list)
      stack.push(list)
    } else if (kinds[i] === CLOSE) measure(stack.pop()!)
    else if (kinds[i] === COMMENT) {
      const comment = slice.trimEnd()
      items.push({ kind: 'comment', text: comment, items: [], breaks, width: neverFlat })
    } else {
      const list = stack[stack.length - 1]
      if (list !== undefined && list.items.length === 0) list.text = slice.toLowerCase()
      items.push({ kind: 'word', text: slice, items: [], breaks, width: slice.length })
    }
  }
  return top
}

function breaksBetween(text: string, from: number, to: number): number {
  let count = 0
  for (let i = from; i < to && count < 2; i++) {
    const code = text.charCodeAt(i)
    if (isBreak(code) && !(code === 10 && i > from && text.charCodeAt(i - 1) === 13)) count++
  }
  return count
}

/** Sets the width of a list after its items have been measured. */
function measure(list: FormatPiece): void {
  let width = 1 + Math.max(1, list.items.length)
  for (const item of list.items) width += item.width
  const keepsLines = flowing.has(list.text) && list.items.some(item => item.breaks > 0)
  const isBlock = list.text === 'define' || blocks.has(list.text)
  list.width = keepsLines || (isBlock && list.items.length > 2) ? neverFlat : width
}

class Printer {
  private readonly parts: string[] = []
  private column = 0
  /** The last token written: a comment takes the rest of its line. */
  private afterComment = false

  top(pieces: readonly FormatPiece[]): void {
    for (const [i, piece] of pieces.entries()) {
      if (i > 0) {
        const trails = piece.kind === 'comment' && piece.breaks === 0
        const onLine = trails || (piece.kind === 'word' && piece.breaks === 0)
        if (onLine && !this.afterComment) this.write(' ')
        else this.line(0, piece.breaks)
      }
      this.piece(piece, 0)
    }
  }

  finish(): string {
    return this.parts.length === 0 ? '' : `${this.parts.join('')}\n`
  }

  private write(text: string): void {
    this.parts.push(text)
    this.column += text.length
    this.afterComment = false
  }

  /** Begins a new line, after an empty one if the author left one. */
  private line(indent: number, breaks: number): void {
    const columns = Math.min(indent, maxIndent)
    this.parts.push(breaks > 1 ? '\n\n' : '\n', ' '.repeat(columns))
    this.column = columns
    this.afterComment = false
  }

  private piece(piece: FormatPiece, indent: number): void {
    if (piece.kind === 'comment') {
      this.write(piece.text)
      this.afterComment = true
    } else if (piece.kind === 'word') this.write(piece.text)
    else if (this.column + piece.width <= maxWidth) this.flat(piece)
    else this.broken(piece, indent)
  }

  private flat(piece: FormatPiece): void {
    if (piece.kind !== 'list') {
      this.write(piece.text)
      return
    }
    this.write('(')
    for (const [i, item] of piece.items.entries()) {
      if (i > 0) this.write(' ')
      this.flat(item)
    }
    this.write(')')
  }

  private broken(list: FormatPiece, indent: number): void {
    this.write('(')
    const inner = indent + 2
    if (blocks.has(list.text)) this.block(list, inner)
    else if (flowing.has(list.text) || isNames(list)) this.flow(list, inner)
    else this.rows(list, inner)
    if (this.afterComment) this.line(indent, 1)
    this.write(')')
  }

  /** Each item except the head on its own line. */
  private rows(list: FormatPiece, indent: number): void {
    const head = headLength(list)
    let parts = 0
    for (const [i, item] of list.items.entries()) {
      const trails = item.kind === 'comment' && item.breaks === 0
      const onLine = trails || (item.kind !== 'comment' && parts < head)
      if (!this.afterComment && (i === 0 || onLine)) this.write(i === 0 ? '' : ' ')
      else this.line(indent, i > 0 ? this.gap(list, i) : 1)
      this.piece(item, item.kind === 'list' && !this.beginsLine(indent) ? indent - 2 : indent)
      if (item.kind !== 'comment') parts++
    }
  }

  private beginsLine(indent: number): boolean {
    return this.column === Math.min(indent, maxIndent)
  }

  /** Line breaks before an item of `(define`: there is an empty line before each action. */
  private gap(list: FormatPiece, i: number): number {
    const { items } = list
    const item = items[i]!
    if (list.text !== 'define') return item.breaks
    const ownsLine = (one: FormatPiece | undefined): boolean =>
      one !== undefined && one.kind === 'comment' && one.breaks > 0
    if (ownsLine(items[i - 1])) return item.breaks
    let next = i
    while (ownsLine(items[next]) && (next === i || items[next]!.breaks === 1)) next++
    const heads = items[next]?.kind === 'list' && blocks.has(items[next]!.text)
    return heads && (next === i || items[next]!.breaks === 1) ? 2 : item.breaks
  }

  /** An action: each keyword begins a line, and its value follows on it. */
  private block(list: FormatPiece, indent: number): void {
    for (const [i, item] of list.items.entries()) {
      const trails = item.kind === 'comment' && item.breaks === 0
      const keyword = i > 1 && item.kind === 'word' && item.text.startsWith(':')
      const breaks = this.afterComment || keyword || (item.kind === 'comment' && !trails)
      if (i > 0 && breaks) this.line(indent, item.breaks)
      else if (i > 0) this.write(' ')
      this.piece(item, indent)
    }
  }

  /** Items in sequence; their line breaks are kept, and long lines are filled. */
  private flow(list: FormatPiece, indent: number): void {
    const keeps = flowing.has(list.text)
    const endsLines = typed.has(list.text)
    for (const [i, item] of list.items.entries()) {
      if (i > 0) {
        const before = list.items[i - 1]!
        const dashed = item.text === '-' || before.text === '-'
        const wanted =
          (keeps && item.breaks > 0) || (keeps && i === 1) || (endsLines && list.items[i - 2]?.text === '-')
        const tooLong = this.column + 1 + Math.min(item.width, maxWidth) > maxWidth
        const trails = item.kind === 'comment' && item.breaks === 0
        const ownLine = item.kind === 'comment' && item.breaks > 0
        const breaks = this.afterComment || ownLine || (!trails && !dashed && (wanted || tooLong))
        if (breaks) this.line(indent, keeps ? item.breaks : Math.min(1, item.breaks))
        else this.write(' ')
      }
      this.piece(item, indent)
    }
  }
}

/** Is this a list of typed names, such as parameters? */
const isNames = (list: FormatPiece): boolean => list.text.startsWith('?')

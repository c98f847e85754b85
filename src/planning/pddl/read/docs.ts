// Comments as documentation: the comment next to a declaration on its line, or alone on the lines right above.

import type { Span } from '#base/text'
import { isBlank, isBreak } from '../tokens'

/** Finds the comments that belong to declarations of one text. */
export class Docs {
  private readonly text: string
  /** In the order of the text. */
  private readonly comments: readonly Span[]

  constructor(text: string, comments: readonly Span[]) {
    this.text = text
    this.comments = comments
  }

  /** The comment next to a declaration, else the one above it; '' if there is none. */
  of(declaration: Span): string {
    if (this.comments.length === 0) return ''
    return this.trailing(declaration.to) || this.above(declaration.from)
  }

  /** The comment above an action's block, else next to its name, else on the lines directly below. */
  ofBlock(block: Span, name: Span): string {
    if (this.comments.length === 0) return ''
    return this.above(block.from) || this.trailing(name.to) || this.below(name.to)
  }

  /** The comment after `at` on the same line, with nothing but closing brackets between. */
  private trailing(at: number): string {
    const { text } = this
    let end = at
    while (end < text.length) {
      const code = text.charCodeAt(end)
      if (code === 59) return this.textOf(this.indexAt(end), 1)
      if (isBreak(code) || !(isBlank(code) || code === 41)) return ''
      end++
    }
    return ''
  }

  /** The comments on separate lines that end directly above the line of `at`, if `at` is first on its line. */
  private above(at: number): string {
    let start = this.lineStart(at)
    if (start < 0) return ''
    const last = this.indexAt(at) - 1
    let first = last
    while (first >= 0) {
      const comment = this.comments[first]!
      if (this.lineBreakAfter(comment.to) !== start) break
      start = this.lineStart(comment.from)
      if (start < 0) break
      first--
    }
    return this.textOf(first + 1, last - first)
  }

  /** The comments on separate lines directly after that of `at`. */
  private below(at: number): string {
    const first = this.indexAt(at)
    let end = at
    let count = 0
    for (let i = first; i < this.comments.length; i++) {
      if (this.lineBreakAfter(end) !== this.lineStart(this.comments[i]!.from)) break
      count++
      end = this.comments[i]!.to
    }
    return this.textOf(first, count)
  }

  /** Place of the first comment that starts at or after `at`. O(log comments). */
  private indexAt(at: number): number {
    let low = 0
    let high = this.comments.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.comments[middle]!.from < at) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Start of the line of `at` if only blanks precede it; else -1. */
  private lineStart(at: number): number {
    let start = at
    while (start > 0 && !isBreak(this.text.charCodeAt(start - 1))) {
      if (!isBlank(this.text.charCodeAt(start - 1))) return -1
      start--
    }
    return start
  }

  /** Start of the line after that of `at` if only blanks are between; else -2. */
  private lineBreakAfter(at: number): number {
    const { text } = this
    let end = at
    while (end < text.length && !isBreak(text.charCodeAt(end))) {
      if (!isBlank(text.charCodeAt(end))) return -2
      end++
    }
    return text.startsWith('\r\n', end) ? end + 2 : end + 1
  }

  /** `count` comments without their semicolons; lines without a letter or digit are separators, not words. */
  private textOf(first: number, count: number): string {
    const lines: string[] = []
    for (let i = first; i < first + count; i++) {
      const { from, to } = this.comments[i]!
      const line = this.text.slice(from, to).replace(/^;+\s*|\s+$/g, '')
      // Unicode classes take long to compile, and are rarely needed.
      if (/[a-z\d]/i.test(line) || /[\p{L}\p{N}]/u.test(line)) lines.push(line)
    }
    return lines.join('\n')
  }
}

// The PDDL problems in a text: where each begins and ends, also where its last brackets are missing, and its text
// without quoting, escapes and line numbers.

import type { Span } from '#base/text'

/** A problem in the text, or what looks like a part of one. */
export interface Block extends Span {
  /** Without escapes, quote signs and line numbers. */
  readonly text: string
  /** Its brackets close, and it states what holds or what is wanted. */
  readonly isWhole: boolean
  /** It begins as a problem does; else it is only sections of one, such as `(:init …)`. */
  readonly isProblem: boolean
}

const wholeSign = /\(\s*:(?:init|goal)\b/i
const word = /[a-z]+/iy
const sectionName = /:(?:objects|init|goal)\b/iy

/** Where a problem or a domain begins. */
interface Start {
  readonly at: number
  readonly role: 'problem' | 'domain'
}

/** Every `(define (problem` and `(define (domain`, the brackets being there or not. */
function startsIn(text: string): Start[] {
  const found: Start[] = []
  for (const { index } of text.matchAll(/\bdefine\b/gi)) {
    let at = pastGap(text, index + 6)
    if (text[at] === '\\' && text[at + 1] === '(') at++
    if (text[at] === '(') at = pastGap(text, at + 1)
    word.lastIndex = at
    const role = word.exec(text)?.[0].toLowerCase()
    if (role === 'problem' || role === 'domain') found.push({ at: bracketBefore(text, index), role })
  }
  return found
}

/** The place of the bracket before `at`, blanks between; `at` if there is none. */
function bracketBefore(text: string, at: number): number {
  let i = at - 1
  while (i >= 0 && isBlank(text.charCodeAt(i))) i--
  if (text[i] !== '(') return at
  return text[i - 1] === '\\' ? i - 1 : i
}

const isBlank = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(String.fromCharCode(code)))

/** Maximum number of characters of a comment, and of backslashes, that are skipped. */
const LONGEST_COMMENT = 400
const MAX_SLASHES = 8

/** Past blanks, line ends as JSON and programs write them, and comments. */
function pastGap(text: string, from: number): number {
  let at = from
  for (;;) {
    const code = text.charCodeAt(at)
    if (isBlank(code)) at++
    else if (code === 59) {
      const end = text.slice(at, at + LONGEST_COMMENT).indexOf('\n')
      if (end < 0) return at
      at += end + 1
    } else if (code === 92) {
      let i = at
      while (i - at < MAX_SLASHES && text[i] === '\\') i++
      if (!/[nrt\n]/.test(text[i] ?? '') || /[a-z]/i.test(text[i + 1] ?? '')) return at
      at = i + 1
    } else return at
  }
}

/** In order of place; none lies in another. Linear; never throws. */
export function blocksIn(text: string): Block[] {
  const starts = startsIn(text)
  const blocks: Block[] = []
  let done = 0
  starts.forEach(({ at, role }, i) => {
    if (at < done) return
    const limit = starts[i + 1]?.at ?? text.length
    const found = endOf(text, at, limit)
    done = found.to
    if (role === 'problem') blocks.push(blockAt(text, at, found, true))
  })
  return blocks.length > 0 ? blocks : sectionsIn(text, starts)
}

/** Sections of a problem without its head, where the text has no problem at all: all of them as one. */
function sectionsIn(text: string, starts: readonly { readonly at: number }[]): Block[] {
  const domain = starts.at(-1)?.at
  const from = domain === undefined ? 0 : endOf(text, domain, text.length).to
  let first = -1
  let done = from
  let closed = true
  for (let at = text.indexOf('(', from); at >= 0; at = text.indexOf('(', Math.max(at + 1, done))) {
    sectionName.lastIndex = pastGap(text, at + 1)
    if (!sectionName.test(text)) continue
    if (first < 0) first = at
    const found = endOf(text, at, text.length)
    done = found.to
    closed &&= found.closed
  }
  return first < 0 ? [] : [blockAt(text, first, { to: done, closed }, false)]
}

interface End {
  readonly to: number
  readonly closed: boolean
}

/**
 * Where the block at `at` ends: with its bracket; else before `limit`, at a fence, or at the end of the JSON text that it
 * is in. Sections after a bracket that closes it too early still belong to it.
 */
function endOf(text: string, at: number, limit: number): End {
  const isEscaped = isInJson(text.slice(at, Math.min(limit, at + 4_000)))
  let depth = isOpenAt(text, at) ? 0 : 1
  let closed = -1
  let isExtended = false
  for (let i = at; i < limit; i++) {
    const letter = text[i]!
    if (letter === ';') i = endOfComment(text, i, limit, isEscaped) - 1
    else if (letter === '(') {
      if (closed >= 0 && depth === 0) {
        if (!isSection(text, i)) return { to: closed, closed: true }
        isExtended = true
      }
      depth++
    } else if (letter === ')') {
      depth--
      if (depth <= 0) {
        if (depth < 0 && closed >= 0 && !isExtended) return { to: closed, closed: true }
        if (depth < 0) isExtended = false
        closed = i + 1
        depth = 0
      }
    } else if (letter === '\n' && isFence(text, i + 1))
      return closed >= 0 ? { to: closed, closed: true } : { to: trimmed(text, at, i), closed: false }
    else if (isEscaped && letter === '"' && text[i - 1] !== '\\')
      return closed >= 0 ? { to: closed, closed: true } : { to: trimmed(text, at, i), closed: false }
    else if (closed >= 0 && depth === 0 && !isBetween(text, i)) return { to: closed, closed: true }
  }
  if (closed >= 0 && depth === 0) return { to: closed, closed: true }
  return { to: trimmed(text, at, limit), closed: false }
}

/** Does the first line write line ends as JSON does? */
const isInJson = (head: string): boolean => /^[^\n]*?\\[nr](?=[\s();\\:]|$)/.test(head)

/** Does a line that begins here open or close a fence, within quote signs or not? */
function isFence(text: string, from: number): boolean {
  let at = from
  while (at - from < 40 && (text[at] === ' ' || text[at] === '>' || text[at] === '\t')) at++
  return text.startsWith('```', at) || text.startsWith('~~~', at)
}

/** Does the block begin with its own bracket? */
const isOpenAt = (text: string, at: number): boolean => text[at] === '(' || (text[at] === '\\' && text[at + 1] === '(')

/** Does a section of a problem open here? */
const isSection = (text: string, at: number): boolean =>
  /^\(\s{0,99}:(?:objects|init|goal|metric|requirements|domain|constraints)\b/i.test(text.slice(at, at + 130))

/** Something that may be between sections: blanks and escapes. */
const isBetween = (text: string, at: number): boolean =>
  /\s/.test(text[at]!) || text[at] === '\\' || (text[at - 1] === '\\' && /[nrt]/.test(text[at]!))

/** Past a comment: the end of its line, in JSON also where an escape ends the line. */
function endOfComment(text: string, from: number, limit: number, isEscaped: boolean): number {
  for (let i = from; i < limit; i++) {
    if (text[i] === '\n') return i
    if (!isEscaped) continue
    if (text[i] === '\\' && (text[i + 1] === 'n' || text[i + 1] === 'r')) return i
    if (text[i] === '"' && text[i - 1] !== '\\') return i
  }
  return limit
}

/** `to` without the blanks, quotes and commas before it. */
function trimmed(text: string, from: number, to: number): number {
  let end = to
  while (end > from && /[\s"'`,\]}\\]/.test(text[end - 1]!)) end--
  return end
}

function blockAt(text: string, from: number, { to, closed }: End, isProblem: boolean): Block {
  const clean = unquoted(text, from, text.slice(from, to))
  return { from, to, text: clean, isWhole: closed && isProblem && wholeSign.test(clean), isProblem }
}

/** Maximum number of characters before a problem in its line that are searched for the marks that quote its lines. */
const LONGEST_PREFIX = 60

/** The block without the quotation marks of the surrounding lines. */
function unquoted(text: string, from: number, block: string): string {
  const before = text.slice(Math.max(0, from - LONGEST_PREFIX), from).replace(/^[\s\S]*\n/, '')
  let clean = block
  if (/^\s*>/.test(before)) clean = clean.replace(/\n[^\S\n]*(?:>[^\S\n]?)+/g, '\n')
  else if (/^\+\s*$/.test(before)) clean = clean.replace(/\n\+/g, '\n')
  else if (/^\s*\d{1,4}\s*[:|.)]?\s+$/.test(before))
    clean = clean.replace(/\n[^\S\n]*\d{1,4}[^\S\n]*(?:[:|.)][^\S\n]?|[^\S\n]|(?=\n|$))/g, '\n')
  else if (/^\s*[a-z]{0,2}["']$/i.test(before) && /\n\s*[a-z]{0,2}["']/i.test(clean))
    clean = clean
      .replace(/(?:\\{1,8}n)?["'](?:[^\S\n]*[,+\\])?[^\S\n]*(?=\n|$)/g, '')
      .replace(/\n[^\S\n]*[a-z]{0,2}["']/gi, '\n')
  if (!clean.includes('\\')) return clean
  return clean
    .replace(/\\{1,8}u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\{1,8}[nr](?![a-z]*ot\b)/g, '\n')
    .replace(/\\{1,8}t/g, ' ')
    .replace(/\\{1,8}(["'/_()*:;?=<>#.[\]{}&+-])/g, '$1')
    .replace(/\\{1,8}(?=\n|$)/g, '')
}

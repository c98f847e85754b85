// Brackets that do not match, as diagnostics. Counting shows that one is missing; the layout often shows which one, as in the error
// recovery of the Rust compiler's lexer.

import type { Span } from '#base/text'
import type { BracketFault, List, Lists } from '../list'
import { headOf, maxDepth } from '../list'
import type { Log } from './log'
import { labels, notes, type DiagnosticCode } from '../messages'
import { CLOSE, COMMENT, isBreak, OPEN, readTokens } from '../tokens'

/** Reports every bracket fault of a text that no other fault has explained. O(characters). */
export function reportBrackets(text: string, lists: Lists, explained: ReadonlySet<BracketFault>, log: Log): void {
  if (lists.faults.length === explained.size) return
  const leftOpen = findLeftOpen(text)
  for (const fault of lists.faults) if (!explained.has(fault)) report(text, fault, leftOpen, lists, log)
}

/** How a missing bracket before a word is recognised: the word is where a list is expected. */
const evidence: ReadonlySet<string> = new Set<DiagnosticCode>(['missing-brackets', 'expected-list', 'expected-keyword'])

/**
 * Reads sections; if a surplus bracket follows one, a missing opening bracket within it explains the surplus. Returns the faults explained
 * in this way. Semantic faults in such a section are left out: the contents of its brackets are unknown.
 */
export function readSections(
  sections: readonly List[],
  lists: Lists,
  log: Log,
  read: (section: List) => void,
): ReadonlySet<BracketFault> {
  const explained = new Set<BracketFault>()
  const surplus = new Map<List, BracketFault>()
  for (const fault of lists.faults)
    if ((fault.kind === 'closed-early' || fault.kind === 'stray') && fault.section !== undefined)
      if (!surplus.has(fault.section)) surplus.set(fault.section, fault)
  for (const section of sections) {
    const fault = surplus.get(section)
    if (fault === undefined) {
      log.enter(section)
      read(section)
      log.leave(section)
    } else {
      const [first] = log.held(() => read(section))
      if (first === undefined || !evidence.has(first.code)) continue
      const { from } = first.span
      if (log.text[from] === '(') continue
      const word = wordAt(log.text, from)
      const fix = { label: labels.insert('('), span: { from, to: from }, text: '(' }
      log.report('bracket-never-opened', { from, to: from + word.length }, [word], { fix })
      explained.add(fault)
    }
  }
  return explained
}

const wordAt = (text: string, from: number): string => /^[^\s();]*/.exec(text.slice(from, from + 80))?.[0] ?? ''

function report(text: string, fault: BracketFault, leftOpen: readonly Span[], lists: Lists, log: Log): void {
  switch (fault.kind) {
    case 'unclosed': {
      const { list, at } = fault
      const end = at?.span.from ?? text.length
      const inner = leftOpen.find(span => span.from > list.span.from && span.to <= end)
      const found = [
        ...(at === undefined
          ? []
          : [{ span: at.span, message: notes.cannotStandInside(at.text, headOf(list) || '(…)') }]),
        ...(inner === undefined ? [] : [{ span: inner, message: notes.leftOpen(openingAt(text, inner)) }]),
      ]
      log.report(
        'bracket-never-closed',
        bracketOf(list),
        [opening(list)],
        found.length === 0 ? undefined : { notes: found },
      )
      return
    }
    case 'doubled':
      log.report('bracket-doubled', fault.bracket, [`(${fault.at.text}`])
      return
    case 'unopened': {
      const { from } = fault.at.span
      const fix = { label: labels.insert('('), span: { from, to: from }, text: '(' }
      log.report('bracket-never-opened', fault.at.span, [fault.at.text], { fix })
      return
    }
    case 'closed-early': {
      const { from } = fault.at.span
      const next = `${text[from - 1] === '(' ? '(' : ''}${fault.at.text}`
      log.report('bracket-closed-early', fault.bracket, [opening(fault.list), next], {
        notes: [{ span: fault.at.span, message: notes.followsHere(next) }],
      })
      return
    }
    case 'stray': {
      const only = lists.faults.length === 1 && isRestClosing(text, fault.bracket.to)
      log.report('bracket-closes-nothing', fault.bracket, [], {
        ...(only ? { fix: { label: labels.remove(')'), span: fault.bracket, text: '' } } : {}),
      })
      return
    }
    case 'too-deep':
      log.report('nested-too-deep', fault.bracket, [maxDepth])
  }
}

const bracketOf = (list: List): Span => ({ from: list.span.from, to: list.span.from + 1 })
const opening = (list: List): string => `(${headOf(list)}`

/** The bracket at a span with the word after it. */
function openingAt(text: string, span: Span): string {
  const match = /^\(\s*[^\s()]{0,40}/.exec(text.slice(span.from, span.from + 60))
  return (match?.[0] ?? '(').replace(/\s+/g, '').toLowerCase()
}

const isRestClosing = (text: string, from: number): boolean => {
  const { kinds } = readTokens(text.slice(from))
  return kinds.every(kind => kind === CLOSE || kind === COMMENT)
}

interface OpenBracket {
  readonly at: number
  readonly line: number
  /** Offset in its line. */
  readonly indent: number
  /** True if it is the first on its line. */
  readonly isFirst: boolean
}

/** Is a line that begins here, with a token of this kind, indented as if this bracket were closed? */
const isLeftOpen = (bracket: OpenBracket, kind: number, indent: number): boolean =>
  bracket.indent > indent || (bracket.indent === indent && bracket.isFirst && kind === OPEN)

/** Brackets that are still open where a line begins further left than the line that opened them. */
function findLeftOpen(text: string): Span[] {
  const { kinds, from } = readTokens(text)
  const found: Span[] = []
  const open: OpenBracket[] = []
  let line = 0
  let lineStart = 0
  let seen = 0
  let indent = 0
  for (let i = 0; i < kinds.length; i++) {
    const at = from[i]!
    let isFirst = i === 0
    for (; seen < at; seen++)
      if (isBreak(text.charCodeAt(seen))) {
        line++
        lineStart = seen + 1
        isFirst = true
      }
    if (kinds[i] === COMMENT) continue
    if (isFirst) {
      indent = at - lineStart
      const last = open[open.length - 1]
      if (last !== undefined && last.line < line && isLeftOpen(last, kinds[i]!, indent))
        found.push({ from: last.at, to: last.at + 1 })
    }
    if (kinds[i] === OPEN) open.push({ at, indent, line, isFirst })
    else if (kinds[i] === CLOSE) open.pop()
  }
  return found
}

// The strict reader: the asked format and nothing else around it.

import { isPlaceholder } from './items'
import { traceOf } from './read'
import { problemIn } from './problems/whole-problem'
import type { Answer, ReadItem, Reading } from './reading'
import type { AnswerShape } from './shape'
import { droppedTrace } from './trace'

const name = String.raw`[A-Za-z0-9][\w.-]{0,120}`
const itemPattern = new RegExp(String.raw`\(\s{0,9}${name}(?:\s{1,9}${name}){0,30}\s{0,9}\)`, 'y')
const between = /\s{0,99}(?:,\s{0,99})?/y

/** Reads a response that is in the asked format as a whole; else nothing. Linear; never throws. */
export function readStrict(shape: AnswerShape, text: string): Reading {
  const from = text.length - text.trimStart().length
  const to = text.trimEnd().length
  const answer = from < to ? strictAnswer(shape, text, from, to) : null
  return { answer, trace: answer === null ? droppedTrace(text) : traceOf(text, answer) }
}

function strictAnswer(shape: AnswerShape, text: string, from: number, to: number): Answer | null {
  const whole = text.slice(from, Math.min(to, from + 40))
  switch (shape.form) {
    case 'yes-no':
      return /^(?:yes|no)\.?$/i.test(whole) ? { kind: 'yes-no', yes: /^y/i.test(whole), span: { from, to } } : null
    case 'choice':
      return /^[A-Z]\.?$/.test(whole) ? { kind: 'choice', label: whole[0]!, span: { from, to: from + 1 } } : null
    case 'index':
      return /^\d{1,9}$/.test(whole) && to - from <= 9
        ? { kind: 'index', index: Number(whole), span: { from, to } }
        : null
    case 'verification':
      return null
    case 'problem':
      return problemIn(text, { from, to })
    case 'list':
      return listAt(text, from, to)
    case 'two-lists':
      return twoListsAt(text, from, to)
    case 'item': {
      if (whole === 'None' && shape.none) return { kind: 'none', span: { from, to } }
      const { items, end } = itemsAt(text, from, to)
      return items.length === 1 && end === to ? { kind: 'item', item: items[0]! } : null
    }
  }
}

/** One list, in brackets or without. */
function listAt(text: string, from: number, to: number): Answer | null {
  const inBrackets = text[from] === '['
  const list = itemsAt(text, inBrackets ? from + 1 : from, to)
  const end = inBrackets ? closeOf(text, list.end, to) : list.end
  if (end !== to || !(inBrackets || list.items.length > 0)) return null
  return { kind: 'list', items: list.items, ...(list.items.length === 0 ? { span: { from, to } } : {}) }
}

function twoListsAt(text: string, from: number, to: number): Answer | null {
  const pos = bracketAt(text, from, to)
  if (pos === undefined) return null
  between.lastIndex = pos.end
  between.exec(text)
  const neg = bracketAt(text, between.lastIndex, to)
  return neg?.end === to ? { kind: 'two-lists', pos: pos.items, neg: neg.items } : null
}

/** Items one after another, with blanks or a comma in between. */
function itemsAt(text: string, from: number, to: number): { readonly items: ReadItem[]; readonly end: number } {
  const items: ReadItem[] = []
  let end = from
  let at = from
  for (;;) {
    itemPattern.lastIndex = at
    const match = itemPattern.exec(text)
    if (match === null) return { items, end }
    const names = match[0].slice(1, -1).trim().toLowerCase().split(/\s+/)
    // Only a reader that knows the domain can tell whether it is a name.
    if (names.length === 1 && isPlaceholder(names[0]!)) return { items: [], end: from }
    end = at + match[0].length
    items.push({ text: `(${names.join(' ')})`, span: { from: at, to: end } })
    between.lastIndex = end
    between.exec(text)
    at = Math.min(between.lastIndex, to)
  }
}

/** A `[…]` of items. */
function bracketAt(
  text: string,
  from: number,
  to: number,
): { readonly items: ReadItem[]; readonly end: number } | undefined {
  if (text[from] !== '[') return undefined
  const { items, end } = itemsAt(text, from + 1, to)
  const close = closeOf(text, end, to)
  return close < 0 ? undefined : { items, end: close }
}

/** Past the `]` that follows, or -1. */
function closeOf(text: string, from: number, to: number): number {
  let at = from
  while (at < to && /\s/.test(text[at]!)) at++
  return at < to && text[at] === ']' ? at + 1 : -1
}

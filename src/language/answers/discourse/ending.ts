// How a response ends: completely, cut off at a length limit, with a refusal, or in a loop.

import type { Span } from '#base/text'
import { announcing, dangling, refusal } from './phrases'

/** Why a response holds no answer. */
export type Silence = 'no-answer' | 'cut-off' | 'refused'

/** surely: its last word cannot end a text. likely: its last sentence lacks its full stop, as no other does. */
export type Cut = 'surely' | 'likely' | 'no'

const danglingEnd = new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${dangling})[\s"'*_\x60]*$`, 'u')
const openEnd =
  /[,([{–—:：-]["'*_`\s]*$|(?:^|\n)[\s>*#-]{0,8}(?:\d{1,3}[.)]|[-*+•])["'*_`\s]*$|\\boxed\s?\{[^{}]{0,200}$|(?<=[\s\n])\([a-z][a-z_-]{1,30}(?: [\w-]{1,30}){0,8}$/u
/** Ends within an item behind others, or within bold words. */
const halfEnd = /\)[^()]{0,40}\([a-z][\w-]{0,30}(?: [\w-]{1,30}){0,8}$|\n[\s>#-]{0,8}\*\*[^*\n]{1,60}$/u
const announceEnd = new RegExp(String.raw`(?<![\p{L}])(?:${announcing})[^.\n]{0,40}[:：]["'*_\x60\s]*$`, 'u')
const stop = /[.!?。！？:;…)\]}"'*_`|>✓✔✅☑✗✘❌✖☒$~]\s*$/u
/** Ends no clause; `where it is` and `where shelf1 is` do. */
const joining =
  /\b(?:the|an|of|and|or|because|with|from|for|by|than|which|whose|must|cannot|at|to|in|on|into|onto|(?:is|are)(?<!\b(?:where|what|how|it|they)\b[^,.]{0,60}))$/
/** Characters of the end that are looked at. */
const TAIL = 400
/** Shorter responses do not break off at a limit of length. */
const LEAST_CUT = 40
/** Shorter ones do, where their last word cannot end a text. */
const LEAST_DANGLING = 24
/** Without full stops before, the text and its last sentence are longer than these. */
const LEAST_LONG = 60
const LEAST_WORDS = 4

/** Whether a text breaks off; `low` is masked and lower-case. */
export function cutOf(low: string, sentences: readonly Span[]): Cut {
  const text = low.trimEnd()
  const last = sentences.at(-1)
  if (last === undefined) return 'no'
  if (text.length >= LEAST_CUT && halfEnd.test(text.slice(-TAIL))) return 'surely'
  if (sentences.length < 2) {
    const isOpen = /[:：]$/.test(text) || (text.length >= LEAST_CUT && joining.test(text))
    return isOpen && text.length > LEAST_DANGLING ? 'surely' : 'no'
  }
  if (text.length < LEAST_CUT) return danglingEnd.test(text) && text.length > LEAST_DANGLING ? 'surely' : 'no'
  const tail = text.slice(-TAIL)
  if (openEnd.test(tail) || announceEnd.test(tail)) return 'surely'
  if (isRowOpen(tail)) return 'surely'
  const words = low.slice(last.from, Math.min(last.to, text.length)).trim()
  if (stop.test(words)) return 'no'
  if (danglingEnd.test(words) && words.split(/\s+/).length > 1) return 'surely'
  const before = sentences.at(-2)!
  const ended = /[.!?。]["'*_`)\]\s]*$/.test(low.slice(before.from, before.to))
  const count = words.split(/\s+/).length
  return /\p{L}$/u.test(words) && (ended ? count > 1 : count > LEAST_WORDS && text.length >= LEAST_LONG)
    ? 'likely'
    : 'no'
}

/** True if only its last word makes a text seem cut off; it may be an object's name, as in `3. pick-up a`. */
export function isCutByWord(low: string): boolean {
  const tail = low.trimEnd().slice(-TAIL)
  const isOpen = openEnd.test(tail) || halfEnd.test(tail) || announceEnd.test(tail) || isRowOpen(tail)
  return !isOpen && danglingEnd.test(tail)
}

/** Does a text end with a row of a table that has fewer cells than the row before? */
function isRowOpen(tail: string): boolean {
  const [previous = '', row = ''] = tail.split('\n').slice(-2)
  const isRow = (line: string): boolean => /^\s*\|/.test(line)
  return isRow(previous) && isRow(row) && row.split('|').length < previous.split('|').length
}

const refuses = new RegExp(refusal, 'iu')

/** `A. … B. … C.`: where the next of the options is, with nothing after it. */
export function openOption(low: string): Span | undefined {
  const text = low.trimEnd()
  const match = /\n[\s>*#-]{0,8}["'*_\x60(]{0,4}([b-h])[.)]["'*_\x60]{0,4}$/.exec(text.slice(-40))
  if (match === null) return undefined
  const before = text.slice(0, text.length - match[0].length).trimEnd()
  const last = before.slice(before.lastIndexOf('\n') + 1)
  const previous = String.fromCharCode(match[1]!.charCodeAt(0) - 1)
  return new RegExp(String.raw`^[^\p{L}]{0,12}${previous}[.)]\s*\S`, 'u').test(last)
    ? { from: before.length, to: text.length }
    : undefined
}

/** Why a response has no answer. */
export function silenceOf(low: string, cut: Cut): Silence {
  if (refuses.test(low.slice(0, 4_000)) || refuses.test(low.slice(-2_000))) return 'refused'
  return cut === 'no' ? 'no-answer' : 'cut-off'
}

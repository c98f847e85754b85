// Whether an answer stands in a text that does not end with a conclusion: one that breaks off, or that ends with what it
// still has to do. Blind to kinds of questions: a label, a box, a closed list, a conclusion or the beginning gives it.

import { isCutByWord } from './discourse/ending'
import { isPending, moodOf } from './discourse/moods'
import { unclaimed } from './discourse/phrases'
import { regionsOf } from './labels'
import { type Doc, spanAt } from './lines'
import { isLoop } from './lists'
import type { Answer } from './reading'
import type { Sought } from './sought'
import { listedIn, spansOf } from './spans'

/** Characters of labels, from the answer back. */
const LABEL_REACH = 300

/** False if the text breaks off or leaves off before it gives what was read. Linear. */
export function isSettled(doc: Doc, answer: Answer, { shape, labels }: Sought): boolean {
  const { low, sentences } = doc
  const [first, last] = [sentences[0], sentences.at(-1)]
  const spans = spansOf(answer)
  if (first === undefined || spans.length === 0) return true
  const from = spans.reduce((least, one) => Math.min(least, one.from), Infinity)
  const to = spans.reduce((most, one) => Math.max(most, one.to), 0)
  const tail = low.slice(to)
  const sentence = sentences[spanAt(sentences, from)] ?? first
  const head = low.slice(Math.max(sentence.from, from - LABEL_REACH), from)
  if (notClaimed.test(head)) return false
  const isList = answer.kind === 'list' || answer.kind === 'two-lists'
  // A text may end with a name that looks like a joining word: that of an item that was read, so `(` begins it.
  const isName =
    isCutByWord(low) &&
    tail.trim() === '' &&
    listedIn(answer).some(({ text, span }) => span.to === to && text.startsWith('('))
  // Rows have no full stops, and the letter A may be the last word.
  const isCut =
    (doc.cut === 'surely' && (isList ? !isName : /[\p{L}\p{N}:]/u.test(tail))) ||
    (isList && !isName && doc.cut === 'likely' && /[.!?]\s/.test(tail))
  if (isCut && answer.kind === 'list' && shape.form === 'list' && shape.of === 'set' && isLoop(answer.items))
    return true
  if (isCut && isList && (isOpen(low.slice(0, to), tail) || isHalf(answer))) return false
  const isWithin = last!.from < to
  if (!isCut && (isWithin ? isList || gives.test(head) || moodOf(low, last!) !== 'task' : !isPending(low, last!)))
    return true
  return (
    (sentence === first && to <= first.to && first !== last && moodOf(low, first) === 'asserted') ||
    concludes.test(head) ||
    regionsOf(doc, labels).some(one => (one.own || isCut) && one.from <= from && from - one.to < LABEL_REACH) ||
    (isList && isClosed(low.slice(Math.max(0, from - 120), from), tail))
  )
}

/** `Let me submit (a b)`, not `Let me begin with (a b)` */
const gives =
  /\b(?:submit|choose|pick|select|answer|name|give|provide|output|return|report|sa(?:y|id)|state|list|conclude|settle|go|take|use|propose|suggest|recommend|offer|present|opt|write|is|are|do)\b|[:=]/
const notClaimed = new RegExp(unclaimed, 'u')
const concludes =
  /\b(?:so|thus|therefore|hence|consequently|conclu\w+|overall|altogether|in (?:summary|total|short)|final\w*)\b/

/** Does a list go on where the text breaks off? */
const isOpen = (head: string, tail: string): boolean =>
  !/[\])}.!?]|\n\s*\n|`{3}/.test(tail.replace(/\n[\s>*-]*\d{1,3}[.)]/g, '\n')) ||
  (head.lastIndexOf('[') > head.lastIndexOf(']') && !tail.includes(']'))

const isHalf = (answer: Answer): boolean =>
  answer.kind === 'two-lists' && answer.of === undefined && (answer.pos.length === 0 || answer.neg.length === 0)

/** A list in brackets, in a fence, or of rows above other text. */
const isClosed = (head: string, tail: string): boolean =>
  (/\[[^\]]*$/.test(head.slice(-40)) && /^[^[]{0,4}\]/.test(tail)) ||
  (/```[^\n]{0,20}\n[^\n]{0,40}$/.test(head) && tail.includes('```')) ||
  (/\n[\s>]*(?:[-*+•]|\d{1,3}[.)])[^\n]{0,40}$/.test(head) && /\n\s*\n/.test(tail))

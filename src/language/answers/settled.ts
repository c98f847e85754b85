// Whether an answer stands in a text that does not end with a conclusion: one that breaks off, or that ends with what it
// still has to do. Blind to kinds of questions: a label, a box, a closed list, a conclusion or the beginning gives it.

import type { Span } from '#base/text'
import { isCutByWord } from './discourse/ending'
import { isPending, moodOf } from './discourse/moods'
import { unclaimed } from './discourse/phrases'
import { regionsOf } from './labels'
import { type Doc, spanAt } from './lines'
import { type Answer, itemsOfPlan } from './reading'
import type { Sought } from './sought'

/** Characters of labels, from the answer back. */
const LABEL_REACH = 300

/** False if the text breaks off or leaves off before it gives what was read. Linear. */
export function isSettled(doc: Doc, answer: Answer, sought: Sought): boolean {
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
  // Rows have no full stops.
  const isName = tail.trim() === '' && isCutByWord(low)
  const isCut = isList && !isName && (doc.cut === 'surely' || (doc.cut === 'likely' && /[.!?]\s/.test(tail)))
  if (isCut && !isLoop(low, spans.at(-1)!, sought) && (isOpen(low.slice(0, to), tail) || isHalf(answer))) return false
  if (!isCut && (last!.from < to || !isPending(low, last!))) return true
  return (
    (sentence === first && to <= first.to && moodOf(low, first) === 'asserted') ||
    concludes.test(head) ||
    regionsOf(doc, sought.labels).some(one => (one.own || isCut) && one.at <= from && from - one.to < LABEL_REACH) ||
    (isList && isClosed(low.slice(Math.max(0, from - 120), from), tail))
  )
}

const notClaimed = new RegExp(unclaimed, 'u')
const concludes =
  /\b(?:so|thus|therefore|hence|consequently|conclu\w+|overall|altogether|in (?:summary|total|short)|final\w*)\b/

/** Does a list go on where the text breaks off? */
const isOpen = (head: string, tail: string): boolean =>
  !/[\])}.!?]|\n\s*\n|`{3}/.test(tail.replace(/\n[\s>*-]*\d{1,3}[.)]/g, '\n')) ||
  (head.lastIndexOf('[') > head.lastIndexOf(']') && !tail.includes(']'))

/** A list of all that fit that repeats without end names them all. */
const isLoop = (low: string, { from, to }: Span, { shape }: Sought): boolean =>
  shape.form === 'list' && shape.of === 'set' && low.split(low.slice(from, to)).length > 3

const isHalf = (answer: Answer): boolean =>
  answer.kind === 'two-lists' && answer.of === undefined && (answer.pos.length === 0 || answer.neg.length === 0)

/** A list in brackets, in a fence, or of rows above other text. */
const isClosed = (head: string, tail: string): boolean =>
  (/\[[^\]]*$/.test(head.slice(-40)) && /^[^[]{0,4}\]/.test(tail)) ||
  (/```[^\n]{0,20}\n[^\n]{0,40}$/.test(head) && tail.includes('```')) ||
  (/\n[\s>]*(?:[-*+•]|\d{1,3}[.)])[^\n]{0,40}$/.test(head) && /\n\s*\n/.test(tail))

function spansOf(answer: Answer): readonly Span[] {
  switch (answer.kind) {
    case 'item':
      return [answer.item.span]
    case 'list':
      return answer.items.map(({ span }) => span)
    case 'two-lists':
      return [...answer.pos, ...answer.neg].map(({ span }) => span)
    case 'verification':
      return [answer.span, ...itemsOfPlan(answer).map(({ span }) => span)]
    case 'none':
      return answer.span === undefined ? [] : [answer.span]
    default:
      return [answer.span]
  }
}

// A second, small reader, which knows no kinds: it searches after what the first reader took for a sentence that takes
// something back, and asks whether the first reader did anything with it. Where it did not, the answer is in doubt.

import type { Span } from '#base/text'
import { asides, confirms, revises, targets } from './discourse/revisions'
import { type Doc, spanAt } from './lines'
import type { Answer, FreeReading } from './reading'
import { itemsOfPlan } from './reading'
import { renderAnswer } from './render-answer'

/** Maximum number of possible retractions examined: each requires reading the text before it again. */
const MAX_SENTENCES = 3

/**
 * The first reader's reading, or no answer with a doubt if a later sentence retracts something that it left as it was.
 * `read` reads a text as the first reader does.
 */
export function secondLook(doc: Doc, first: FreeReading, read: (text: string) => Answer | null): FreeReading {
  const { answer } = first
  if (answer === null) return first
  const given = renderAnswer(answer)
  const start = startOf(answer)
  const later = doc.sentences
    .slice(spanAt(doc.sentences, start))
    .flatMap(sentence => revisionIn(doc, sentence, start) ?? [])
  // “No, wait, keep it” retracts what was retracted before it.
  const cues = later.slice(later.map(({ isKept }) => isKept).lastIndexOf(true) + 1).slice(0, MAX_SENTENCES)
  let unused: Span | undefined
  for (const cue of cues) {
    const before = read(doc.raw.slice(0, cue.from))
    if (before === null) continue
    if (renderAnswer(before) !== given) return first
    unused ??= cue
  }
  if (unused === undefined) return first
  return {
    ...first,
    answer: null,
    doubt: {
      text: `The text gives ${given}, and then “${shown(doc, unused)}”; what this changes could not be read.`,
      others: [answer],
    },
  }
}

/** The part of a sentence, after `from`, that retracts something. */
function revisionIn({ low }: Doc, sentence: Span, from: number): (Span & { readonly isKept: boolean }) | undefined {
  const start = Math.max(sentence.from, from)
  const behind = low.slice(start, Math.min(sentence.to, start + LOOKED_AT))
  // `No, step 3 fails`: what follows a comma begins no sentence.
  const words = start > sentence.from && /^\s*[,:;–—]/.test(behind) ? `a${behind.slice(1)}` : behind
  const match = revises.exec(words)
  if (match === null) return undefined
  const rest = words.slice(match.index)
  const isKept = confirms.test(rest)
  if (!isKept && !match[0].endsWith('!') && (!targets.test(rest) || asides.test(rest))) return undefined
  return { from: start + match.index, to: sentence.to, isKept }
}
const LOOKED_AT = 400

function shown({ raw }: Doc, { from, to }: Span): string {
  const text = raw.slice(from, to).trim()
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
const MAX_SHOWN = 80

/** Where the answer begins in the text. */
function startOf(answer: Answer): number {
  switch (answer.kind) {
    case 'item':
      return answer.item.span.to
    case 'list':
      return answer.items[0]?.span.to ?? 0
    case 'two-lists':
      return [...answer.pos, ...answer.neg].reduce((first, { span }) => Math.min(first, span.to), Infinity)
    case 'verification':
      return itemsOfPlan(answer).reduce((last, { span }) => Math.max(last, span.to), answer.span.to)
    case 'none':
      return answer.span?.to ?? 0
    default:
      return answer.span.to
  }
}

// A third look: words around an answer that restrict, deny, hedge or suppose. Which of them readers understand is
// measured (`understood-words.ts`): a word where no response that is read rightly has it leaves the answer open.

import type { Span } from '#base/text'
import { type Doc, spanAt } from './lines'
import { withoutFramings } from './framings'
import type { Hints } from './names'
import type { Answer, FreeReading } from './reading'
import { renderAnswer } from './render-answer'
import type { AnswerShape } from './shape'
import type { Sought } from './sought'
import { spansOf } from './spans'
import { isUnderstood, type Place, qualifiers, type Zone } from './understood-words'

export interface Qualifier extends Span {
  readonly word: string
  readonly zone: Zone
}

/** The reading, or no answer with a doubt if a word next to it could change it and is not understood. Linear. */
export function accounted(doc: Doc, first: FreeReading, hints: Hints, { shape }: Sought): FreeReading {
  const { answer } = first
  if (answer === null) return first
  const what = placeOf(shape)
  const strange = qualifiersOf(doc, answer, hints).find(({ word, zone }) => !isUnderstood(word, zone, what))
  if (strange === undefined) return first
  return {
    ...first,
    answer: null,
    doubt: {
      text: `The text gives ${renderAnswer(answer)} in a sentence with “${doc.raw.slice(strange.from, strange.to)}”; what this changes could not be read.`,
      others: [answer],
    },
  }
}

const placeOf = (shape: AnswerShape): Place => {
  if (shape.form === 'list') return shape.of === 'plan' ? 'plan' : 'list'
  if (shape.form === 'two-lists') return shape.of === 'state' ? 'state' : 'two-lists'
  return shape.form === 'problem' ? 'plan' : shape.form
}

/** Words that could change what the answer means, in its sentences and the next one. */
export function qualifiersOf(doc: Doc, answer: Answer, hints: Hints): readonly Qualifier[] {
  const spans = (answer.kind === 'verification' ? [answer.span] : [...spansOf(answer)]).sort((a, b) => a.from - b.from)
  const found: Qualifier[] = []
  let at = 0
  while (at < spans.length) {
    const place = spanAt(doc.sentences, spans[at]!.from)
    const sentence = doc.sentences[place]
    if (sentence === undefined) return found
    let end = at + 1
    while (end < spans.length && spans[end]!.from < sentence.to) end++
    qualify(doc, sentence, spans.slice(at, end), choicesOf(hints), found)
    at = end
    const next = doc.sentences[place + 1]
    if (at === spans.length && next !== undefined) follow(doc, next, found)
  }
  return found
}

const choicesOf = ({ choices }: Hints): readonly string[] => choices?.text.map(text => text.toLowerCase()) ?? []

/** Characters of a sentence that are looked at on either side of its answers. */
const LOOKED_AT = 600

function qualify(
  { low }: Doc,
  sentence: Span,
  spans: readonly Span[],
  choices: readonly string[],
  found: Qualifier[],
): void {
  const [first, last] = [spans[0]!, spans.at(-1)!]
  const begin = Math.max(sentence.from, first.from - LOOKED_AT)
  const end = Math.min(sentence.to, last.to + LOOKED_AT)
  // What a choice itself states qualifies nothing.
  const words = withoutFramings(
    choices.reduce((text, choice) => text.replaceAll(choice, hidden), low.slice(begin, end)),
  )
  let earlier: Qualifier[] = []
  const before: Qualifier[] = []
  const behind: Qualifier[] = []
  let zone: Zone = 'behind'
  let span = 0
  for (const match of words.matchAll(parts)) {
    const from = begin + match.index
    const to = from + match[0].length
    while (span < spans.length - 1 && spans[span]!.to <= from) span++
    const here = spans[span]!
    if (from < here.to && here.from < to) continue
    const word = match[0]
    if (from < first.from) {
      if (cuts.test(word)) {
        for (const one of before.splice(0)) earlier.push({ ...one, zone: 'earlier' })
        if (concludes.test(word)) earlier = earlier.filter(one => lasting.has(one.word))
      } else if (qualifiers.has(baseOf(word))) before.push({ from, to, word: baseOf(word), zone: 'before' })
      continue
    }
    if (from < last.from) zone = 'between'
    else {
      if (zone === 'between') zone = 'behind'
      if (zone === 'reason' && word === ')') zone = 'later'
      if (reasons.test(word)) zone = 'reason'
      else if (zone === 'behind' && cuts.test(word)) {
        zone = 'later'
        // `(a b), not (c d)`: they are about the item that follows them.
        if (word.startsWith('(') && word !== '(') for (const one of behind.splice(0)) found.push({ ...one, zone })
      }
    }
    const base = baseOf(word)
    if (!qualifiers.has(base) || (zone === 'reason' && !exceptions.test(base))) continue
    const one = { from, to, word: base, zone }
    if (zone === 'behind') behind.push(one)
    else found.push(one)
  }
  found.push(...earlier, ...before, ...behind)
}

/** Items in brackets, words and names, and marks that end a clause. */
const parts = /\([a-z][\w-]*[ \\][\w\- \\]*\)|[\p{L}\p{N}][\p{L}\p{N}-]*(?:['’]\p{L}+)?|[,;:—–()|]/gu
const hidden = (text: string): string => '\u0001'.repeat(text.length)
const cuts = /^(?:[,;:—–()|]|\([a-z].*|but|because|since|hence|thus|therefore|so|as)$/
/** What follows is stated, whatever is considered or denied before it; only a condition reaches over it. */
const concludes = /^(?:hence|thus|therefore|so|but)$/
const lasting = new Set(['if', 'unless', 'provided', 'assuming', 'suppose', 'supposing', 'were'])
const reasonWords = /^(?:because|since|as)$/
const reasons = /^(?:because|since|as|[—–:(])$/
const exceptions = /^(?:unless|except|though|although|however|ignor\w+|exclud\w+|incomplete|missing)$/
const baseOf = (word: string): string => (/n['’]t$/.test(word) ? 'not' : word)

/** `This list is incomplete.` */
function follow({ low }: Doc, next: Span, found: Qualifier[]): void {
  const words = low.slice(next.from, Math.min(next.to, next.from + LOOKED_AT))
  if (!pointsBack.test(words) || confirms.test(words)) return
  for (const match of words.matchAll(parts)) {
    if (reasonWords.test(match[0])) return
    const word = baseOf(match[0])
    const from = next.from + match.index
    if (qualifiers.has(word)) found.push({ from, to: from + match[0].length, word, zone: 'next' })
  }
}
const pointsBack =
  /^\W*(?:(?:but|and|yet|however|though|although|so),? )?(?:this|that|it|these|they|those|both|neither|together|the (?:list|answer|above|latter|question|present)|but|however|yet|though)\b/
/** `This plan would still reach the goal.` */
const confirms =
  /^\W*(?:this|that|it|these|they)(?: \w+)? (?:would|should|could)(?: still| also| then)? (?:reach|achieve|satisfy|work|succeed|solve|suffice|be (?:valid|enough|all|sufficient|correct|right))\b/

// Changes to a plan that follow it: "step 4 should be …", "swap steps 1 and 2", "insert … before the last step".
// A sentence is written with a mark for each step and each place that it names, and matched with the rules of `edit-rules.ts`.

import type { Span } from '#base/text'
import { type Doc, spanAt } from '../lines'
import { statedPlaces } from '../plan-places'
import { type EditOp, editCue, editRules, hedged, negatedEdit, pronoun } from './edit-rules'
import type { Step } from './step-clauses'

/** Places from 0; negative ones count from the end, as -1 for the last. */
export interface PlanEdit extends Span {
  readonly op: EditOp
  readonly marks: readonly EditMark[]
  /** It is only considered. */
  readonly unsure: boolean
}

export type EditMark = Span & ({ readonly places: readonly number[] } | { readonly steps: readonly Step[] })

/** Longer than any plan: positions are counted before their plan is known. */
const LONGEST_PLAN = 1_000
const LONGEST_SENTENCE = 600
const PLACE = 'π'
const STEP = 'σ'
const PRONOUN = 'ρ'

/** The edits after `from`, in order. Linear in the text. */
export function planEdits(doc: Doc, from: number, to: number, stepsIn: (span: Span) => readonly Step[]): PlanEdit[] {
  const edits: PlanEdit[] = []
  let before: readonly EditMark[] = []
  const { sentences, low } = doc
  for (let i = spanAt(sentences, from); i < sentences.length && sentences[i]!.from < to; i++) {
    const sentence = lengthened(doc, i, stepsIn)
    const words = low.slice(sentence.from, Math.min(sentence.to, sentence.from + LONGEST_SENTENCE))
    const isListed = listed.test(words) && !inlineCue.test(words)
    if (isListed || crossesSteps(doc, sentence, stepsIn) || (before.length === 0 && !editCue.test(words))) {
      before = []
      continue
    }
    const named = marksIn(doc, sentence, stepsIn)
    if (isAnsweredNo(doc, i) && named.length > 0) {
      edits.push({ op: 'remove', marks: named, unsure: false, from: sentence.from, to: sentences[i + 1]!.to })
      continue
    }
    const { written, marks } = marked(words, sentence.from, named, before)
    for (const edit of editsOf(written, marks)) edits.push({ ...edit, from: sentence.from, to: sentence.to })
    before = named.length > 0 ? named.slice(0, 1) : []
    while (i + 1 < sentences.length && sentences[i + 1]!.to <= sentence.to) i++
  }
  return edits
}

/** `Step 4: …` */
const listed = /^\W*(?:step\W{0,3})?\d{1,3}\W{0,3}[.:)]/
const inlineCue = /\b(?:wait|actually|correction|sorry|oops|instead|should|must)\b/

/** "Is step 3 needed? No." */
const isAnsweredNo = ({ sentences, low }: Doc, i: number): boolean => {
  const [sentence, next] = [sentences[i]!, sentences[i + 1]]
  if (next === undefined || !/\?["'\s]*$/.test(low.slice(sentence.from, sentence.to))) return false
  return (
    /\b(?:needed|necessary|required|belong)\b/.test(low.slice(sentence.from, sentence.to)) &&
    /^\W*(?:no|not really)\b/.test(low.slice(next.from, next.to))
  )
}

/** A step on a line of its own belongs to a list, unless the line before announces it. */
function crossesSteps({ low }: Doc, { from, to }: Span, stepsIn: (span: Span) => readonly Step[]): boolean {
  for (let at = low.indexOf('\n', from); at >= 0 && at < to; at = low.indexOf('\n', at + 1)) {
    if (/(?:[:：]|\b(?:with|by|be|to|read|as))["'*_\x60\s]*$/.test(low.slice(Math.max(from, at - 12), at))) continue
    const [step] = stepsIn({ from: at, to: Math.min(to, at + LONGEST_SENTENCE) })
    if (step !== undefined && !/\p{L}{2}/u.test(low.slice(at, step.from))) return true
  }
  return false
}

/** "I forgot the last action:" and the line after it, if it is one step alone. */
function lengthened({ sentences, low }: Doc, i: number, stepsIn: (span: Span) => readonly Step[]): Span {
  const sentence = sentences[i]!
  const next = sentences[i + 1]
  if (next === undefined || !/[:：]["'*_\x60\s]*$/.test(low.slice(sentence.from, sentence.to))) return sentence
  if (next.to - next.from > LONGEST_SENTENCE || !editCue.test(low.slice(sentence.from, sentence.to))) return sentence
  const further = sentences[i + 2]
  if (
    listed.test(low.slice(next.from, next.to)) ||
    stepsIn(next).length !== 1 ||
    (further !== undefined && stepsIn(further).length > 0)
  )
    return sentence
  return { from: sentence.from, to: next.to }
}

function marksIn({ low }: Doc, sentence: Span, stepsIn: (span: Span) => readonly Step[]): EditMark[] {
  const words = low.slice(sentence.from, Math.min(sentence.to, sentence.from + LONGEST_SENTENCE))
  const steps = stepsIn(sentence).map(step => ({ steps: [step], from: step.from, to: step.to }))
  const places = statedPlaces(words, LONGEST_PLAN).map(({ from, to, places: all }) => ({
    places: all.map(place => (place >= LONGEST_PLAN / 2 ? place - LONGEST_PLAN : place)),
    from: sentence.from + from,
    to: sentence.from + to,
  }))
  const free = places.filter(one => !steps.some(step => step.from < one.to && one.from < step.to))
  return [...steps, ...free].sort((a, b) => a.from - b.from)
}

/** The sentence with marks in place of what it names, and of the pronouns that stand for that. */
function marked(
  words: string,
  start: number,
  named: readonly EditMark[],
  before: readonly EditMark[],
): { readonly written: string; readonly marks: readonly EditMark[] } {
  const marks: EditMark[] = []
  let written = ''
  let at = start
  const plain = (to: number): void => {
    const text = words.slice(at - start, Math.max(at, to) - start)
    const meant = marks[0] ?? before[0]
    const put = meant === undefined ? text : text.replace(pronoun, PRONOUN)
    if (meant !== undefined) marks.push(...Array.from(text.matchAll(pronoun), () => meant))
    written = `${written}${put}`.replace(/["'*_\x60“”«»()[\]\s]+/g, ' ')
  }
  for (const one of named) {
    plain(one.from)
    at = one.to
    const last = marks.at(-1)
    if (last !== undefined && 'steps' in last && 'steps' in one && joined.test(written) && !apart.test(written)) {
      marks[marks.length - 1] = { from: last.from, to: one.to, steps: [...last.steps, ...one.steps] }
      written = written.slice(0, written.lastIndexOf(STEP) + 1)
    } else {
      marks.push(one)
      written += markOf(one)
    }
  }
  plain(start + words.length)
  return { written, marks }
}

/** Between two steps that belong together. */
const joined = /σ ?(?:(?:,|;|→|->|and|then|followed by|plus) ?){1,3}$/
const apart = /\b(?:instead of|rather than|not|swap\w*|exchange\w*|replac\w*|in place of) σ[^σ]*$/

const markOf = (mark: EditMark): string => ('steps' in mark ? STEP : PLACE)

type Edit = Omit<PlanEdit, keyof Span>

/** The first rule that fits, and again behind it: `step 3 should be …, and step 4 …`. */
function editsOf(written: string, marks: readonly EditMark[]): readonly Edit[] {
  if (/\?\s*$/.test(written) || negatedEdit.test(written)) return []
  const unsure = hedged.test(written)
  if (unsure && /\b(?:but|however)\b/.test(written)) return []
  for (const { op, pattern, turned, isUnsure } of editRules) {
    const match = pattern.exec(written)
    if (match === null) continue
    const first = (written.slice(0, match.index).match(/[πσρ]/g) ?? []).length
    const kinds = match[0].match(/[πσρ]/g) ?? []
    const taken = kinds.flatMap((kind, i) => (i > 0 && kind === PRONOUN ? [] : [marks[first + i]!]))
    const edit = { op, marks: turned === true ? taken.reverse() : taken, unsure: unsure || isUnsure === true }
    const rest = written.slice(match.index + match[0].length)
    const more = /^\W*(?:and|also|while|,|;)* ?(π) ?(?:should be |as |is |with |to )?(σ)/.exec(rest)
    const next = marks.slice(first + kinds.length, first + kinds.length + 2)
    return more === null || op !== 'replace' ? [edit] : [edit, { ...edit, marks: next }]
  }
  return []
}

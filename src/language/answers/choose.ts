// Selects the mention that is the answer, if a single answer is asked for: the rule of reading (docs/reading.md) step by step.

import {
  afterCorrection,
  type Conclusion,
  conclusionsOf,
  firstBlock,
  lastBlock,
  lastWord,
  lastOf,
  leadOf,
  sentencesWith,
  withCorrections,
} from './conclusions'
import { isUnreal, moodOf } from './discourse/moods'
import { lineIndex, regionsOf } from './labels'
import { type Doc, spanAt } from './lines'
import { type Choice, isGiven, type Mention, nothing, type Placed, placedOf } from './mention'
import { narrowed } from './narrowed'
import { withOwnOptions } from './own-options'
import { rated } from './rated'
import { ambiguous, distinct, resolve } from './resolve'
import { claimOf, renderAnswer } from './render-answer'
import type { Answer } from './reading'
import type { Sought } from './sought'
import { afterWithdrawal } from './withdrawal'

/** Conclusions examined, from the last. */
const MAX_CONCLUSIONS = 60

/** The answer that the mentions amount to. */
export function chooseOne(doc: Doc, mentions: readonly Mention[], sought: Sought): Choice {
  if (mentions.length === 0) return nothing
  const all = withOwnOptions(doc, rated(doc, asserted(doc, mentions)), sought.shape)
  const placed = narrowed(doc, withoutDropped(placedOf(doc, all, sought.meaning)))
  return afterWithdrawal(doc, placed, part => {
    const firm = part.filter(one => !one.weak)
    return chooseAmong(doc, firm, sought) ?? chooseAmong(doc, part, sought) ?? nothing
  })
}

/** Drops words that only name the possible answers, if a sentence speaks of the task: `provide a number or None`. */
function asserted({ low, sentences }: Doc, mentions: readonly Mention[]): readonly Mention[] {
  let last = -1
  let isTask = false
  return mentions.filter(({ answer, from, itemStance }) => {
    if (answer.kind === 'item' || itemStance?.strong === true) return true
    const place = spanAt(sentences, from)
    if (place !== last) {
      last = place
      const sentence = sentences[place]
      isTask = sentence !== undefined && (moodOf(low, sentence) === 'task' || isUnreal(low, sentence))
    }
    return !isTask
  })
}

/** `B or C? B needs … So not B.`: what the text concludes not to be the answer was only considered before. */
function withoutDropped(placed: readonly Placed[]): readonly Placed[] {
  const last = new Map(
    placed.filter(({ stance, asked }) => stance !== 'explained' && !asked).map(one => [one.claim, one]),
  )
  const isDropped = (one: Placed): boolean => {
    const end = last.get(one.claim)
    return end !== undefined && end !== one && end.stance === 'denied' && end.strong && end.concluded
  }
  return placed.map(one => (isGiven(one) && isDropped(one) ? { ...one, stance: 'considered', strong: false } : one))
}

function chooseAmong(doc: Doc, placed: readonly Placed[], sought: Sought): Choice | undefined {
  const regions = regionsOf(doc, sought.labels)
  const labelled = conclusionsOf(
    doc,
    placed,
    regions.filter(({ own }) => own),
  )
  const last = lastBlock(doc, placed) ?? (sought.ordered === true ? undefined : lastWord(doc, placed))
  const first = firstBlock(doc, placed)
  const strongest = withCorrections(placed, [...labelled, ...(last === undefined ? [] : [last])])
  if (strongest.length > 0) {
    const isApart = first !== undefined && first.to < strongest[0]!.at
    const opens = isApart && !isGreeting(doc, first) ? [first] : []
    // `A`, and below it `C`: nothing shows which is meant.
    if (opens.length > 0 && labelled.length === 0 && isBare(doc, placed))
      return resolve(doc, placed.filter(isGiven), sought)
    return fromConclusions(doc, placed, [...opens, ...strongest], sought)
  }
  if (first !== undefined) return fromConclusions(doc, placed, withCorrections(placed, [first]), sought)
  const cut = isCutOff(doc, placed)
  if (cut && doc.cut === 'surely') return undefined
  const named = conclusionsOf(
    doc,
    placed,
    regions.filter(({ own }) => !own),
  )
  const concluded = sentencesWith(placed, one => one.concluded)
  const both = [...named, ...concluded].sort((a, b) => a.at - b.at)
  if (both.length > 0 && !(cut && named.length === 0))
    return fromConclusions(doc, placed, withCorrections(placed, both), sought)
  const lead = leadOf(doc, placed)
  if (lead !== undefined) return fromConclusions(doc, placed, withCorrections(placed, [lead]), sought)
  const strong = withCorrections(
    placed,
    sentencesWith(placed, one => one.strong),
  )
  if (strong.length > 0) {
    const late = afterCorrection(placed, strong)
    return resolve(
      doc,
      late.flatMap(({ given }) => given.filter(one => one.strong)),
      sought,
    )
  }
  if (cut && !opensLine(doc, placed)) return undefined
  const plain = sentencesWith(placed, () => true)
  if (plain.length > 0)
    return resolve(
      doc,
      afterCorrection(placed, plain).flatMap(({ given }) => given),
      sought,
    )
  return onlyConsidered(placed)
}

/** `Certainly.` and below it the answer. */
const isGreeting = ({ low }: Doc, { given: [one] }: Conclusion): boolean =>
  /^(?:certainly|sure|of course|absolutely|definitely|indeed)$/.test(low.slice(one!.from, one!.to))

/** Is there nothing but mentions? */
function isBare({ text }: Doc, placed: readonly Placed[]): boolean {
  let at = 0
  for (const { from, to } of placed) {
    if (/[\p{L}\p{N}]/u.test(text.slice(at, Math.max(at, from)))) return false
    at = Math.max(at, to)
  }
  return !/[\p{L}\p{N}]/u.test(text.slice(at))
}

/** The last conclusion counts; that an earlier one differs is stated, where no word of correction is between. */
function fromConclusions(
  doc: Doc,
  placed: readonly Placed[],
  found: readonly Conclusion[],
  sought: Sought,
): Choice | undefined {
  const sorted = found.slice(-MAX_CONCLUSIONS).sort((a, b) => a.given[0]!.from - b.given[0]!.from)
  const taken: Answer[] = []
  while (sorted.length > 0) {
    const last = sorted.pop()!
    const choice = resolve(doc, last.given, sought)
    if (choice === undefined) continue
    if (choice.answer === null || choice.doubt !== null) return choice
    const claim = claimOf(choice.answer)
    if (isTakenBack(doc, placed, choice.answer, last)) {
      taken.push(choice.answer)
      continue
    }
    const rival = taken.length === 0 ? rivalOf(doc, placed, choice.answer, last) : undefined
    if (rival !== undefined) return ambiguous([choice.answer, rival])
    const earlier = lastOf(sorted, ({ given }) => !given.some(one => one.claim === claim))
    if (earlier === undefined) return choice
    const between = doc.low.slice(earlier.to, last.given[0]!.from)
    if (correction.test(between.slice(-4_000)) || last.given.some(one => one.corrects)) return choice
    const others = distinct(earlier.given.map(one => one.answer))
    return {
      answer: choice.answer,
      doubt: {
        text: `The text concludes twice: first ${others.map(renderAnswer).join(' and ')}, then ${renderAnswer(choice.answer)}; the last counts.`,
        others,
      },
    }
  }
  return taken.length === 0
    ? undefined
    : {
        answer: null,
        doubt: { text: `The text takes back ${renderAnswer(taken[0]!)}, and gives no other answer.`, others: taken },
      }
}

const correction =
  /\b(?:wait|actually|correction|corrected|sorry|oops|scratch that|mistake|on second thought|reconsider|revis|re-?check|double-?check|however|hold on|i was wrong|but\b|not (?:right|correct)|incorrect|wrong|no,)/

/** `Answer: (a b). … (a b) is wrong.` */
const isTakenBack = (doc: Doc, placed: readonly Placed[], answer: Answer, { to }: Conclusion): boolean =>
  placed.some(
    one =>
      one.from >= to &&
      one.claim === claimOf(answer) &&
      one.stance === 'denied' &&
      one.strong &&
      !one.asked &&
      // `"index": 3, "executable": 3`
      (answer.kind !== 'index' || one.corrects || objects.test(wordsAround(doc, one))),
  )

/** `Answer: (a b). … What can never hold is (c d).`: what a later sentence praises as the answer, and not as another. */
const rivalOf = (doc: Doc, placed: readonly Placed[], answer: Answer, { to }: Conclusion): Answer | undefined =>
  placed.find(one => {
    if (one.from < to || one.answer.kind !== answer.kind || one.claim === claimOf(answer)) return false
    const words = wordsAround(doc, one)
    if (answer.kind === 'index') return one.stance !== 'denied' && objects.test(words) && fails.test(words)
    return isGiven(one) && one.strong && !one.asked && !furtherOne.test(words)
  })?.answer

function wordsAround({ low, sentences }: Doc, one: Placed): string {
  const { from, to } = sentences[one.sentence] ?? one
  return low.slice(from, to)
}
const objects = /^\W*(?:but|however|yet|actually|no|hmm+|wait|although)\b/
const fails = /\b(?:fail\w*|cannot|can't|inapplicable|not applicable|violat\w*|impossible)\b/
const furtherOne =
  /\b(?:also|too|another|others?|similar\w*|likewise|example|instance|e\.g|as well|both|equally|alternative\w*|same|all|any|each|after\w*|then|next|subsequent\w*)\b/

/** True if the text breaks off within a sentence that is no answer. */
function isCutOff({ cut, text, sentences }: Doc, placed: readonly Placed[]): boolean {
  if (cut === 'no') return false
  const { from, to } = sentences.at(-1)!
  if (/[:：]["'*_`\s]*$/.test(text.slice(-12)) && cut === 'surely') return true
  return /[\p{L}\p{N}]/u.test(text.slice(Math.max(from, placed.at(-1)?.to ?? 0), to))
}

/** Does a line begin with the only mention? What breaks off after it only explains. */
const opensLine = ({ lines }: Doc, placed: readonly Placed[]): boolean =>
  placed.length === 1 && placed[0]!.from <= lines[lineIndex(lines, placed[0]!.from)]!.content + 1

/** No answer is given, and only one was considered. */
function onlyConsidered(placed: readonly Placed[]): Choice | undefined {
  const thought = placed.filter(one => one.stance === 'considered' && !one.asked)
  const others = distinct(thought.map(one => one.answer))
  const [answer] = others
  if (answer === undefined) return undefined
  if (others.length > 1) return onPar(placed, thought) ? ambiguous(others) : undefined
  const denied = placed.filter(one => one.stance === 'denied')
  if (denied.some(one => one.claim === claimOf(answer) || one.sentence === thought[0]!.sentence)) return undefined
  return {
    answer,
    doubt: {
      text: `The text only considers ${renderAnswer(answer)}, and gives no other answer.`,
      others: [],
    },
  }
}

/** `It could be A or D`: considered in one sentence, and none is denied. */
const onPar = (placed: readonly Placed[], thought: readonly Placed[]): boolean =>
  thought.every(one => one.sentence === thought[0]!.sentence) && placed.every(one => one.stance === 'considered')

// What a response retracts, adds, replaces, moves or swaps after a list: a language of edits, for entries that are
// named or given by their places ("the last two", "number 4").

import type { Span } from '#base/text'
import { moodOf } from './discourse/moods'
import {
  addedBefore,
  addedBehind,
  isLeftOut,
  kept,
  listsSwapped,
  otherList,
  removedBefore,
  removedBehind,
  replacedBefore,
  replacedBetween,
  wasSo,
} from './discourse/phrases'
import { afterEdits, type Edit, type Editing, type Lists, placesByText, type Side, type Target } from './edited-lists'
import type { Item } from './items'
import { lineIndex } from './labels'
import { type Doc, firstAcross, spanAt, spansWithin } from './lines'
import type { Choice } from './mention'
import { statedPlaces } from './plan-places'
import type { Answer } from './reading'
import { standingsOf } from './stance'
import type { ItemStance } from './standing'

const removedB = new RegExp(
  String.raw`^["'*_\x60)\]]{0,4}(?:\sof\s(?:this|my|the|these)(?:\s\w{2,10})?)?\s?(?:${removedBehind})`,
  'u',
)
const removedA = new RegExp(removedBefore, 'u')
const addedA = new RegExp(addedBefore, 'u')
const addedB = new RegExp(addedBehind, 'u')
const replaced = new RegExp(replacedBetween, 'u')
const replacedA = new RegExp(replacedBefore, 'u')
const before = new RegExp(wasSo, 'u')
const other = new RegExp(otherList, 'u')
const swaps = new RegExp(listsSwapped, 'u')
const keeps = new RegExp(kept, 'u')
/** `Remove (a b). No, keep it.` */
const putBack =
  /\b(?:no|wait|actually|sorry|hmm)\b[^.\n]{0,30}\b(?:keep (?:it|them|that)|leave (?:it|them) in|put (?:it|them) back|(?:it|they) (?:can|should|must) stay)\b/
/** `is not deleted`, `does not become false` */
const takenOff = /\b(?:take|cross|strike|leave|throw|kick)\s["'*_\x60]{0,4}$/
const isNoEffect =
  /^["'*_\x60)]{0,4}\s(?:is|are|was|does|do|should|will|would)(?: not|n't) (?:actually |really |be |become |get ){0,2}(?:deleted|removed|lost|added|negated|false|negative|positive)\b/u
const too = /\b(?:too|also|as well|additionally|(?:this|my|the above|the second) list|above)\b/
/** Only thought of: `one could also remove (a b)`. */
const unmeant =
  /\b(?:could|might|would|may|one can|if|had|no need to|not|never|wanted|tempted|considered|thought|was going|about)\b[^.;,\n]{0,40}$/
const itself =
  /^\W{0,6}(?:hence |so |thus |therefore |please )?(?:(?:leave|take|cross|drop|remove|delete|strike) )?(?:it|this|that|they|them|these|both)\b/
const correcting =
  /\b(?:wait|actually|correction|sorry|oops|hmm|on (?:second thoughts?|reflection)|typo|mistake|my bad|i was wrong|edit|looking again|double-check\w*)\b/

/** The lists after all edits that follow them; `found` if there are none. Linear in the items. */
export function edited(doc: Doc, all: readonly Item[], lists: Lists, how: Editing, found: Choice): Choice {
  const edits = editsOf(doc, all, lists, how)
  if (edits.length === 0 || found.answer === null) return found
  const result = afterEdits(lists, edits, how)
  if (result === undefined)
    return {
      answer: null,
      doubt: {
        text: 'Behind its list the text takes back or changes entries, and it is unclear which.',
        others: [found.answer],
      },
    }
  const { pos, neg } = result
  const answer: Answer =
    found.answer.kind === 'two-lists' ? { ...found.answer, pos, neg } : { kind: 'list', items: pos }
  return {
    answer,
    doubt: found.doubt ?? {
      text: 'Behind its list the text takes back, adds or moves entries.',
      others: [found.answer],
    },
  }
}

/** The edits after a list, in order. */
function editsOf(doc: Doc, all: readonly Item[], lists: Lists, how: Editing): Edit[] {
  const { from, meaning, of } = how
  const { low } = doc
  const behind = low.slice(from)
  if (!/\p{L}/u.test(behind) || keeps.test(behind) || putBack.test(behind)) return []
  const targets = targetsBehind(doc, all, how)
  const standings = standingsOf(doc, targets, meaning)
  const places = placesByText(how.entries)
  const becomesTrue = placesByText(lists.pos)
  const edits: Edit[] = []
  let removed = -1
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i]!
    const { item } = target
    const around = wordsAround(doc, target, targets[i - 1], targets[i + 1])
    const next = targets[i + 1]
    const isIn = places.has(target.text)
    const between = next === undefined ? '' : low.slice(target.to, next.from).slice(0, 80)
    if (isIn && next?.item !== undefined && !places.has(next.text) && replaces(around.before, between)) {
      edits.push({ op: 'replace', target, by: next.item })
      i++
    } else if (
      !isIn &&
      item !== undefined &&
      next !== undefined &&
      places.has(next.text) &&
      putsFor(around.before, between)
    ) {
      edits.push({ op: 'replace', target: next, by: item })
      i++
    } else if (of === 'set' && isIn && onlyThis.test(around.before) && correcting.test(around.before)) {
      edits.push({ op: 'only', target })
    } else if (isIn && exchanges.test(around.before)) {
      const both = next !== undefined && places.has(next.text) && /^["'*_\x60)]{0,4}\s(?:and|with)\s/.test(between)
      const named = [target, ...(both ? [next] : [])]
      edits.push({ op: 'exchange', places: named.flatMap(one => one.places ?? places.get(one.text) ?? []) })
      if (both) i++
    } else if (of === 'effects' && isIn && movedTo(around.behind, around.before) !== undefined) {
      const list = movedTo(around.behind, around.before)
      const other = becomesTrue.has(target.text) ? 'neg' : 'pos'
      edits.push({ op: 'move', target, list: list === 'other' ? other : list })
    } else if (
      isIn &&
      (isRemoved(of, around, standings[i]!, target) ||
        (removed === i - 1 && i > 0 && /^["'*_\x60)]{0,4}(?:,| and|,? and| &) ["'*_\x60]{0,4}$/.test(around.before)))
    ) {
      removed = i
      edits.push({ op: 'remove', target, list: of === 'effects' ? listNamed(around.behind) : undefined })
    } else if (!isIn && item !== undefined && isAdded(around, standings[i]!)) {
      const wording = `${around.before.slice(-60)} ${around.behind}`
      edits.push({ op: 'add', item, list: item.negated ? 'neg' : listNamed(wording) })
    }
  }
  return [...edits, ...ofSentences(doc, targets, how, edits.length > 0)]
}

/** Edits by whole sentences that name no entry: the lists are swapped; some entry goes, and it is unclear which. */
function ofSentences({ low, sentences }: Doc, targets: readonly Target[], how: Editing, any: boolean): Edit[] {
  for (let i = Math.max(0, spanAt(sentences, how.from)); i < sentences.length; i++) {
    const sentence = sentences[i]!
    const words = low.slice(Math.max(sentence.from, how.from), Math.min(sentence.to, sentence.from + 300))
    if (moodOf(low, sentence) === 'asked') continue
    if (how.of === 'effects' && swaps.test(words)) return [{ op: 'swap' }]
    if (any || !goesUnnamed.test(words) || !correcting.test(words)) continue
    if (spansWithin(targets, sentence.from, sentence.to).length === 0) return [{ op: 'unclear' }]
  }
  return []
}
const goesUnnamed =
  /\b(?:(?:must|should|has to|have to|needs? to) be (?:removed|dropped|deleted|taken out|left out|crossed out|replaced)|(?:i|we) (?:have to|must|should|need to|will|retract|withdraw|remove|drop|delete) (?:remove|drop|delete|take out|retract|withdraw|replace|one|two|the)\b)/u

/** The items after a list, and the places of it that words name, in order. */
function targetsBehind(doc: Doc, all: readonly Item[], { entries, from, of }: Editing): Target[] {
  const { low } = doc
  const items: Target[] = all
    .filter(item => item.from >= from)
    .map(item => ({ text: item.text, from: item.from, to: item.to, item }))
  if (of === 'effects' || entries.length === 0) return items
  const isZero = doc.lines[lineIndex(doc.lines, entries[0]!.span.from)]!.number === 0
  const free = ({ from: at, to }: Span): boolean => firstAcross(items, at, to) === undefined
  const places = statedPlaces(low.slice(from), entries.length, true)
    .map(one => ({ ...one, from: one.from + from, to: one.to + from }))
    .filter(free)
    .map(({ from: at, to, places: own, fromZero }) => {
      const named = isZero && fromZero !== undefined ? fromZero : own
      return { text: entries[named[0]!]?.text ?? '', from: at, to, places: named }
    })
    .filter(({ text }) => text !== '')
  return [...items, ...places].sort((a, b) => a.from - b.from)
}

interface Around {
  readonly before: string
  readonly behind: string
}

/** The words of its sentence before and after a target, up to the next ones, with a sentence on "it" after them. */
function wordsAround({ low, sentences }: Doc, item: Span, previous: Span | undefined, next: Span | undefined): Around {
  const place = spanAt(sentences, item.from)
  const sentence = sentences[place] ?? item
  const start = Math.max(sentence.from, previous?.to ?? 0, item.from - 160)
  const after = sentences[place + 1]
  const goesOn = after !== undefined && itself.test(low.slice(after.from, after.from + 40))
  const end = Math.min(Math.max(goesOn ? after.to : sentence.to, item.to), next?.from ?? low.length, item.to + 200)
  return { before: low.slice(Math.min(start, item.from), item.from), behind: low.slice(item.to, end) }
}

const replaces = (words: string, between: string): boolean =>
  replaced.test(between) &&
  (!/^["'*_\x60)\s]{0,6}(?:with|by|to|into|for|,?\s?(?:i|we)|read|write|put|take|use|it)\b/.test(between) ||
    replacedA.test(words))

/** `substitute (a b) for (c d)` */
const putsFor = (words: string, between: string): boolean =>
  /\b(?:substitute|put|use|write|take|insert|want|meant)\s["'*_\x60]{0,4}$/.test(words) &&
  /^["'*_\x60)]{0,4}\s(?:for|instead of|in place of|rather than|and not|not)\s/.test(between)

const onlyThis = /\bonly\s["'*_\x60]{0,4}$/

const exchanges = /\b(?:swap|exchange|interchange|switch|reverse the order of)\s(?:the\s)?["'*_\x60]{0,4}$/

/** Of two lists the one that is named. */
function listNamed(words: string): Side | undefined {
  const match =
    /\b(?:(positive|added?(?= (?:effects?|list))|adds|becomes? true|first|true)|(negative|deletes?|deleted|removed|lost|becomes? false|second|false|no longer))\b/.exec(
      words.slice(0, 160),
    )
  return match === null ? undefined : match[1] === undefined ? 'neg' : 'pos'
}

/** The list that a fact belongs to instead. */
function movedTo(behind: string, lead: string): Side | 'other' | undefined {
  // `Move (a b) to the negative effects.`
  if (/\b(?:move|transfer|shift|put|relocate)\s["'*_\x60]{0,4}$/.test(lead)) return listNamed(behind)
  if (/^[^.;\n]{0,40}\b(?:to|in|into|on)\s(?:the|my)\sother\s(?:list|one|side)\b/.test(behind)) return 'other'
  const positive = behind.replace(/,? (?:and )?not (?:in|to|into|a|on)\b[^.;,\n]*/g, '')
  const match = /\b(?:not|n't)\b/.test(positive) ? null : other.exec(positive)
  if (match === null || /^\W*(?:was|were|is already)\b(?![^.;\n]*\b(?:becom|turn|should|must|belong))/.test(positive))
    return undefined
  return match[1] === undefined ? 'pos' : 'neg'
}

function isRemoved(
  of: Editing['of'],
  { before: lead, behind }: Around,
  itemStance: ItemStance,
  target: Target,
): boolean {
  const isOff = takenOff.test(lead) && /^["'*_\x60)]{0,4}\s(?:off|out|away|aside)\b/.test(behind)
  const isStated = (isOff || removedB.test(behind) || removedA.test(lead)) && !unmeant.test(lead) && !itemStance.asked
  const deletes =
    /^[^.;\n]{0,60}\b(?:so|hence|thus|therefore|and)\s(?:i |we |let us |please )?(?:(?:remove|delete|drop|take)\b|(?:it|that|this)(?: one)? (?:is|goes|must go|has to go|drops) ?(?:out)?(?=[.,;!\n]|$))|[.;!]\s(?:please |so )?(?:remove|delete|drop|strike|leave|take|cross) (?:it|them|that|this)\b(?! in)/.test(
      behind,
    )
  const isDenied =
    itemStance.stance === 'denied' &&
    itemStance.strong &&
    !itemStance.asked &&
    !unmeant.test(lead.replace(/\b(?:not|never)\b/g, ' '))
  if (of === 'rest') {
    const isOwn = itemStance.corrects || too.test(behind) || too.test(lead)
    // `(a b) could be removed as well`: another plan than the one that is given.
    const isOther = /^["'*_\x60)]{0,4}\s(?:could|might|may)\b/.test(behind)
    return (isStated || deletes || (target.places !== undefined && isDenied)) && isOwn && !isOther
  }
  if (isStated || deletes) return true
  if (of === 'effects') return isNoEffect.test(behind) || before.test(behind)
  if (!isDenied) return false
  return target.places !== undefined || itemStance.corrects || target.item?.english !== true
}

const isAdded = ({ before: lead, behind }: Around, itemStance: ItemStance): boolean =>
  !isLeftOut(lead, behind) &&
  (addedA.test(lead) || addedB.test(behind)) &&
  itemStance.stance === 'given' &&
  !itemStance.asked &&
  !unmeant.test(lead)

/** `Remove (a b) from [(a b), (c d)]` */
export function takenFrom({ low }: Doc, items: readonly Item[], to: number): readonly Item[] {
  const last = items.filter(item => item.to <= to).at(-1)
  if (
    last === undefined ||
    !/^["'*_\x60)]{0,4}\sfrom\s(?:the |my |this )?(?:list )?["'*_\x60:[(\s]{0,6}$/.test(low.slice(last.to, to))
  )
    return []
  return /\b(?:remov|delet|drop|exclud|omit|tak|strik)\w*\s["'*_\x60]{0,3}$/.test(
    low.slice(Math.max(0, last.from - 24), last.from),
  )
    ? [last]
    : []
}

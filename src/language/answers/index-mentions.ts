// The index of an action as responses give it: bare numbers from 0, ordinals and steps from 1, or the action's name.

import { recent } from '#base/recent'
import { lastStep, stepsFromEnd, withoutEcho } from './given-sequence'
import type { Mention } from './mention'
import { scanItems, type Item } from './items'
import { lineIndex } from './labels'
import { type Doc, spanAt } from './lines'
import type { Names } from './names'
import { nonesOf } from './none'
import { scanPhrases } from './phrases'
import { byName, indexAnswer, numberOf, type Numbered } from './index-names'
import { countedWords, indexWords } from './discourse/foreign'
import { numberWords, rankWords, wordList } from './number-words'

const numeral = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}_.,/?-]|\d[-:])(-?\d{1,9})(?:\.0+(?!\d))?(?:[-‑]?(st|nd|rd|th))?(?![\p{Script=Latin}\p{N}_%°]|[.,:/]\d|-\d|\s?%|\s?percent)|(?<![\p{L}\p{N}_-])(${wordList})(?![\p{L}\p{N}_-])`,
  'gu',
)
/** After a number: a count of things, no index. */
const counted =
  /^["'*_\x60 \t]{0,4}-?[ \t]?(?:actions|steps|moves|cars?|blocks?|locations?|places?|times|items|objects|packages|more|further|remaining|additional|subsequent|other|of\b|or more|possible|plans?|states?|facts?|preconditions?|effects?|indexed|based|index(?:ed|ing)\b|robots?|rooms?|balls?|keys?|days?|conditions?|reasons?|things|cells?|tiles?|waypoints?|trucks?|crates?|hoists?|satellites?|instruments?|agents?|rovers?|pallets?|airplanes?|cities|grippers?|arms?|at a time)\b/
const countedOtherwise = new RegExp(String.raw`^[ \t]{0,2}${countedWords}`, 'u')
const indexOtherwise = new RegExp(String.raw`${indexWords}["'*_\x60\s:=は는은]{0,8}(?:\p{L}{1,5}\s)?$`, 'u')
const indexBefore =
  /\b(?:index|indices|idx|offset)\b["'*_\x60\s]{0,4}(?:(?:of|for)\s[^\n:=.\d]{0,60})?["'*_\x60\s]{0,4}(?:is|at|=|:|will be|would be|number|no\.|#)?["'*_\x60\s:({[$#\\]{0,10}$/
const indexBehind =
  /^["'*_\x60\s)\]}$]{0,6}(?:(?:is|as|=)\s)?(?:the\s)?(?:\(?(?:zero|0)-(?:based|indexed)|index\b|\(?counting from (?:zero|0)|(?:if|when) counting from (?:zero|0)|in zero-)/
const stepBefore = /\b(?:step|move)s?\b["'*_\x60\s]{0,3}(?:number|no\.?|nr\.?|#|is|:|=)?["'*_\x60\s#(:]{0,4}$/
const actionBefore =
  /\b(?:actions?|position|number|no\.|nr\.?|item|entry|line|place|spot)\b["'*_\x60\s]{0,3}(?:number|no\.?|nr\.?|#|is|:|=)?["'*_\x60\s#(:]{0,4}$|(?<!#)(?<=\p{L}[^\n]{0,40})#\s?$/u
/** `Counting from zero, …` */
const countsFromZero =
  /\b(?:zero|0)[- ]?(?:based|indexed|index)|(?:count|number|index|start)\w*\s(?:\w+\s){0,3}(?:from|at|with)\s(?:zero|0)\b|starting\s(?:from|at|with)\s(?:zero|0)\b/g
const zeroBased = new RegExp(
  String.raw`${countsFromZero.source}|\bindex 0\b|\b(?:actions?|steps?|indices|indexes) 0\s?(?:-|–|,|to\b|through\b|and\b)|\b0, ?1, ?2\b`,
  'g',
)
const oneBased =
  /\b(?:one|1)[- ]?(?:based|indexed|index)\b|(?:count|number|index|start)\w*\s(?:\w+\s){0,3}(?:from|at|with)\s(?:one|1)\b|starting\s(?:from|at|with)\s(?:one|1)\b/
const oneBehind =
  /^["'*_\x60\s)\]}$,]{0,6}\(?(?:(?:with|in|using)\s)?(?:(?:one|1)[- ](?:based|indexed|indexing)|(?:if |when )?(?:counting|counted|starting|numbering) (?:from|at|with) (?:one|1)\b)/
const countsFromOne =
  /(?:^|[.;\n])[^.;\n\d]{0,60}\b(?:(?:counting|counted|starting|numbering|numbered|indexing|indexed) (?:from|at|with) (?:one|1)|(?:one|1)[- ](?:based|indexed)(?:\s(?:numbering|indexing|counting|notation|terms))?)\b["'*_\x60)]{0,3}[,:]?(?:\s(?!(?:so|but|hence|thus|therefore|however|then|which|zero)\b)[a-z']{1,14}){0,8}[\s:=*_\x60"'({#]{0,6}$/
/** `(contando desde 0)`: where the count begins. */
const countsFrom =
  /(?:\b(?:desde|partir d[eo]|ab|von|vanaf|beginnend bei|empezando (?:en|por)|à partir de|da|a partire da)|(?:^|\s)(?:с|от|من)|[从由])\s?$/u
/** Part of `countsFromOne`, faster to test. */
const fromOne = /\b(?:one|1)\b/
/** A term of `5 - 1 = 4`. */
const isTerm = (before: string, behind: string): boolean =>
  /^\s?(?:[-+−–]|minus|plus)\s?(?:\d|one\b)[^\n\d=]{0,12}(?:=|\bis\b|\bgives\b|\bequals\b)/.test(behind) ||
  (/[\p{L}\d)]\s?(?:[-+−–]|\bminus|\bplus)\s?$/u.test(before) &&
    /^["'*_\x60)\s]{0,3}(?:=|is\b|gives\b|equals\b)/.test(behind))
const notRank =
  /^\s(?:inapplicable|non-?applicable|invalid|failing|failed|illegal|infeasible|impossible|action\s(?:that|which|whose|in|to|is|of|where)|step\s(?:that|which|whose|to|where)|one\s(?:that|which|to|whose)|problem\w*|error|failure|violation|time|few|and|such|precondition|of\sall|non|we|i\b|let|,|thing|position|place\s(?:that|where)|point|instance|occurrence|offending|broken|wrong|bad)/

/** `the first action (a b) is already inapplicable` */
const firstFails =
  /^\s(?:action|step|one)(?:,?\s\([^()\n]{0,80}\),?)?\s(?:already |itself |immediately )?(?:fails|cannot|can't|isn't|is (?:already |itself )?(?:not |inapplicable|invalid|impossible|illegal))/

/** Numbers, ordinals, actions by name and None as mentions of an index. */
export function indexMentions(doc: Doc, names: Names): Mention[] {
  const { text, raw, low } = doc
  const formal = scanItems(text, raw, 0, text.length, names).filter(item => !item.weak)
  const named = [...formal, ...scanPhrases(text, 0, text.length, names, formal)]
    .filter(item => item.role === 'action')
    .sort((a, b) => a.from - b.from)
  const items = withoutEcho(text, named, names.hints.given ?? [])
  const numbers = numbersOf(
    doc,
    [...formal, ...items].sort((a, b) => a.from - b.from),
    names.hints.given ?? [],
  )
  const base = baseOf(doc, named, names)
  const marked = base === 1 ? markedEntry(doc, items, names) : undefined
  const isRestated = restated(low, numbers)
  const mentions: Mention[] = []
  for (const one of numbers) {
    // `5 (board c2 l1)`: the action stands for both.
    if (namedBy(doc, one, items, names)) continue
    // Of the sequence that is only repeated.
    if (isNamedBy(doc, one, named) && !isNamedBy(doc, one, items)) continue
    mentions.push(mentionOf(doc, one, items, numbers, base, marked, isRestated, names))
  }
  for (const item of items) {
    const mention = byName(doc, item, numbers, base, names)
    // `Everything works until (a b).`
    const ends = /\buntil\s["'*_\x60]{0,3}$/.test(low.slice(Math.max(0, item.from - 12), item.from))
    if (mention !== undefined)
      mentions.push(ends ? { ...mention, itemStance: { stance: 'given', strong: true } } : mention)
  }
  for (const { from, to, weak } of nonesOf(doc, 'reached'))
    mentions.push({
      from,
      to,
      answer: { kind: 'none', span: { from, to } },
      ...(weak ? { weak } : {}),
    })
  mentions.push(...lastStep(doc, names), ...stepsFromEnd(doc, names), ...nextSteps(low))
  mentions.sort((a, b) => a.from - b.from || b.to - a.to)
  return mentions.filter((one, i) => i === 0 || one.from >= mentions[i - 1]!.to)
}

/** Before the last of what is stated: no answer. */
const bound = String.raw`\b(?:up to|through)(?:,? and including,?)?(?: the)?`
const bounded = new RegExp(String.raw`${bound}(?: (?:index|step|action))?\s$`, 'u')
/** `The first 4 actions can be executed, but the next one fails.`, `Up to index 3 all is well; the next one is not.` */
const nextStep = new RegExp(
  String.raw`\b(?:(?:first|initial) (\d{1,4}|${wordList}) (?:actions|steps|moves)|${bound} ?(?:index (\d{1,4})|step (\d{1,4})))\b[^.\n]{0,120}\b((?:next|following) (?:one|action|step))\b([^.;\n]{0,80})`,
  'gu',
)
const nextSteps = (low: string): Mention[] =>
  [...low.matchAll(nextStep)].flatMap(match => {
    const [whole, count, last, step, next, rest] = match
    const index = last !== undefined ? Number(last) + 1 : (numberWords.get(count ?? '') ?? Number(count ?? step))
    if (!failing.test(rest!) || Number.isNaN(index)) return []
    const to = match.index + whole.length - rest!.length
    const span = { from: to - next!.length, to }
    return [{ ...span, answer: indexAnswer(index, span) }]
  })

/** A number right before an action that settles the index by itself. */
function namedBy(doc: Doc, one: Numbered, items: readonly Item[], names: Names): boolean {
  if (!isNamedBy(doc, one, items)) return false
  const item = items[spanAt(items, one.to)]!
  return byName(doc, item, [one], undefined, names) !== undefined
}

function numbersOf({ low, lines }: Doc, items: readonly Item[], given: readonly string[]): Numbered[] {
  const found: Numbered[] = []
  const rows = lines.filter(({ number }) => number !== undefined)
  const alone = rows.length === 1 && rows[0] === lines.find(({ blank }) => !blank) ? rows[0] : undefined
  let next = 0
  for (const match of low.matchAll(numeral)) {
    const from = match.index
    const written = match[0]
    const to = from + written.length
    while (next < items.length && items[next]!.to <= from) next++
    if (items[next] !== undefined && from >= items[next]!.from) continue
    const line = lines[lineIndex(lines, from)]!
    // The number of a list entry is no answer if text follows it.
    if (
      line.number !== undefined &&
      from < line.content &&
      /[\p{L}\p{N}]/u.test(low.slice(line.content, line.to)) &&
      !(line === alone && reasons.test(low.slice(line.content, line.to)))
    )
      continue
    // `3: ok`: no answer.
    if (isPassed.test(low.slice(to, line.to)) && /^\W*$/.test(low.slice(line.from, from))) continue
    // A row's number stands for the action in the row.
    if (line.marker === 'table' && items.slice(next, next + 1).some(item => item.from < line.to)) continue
    const before = low.slice(Math.max(0, from - 90), from)
    const behind = low.slice(to, to + 60)
    const word = match[3]
    const rank = word === undefined ? undefined : rankWords.get(word)
    if (rank !== undefined || match[2] !== undefined) {
      const value = rank ?? Number(match[1])
      if (rank === 1 && notRank.test(behind) && !isOccurrence(behind) && !firstFails.test(low.slice(to, to + 160)))
        continue
      if (/\bat\s$/.test(before) && rank === 1) continue
      if (word === 'second' && /^\s?(?:s\b|ly)/.test(behind)) continue
      // `the second (a b)`: the action itself counts its occurrences.
      const isOfItem = /^["'*_\x60\s]{0,6}$/.test(low.slice(to, Math.min(to + 8, items[next]?.from ?? Infinity)))
      const ofName = isOfItem ? undefined : nthOfName(value, behind, given)
      if (ofName !== undefined) {
        if (ofName > 0) found.push({ from, to, value: ofName, base: 'rank' })
        continue
      }
      const unit =
        isOccurrence(behind) ||
        /^["'*_\x60\s]{0,4}(?:\w+\s)?(?:action|step|move|one|item|element|entry|position)\b/.test(behind)
      const alone = !/^\s?\w/.test(behind)
      if (
        unit ||
        alone ||
        isOfItem ||
        /^\s(?:is|in|fails|cannot|can't|does|doesn't|isn't|of|because|since|as)\b/.test(behind)
      )
        found.push({ from, to, value, base: indexBehind.test(behind) ? 'index' : 'rank' })
      continue
    }
    const value = word === undefined ? Number(match[1]) : numberWords.get(word)!
    if (isTerm(before, behind)) continue
    if (/\b(?:there (?:are|is)|has|have|contains?|includes?)\s$/.test(before) && /^ [a-z]+s\b/.test(behind)) continue
    if (countedOtherwise.test(behind) || countsFrom.test(before) || bounded.test(before)) continue
    if (counted.test(behind) && !(/^\s?of\b/.test(behind) && indexBefore.test(before))) continue
    if (word === 'one' && !/(?:index|answer|is|:|=)["'*_\x60\s:]{0,4}$/.test(before) && low.trim() !== 'one') continue
    if (
      /\b(?:from|between|between \S{1,9} and|through|to|first|last|all|of the|only|counting from|starts? (?:at|from|with)|starting (?:at|from|with)|length|total|all of|indices|(?:indices|indexes|steps|actions|positions)\s(?:\d{1,4},?\s){1,12}(?:and))\s$/.test(
        before,
      )
    )
      continue
    if (/^\s?(?:-|–|to|through|\.\.)\s?\d/.test(behind)) continue
    const base =
      indexBefore.test(before) || indexOtherwise.test(before.slice(-24)) || indexBehind.test(behind)
        ? 'index'
        : stepBefore.test(before)
          ? 'rank'
          : actionBefore.test(before)
            ? 'open'
            : 'bare'
    found.push({ from, to, value, base })
  }
  return found
}

const isPassed =
  /^["'*_\x60]{0,3}\s{0,3}[:=|.)]?\s{1,3}(?:ok|okay|yes|fine|valid|applicable|executable|works|good|true|✓|✔|✅|[-–—]|n\/a|skipped)["'*_\x60.,;|\s]{0,6}$/

/** `4. Because …`: the number of no list. */
const reasons =
  /^\s*(?:because|since|as|the reason|reason|explanation|this is|that is|at this|here|it|let me|let's|wait|hmm+|i)\b/

/**
 * `the third board action`, `the third sail from a to b`: its step, counted from 1; 0 if there are not that many;
 * undefined if no action is named.
 */
function nthOfName(value: number, behind: string, given: readonly string[]): number | undefined {
  const match = /^["'*_\x60\s(]{1,4}([a-z][\w-]*)["'*_\x60)]{0,3}(?:\s(?:action|step|move|operation))?\b/.exec(behind)
  if (match === null) return undefined
  const named = stepsOf(given).get(match[1]!) ?? []
  const words =
    behind
      .slice(match[0].length)
      .match(/^[^.;,\n]*/)![0]
      .match(/[\p{L}\p{N}_-]+/gu) ?? []
  const exact = named.filter(({ args }) => args.length > 0 && isWithin(args, words))
  const places = (exact.length > 0 ? exact : named).map(({ place }) => place)
  return places.length === 0 ? undefined : (places[value - 1] ?? 0)
}

/** The steps of each action name, numbered from 1; the responses to a question come one after another. */
const stepsOf = recent(
  4,
  (given: readonly string[]) => [given],
  given => {
    const steps = new Map<string, { readonly args: readonly string[]; readonly place: number }[]>()
    given.forEach((action, i) => {
      const [head, ...args] = action.slice(1, -1).split(' ')
      const own = steps.get(head!)
      if (own === undefined) steps.set(head!, [{ args, place: i + 1 }])
      else own.push({ args, place: i + 1 })
    })
    return steps
  },
)

/** Are these words among the others, in their order? */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  let at = -1
  return words.every(word => {
    at = others.indexOf(word, at + 1)
    return at >= 0
  })
}

const isOccurrence = (behind: string): boolean => /^ (?:occurrence|instance|appearance) of\b/.test(behind)

/** How the response itself counts, if recognisable: by its words, or by a numbered list of the sequence. */
function baseOf({ low, lines }: Doc, items: readonly Item[], { hints }: Names): 0 | 1 | undefined {
  const given = hints.given ?? []
  let zero = 0
  let one = 0
  for (const item of items) {
    const line = lines[lineIndex(lines, item.from)]!
    const number = numberOf(low, line, item)
    if (number === undefined) continue
    if (given[number] === item.text && given[number - 1] !== item.text) zero++
    else if (given[number - 1] === item.text && given[number] !== item.text) one++
  }
  if (zero !== one) return zero > one ? 0 : 1
  if (low.search(zeroBased) >= 0 || /\b(?:step|action) 0\b/.test(low)) return 0
  return oneBased.test(low) ||
    /(?<!\b0, ?)\b1, ?2, ?3\b|\b(?:actions?|steps?) 1\s?(?:-|–|,|to\b|through\b|and\b)/.test(low)
    ? 1
    : undefined
}

/** `Number 5. Counting from zero, that is index 4.`: true of the 5. */
function restated(low: string, numbers: readonly Numbered[]): (one: Numbered) => boolean {
  let lastZeroBased = -1
  for (const { index } of low.matchAll(countsFromZero)) lastZeroBased = index
  const lastOfIndex = new Map<number, number>()
  for (const { base, value, from } of numbers) if (base === 'index') lastOfIndex.set(value, from)
  return ({ to, value }) => lastZeroBased >= to && (lastOfIndex.get(value - 1) ?? -1) > to
}

function mentionOf(
  doc: Doc,
  one: Numbered,
  items: readonly Item[],
  numbers: readonly Numbered[],
  base: 0 | 1 | undefined,
  marked: number | undefined,
  isRestated: (one: Numbered) => boolean,
  names: Names,
): Mention {
  const { from, to, value } = one
  const sure = (index: number): Mention => ({ from, to, answer: indexAnswer(index, one) })
  if (oneBehind.test(doc.low.slice(to, to + 40))) return sure(value - 1)
  // `Counting from one, it is 5.`
  const before = doc.low.slice(Math.max(0, from - 120), from)
  if (value > 0 && fromOne.test(before) && countsFromOne.test(before)) return sure(value - 1)
  if (value === -1 && supposed.test(before)) return { ...sure(value), itemStance: { stance: 'considered' } }
  if (value === -1 && !/\bnot\s$/.test(before)) return { ...sure(value), itemStance: { stance: 'given', strong: true } }
  if (one.base === 'index') return sure(value)
  if (isRestated(one)) return sure(value - 1)
  const sentence = spanAt(doc.sentences, from)
  const span = doc.sentences[sentence]!
  const near = settled(value, span, items, names)
  if (one.base === 'bare') {
    if (near !== undefined && isNamedBy(doc, one, items)) return sure(near)
    if (marked !== undefined && marked === value - 1) return { ...sure(marked), rather: [indexAnswer(value, one)] }
    return sure(value)
  }
  if (near !== undefined) return sure(near)
  const firstNumber = spanAt(numbers, span.from)
  const firmNumber = numbers
    .slice(firstNumber, firstNumber + MAX_NEIGHBOURS)
    .find(
      other =>
        other !== one &&
        other.base === 'index' &&
        other.from < span.to &&
        (other.value === value || other.value === value - 1),
    )
  if (firmNumber !== undefined) return sure(firmNumber.value)
  if (one.base === 'rank') {
    const isStep = stepBefore.test(doc.low.slice(Math.max(0, from - 30), from))
    if (isStep && (base === 0 || value === 0)) return sure(value)
    return sure(Math.max(0, value - 1))
  }
  if (base !== undefined) return sure(value - base)
  if (value === 0) return sure(0)
  return { from, to, answer: indexAnswer(value, one), unsure: [indexAnswer(value - 1, one)] }
}

/** `If all could be executed, it would be -1` */
const supposed = /(?:\b(?:would|were|had|if)\b|'d\b)[^.;:\n]*$/

/** What a row states about an action that cannot be executed. */
const failing =
  /[✗✘❌✖☒]|\b(?:not|cannot|can't|isn't|aren't|inapplicable|fails?|failed|invalid|violat\w*|unsatisfied|unmet|impossible|no)\b|n't\b/u

/** The only entry marked as failing in the response's own list, counted from 1. */
function markedEntry({ low, lines }: Doc, items: readonly Item[], { hints }: Names): number | undefined {
  const given = hints.given ?? []
  const places = new Set<number>()
  for (const [i, item] of items.entries()) {
    const line = lines[lineIndex(lines, item.from)]!
    const end = Math.min(line.to, items[i + 1]?.from ?? line.to)
    if (!failing.test(low.slice(item.to, end).slice(0, 300))) continue
    const number = numberOf(low, line, item)
    if (number !== undefined && given[number - 1] === item.text) places.add(number - 1)
  }
  return places.size === 1 ? [...places][0] : undefined
}

/** Neighbours in a sentence that are examined. */
const MAX_NEIGHBOURS = 40

/** The index that an action named in the same sentence gives a number: of itself or of the one before. */
function settled(
  value: number,
  span: { from: number; to: number },
  items: readonly Item[],
  { hints }: Names,
): number | undefined {
  const given = hints.given ?? []
  const first = spanAt(items, span.from)
  for (const item of items.slice(first, first + MAX_NEIGHBOURS)) {
    if (item.to > span.to) break
    const zero = given[value] === item.text
    const one = given[value - 1] === item.text
    if (zero !== one) return zero ? value : value - 1
  }
  return undefined
}

/** `5 (board c2 l1)`, `5: (board c2 l1)`: true if the action follows the number directly. */
function isNamedBy({ text }: Doc, one: Numbered, items: readonly Item[]): boolean {
  const next = items[spanAt(items, one.to)]
  return (
    next !== undefined &&
    /^["'*_\x60\s.:,()=–—-]{0,8}(?:(?:occurrence|instance|appearance) of )?$/.test(text.slice(one.to, next.from))
  )
}

// Yes, no and the letters of a choice, where they are meant as answers and not as words of a sentence.

import type { Mention } from './mention'
import { lineIndex } from './labels'
import { type Doc, spanAt } from './lines'
import type { Hints } from './names'
import { claimOf } from './say-answer'

const word =
  /(?<![\p{L}\p{N}_-])(?:(yes|yep|yeah|yup|affirmative|true|y)|(no|nope|nah|negative|false|n))(?![\p{L}\p{N}_]|['-]\p{L})/gu
/** Behind "no": it is an article, `no door`. */
const setApart =
  /^(?:["'*_\x60)\]}$]{0,6}(?:[.,!;:?|<]| {0,9}\n|\s?[-–—(]|\s?(?:→|->)|\s*$|\s{1,4}(?:(?:if|when|than|otherwise|wait|because|since|as|and|or|but|it|the|this|that|we|you|i|not|is|isn't|would|was|incorrect|correct|wrong|right)\b|[-([*"'])))/u
const announced =
  /(?:answer|verdict|conclusion|result|response|is|be|:|=|>|rather|so|thus|hence|therefore|say|saying|with|boxed\s?\{|conclude|i'd|not|a|definite|clear|resounding|final)["'*_\x60\s:({[]{1,6}$/u

/** Yes and no as mentions. */
export function yesNoMentions(doc: Doc): Mention[] {
  const { low, lines } = doc
  const found: Mention[] = []
  found.push(...wordsAlone(doc))
  for (const match of low.matchAll(word)) {
    const from = match.index
    const to = from + match[0].length
    const written = match[0]
    const yes = match[1] !== undefined
    const before = low.slice(Math.max(0, from - 48), from)
    const behind = low.slice(to, to + 24)
    const line = lines[lineIndex(lines, from)]!
    const leads =
      !/[\p{L}\p{N}]/u.test(low.slice(Math.max(line.from, from - 240), from)) ||
      /[.!?:]["'*_\x60)\]]{0,4}\s{1,3}["'*_\x60([]{0,4}$/.test(before)
    const told = announced.test(before)
    if (!setApart.test(behind)) continue
    if (
      written === 'no' ||
      written === 'negative' ||
      written === 'affirmative' ||
      written === 'nah'
    ) {
      const ends =
        /^["'*_\x60)\]}$]{0,6}(?:[.,!;:?|<]| {0,9}\n|\s?[-–—(]|\s*$|\s(?:if|when|than)\b)/u.test(
          behind,
        )
      if (!leads && !told && !ends) continue
      if (
        !ends &&
        /^\s{1,4}(?:one|it|the|this|that|we|you|i|is|a|not|and|or)\b/.test(behind) &&
        !told &&
        !leads
      )
        continue
      if (/\b(?:with|has|have|there is|there are|are|in)\s$/.test(before) && !ends) continue
    }
    if (written === 'y' || written === 'n' || written === 'true' || written === 'false') {
      const pure =
        !/[\p{L}\p{N}]/u.test(low.slice(Math.max(line.from, from - 240), from)) &&
        /^[^\p{L}\p{N}]*$/u.test(low.slice(to, Math.min(line.to, to + 40)))
      const labelled =
        /(?:answer|verdict|conclusion|result|boxed\s?\{)["'*_\x60\s]{0,4}(?:(?:is|:|=)["'*_\x60\s:({[]{0,6}|\{?)$/u.test(
          before,
        )
      const opens =
        leads &&
        (written === 'true' || written === 'false') &&
        /^["'*_\x60]{0,4}[.,!:;]/.test(behind)
      if (!pure && !labelled && !opens) continue
    }
    // "The answer is not yes" is no.
    const turned =
      /\banswer (?:is|must be|should be|would be|has to be) (?:definitely |clearly |certainly )?not[\s"'*_]{1,4}$/.test(
        before,
      )
    const span = { from, to }
    if (turned)
      found.push({
        ...span,
        answer: { kind: 'yes-no', yes: !yes, span },
        standing: { stance: 'given', strong: true },
      })
    else found.push({ ...span, answer: { kind: 'yes-no', yes, span } })
  }
  return apart(found.sort((a, b) => a.from - b.from))
}

const alone =
  /^[^\p{L}\p{N}]*(?:(?:final )?answer\W{1,6}|(?:that|this|it) is |(?:that|this|it)'s )?((?:in)?correct|right|wrong|of course(?: not)?|(?:not )?true|definitely(?: not)?|certainly(?: not)?|absolutely(?: not)?|indeed|not at all|no way|not (?:possible|applicable|reachable|valid|an? [a-z]{3,12}|reached|removable|needed)|impossible|inapplicable|ja|nein|oui|non|sí|はい|いいえ|是的|不是|否)(?=\W{0,6}(?:$|[.!]\s|,)|:\s|[.,]\p{L})/u

/** Lines and first sentences that say yes or no in another word: "Correct.", "Of course not." */
function wordsAlone({ low, lines }: Doc): Mention[] {
  const rows = lines.filter(line => !line.blank).slice(0, 1)
  const last = lines.filter(line => !line.blank).at(-1)
  if (last !== undefined && last !== rows[0]) rows.push(last)
  return rows.flatMap(line => {
    const match = alone.exec(low.slice(line.from, Math.min(line.to, line.from + 120)))
    if (match === null) return []
    const written = match[1]!
    const from = line.from + match[0].lastIndexOf(written)
    const span = { from, to: from + written.length }
    const yes = !/not|incorrect|wrong|no way|impossible|inapplicable|nein|non|いいえ|不是|否/.test(
      written,
    )
    return [{ ...span, answer: { kind: 'yes-no' as const, yes, span } }]
  })
}

const things =
  'applicable|possible|reachable|removed|valid|executable|hold|holds|true|landmark|plan|applied|executed|achievable|correct|taken|performed|done|reached|skipped|left out|removable|necessary|redundant|avoided|attained|legal|allowed|feasible|inapplicable|impossible|unreachable|invalid|false|illegal|infeasible|dispensable|a plan|false afterwards'
const stated = new RegExp(
  String.raw`(?:\b(?:is|are|can|could|will|would|does|do|may|must|remains?)|'s)(\s(?:not|never|no longer)\b|n?'t|not\b)?\s(?:(?:(not|never|no longer)|indeed|actually|therefore|also|thus|eventually|always|still|be|a|an|the|ever|at|some|point|both|non-trivial|valid|applicable|to|safely|simply|necessarily|then|now|in fact)\s){0,6}?(${things})\b`,
  'gu',
)
const opposite = /^(?:inapplicable|impossible|unreachable|invalid|false|illegal|infeasible)/
/** Whole claims that answer a question about a state, a plan or a landmark. */
const claims: readonly (readonly [RegExp, boolean])[] = [
  [
    /\bnot every plan\b|\bthere (?:are|is) (?:a )?plans? (?:that|which|without)\b|\bsome plans? (?:do|does|avoid|never)/g,
    false,
  ],
  [
    /(?<!not )\b(?:every|each|any) (?:valid )?plan\b[^.\n]{0,60}\b(?:passes|pass|goes|must|needs|requires|has to|includes|makes)\b|\bno plan (?:avoids|can avoid|without|works without|exists without)\b/g,
    true,
  ],
  [
    /\bthere is no (?:way(?! to (?:know|tell|say|decide|determine|answer|be sure))|sequence|possibility|state)\b|\bno (?:reachable )?state\b|\bno sequence\b/g,
    false,
  ],
  [/\bno longer (?:holds?|true|at|on|in|is)\b|\bstops? being\b|\bceases? to\b/g, false],
  [/\bstill holds?\b|\ba plan remains\b|\bremains a plan\b|\bstill (?:reaches|a plan)\b/g, true],
]
const concluding =
  /\b(?:so|therefore|thus|hence|consequently|in conclusion|overall|means)\b[^.\n?]*$/

/** What a response says about the thing asked, in place of yes or no: "the action is not applicable". */
export function statementMentions({ low }: Doc): Mention[] {
  const found: Mention[] = []
  const add = (from: number, to: number, yes: boolean): void => {
    const before = low.slice(Math.max(0, from - 160), from)
    const span = { from, to }
    const answer = { kind: 'yes-no' as const, yes, span }
    found.push({ ...span, answer, ...(concluding.test(before) ? {} : { weak: true }) })
  }
  for (const match of low.matchAll(stated)) {
    const before = low.slice(Math.max(0, match.index - 60), match.index)
    const nots =
      (match[1] === undefined ? 0 : 1) +
      (match[2] === undefined ? 0 : 1) +
      (opposite.test(match[3]!) || match[3] === 'avoided' ? 1 : 0) +
      (/\b(?:not the case that|not true that)\b[^.]*$|\b(?:never|no action|no plan)\s*$/.test(
        before,
      )
        ? 1
        : 0)
    add(match.index, match.index + match[0].length, nots % 2 === 0)
  }
  for (const [pattern, yes] of claims)
    for (const match of low.matchAll(pattern)) add(match.index, match.index + match[0].length, yes)
  return apart(found.sort((a, b) => a.from - b.from))
}

/** The letters of a choice, and options in their own words, as mentions. */
export function choiceMentions(doc: Doc, choices: Hints['choices']): Mention[] {
  const labels = (choices?.label ?? ['A', 'B', 'C', 'D']).filter(one => /^[A-Za-z0-9]$/.test(one))
  if (labels.length === 0) return []
  const { text, low, lines } = doc
  const set = labels.map(one => one.toLowerCase())
  const letters = set.join('')
  const pattern = new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}_'-])(?:(?:option|choice|answer|letter|alternative)s?\s{1,3})?["'*_\x60([{$]{0,4}([${letters}])(?![\p{Script=Latin}\p{N}_]|['’-]\p{L})`,
    'gu',
  )
  const found: Mention[] = []
  const listed = new Set<string>()
  const listing: Mention[] = []
  for (const match of low.matchAll(pattern)) {
    const letter = match[1]!
    const at = match.index + match[0].lastIndexOf(letter)
    const upper = text[at] !== low[at]
    const named = /^(?:option|choice|answer|letter|alternative)/.test(match[0])
    const line = lines[lineIndex(lines, at)]!
    const before = low.slice(Math.max(line.from, at - 240), at)
    const behind = low.slice(at + 1, Math.min(line.to, at + 60))
    const closed = /^["'*_\x60)\]}.:,;$<]/.test(behind) || behind.trim() === ''
    const opens = !/[\p{L}\p{N}]/u.test(before)
    const pure = opens && !/[\p{L}\p{N}]/u.test(low.slice(at + 1, line.to))
    const told =
      /(?:answer|choice|option|pick|choose|select|selected|letter|boxed\s?\{|with|say|is|be|go for|:|=)["'*_\x60\s:({[$]{1,8}$|\{$|>$/u.test(
        before,
      )
    const bracketed =
      /["'*_\x60([{][^\s]?$/.test(text.slice(Math.max(0, at - 1), at)) &&
      /^["'*_\x60)\]}]/.test(behind)
    if (
      !upper &&
      !(named || pure || (told && closed) || bracketed || (opens && /^[).:]/.test(behind)))
    )
      continue
    // "A crate is …": an article.
    if (
      letter === 'a' &&
      !closed &&
      !named &&
      !told &&
      !pure &&
      !/^\s(?:is|because|and|or|over|since|not)\b/.test(behind)
    )
      continue
    if (
      letter === 'a' &&
      told &&
      !closed &&
      !named &&
      /^\s[a-z]/.test(behind) &&
      !/^\s(?:because|since|as|and|or|over|not|is|but|rather|instead)\b/.test(behind)
    )
      continue
    const own = closed ? ownText(low, at + 1, choices?.text[set.indexOf(letter)]) : 0
    const mention: Mention = {
      from: at,
      to: at + 1 + own,
      answer: {
        kind: 'choice',
        label: labelOf(choices, labels, letter),
        span: { from: at, to: at + 1 },
      },
    }
    if (opens && /^["'*_\x60]{0,3}[).:]/.test(behind) && !pure) {
      listed.add(letter)
      listing.push(mention)
    } else found.push(mention)
  }
  // All options listed one after the other are no answer; what follows each of them may be.
  const restated = listed.size >= 2
  const all = restated
    ? [...found, ...listing.filter(one => isJudged(doc, one))]
    : [...found, ...listing]
  found.push(...ordinalOptions(doc, choices, labels))
  const words = optionTexts(doc, choices)
  const near = [...found, ...listing].sort((a, b) => a.from - b.from)
  const own = words.filter(one => !isBehind(doc, one, near, restated))
  return apart(
    [...all, ...(words.length > 0 && own.length > 0 ? own : [])].sort((a, b) => a.from - b.from),
  )
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** `the fourth option`. */
function ordinalOptions(
  { low }: Doc,
  choices: Hints['choices'],
  labels: readonly string[],
): Mention[] {
  const all = choices?.label ?? labels
  const found: Mention[] = []
  for (const match of low.matchAll(
    /\b(first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th) (?:option|choice|alternative)\b|\b(?:option|choice) (?:number )?([1-6])\b/g,
  )) {
    const word = match[1] ?? match[2]!
    const place =
      word === 'last'
        ? all.length - 1
        : /^\d/.test(word)
          ? Number(word[0]) - 1
          : places.indexOf(word)
    const label = all[place]
    const span = { from: match.index, to: match.index + match[0].length }
    if (label !== undefined) found.push({ ...span, answer: { kind: 'choice', label, span } })
  }
  return found
}

const labelOf = (choices: Hints['choices'], labels: readonly string[], letter: string): string =>
  (choices?.label ?? labels).find(one => one.toLowerCase() === letter) ?? letter.toUpperCase()

/** How far the option's own words go on behind its letter, articles aside; 0 where others stand there. */
function ownText(low: string, at: number, option: string | undefined): number {
  const wanted = plainWords(option ?? '')
  if (wanted.length === 0) return 0
  let left = wanted
  let end = 0
  for (const match of low
    .slice(at, at + 2 * option!.length + 20)
    .matchAll(/[\p{L}\p{N}_'-]+|\n/gu)) {
    if (match[0] === '\n') return 0
    if (articles.has(match[0])) continue
    if (match[0] !== left[0]) return 0
    left = left.slice(1)
    end = match.index + match[0].length
    if (left.length === 0) return end
  }
  return 0
}
const articles = new Set(['a', 'an', 'the'])
const plainWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}_'-]+/gu) ?? []).filter(word => !articles.has(word))

/** Does the rest of the line judge the option: `B. … ✓`, `C. … is wrong`? */
function isJudged({ low, lines }: Doc, { from }: Mention): boolean {
  const line = lines[lineIndex(lines, from)]!
  return /\b(?:correct|incorrect|wrong|right|true|false|yes|no|applicable|inapplicable|possible|impossible|valid|invalid)\b|[✓✔✅✗✘❌]/u.test(
    low.slice(from + 1, line.to),
  )
}

/** `B. walk to the attic`: the option's words behind its letter, or behind any letter of a list of all options. */
function isBehind(
  { low }: Doc,
  one: Mention,
  letters: readonly Mention[],
  restated: boolean,
): boolean {
  const letter = letters[spanAt(letters, one.from) - 1]
  if (letter === undefined || one.from - letter.to > 12) return false
  if (low.slice(letter.to, one.from).includes('\n')) return false
  return restated || claimOf(letter.answer) === claimOf(one.answer)
}

const mostOptions = 12
const mostPlaces = 40

function optionTexts({ low }: Doc, choices: Hints['choices']): Mention[] {
  const found: Mention[] = []
  for (const [i, option] of (choices?.text ?? []).slice(0, mostOptions).entries()) {
    const words = option
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/[.\s]+$/, '')
      .trim()
    if (words.length < 3) continue
    let at = low.indexOf(words)
    for (let n = 0; at >= 0 && n < mostPlaces; n++) {
      const span = { from: at, to: at + words.length }
      const whole =
        !/[\p{L}\p{N}]/u.test(low[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(low[span.to] ?? ' ')
      if (whole)
        found.push({ ...span, answer: { kind: 'choice', label: choices!.label[i]!, span } })
      at = low.indexOf(words, span.to)
    }
  }
  // An option whose words are part of another's counts only outside of it.
  return apart(found.sort((a, b) => a.from - b.from || b.to - a.to))
}

function apart(mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  for (const one of mentions) {
    const last = found.at(-1)
    if (last === undefined || one.from >= last.to) found.push(one)
  }
  return found
}

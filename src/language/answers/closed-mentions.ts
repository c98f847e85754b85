// Yes, no and the letters of a choice, where they are meant as answers and not as words of a sentence.

import type { Span } from '#base/text'
import { answerWords, fitSentence, isWords, noWords, optionWords, yesNoWords } from './discourse/foreign'
import { predicateWords } from './cues'
import { apart, type Mention, pointedAt } from './mention'
import { claimMentions } from './option-claims'
import { optionTexts } from './option-texts'
import { lineIndex } from './labels'
import { type Doc, spanAt } from './lines'
import type { Hints } from './names'
import type { Answer } from './reading'
import { numberWords } from './number-words'
import { ranked } from './rankings'
import { claimOf } from './render-answer'

const word =
  /(?<![\p{L}\p{N}_-])(?:(yes|yep|yeah|yup|affirmative|true|y|ja|oui|sí)|(no|nope|nah|negative|false|n|nein|non))(?![\p{L}\p{N}_]|['-]\p{L})/gu
/** After "no": it is an article, `no door`. */
const setApart =
  /^(?:["'*_\x60)\]}$]{0,6}(?:[.,!;:?|<]| {0,9}\n|\s?[-–—(<]|\s?(?:→|->)|\s*$|\s{1,4}(?:(?:(?:to|from|for) (?:me|us|this|that)|if|when|than|otherwise|wait|because|since|as|and|or|but|it|the|this|that|we|you|i|not|is|ist|isn't|would|was|rather|instead|incorrect|correct|wrong|right|yes|no)\b|[-([*"'])))/u
const announced =
  /(?:answer|antwort|réponse|respuesta|lautet|est|ist|es|verdict|conclusion|result|response|is|be|:|=|>|rather|so|thus|hence|therefore|say|saying|with|boxed\s?\{|conclude|i'd|not|a|definite|clear|resounding|final)["'*_\x60\s:({[]{1,6}$/u

/** `yes or no`, `Yes / No`: the two answers offered, neither given. */
const isOffered = (before: string, behind: string): boolean =>
  /\b(?:yes|no)["'*_\x60]{0,3}\s?(?:\/|\||\bor|,? or)\s?["'*_\x60]{0,3}$/.test(before) ||
  /\bboth ["'*_\x60]{0,3}(?:yes|no) and ["'*_\x60]{0,3}$|\bboth ["'*_\x60]{0,3}$/.test(before) ||
  /^["'*_\x60]{0,3}\s?(?:\/|\||or)\s?["'*_\x60]{0,3}(?:yes|no)\b/.test(behind)

/** `Yes ✓`, `No ❌`: the sign states the same. */
const ticked = (written: string, behind: string): boolean =>
  (/^(?:y|true)/.test(written)
    ? /^["'*_\x60)]{0,4}\s?[✓✔✅]\W*(?:\n|$)/u
    : /^["'*_\x60)]{0,4}\s?[✗✘❌]\W*(?:\n|$)/u
  ).test(behind)

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
    const behind = low.slice(to, to + 48)
    const line = lines[lineIndex(lines, from)]!
    const leads =
      !/[\p{L}\p{N}]/u.test(low.slice(Math.max(line.from, from - 240), from)) ||
      /[.!?:]["'*_\x60)\]]{0,4}\s{1,3}["'*_\x60([]{0,4}$/.test(before)
    const isStated = announced.test(before)
    if (isOffered(before, behind)) continue
    // `"Yes" would be right if …`
    if (/^["'*_\x60]{0,3} would (?:only )?(?:be|have been)\b/.test(behind)) continue
    const quoted = /["'*_\x60]$/.test(before) && /^["'*_\x60]/.test(behind)
    if (!quoted && !setApart.test(behind) && !ticked(written, behind)) continue
    if (written === 'no' || written === 'negative' || written === 'affirmative' || written === 'nah') {
      const ends = /^["'*_\x60)\]}$]{0,6}(?:[.,!;:?|<]| {0,9}\n|\s?[-–—(]|\s*$|\s(?:if|when|than)\b)/u.test(behind)
      if (!leads && !isStated && !ends) continue
      if (!ends && /^\s{1,4}(?:one|it|the|this|that|we|you|i|is|a|not|and|or)\b/.test(behind) && !isStated && !leads)
        continue
      if (/\b(?:with|has|have|there is|there are|are|in)\s$/.test(before) && !ends) continue
    }
    if (written === 'y' || written === 'n' || written === 'true' || written === 'false') {
      const pure =
        !/[\p{L}\p{N}]/u.test(low.slice(Math.max(line.from, from - 240), from)) &&
        /^[^\p{L}\p{N}]*$/u.test(low.slice(to, Math.min(line.to, to + 40)))
      const labelled =
        /(?:answer(?: to (?:the|this|your) question)?|verdict|conclusion|result|boxed\s?\{)["'*_\x60\s]{0,4}(?:(?:is|:|=)["'*_\x60\s:({[]{0,6}|\{?)$/u.test(
          before,
        ) || asked.test(before)
      const opens =
        leads && (written === 'true' || written === 'false') && /^["'*_\x60]{0,4}(?:[.,!:;]|\s[-–—]\s)/.test(behind)
      if (!pure && !labelled && !opens) continue
    }
    // "The answer is not yes" is no.
    const turned =
      /\banswer (?:is|must be|should be|would be|has to be) (?:definitely |clearly |certainly )?not[\s"'*_]{1,4}$/.test(
        before,
      ) ||
      /^["'*_\x60]{0,4}\s(?:is|would be|ist|wäre)\s(?:hier\s|here\s|clearly\s|definitely\s){0,2}(?:the\s|die\s|an?\s)?(?:wrong|falsche?|incorrect)\b/.test(
        behind,
      )
    const span = { from, to }
    if (turned)
      found.push({
        ...span,
        answer: { kind: 'yes-no', yes: !yes, span },
        itemStance: { stance: 'given', strong: true },
      })
    else found.push({ ...span, answer: { kind: 'yes-no', yes, span } })
  }
  return apart(found.sort((a, b) => a.from - b.from))
}

/** A field or a label that is named after what is asked: `"is_plan": `, `Landmark (y/n): `, `<verdict>`. */
const asked =
  /<(?:verdict|result|conclusion|label|response|prediction)>$|(?:^|[\n|{,;])[^\p{L}\n]{0,8}(?:is[ _]|can[ _]be[ _])?(?:an?[ _])?(?:(?:still|eventually|currently)[ _])?(?:applicable|possible|reachable|valid|holds?|landmark|removable|executable|achievable|plan|verdict|necessary|needed|satisfiable|attainable|feasible|redundant)(?:\s?\((?:y\/n|yes\/no|true\/false|t\/f)\))?["'*_\x60]{0,3}\s?[:=]\s?["'*_\x60]{0,3}$|"(?:is_|can_be_|will_)?(?:applicable|possible|reachable|valid|holds?|landmark|is_landmark|removable|removed|executable|achievable|be_applied)"\s?:\s?["']?$/u

const alone =
  /^[^\p{L}\p{N}]*(?:(?:(?:final )?answer|antwort|答案|verdict|result|conclusion)\W{1,6}|(?:that|this|it) is |(?:that|this|it)'s )?((?:in)?correct|right|wrong|of course(?: not)?|(?:not )?true|definitely(?: not)?|certainly(?: not)?|absolutely(?: not)?|indeed|not at all|not really|no way|by no means|far from it|without (?:a |any )?doubt|i (?:do not|don't) (?:think|believe) so|i(?:'d)? (?:think|believe|guess|say) so|i'm afraid (?:so|not)|not (?:possible|applicable|reachable|valid|an? (?:[a-z-]{3,12} )?[a-z]{3,12}|reached|removable|needed)|(?:im)?possible|(?:un|not )?(?:likely|doable|feasible|achievable|attainable)|(?:not )?executable|inapplicable|(?:in)?valid|(?:un)?reachable|applicable|はい|いいえ|是的|不是|否|是|不|可以|不可以|不能|不可能|可能|(?:it|this|that|they) (?:is|does|can|will|would|are|do|could)(?:n't| ?not)?(?=\W*$)|indeed it (?:is|does|will|can)|(?:probably|likely|apparently|unfortunately|sadly) (?:not|yes|no)(?=\W*$|[:,;] )|easily|readily|naturally|sure(?=\W*$|, (?!here|let|i\b|i'|we\b|happy|the answer|below|looking)))(?=(?:[^\p{L}\p{N}<]|<(?:\/[a-z_]+>)?)*$|[^\p{L}\p{N}]{0,6}(?:[.!]\s|,)|:\s|[.,]\p{L}|\s[-–—]\s(?!(?:let|here|i|we|first|so|now|to)\b))/u

/** In other languages: alone, at the beginning of a line or after a label. */
const foreignAlone = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:\p{L}{1,4}\s)?${answerWords}(?:[\s"'*_\x60]{0,4}[:：]|${isWords})[\s"'*_\x60]{0,4})?(${yesNoWords})(?=[^\p{L}\p{N}]*(?:$|\n)|["'*_\x60]{0,3}\s?[.,!;:—–])`,
  'u',
)

/** Lines and first sentences that state yes or no in another word: "Correct.", "Of course not." */
function wordsAlone({ low, lines, sentences }: Doc): Mention[] {
  const rows = lines.filter(line => !line.blank).slice(0, 1)
  const last = lines.filter(line => !line.blank).at(-1)
  if (last !== undefined && last !== rows[0]) rows.push(last)
  const ending = sentences.at(-1)
  // "It breaks an invariant. Unreachable!"
  const ends: readonly Span[] = ending !== undefined && last !== undefined && ending.from > last.content ? [ending] : []
  const final = finalWord.exec(low.slice(-80))
  const mentions: Mention[] = []
  if (final !== null && /[^\x20-\x7f\n]/.test(low.slice(-80))) {
    const to = low.length - (final[0].length - final[0].indexOf(final[1]!) - final[1]!.length)
    const span = { from: to - final[1]!.length, to }
    mentions.push({ ...span, answer: { kind: 'yes-no', yes: !noWords.has(final[1]!), span } })
  }
  const others = [...rows, ...ends].flatMap((line): Mention[] => {
    const other = foreignAlone.exec(low.slice(line.from, Math.min(line.to, line.from + 240)))
    if (other !== null && !/^(?:no|ja|si)$/.test(other[1]!)) {
      const from = line.from + other[0].length - other[1]!.length
      const span = { from, to: from + other[1]!.length }
      return [{ ...span, answer: { kind: 'yes-no' as const, yes: !noWords.has(other[1]!), span } }]
    }
    const whole = fitSentence.exec(low.slice(line.from, Math.min(line.to, line.from + 120)))
    if (whole !== null) {
      const span = { from: line.from, to: line.to }
      return [{ ...span, answer: { kind: 'yes-no' as const, yes: whole[1] === undefined, span } }]
    }
    // "Is it possible? Not at all."
    const text = low.slice(line.from, Math.min(line.to, line.from + 240))
    const asks = line === last ? (/^[^?]{1,120}\?\s{1,4}/.exec(text)?.[0].length ?? 0) : 0
    const match = alone.exec(text.slice(asks, asks + 120))
    if (match === null) return []
    const written = match[1]!
    const from = line.from + asks + match[0].lastIndexOf(written)
    const span = { from, to: from + written.length }
    const yes = !/not|n't|\bno$|incorrect|wrong|no way|^by no|^far|^un|^in(?!deed)|impossible|いいえ|不|否/.test(
      written,
    )
    return [{ ...span, answer: { kind: 'yes-no' as const, yes, span } }]
  })
  return [...others, ...mentions.filter(one => others.every(({ from }) => from !== one.from))]
}

/** `所以应该是:否`: the last word, after a colon or a verb. */
const finalWord = new RegExp(String.raw`(?:[:：]|${isWords})\s?["'*_\x60]{0,3}(${yesNoWords})["'*_\x60.!\s]*$`, 'u')

/** After the letter a: it is an article, `the answer is a crate`. */
const isArticle = /^\s(?!(?:because|since|as|and|or|over|not|is|but|rather|instead)\b)[a-z]/

/** The letters of a choice, and options in their own words, as mentions. */
export function choiceMentions(doc: Doc, choices: Hints['choices']): readonly Mention[] {
  const labels = (choices?.label ?? ['A', 'B', 'C', 'D']).filter(one => /^[A-Za-z0-9]$/.test(one))
  if (labels.length === 0) return []
  const { text, low, lines } = doc
  const set = labels.map(one => one.toLowerCase())
  const letters = set.join('')
  const pattern = new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}_'-])(?:(?:(?:option|choice|answer|letter|alternative)s?|${optionWords})\s{0,3})?["'*_\x60([{$]{0,4}([${letters}])(?![\p{Script=Latin}\p{N}_]|['’-]\p{L})`,
    'gu',
  )
  const rows = Array.from(
    low.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])[${letters}]${markBehind.source.slice(1)}`, 'gu')),
  ).length
  const found: Mention[] = []
  const listed = new Set<string>()
  const sections = new Set<string>()
  const listing: Mention[] = []
  for (const match of low.matchAll(pattern)) {
    const letter = match[1]!
    const at = match.index + match[0].lastIndexOf(letter)
    const upper = text[at] !== low[at]
    const named = /^\p{L}{2}/u.test(match[0])
    const line = lines[lineIndex(lines, at)]!
    const before = low.slice(Math.max(line.from, at - 240), at)
    const behind = low.slice(at + 1, Math.min(line.to, at + 60))
    const closed = /^["'*_\x60)\]}.:,;$<]/.test(behind) || behind.trim() === ''
    const opens = !/[\p{L}\p{N}]/u.test(before)
    const pure = opens && !/[\p{L}\p{N}]/u.test(low.slice(at + 1, line.to))
    const isStated =
      /(?:answer|choice|option|pick|choose|select|selected|letter|boxed\s?\{|with|say|is|be|go for|:|=)["'*_\x60\s:({[$]{1,8}$|\{$|>$/u.test(
        before,
      )
    const bracketed = /["'*_\x60([{][^\s]?$/.test(text.slice(Math.max(0, at - 1), at)) && /^["'*_\x60)\]}]/.test(behind)
    if (!upper && !(named || pure || (isStated && closed) || bracketed || (opens && /^[).:]/.test(behind)))) continue
    // "A crate is …": an article.
    if (
      letter === 'a' &&
      !closed &&
      !named &&
      !isStated &&
      !pure &&
      /^["'*_\x60]{0,3}\s{1,3}["'*_\x60]{0,3}[\p{Script=Latin}\p{N}]{2}/u.test(behind) &&
      !/^\s(?:is|because|and|or|nor|over|since|not|can|cannot|fails|works|holds|violates|satisfies|does|has|contains|mentions|requires|needs|names|puts|contradicts|refers|involves|describes|isn)\b/.test(
        behind,
      ) &&
      !(upper && isDescribed(behind)) &&
      // Within a sentence no article is a capital.
      !(upper && /[a-z,'] $/.test(text.slice(at - 2, at)) && /^ [a-z]/.test(text.slice(at + 1, at + 3)))
    )
      continue
    if (letter === 'a' && isStated && !closed && !named && isArticle.test(behind)) continue
    const place = set.indexOf(letter)
    const mark = rows > 1 ? markBehind.exec(behind) : null
    const own = closed ? ownText(low, at + 1, choices?.text[place]) : 0
    const others = closed && own === 0 ? othersText(low, at + 1, choices, place) : []
    const mention: Mention = {
      from: at,
      to: at + 1 + own,
      answer: {
        kind: 'choice',
        label: labelOf(choices, labels, letter),
        span: { from: at, to: at + 1 },
      },
      ...(others.length > 0 ? { unsure: others } : {}),
      ...(mark === null
        ? /(?:^|[.,;:!?]|\b(?:and|but|while|whereas|because|since|option|choice))["'*_\x60(\s]*$/u.test(before) &&
          isDescribed(behind)
          ? { itemStance: { stance: 'explained', strong: false } }
          : {}
        : { itemStance: { stance: mark[1] === undefined ? 'denied' : 'given', strong: true, asked: false } }),
    }
    const isSection = sectionHead.test(before)
    // After a section for each option a letter at the beginning of a line is an answer.
    const heads = isSection || (opens && !sections.has(letter))
    if (isSection) sections.add(letter)
    if (
      heads &&
      (/^["'*_\x60]{0,3}[).:]/.test(behind) ||
        (line.marker === 'table' && /^["'*_\x60)]{0,3}\s{0,9}\|/.test(behind))) &&
      !pure &&
      (opens || /\p{L}/u.test(low.slice(at + 1, line.to)))
    ) {
      listed.add(letter)
      listing.push(mention)
    } else found.push(mention)
  }
  const judged = sectionVerdicts(doc, [...found, ...listing], labels.length)
  if (judged.length > 0) return judged
  // All options listed one after the other are no answer; what follows each of them may be.
  const restated = listed.size >= 2
  found.push(...ordinalOptions(doc, choices, labels))
  const all = restated ? [...found, ...listing.flatMap(one => judgedEntry(doc, one))] : [...found, ...listing]
  const claims = claimMentions(doc, choices)
  const words = [...claims.filter(({ weak }) => weak !== true), ...optionTexts(doc.low, choices), ...claims]
  const near = [...found, ...listing].sort((a, b) => a.from - b.from)
  const own = words.filter(one => !isBehind(doc, one, near, restated))
  const sorted = [...all, ...own].sort((a, b) => a.from - b.from)
  return ranked(low, apart(sorted))
}

/** `B treats a room as a ball.`: of an option it is stated what it does, and not that it is the answer. */
const isDescribed = (behind: string): boolean => {
  const verb = /^["'*_\x60)]{0,3} ([a-z]{3,20}s) (?![=:])/.exec(behind)?.[1]
  return verb !== undefined && !/ss$/.test(verb) && !predicateWords.has(verb) && !praises.test(verb)
}
const praises =
  /^(?:holds?|satisfies|matches|meets|succeeds|reaches|achieves|stays|wins|follows|stands|describes|names|states|says|gives|applies|passes|respects|always|thus|means)$/

/** `### Option A … **Not applicable.** ### Option B …`: each option under a head of its own, with a verdict at its end. */
function sectionVerdicts({ low, lines }: Doc, mentions: readonly Mention[], count: number): Mention[] {
  const heads = mentions.filter(({ from }) => {
    const line = lines[lineIndex(lines, from)]!
    return sectionHead.test(low.slice(line.from, from))
  })
  const names = new Set(heads.map(({ answer }) => claimOf(answer)))
  if (names.size !== heads.length || heads.length < Math.min(3, count)) return []
  const ends = heads.map((_, i) => heads[i + 1]?.from ?? low.length)
  const verdicts = heads.map(({ to }, i) => {
    const section = low
      .slice(to, ends[i]!)
      .replace(/(?:#{1,6} |(?:^|\n)[^\p{L}\n]*)?(?:option|choice)?\s?["'*_\x60(]*$/u, '')
    return endsWith(section.replace(/[*_\x60]/g, ' '))
  })
  const given = heads.filter((_, i) => verdicts[i] === true)
  const others = mentions.filter(one => !heads.includes(one) && one.from > heads.at(-1)!.to)
  if (given.length !== 1 || others.length > 0 || verdicts.filter(one => one !== undefined).length < heads.length - 1)
    return []
  return given.map(one => ({ ...one, itemStance: { stance: 'given', strong: true, asked: false } }))
}
const sectionHead = /^[\s#*_>]{0,8}(?:option|choice|alternative)\s["'*_\x60(]{0,3}$/

/** `A) F B) T`: a mark for each letter. */
const markBehind =
  /^["'*_\x60]{0,3}\s?[).:=]{1,2}\s?["'*_\x60]{0,3}(?:(t|true|yes|y|✓|✔|✅)|(?:f|false|no|n|✗|✘|❌))(?![\p{L}\p{N}'])(?=["'*_\x60]{0,3}(?:[\s,;.|]|$))/u

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** `the fourth option`. */
function ordinalOptions({ low }: Doc, choices: Hints['choices'], labels: readonly string[]): Mention[] {
  const all = choices?.label ?? labels
  const found: Mention[] = []
  for (const match of low.matchAll(
    /\b(first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th) (?:option|choice|alternative|one(?=\W*$|(?<=\b(?:options|choices|alternatives)\b[^.\n]{0,40}) (?:is|works|holds|can|will|fits)\b))\b|\bthe (first|second|third|fourth|fifth|sixth|last) of (?:the|these|those)(?: \w+){0,2} (?:options|choices|alternatives|answers|statements|claims)\b|\b(?:option|choice|alternative) (?:(?:number|no\.) )?([1-6]|one|two|three|four|five|six)\b|^\W*(?:the )?(first|second|third|fourth|last)(?: (?:pair|one|action|fact|claim|statement|proposition))?\W*$/g,
  )) {
    const word = match[1] ?? match[2] ?? match[3] ?? match[4]!
    const place =
      word === 'last'
        ? all.length - 1
        : /^\d/.test(word)
          ? Number(word[0]) - 1
          : Math.max(places.indexOf(word), (numberWords.get(word) ?? 0) - 1)
    const label = all[place]
    const span = { from: match.index, to: match.index + match[0].length }
    if (label !== undefined) found.push({ ...span, answer: { kind: 'choice', label, span } })
  }
  return found
}

const labelOf = (choices: Hints['choices'], labels: readonly string[], letter: string): string =>
  (choices?.label ?? labels).find(one => one.toLowerCase() === letter) ?? letter.toUpperCase()

/** Length of the option's own words after its letter, articles aside; 0 if other words follow. */
function ownText(low: string, at: number, option: string | undefined): number {
  const wanted = plainWords(option ?? '')
  if (wanted.length === 0) return 0
  let left = wanted
  let end = 0
  for (const match of low.slice(at, at + 2 * option!.length + 20).matchAll(/[\p{L}\p{N}_'-]+|\n/gu)) {
    if (match[0] === '\n') return 0
    if (articles.has(match[0])) continue
    if (match[0] !== left[0]) return 0
    left = left.slice(1)
    end = match.index + match[0].length
    if (left.length === 0) return end
  }
  return 0
}
/** Options with their words after the letter of another: `A) walk to the attic`, where that is D. */
function othersText(low: string, at: number, choices: Hints['choices'], place: number): Answer[] {
  const wanted = plainWords(choices?.text[place] ?? '').join(' ')
  if (!/^["'*_\x60\s)\]}.:]{1,8}[\p{L}\p{N}]/u.test(low.slice(at, at + 12))) return []
  return (choices?.text ?? []).flatMap((option, i) => {
    const words = plainWords(option).join(' ')
    if (i === place || `${wanted} `.startsWith(`${words} `)) return []
    const end = ownText(low, at, option)
    const span = { from: at, to: end }
    return end === 0 ? [] : [{ kind: 'choice' as const, label: choices!.label[i]!, span }]
  })
}
const articles = new Set(['a', 'an', 'the'])
const plainWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}_'-]+/gu) ?? []).filter(word => !articles.has(word))

/** An option on a line of its own, where the rest of the line judges it: `B. … ✓`, `C. … is wrong`, `D. … — so no.` */
function judgedEntry({ low, lines }: Doc, one: Mention): Mention[] {
  const line = lines[lineIndex(lines, one.from)]!
  const rest = low.slice(one.from + 1, line.to)
  const yes = endsWith(rest)
  if (yes !== undefined)
    return [{ ...one, itemStance: { stance: yes ? 'given' : 'denied', strong: true, asked: false } }]
  return judging.test(rest) ? [one] : []
}
const judging =
  /\b(?:correct|incorrect|wrong|right|true|false|yes|no|applicable|inapplicable|possible|impossible|valid|invalid|holds?|fine|works|fails|ruled out|excluded)\b|[✓✔✅✗✘❌]|\d\s?%/u
const lastWord =
  /[-–—:.,;(→>|]\s*(?:so |hence |thus |therefore |still |it )?(?:(yes|true|correct|applicable|possible|holds|valid|reachable|right)|(no|false|wrong|incorrect|not applicable|inapplicable|not possible|impossible|invalid|not valid|unreachable|not reachable|(?:does|do) not hold(?: any ?more)?|doesn't hold(?: any ?more)?|no longer holds|cannot hold|can never hold))[^\p{L}\p{N}]*$/u

/** The meaning of the last words of a line that a mark sets apart. */
function endsWith(rest: string): boolean | undefined {
  if (pointedAt.test(rest.slice(-80))) return true
  const match = lastWord.exec(rest.slice(-80))
  return match === null ? undefined : match[1] !== undefined
}

/** `B. walk to the attic`: the option's words after its letter, or after any letter of a list of all options. */
function isBehind({ low }: Doc, one: Mention, letters: readonly Mention[], restated: boolean): boolean {
  const at = spanAt(letters, one.from)
  // The option's own words are part of its letter's mention.
  const holder = letters[at]
  if (holder !== undefined && holder.from < one.from && one.to <= holder.to) return true
  const letter = letters[at - 1]
  if (letter === undefined || one.from - letter.to > 12) return false
  if (low.slice(letter.to, one.from).includes('\n')) return false
  return restated || claimOf(letter.answer) === claimOf(one.answer)
}

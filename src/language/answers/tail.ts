// What a response states about a mention right after it.

import { type Cue, predicateWords, type Property } from './cues'
import { foreignPredicates } from './discourse/foreign'
import type { Token } from './lexicon'
import { type WordMeaning, worthOf } from './worth'

/** Cues that end what is stated. */
const turns: ReadonlySet<Cue> = new Set(['contrast', 'conclude', 'explain', 'correct'])

export interface Tail {
  readonly value: 'give' | 'deny' | undefined
  /** The meaning of its words before negation: `not wrong` is stated with "wrong". */
  readonly plain?: 'give' | 'deny' | undefined
  /** It is only thought of: `(a b) is tempting`. */
  readonly considered?: boolean
  /** The first token that is no part of it. */
  readonly next: number
}

/** Words scanned after a mention. */
const MAX_TAIL = 16

/** True if words or marks precede what they describe: `Applicable: (a b) Not applicable: (c d)`, `✓ (a b) ✗ (c d)`. */
export function isLed(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ mention }) => mention !== undefined)
  const before = tokens[first - 1]
  return before !== undefined && (before.text === ':' || isSign(before))
}

const isSign = ({ text, properties }: Token): boolean => properties.length > 0 && /^[^\p{L}\p{N}]+$/u.test(text)

/** True if the text between two mentions is a label of the second. */
function isLabelOfNext(tokens: readonly Token[], from: number): boolean {
  let at = from
  while (at < tokens.length && at < from + MAX_TAIL && tokens[at]!.mention === undefined) at++
  if (tokens[at]?.mention === undefined || at === from) return false
  const last = tokens[at - 1]!
  if (at === from + 1) return isSign(last)
  return last.text === ':' && !verbs.test(tokens[from]!.text)
}
const verbs =
  /^(?:[^\p{L}]|(?:is|are|was|were|can|could|does|do|will|would|has|have|it|which|that|cannot|isn't|aren't|can't|doesn't)(?:\s|$))/u

/** What a response states about a mention right after it: `(a b) is not applicable`, `(a b): no`, `(a b), however, cannot.` */
export function tailOf(
  tokens: readonly Token[],
  i: number,
  meaning: WordMeaning,
  { value: earlier, plain: earlierPlain }: Pick<Tail, 'value' | 'plain'>,
  led: boolean,
): Tail {
  let at = i + 1
  const none: Tail = { value: undefined, next: i + 1 }
  if (led && isLabelOfNext(tokens, at)) return none
  // Mentions of equal rank share what is stated after the last of them.
  let nots = 0
  let began = false
  let bare: number | undefined
  const limit = Math.min(tokens.length, at + MAX_TAIL)
  let inBracket = 0
  for (; at < limit; at++) {
    const token = tokens[at]!
    const { text, cues, properties } = token
    if (token.mention !== undefined) break
    if (text === '?') break
    // `(a b), no (c d)`
    if (text === 'no' && tokens[at - 1]?.text === ',' && tokens[at + 1]?.mention !== undefined) break
    if (text === '(') inBracket++
    if (text === ')' && inBracket > 0) inBracket--
    if (!began) {
      const first = text.split(' ')[0]!
      if (
        starters.has(text) ||
        predicateWords.has(first) ||
        foreignPredicates.has(first) ||
        (properties.length > 0 && isMark(text))
      )
        began = true
      else if (text === ',' && at === i + 1) continue
      else if (andSoOn.test(text) || (text === 'and' && andSoOn.test(tokens[at + 1]?.text ?? ''))) continue
      else if (at === i + 1 && where.test(text)) {
        const verb = verbBehind(tokens, at + 1, limit)
        if (verb < 0) return none
        at = verb - 1
        continue
      } else if (properties.length > 0 && tokens[at - 1]?.text === ',') return none
      else if (!(at === i + 1 && fillersBehind.has(text))) return none
    }
    if (text === ';' || (text === ',' && at > i + 1 && !softComma(tokens, at))) break
    const value = properties.length > 0 ? worthOf(properties, nots, meaning) : undefined
    // `make (a b) true`
    if (text === 'true' && at === i + 1 && /\bmak(?:e|es|ing)$/.test(tokens[i - 1]?.text ?? '')) continue
    if (value === 'give' && isConditional(tokens, i, at)) return { value: undefined, considered: true, next: at + 1 }
    // `(a b) can be true`: one word for both.
    const goesOn =
      text === 'can be' && (tokens[at + 1]?.properties ?? []).some(one => meaning.properties[one] !== undefined)
    if (value !== undefined && !goesOn)
      return { value, plain: nots === 0 ? value : worthOf(properties, 0, meaning), next: at + 1 }
    if (cues.includes('not')) {
      nots++
      bare = at
    } else if (text === 'but' && began && at > i + 2 && tokens[at + 1]?.properties.length) {
      // `(a b) is subtle but wrong`
      nots = 0
      bare = undefined
    } else if (cues.some(cue => turns.has(cue)) && !(cues.includes('contrast') && at <= i + 2)) break
    else if (cues.includes('consider')) return { value: undefined, considered: began, next: at }
  }
  if (
    began &&
    nots % 2 === 1 &&
    noAnswer.test(
      tokens
        .slice(i + 1, limit)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return { value: 'deny', next: at }
  // `(c d) is.`
  if (began && nots === 0 && at <= i + 3 && /^(?:is|are|does|can|must|has to|it is)$/.test(tokens[i + 1]?.text ?? '')) {
    const closes = at >= tokens.length || tokens[at]!.text === ';'
    // `B is not wrong; (c d) is.`
    const isBlamed = earlierPlain === 'deny' && earlier === 'give'
    if (closes && at === i + 2) return { value: isBlamed ? 'deny' : 'give', next: at }
  }
  // `(a b) cannot.`, `(a b) isn't.`
  const ended = at >= tokens.length || tokens[at]!.mention === undefined
  while (at - 1 > (bare ?? at) && /^(?:be|either|too|so)$/.test(tokens[at - 1]!.text)) at--
  if (bare !== undefined && nots % 2 === 1 && ended && at - bare <= 2 && !hasSubject(tokens, i, bare)) {
    const word = tokens[bare]!.text
    const property: Property = /^is|^are|^was|^not$/.test(word) ? 'bad' : 'unfit'
    const turned = earlier === undefined ? undefined : earlier === 'give' ? 'deny' : 'give'
    const value = turned ?? meaning.properties[property] ?? meaning.properties.unfit
    if (value !== undefined) return { value, next: at }
  }
  return none
}

/** `(a b) cannot serve as the answer` */
const noAnswer = /^\S+ (?:be|serve|count|qualify|stand|pass|do)\b(?: \S+){0,4} (?:answer|solution|choice|candidate)\b/

/** `(a b) would be applicable after (c d)`, `if it were open, (a b) would be applicable`. */
function isConditional(tokens: readonly Token[], i: number, at: number): boolean {
  const words = tokens.slice(i + 1, at).map(({ text }) => text)
  if (!words.some(text => /^(?:would|could|will|only|becomes?)\b/.test(text))) return false
  return (
    /^(?:after|once|if|when|until|unless)$/.test(tokens[at + 1]?.text ?? '') ||
    (/^(?:if|were|had|once)$/.test(tokens[0]!.text) && /^would\b/.test(words[0]!)) ||
    // `After that, (a b) would become applicable`
    (/^(?:after|once|when)$/.test(tokens[0]!.text) && /^(?:would|will|becomes?)\b/.test(words[0]!))
  )
}

/** `(a b) — the cells are not connected`: stated about others. */
const hasSubject = (tokens: readonly Token[], i: number, to: number): boolean =>
  starters.has(tokens[i + 1]?.text ?? '') &&
  /^(?:the|its|an?)$/.test(tokens[i + 2]?.text ?? '') &&
  i + 3 < to &&
  !fillersBehind.has(tokens[i + 3]!.text)

/** `(a b) at the end of the plan can go`: the verb after words that show where; -1 if there is none. */
function verbBehind(tokens: readonly Token[], from: number, limit: number): number {
  let at = from
  while (at < limit && placeWords.test(tokens[at]!.text)) at++
  return at > from && at < limit && predicateWords.has(tokens[at]!.text.split(' ')[0]!) ? at : -1
}
/** `(a b), (c d) and so on are reachable` */
const andSoOn = /^(?:so on|so forth|etc\.?|others|the others|the rest|the like|more)$/
const where = /^(?:at|from|in|of|near)$/
const placeWords =
  /^(?:the|this|that|its|very|end|beginning|start|top|bottom|middle|of|in|plan|sequence|list|original|given|steps?|positions?|places?|index|indices|and|\d{1,3})$/

const starters = new Set([':', '-', '–', '—', '--', '→', '->', '=>', '⇒', '(', '|', '='])
const fillersBehind = new Set([
  'either',
  'action',
  'fact',
  'proposition',
  'option',
  'step',
  'one',
  'both',
  'all',
  'only',
  'then',
  ')',
  'itself',
])
const isMark = (text: string): boolean => /^[^a-z0-9]+$/.test(text) || ['ok', 'okay', 'yes', 'no'].includes(text)
const softComma = (tokens: readonly Token[], at: number): boolean =>
  /^(?:however|though|which|too|of|in|on|also|by|unfortunately|clearly|obviously)$/.test(
    tokens[at + 1]?.text.split(' ')[0] ?? '',
  ) || /^(?:however|though|too|also|unfortunately|clearly)$/.test(tokens[at - 1]?.text ?? '')

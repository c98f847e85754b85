// Steps of a given plan described by their places: "the last two actions", "the first and the last step", "steps 12 and 13".

import type { Span } from '#base/text'
import { numberWords, rankWords } from './number-words'

/** Places of steps, from 0, in order. */
export interface StatedPlaces extends Span {
  readonly places: readonly number[]
  /** The same numbers where they count from 0. */
  readonly fromZero?: readonly number[]
  /** Nothing shows how they count. */
  readonly isOpen?: boolean
}

const count = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)`
const some = '(?:(?:consecutive|redundant|unnecessary|superfluous|adjacent|remaining|useless) )?'
const unit =
  '(?:actions?|steps?|moves?|operations?|entry|entries|items?|elements?|ones?|bullets?|lines?|facts?|effects?|conditions?|propositions?)'
/** Without a noun, in a list that is known: `drop the second`, `the first two are wrong`. */
const verb =
  '(?:is|are|was|were|should|must|has|have|needs?|do|does|can|cannot|fails?|too|also|as well|belongs?|goes|from|by|with|and|of (?:this|my|the|these))'
const bare = String.raw`(?:[.,;:)]|$|\n| ${verb}\b)`
const edge = '(?:very )?(first|initial|opening|last|final|closing)'
const edges = new RegExp(
  String.raw`\b(?:${edge} (?:(${count})(?: ${some}${unit}\b|(?=${bare}))|(?:pair|couple)\b(?: of ${some}${unit}\b)?)|(${count}) ${edge} ${unit}\b)`,
  'g',
)
const rank = String.raw`(?:(?:second|third|next)[- ](?:to[- ])?(?:the[- ])?last|penultimate|(?:very )?(?:first|last|final)|\d{1,3}(?:st|nd|rd|th)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]{3,7})?|[a-z]{3,9}th|second|third)`
const ranked = new RegExp(
  String.raw`\b${rank}(?: ${some}${unit})?(?:(?:,? and|,| &)(?: the)? ${rank}(?: ${some}${unit})?){0,6}\b`,
  'g',
)
const oneRank = new RegExp(rank, 'g')
const hasUnit = new RegExp(String.raw`\b${unit}$`)
const isBare = new RegExp(`^${bare}`)
const numbered =
  /(?<![\p{L}\p{N}_])(steps?|moves?|actions?|positions?|items?|elements?|lines?|rows?|entry|entries|bullets?|numbers?|points?|ind(?:ex|ices|exes)|(?:no|nr)\.?|schritte?|pasos?|étapes?|pass[oi]|stap(?:pen)?|шаг\p{L}{0,3}|adım\p{L}{0,4}|步骤|第|ステップ|단계|الخطوة)\s?(?:numbers? |nos?\. )?#?\d{1,3}(?!\d|[-–]\p{L})(?:(?:,? and|,| &|\s?[-–/]| to| through)\s?(?:(?:steps?|moves?|actions?|positions?|index) )?#?\d{1,3}(?!\d)){0,8}(?:\s?[步个]|단계)?/gu
const zeroBased = /\b(?:zero|0)[- ]?(?:based|indexed)|(?:counting|starting|numbered) (?:from|at) (?:zero|0)\b/
const oneBased = /\b(?:one|1)[- ]?(?:based|indexed)|(?:counting|starting|numbered) (?:from|at) (?:one|1)\b/

/** The positions in a plan of `length` steps that a text describes, sorted; `isOwn`: in a list right before it. Linear. */
export function statedPlaces(low: string, length: number, isOwn = false): StatedPlaces[] {
  const found: StatedPlaces[] = []
  const add = (from: number, to: number, places: readonly number[], more = {}): void => {
    if (places.length > 0 && places.every(place => place >= 0 && place < length))
      found.push({ from, to, places: [...new Set(places)].sort((a, b) => a - b), ...more })
  }
  for (const match of low.matchAll(edges)) {
    const [words, before, many, fewer, behind] = match
    const n = numberOf(many ?? fewer ?? 'two')
    const isFirst = /^(?:first|initial|opening)$/.test(before ?? behind!)
    const from = isFirst ? 0 : length - n
    const places = Array.from({ length: Math.min(n, length + 1) }, (_, i) => from + i)
    add(match.index, match.index + words.length, places)
  }
  for (const match of low.matchAll(ranked)) {
    const to = match.index + match[0].length
    const led = isOwn && /\b(?:the|my|its|that)\s$/.test(low.slice(Math.max(0, match.index - 6), match.index))
    if (!hasUnit.test(match[0]) && !(led && isBare.test(low.slice(to, to + 12)))) continue
    const places = [...match[0].matchAll(oneRank)].map(([word]) => placeOf(word, length))
    add(match.index, to, places)
  }
  const countsFromZero = zeroBased.test(low)
  const countsFromOne = oneBased.test(low)
  for (const match of low.matchAll(numbered)) {
    const numbers = numbersIn(match[0])
    const isIndex = match[1]!.startsWith('ind') || numbers.includes(0) || countsFromZero
    const fromOne = numbers.map(number => number - 1)
    const to = match.index + match[0].length
    if (isIndex) add(match.index, to, numbers)
    else
      add(match.index, to, fromOne, {
        fromZero: numbers,
        isOpen: !/^(?:step|move|line|\P{ASCII}|schritt|paso|pass|stap)/u.test(match[1]!) && !countsFromOne,
      })
  }
  found.sort((a, b) => a.from - b.from || b.to - a.to)
  return found.filter((one, i) => i === 0 || one.from >= found[i - 1]!.to)
}

const numberOf = (word: string): number => numberWords.get(word) ?? Number(word)

/** The place of a rank; -1 if the word is none. */
function placeOf(word: string, length: number): number {
  if (/^(?:very )?(?:last|final)$/.test(word)) return length - 1
  if (word.startsWith('third') && word.endsWith('last')) return length - 3
  if (word === 'penultimate' || word.endsWith('last')) return length - 2
  const plain = word.replace(/^very /, '')
  return (rankWords.get(plain) ?? (/^\d/.test(plain) ? Number.parseInt(plain, 10) : 0)) - 1
}

/** `2, 3 and 5`, `2-4`. */
function numbersIn(words: string): number[] {
  const numbers: number[] = []
  for (const match of words.matchAll(/([-–]|\bto\b|\bthrough\b)?\D*?(\d{1,3})/g)) {
    const number = Number(match[2])
    const last = numbers.at(-1)
    if (match[1] !== undefined && last !== undefined)
      for (let between = last + 1; between < number; between++) numbers.push(between)
    numbers.push(number)
  }
  return numbers
}

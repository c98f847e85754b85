// Numbers of steps as answers to whether something is possible within a number of steps: `It takes 3`, `two suffice`.

import { type Doc, spanAt } from './lines'
import type { Mention } from './mention'
import { numberWords } from './number-words'

const boundIn = /\bin (?:at most (\d{1,4}) steps|(one) step)\b/

/** The number of steps within which something is asked for; undefined if the question sets none. */
export function stepBound(question: string | undefined): number | undefined {
  const match = question === undefined ? null : boundIn.exec(question)
  return match === null ? undefined : Number(match[1] ?? 1)
}

const words = [...numberWords.keys()].filter(word => !word.includes('-')).join('|')
const count = String.raw`(\d{1,4}|${words})`
const steps = '(?:[- ](?:steps?|actions?|moves?))'
/** What a number of steps states: as many are needed, more are needed, or as many are enough. */
const claims: readonly (readonly [RegExp, 'needs' | 'exceeds' | 'suffices'])[] = [
  [String.raw`\b(?:at least|no fewer than|no less than|a minimum of) ${count}${steps}`, 'needs'],
  [String.raw`\b(?:takes|needs|requires|would take|would need|is) (?:exactly )?${count}${steps}`, 'needs'],
  [String.raw`\b(?:only|not before|not until) (?:in |after )?${count} or more${steps}`, 'needs'],
  [String.raw`\b(?:more|longer) than ${count}${steps}`, 'exceeds'],
  [String.raw`\b(?:no|not|cannot|never|none)\b[^.;,\n]{0,40}?\b(?:shorter|fewer|less) than ${count}${steps}`, 'needs'],
  [
    String.raw`\b${count}${steps} (?:are|is|would be|will be) (?:too few|not enough|insufficient|not sufficient)\b`,
    'exceeds',
  ],
  [String.raw`\b${count}${steps} (?:do|does) not suffice\b`, 'exceeds'],
  [String.raw`\bnot (?:with)?in (?:at most |only |just )?${count}(?:${steps}|\b)`, 'exceeds'],
  [String.raw`\b(?:takes|needs|requires) (?:only|just|at most) ${count}${steps}`, 'suffices'],
  [String.raw`\b${count}${steps} (?:suffices?|(?:are|is|would be) (?:already )?(?:enough|sufficient))\b`, 'suffices'],
].map(([source, kind]) => [new RegExp(source!, 'gu'), kind as 'needs' | 'exceeds' | 'suffices'])

/** `It can be done in four steps`, `within four steps`: a way, but maybe of this length. */
const way = new RegExp(
  String.raw`\b(?:in|after|with|within) (?:exactly |at most |up to |no more than |about |only |just )?${count}${steps}`,
  'gu',
)
const below = new RegExp(String.raw`\b(?:shorter|fewer|less) than ${count}${steps}`, 'gu')
const negated = /\b(?:no|not|never|cannot|none|nor)\b|n't\b/
const hedged = /\b(?:if|whether|would|could|might|may|perhaps|maybe)\b/

const numberIn = (match: RegExpMatchArray): number => numberWords.get(match[1]!) ?? Number(match[1])

/**
 * The mentions of yes and no, with what numbers of steps state about the bound. A claim that it is possible counts no
 * more where its sentence gives a longer way.
 */
export function withStepBound({ low, sentences }: Doc, mentions: readonly Mention[], bound: number): Mention[] {
  const stated: Mention[] = []
  const longer = new Set<number>()
  for (const [pattern, kind] of claims)
    for (const match of low.matchAll(pattern)) {
      const place = spanAt(sentences, match.index)
      const before = low.slice(sentences[place]?.from ?? 0, match.index).slice(-60)
      const number = numberIn(match)
      // `does not take more than 2 steps`
      const isTurned = kind !== 'needs' && !match[0].startsWith('not ') && negated.test(before.slice(-24))
      if (isTurned && kind === 'suffices') continue
      const isTooFew = !isTurned && (kind === 'exceeds' ? number >= bound : kind === 'needs' && number > bound)
      const isExact = kind === 'needs' && /^(?:takes|needs|requires) /.test(match[0])
      const isEnough = number <= bound && (kind === 'suffices' || isExact || isTurned)
      if (isTooFew) longer.add(place)
      if (!(isTooFew || isEnough) || hedged.test(before)) continue
      const span = { from: match.index, to: match.index + match[0].length }
      const answer = { kind: 'yes-no' as const, yes: isEnough, span }
      stated.push({ ...span, answer, itemStance: { stance: 'given', strong: true } })
    }
  for (const match of low.matchAll(way)) if (numberIn(match) > bound) longer.add(spanAt(sentences, match.index))
  for (const match of low.matchAll(below)) if (numberIn(match) > bound + 1) longer.add(spanAt(sentences, match.index))
  const kept = mentions.filter(
    ({ answer, weak, from }) =>
      !(answer.kind === 'yes-no' && answer.yes && weak === true && longer.has(spanAt(sentences, from))),
  )
  return [...kept, ...stated].sort((a, b) => a.from - b.from)
}

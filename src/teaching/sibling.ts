// Siblings of a question: same kind, format, level and trap, another seed.

import { makeRng } from '#base/rng'
import type { Size } from '#language/domain-kit'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { type DomainFolder, domainNamed } from '#language/library/domains'
import { level } from '#teaching/levels/level'
import { traps } from '#teaching/misreadings/answers'
import { misreadingsOf } from '#teaching/misreadings/registry'
import { makeOne } from './quiz-question'

/** The properties that a sibling shares with its question. */
export interface Likeness {
  readonly level: 1 | 2 | 3 | 4
  /**
   * The most specific misreading that the question traps. Undefined if there is none, and for yes/no questions: those
   * that trap a misreading have the same answer, so the trap would reveal the sibling's answer.
   */
  readonly trap: string | undefined
}

/** The properties required of a sibling; null if the question's level is unknown. */
export function likenessOf(question: Question): Likeness | null {
  const rated = level(question, defaultLimits)
  if (rated === null) return null
  const rules = question.format === 'bool' ? [] : misreadingsOf(question.kind, question.format)
  const trap = rules.find(({ id }) => traps(question, id, defaultLimits))?.id
  return { level: rated.level, trap }
}

/**
 * A sibling of the question, one level lower (and without its trap) if `lower`; null if none is found. For a shipped
 * domain, it is about a new problem of about the same size, otherwise about another state of the same problem.
 */
export function sibling(question: Question, seed: string, lower = false): Question | null {
  const like = likenessOf(question)
  if (like === null || question.shown === null) return null
  const wanted = lower ? like.level - 1 : like.level
  if (wanted < 1) return null
  const { kind, format } = question
  const recipe = {
    kind,
    format,
    seed,
    level: wanted as Likeness['level'],
    ...(lower || like.trap === undefined ? {} : { trap: like.trap }),
  }
  const folder = domainNamed(question.domain)
  for (const size of folder === undefined ? [] : sizesLike(folder, seed)) {
    const made = makeOne({ kind: 'folder', domain: folder!.id, size }, recipe)
    if (made.kind === 'question' && !isSame(made.question, question)) return made.question
  }
  const made = makeOne({ kind: 'given', source: question.shown }, recipe)
  return made.kind === 'question' && !isSame(made.question, question) ? made.question : null
}

const isSame = (one: Question, other: Question): boolean =>
  one.question === other.question && one.judged?.problem === other.judged?.problem

/** The small size, and others slightly larger at random: quick to generate and to think about. */
export function sizesLike({ presets, parameters }: DomainFolder, seed: string): readonly Size[] {
  const { small } = presets
  const larger = parameters.map(({ id, max, min }): Size => {
    const value = small[id] ?? min
    return { ...small, [id]: Math.min(max, value + 1) }
  })
  return [small, ...makeRng(`${seed}/sizes`).shuffled(larger)].slice(0, SIZES)
}

const SIZES = 3

// Chooses the next question to practise.

import { makeRng } from '#base/rng'
import { makeQuestions } from '#questions/kinds/asking/making'
import { type KindCode, wordsOfKind } from '#questions/kinds/codes'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { domains } from '#language/library/domains'
import { level as levelOf } from '#teaching/levels/level'
import { sizesLike } from './sibling'

/** Number of domains tried, in random order, and of questions generated from each at a time. */
const DOMAINS = 5
const TOGETHER = 3
/** Number of questions examined before one of another level is accepted. */
const MAX_TRIES = 45

/** A question to practise, and the effort of finding it. */
export interface Practised {
  readonly question: Question
  /** The question's level, which may differ from the requested one. */
  readonly level: 1 | 2 | 3 | 4
  /** Number of questions examined. */
  readonly looked: number
}

/**
 * A question of the kind and level about a shipped domain, open if possible. Some levels are rare: after a few dozen
 * questions, the one with the nearest level is used, the easier of two. Null if no question could be generated. The
 * same seed gives the same question.
 */
export function practise(kind: KindCode, level: number, seed: string): Practised | null {
  if (level < 1 || level > 4 || !Number.isInteger(level)) return null
  const rng = makeRng(`${seed}/practise/${kind}/${level}`)
  const folders = rng.shuffled(domains().filter(({ id }) => !LARGE.has(id))).slice(0, DOMAINS)
  let looked = 0
  let nearest = null as Omit<Practised, 'looked'> | null
  const offOf = (each: number): number => Math.abs(each - level) + (each > level ? 0.5 : 0)
  // Tries larger problems first for higher levels.
  for (const format of wordsOfKind(kind).formats)
    for (const folder of folders)
      for (const place of level > 2 ? [1, 0] : [0, 1]) {
        const size = sizesLike(folder, seed)[place]
        if (size === undefined) continue
        const world = { kind: 'folder', domain: folder.id, size } as const
        const unit = { world, kind, format, count: TOGETHER, seed: `${seed}/${place}`, block: 0 }
        for (const question of makeQuestions(unit).questions) {
          const rated = levelOf(question, defaultLimits)
          looked++
          if (rated !== null && (nearest === null || offOf(rated.level) < offOf(nearest.level)))
            nearest = { question, level: rated.level }
        }
        if (nearest !== null && (nearest.level === level || looked >= MAX_TRIES)) return { ...nearest, looked }
      }
  return nearest === null ? null : { ...nearest, looked }
}

/** Domains with thousands of facts or more in a problem, which are unsuitable for practising. */
const LARGE: ReadonlySet<string> = new Set(['alfworld'])

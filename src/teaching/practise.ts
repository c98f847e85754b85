// The next question to practise.

import { makeRng } from '#base/rng'
import { makeQuestions } from '#questions/kinds/asking/making'
import { type KindCode, wordsOfKind } from '#questions/kinds/codes'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { domains } from '#language/library/domains'
import { level as levelOf } from '#teaching/levels/level'
import { sizesLike } from './sibling'

/** Domains tried, in random order, and questions made of each at a time. */
const DOMAINS = 5
const TOGETHER = 3
/** Questions examined before one of another level will do. */
const MAX_TRIES = 45

/** A question to practise, and what it took. */
export interface Practised {
  readonly question: Question
  /** The question's level, which may differ from the requested one. */
  readonly level: 1 | 2 | 3 | 4
  /** How many questions were examined. */
  readonly looked: number
}

/**
 * A question of the kind and level about one of the domains that ship, open where that can be. Some levels are rare: after
 * a few dozen questions the one whose level is nearest will do, the easier of two. Null where no question was made at all.
 * The same seed gives the same question.
 */
export function practise(kind: KindCode, level: number, seed: string): Practised | null {
  if (level < 1 || level > 4 || !Number.isInteger(level)) return null
  const rng = makeRng(`${seed}/practise/${kind}/${level}`)
  const folders = rng.shuffled(domains().filter(({ id }) => !LARGE.has(id))).slice(0, DOMAINS)
  let looked = 0
  let nearest = null as Omit<Practised, 'looked'> | null
  const offOf = (each: number): number => Math.abs(each - level) + (each > level ? 0.5 : 0)
  // Hard questions are found in larger problems first.
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

/** Their problems have thousands of facts at the least: to practise, others are better. */
const LARGE: ReadonlySet<string> = new Set(['alfworld'])

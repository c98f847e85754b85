// The next question to practise.

import { makeRng } from '../base/rng'
import { makeQuestions } from '../kinds/asking/making'
import { type KindCode, wordsOfKind } from '../kinds/codes'
import { defaultLimits } from '../kinds/judge'
import type { Question } from '../kinds/question'
import { domains } from '../library/domains'
import { level as levelOf } from './levels/level'
import { sizesLike } from './sibling'

/** Domains tried, in an order by chance, and questions made of each at a time. */
const DOMAINS = 5
const TOGETHER = 3

/**
 * A question of the kind and level about one of the domains that ship, open where that can be; null where none is found.
 * The same seed gives the same question.
 */
export function practise(kind: KindCode, level: number, seed: string): Question | null {
  if (level < 1 || level > 4 || !Number.isInteger(level)) return null
  const rng = makeRng(`${seed}/practise/${kind}/${level}`)
  const folders = rng.shuffled(domains().filter(({ id }) => !LARGE.has(id))).slice(0, DOMAINS)
  for (const place of [0, 1])
    for (const format of wordsOfKind(kind).formats)
      for (const folder of folders) {
        const size = sizesLike(folder, seed)[place]
        if (size === undefined) continue
        const world = { kind: 'folder', domain: folder.id, size } as const
        const unit = { world, kind, format, count: TOGETHER, seed: `${seed}/${place}`, block: 0 }
        for (const question of makeQuestions(unit).questions)
          if (levelOf(question, defaultLimits)?.level === level) return question
      }
  return null
}

/** Their problems have thousands of facts at the least: to practise, others are better. */
const LARGE: ReadonlySet<string> = new Set(['alfworld'])

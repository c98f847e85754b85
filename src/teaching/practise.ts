// The next question to practise.

import { makeRng } from '../base/rng'
import { type KindCode, wordsOfKind } from '../kinds/codes'
import type { Question } from '../kinds/question'
import { domains } from '../library/domains'
import { makeOne } from './quiz-question'
import { sizesLike } from './sibling'

/** Domains tried, in an order by chance. */
const DOMAINS = 6

/**
 * A question of the kind and level about one of the domains that ship, open where that can be; null where none is found.
 * The same seed gives the same question.
 */
export function practise(kind: KindCode, level: number, seed: string): Question | null {
  if (level < 1 || level > 4 || !Number.isInteger(level)) return null
  const rng = makeRng(`${seed}/practise/${kind}/${level}`)
  const folders = rng.shuffled(domains().filter(({ id }) => !SLOW.has(id))).slice(0, DOMAINS)
  for (const format of wordsOfKind(kind).formats)
    for (const folder of folders)
      for (const size of sizesLike(folder, seed)) {
        const recipe = { kind, format, seed, level: level as 1 | 2 | 3 | 4 }
        const made = makeOne({ kind: 'folder', domain: folder.id, size }, recipe, 2)
        if (made.kind === 'question') return made.question
      }
  return null
}

/** Their problems have thousands of facts at the least: to practise, others are better. */
const SLOW: ReadonlySet<string> = new Set(['alfworld'])

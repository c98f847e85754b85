// Generates quiz questions of a kind from a seed, within the bounds of the entry. If a seed gives none, the following
// seeds are tried, up to a maximum.

import { type English, makeAll, type MakeWorld } from '#questions/kinds/asking/making'
import { kindName } from '#questions/kinds/codes'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { readPhrases } from '#language/english/read-phrases'
import type { Domain } from '#planning/pddl/model'
import { fitting } from './bounds'
import { level } from '#teaching/levels/level'
import type { LessonWorld, QuestionEntry } from './lesson'
import type { MadeQuiz } from './quiz'

/** Number of seeds tried, starting with the entry's own; fewer if each seed generates several problems. */
const SEEDS = { folder: 3, given: 8 } as const

/** The requirements of an entry on its question, without its place in a file. */
export type Recipe = Omit<QuestionEntry, 'entry' | 'on' | 'place'>

/** The question of an entry, in the English of its world. `world`: the lesson's world that the entry names, if any. */
export function quizQuestion(entry: QuestionEntry, world: LessonWorld | undefined): MadeQuiz {
  const { on } = entry
  if ('domain' in on) return makeOne({ kind: 'folder', ...on }, entry)
  if (world === undefined) return { kind: 'none', message: `This lesson has no world called “${on.world}”.` }
  const { source, phrases } = world
  const english = phrases === null ? undefined : (domain: Domain) => readPhrases(phrases, domain).phrases
  return makeOne({ kind: 'given', source }, entry, SEEDS.given, english)
}

/** The first question that satisfies the recipe; none if no tried seed gives one. */
export function makeOne(
  world: MakeWorld,
  recipe: Recipe,
  seeds: number = SEEDS[world.kind],
  english?: English,
): MadeQuiz {
  const { kind, format, goalDistance, most } = recipe
  const fits = fitting(recipe)
  const reasons = new Map<string, number>()
  for (let attempt = 0; attempt < seeds; attempt++) {
    const seed = attempt === 0 ? recipe.seed : `${recipe.seed}+${attempt}`
    const unit = { world, kind, format, count: 1, seed, block: 0 }
    const { questions, passedOver } = makeAll(
      {
        ...unit,
        ...(goalDistance && { goalDistance: { from: goalDistance[0], to: goalDistance[1] } }),
        ...(most === undefined ? {} : { maxApplicable: most }),
      },
      english,
      fits,
    )
    const [question] = questions
    if (question !== undefined)
      return { kind: 'question', question, level: level(question, defaultLimits)?.level ?? null }
    for (const { reason, times } of passedOver) reasons.set(reason, (reasons.get(reason) ?? 0) + times)
  }
  const [main] = [...reasons].sort((one, other) => other[1] - one[1])
  return {
    kind: 'none',
    message: `No question on ${kindName(kind)} keeps within these bounds${main === undefined ? '' : `, mostly because ${main[0]}`}. Widen the bounds, or choose another size.`,
  }
}

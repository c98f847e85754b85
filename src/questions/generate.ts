// Questions from a problem and a seed: the same seed, the same questions, on every machine. A state that gives no
// question of a kind is passed over, and why is told when nothing else gives one either.

import { makeRng } from '../base/rng'
import { searchOptimal } from '../search/a-star'
import type { Task } from '../task/task'
import { kindAskers } from './kinds'
import { type Bounds, defaultBounds, type Posed } from './posed'
import type { Asked, FormatCode, KindCode, Source } from './question'
import { contextOf, type Situation, situationAt, type World } from './situation'
import type { Statement } from '../analysis/statement'
import { gatherStates } from './states'

/** A question as made here: everything to show it, and its key. */
export interface Question {
  readonly kind: KindCode
  readonly format: FormatCode
  readonly domain: string
  readonly context: string
  readonly stem: string
  readonly query?: string
  readonly choices?: readonly string[]
  readonly source: Source
  readonly asked?: Asked
  readonly statements?: readonly Statement[]
  /** The answer field of the benchmark's layout. */
  readonly key: unknown
  readonly difficulty: Difficulty
  /** What makes it again: the generator's seed and the question's place among its numbers. */
  readonly seed: string
}

/** What makes a question hard, as numbers. */
export interface Difficulty {
  readonly facts: number
  readonly actions: number
  /** Cost of a cheapest plan from the state; null where it was not found within a small search, or there is none. */
  readonly goalDistance: number | null
  /** Steps of the sequence or plan the question gives; 0 where it gives none. */
  readonly givenSteps: number
  /** Right answers of the open format; 1 otherwise. */
  readonly rightAnswers: number
}

export interface GenerateRequest {
  readonly world: World
  /** The problem the states come from. */
  readonly task: Task
  readonly kind: KindCode
  readonly format: FormatCode
  readonly count: number
  readonly seed: string
  readonly bounds?: Partial<Bounds>
  /** Only questions whose goal distance is known and lies within. */
  readonly goalDistance?: { readonly from: number; readonly to: number }
}

export interface Generated {
  readonly questions: readonly Question[]
  /** How often each reason kept a state from giving a question, most frequent first. */
  readonly passedOver: readonly { readonly reason: string; readonly times: number }[]
}

/** States tried for each question that is wanted. */
const TRIES = 12
/** States stored to find a question's goal distance, which only tells its difficulty. */
const DISTANCE_STATES = 50_000

export function generateQuestions(request: GenerateRequest): Generated {
  const { world, task, kind, format, count, seed, goalDistance } = request
  const ask = kindAskers[kind][format]
  const root = makeRng(`${seed}/${world.id}/${task.problem.name}/${kind}/${format}`)
  const bounds = { ...defaultBounds, ...request.bounds }
  const reasons = new Map<string, number>()
  const passOver = (reason: string): void =>
    void reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const questions: Question[] = []
  const asked = new Set<string>()
  if (ask === undefined) passOver(`${kind} is not asked as ${format}`)
  else {
    const { states } = gatherStates(task, root.fork('states'))
    for (let attempt = 0; attempt < count * TRIES && questions.length < count; attempt++) {
      const rng = root.fork(`question ${attempt}`)
      const situation = situationAt(world, task, states[attempt % states.length]!, rng)
      if (situation === undefined) {
        passOver('the problem is too large to ground')
        continue
      }
      const result = ask(situation, rng.fork('ask'), bounds)
      if (result.kind === 'not-here') {
        passOver(result.reason)
        continue
      }
      const difficulty = difficultyOf(situation, result.posed)
      if (goalDistance !== undefined && !isWithin(difficulty.goalDistance, goalDistance)) {
        passOver('the goal distance is not as asked for')
        continue
      }
      const same = `${result.posed.stem}\n${situation.source.problem}`
      if (asked.has(same)) {
        passOver('the question had been asked already')
        continue
      }
      asked.add(same)
      questions.push(questionOf(request, situation, result.posed, difficulty, `${seed}#${attempt}`))
    }
  }
  const passedOver = [...reasons].map(([reason, times]) => ({ reason, times }))
  return { questions, passedOver: passedOver.sort((a, b) => b.times - a.times) }
}

function questionOf(
  { world, kind, format }: GenerateRequest,
  situation: Situation,
  posed: Posed,
  difficulty: Difficulty,
  seed: string,
): Question {
  const { stem, parts, asked, choices, statements, query, key } = posed
  return {
    kind,
    format,
    domain: world.id,
    // The lists of actions and propositions belong to the open format, as in the published files.
    context: contextOf(
      situation,
      format === 'gen' ? parts : { ...parts, actions: false, propositions: false },
    ),
    stem,
    ...(query === undefined ? {} : { query }),
    ...(choices === undefined ? {} : { choices }),
    source: situation.source,
    ...(asked === undefined ? {} : { asked }),
    ...(statements === undefined ? {} : { statements }),
    key,
    difficulty,
    seed,
  }
}

function difficultyOf(
  { task }: Situation,
  { asked, statements, rightAnswers = 1 }: Posed,
): Difficulty {
  const outcome = searchOptimal(task, { maxStates: DISTANCE_STATES })
  const first = statements?.[0]
  const given =
    asked?.kind === 'val'
      ? asked.sequence
      : asked?.kind === 'just'
        ? asked.plan
        : first?.kind === 'sequence'
          ? first.entries
          : first?.kind === 'removable'
            ? first.plan
            : []
  return {
    facts: task.factCount,
    actions: task.actionCount,
    goalDistance: outcome.kind === 'plan' ? outcome.cost : null,
    givenSteps: given.length,
    rightAnswers,
  }
}

const isWithin = (distance: number | null, { from, to }: { from: number; to: number }): boolean =>
  distance !== null && distance >= from && distance <= to

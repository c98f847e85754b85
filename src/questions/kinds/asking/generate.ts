// Questions from a problem and a seed: the same seed, the same questions, on every machine. A state that gives no
// question of a kind is skipped, and why is described when nothing else gives one either.

import { textOfStatement, type Statement } from '#planning/analysis/statement'
import { makeRng, type Rng } from '#base/rng'
import { searchOptimal } from '#planning/search/a-star'
import type { State, Task } from '#planning/task/task'
import { askerOf } from './askers'
import { fallsTo, type Share, descriptionBy } from './identity'
import { Pool, poseDrawn } from './offers'
import type { DrawnOffers } from './offer'
import { type Ask, type Attempt, type Bounds, defaultBounds, type KindAsker, type Posed } from './posed'
import { type FormatCode, type KindCode, wordsOfKind } from '../codes'
import { type Asked, type Difficulty, givenSteps } from '../question'
import type { ContextParts } from '#language/english/context'
import type { Voice } from '#language/english/describe'
import type { PlanMaterial } from './planning/material'
import type { Source } from '#planning/pddl/source'
import { contextOf, problemAt, type Situation, situationAt, type World } from './situation'
import { gatherStates } from './states'

/** A question as generated here: everything to show it, and its key. */
export interface GeneratedQuestion {
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

/** What a layout makes of a question: its text before and its own, and what is right in that layout. */
export type Dressed = Pick<GeneratedQuestion, 'context' | 'stem' | 'key'>

/** Lays out a question on plans, or explains why it cannot. */
export type Dress = (material: PlanMaterial, situation: Situation, rng: Rng) => Dressed | string

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
  /** What was asked before and must not be asked again; what is asked here is added. */
  readonly asked?: Set<string>
  /** Wordings that are used instead of some drawn for each question. */
  readonly voice?: Voice
  /** Hears of each question where it is asked, and of what its context describes. */
  readonly hear?: (question: GeneratedQuestion, situation: Situation, parts: ContextParts) => void
  /** States stored to find a question's goal distance, which only estimates its difficulty; default 50,000. */
  readonly distanceStates?: number
  /** With several calls for one file: the share of this call. */
  readonly share?: Share
  /**
   * What else is asked of a question: null if it fits, else why it does not. Neither its goal distance nor its context
   * is known yet.
   */
  readonly fits?: (question: GeneratedQuestion) => string | null
  /** Of questions on plans, whose prompts have layouts; without it they are asked in our own words. */
  readonly dress?: Dress
  /** One question is wanted quickly: it is drawn from fewer offers, without its goal distance. */
  readonly isQuick?: boolean
  /** States in an order by chance; else the initial state comes first. */
  readonly isShuffled?: boolean
  /** True: ask only about the initial state, once; false: also about later states. */
  readonly onlyStart?: boolean
}

export interface Generated {
  readonly questions: readonly GeneratedQuestion[]
  /** How often each reason kept a state from giving a question, most frequent first. */
  readonly passedOver: readonly { readonly reason: string; readonly times: number }[]
}

/** States tried for each question that is wanted. */
const TRIES = 12
/** And where only some of the questions fit. */
const PICKY = 30
/** Random draws may succeed at the next attempt; deterministic ones never do. */
const START_TRIES = 2
/** Situations that come into the pool at a time, and how often in a row six of them may give nothing. */
const TOGETHER = 6
const BARREN = 4
/** Used if one question is wanted quickly. */
const QUICK_ROUNDS = 3
const DISTANCE_STATES = 50_000
const NO_MORE = 'there are no more that differ from what is asked already'
const NOTHING_ALIKE = 'there is nothing left that is right and wrong in the same form'

export function generateQuestions(request: GenerateRequest): Generated {
  const { kind, format } = request
  const asker = askerOf(kind)
  const maker = new Maker(request)
  const ask = format === 'gen' ? asker?.gen : format === 'mcq' ? asker?.mcq : undefined
  if (ask !== undefined) maker.askEach(ask)
  else if (format !== 'gen' && asker?.offers !== undefined) maker.drawFrom(asker.offers, format)
  else maker.passOver(`${kind} is not asked as ${format}`)
  return maker.made()
}

/** Collects questions of one kind and format about one problem. */
class Maker {
  private readonly questions: GeneratedQuestion[] = []
  private readonly reasons = new Map<string, number>()
  private readonly asked: Set<string>
  private readonly bounds: Bounds
  private readonly root: Rng
  private readonly share: Share
  private draws = 0

  private readonly request: GenerateRequest

  constructor(request: GenerateRequest) {
    this.request = request
    const { world, task, kind, format, seed } = request
    this.asked = request.asked ?? new Set()
    this.bounds = { ...defaultBounds, ...request.bounds }
    this.root = makeRng(`${seed}/${world.id}/${task.problem.name}/${kind}/${format}`)
    this.share = request.share ?? { index: 0, of: 1 }
  }

  made(): Generated {
    const passedOver = [...this.reasons].map(([reason, times]) => ({ reason, times }))
    return {
      questions: this.questions,
      passedOver: passedOver.sort((a, b) => b.times - a.times),
    }
  }

  passOver(reason: string): void {
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1)
  }

  private get tries(): number {
    return this.request.fits === undefined ? TRIES : PICKY
  }

  private get isDone(): boolean {
    return this.questions.length >= this.request.count
  }

  /** One question a state, again and again; of parts made apart, each has its own states. */
  askEach(ask: Ask): void {
    const { world, task, count, onlyStart = false, isShuffled = false } = this.request
    const goal = wordsOfKind(this.request.kind).tells.goal
    const gathered = onlyStart
      ? [task.initial]
      : gatherStates(task, this.root.fork('states'), MAX_STATES, state =>
          fallsTo(this.share, descriptionBy(world, problemAt(task, state), goal)),
        ).states
    const states = isShuffled ? this.root.fork('order').shuffled(gathered) : gathered
    if (states.length === 0) this.passOver(NO_MORE)
    const tries = states.length === 0 ? 0 : onlyStart ? START_TRIES : count * this.tries
    for (let attempt = 0; attempt < tries && !this.isDone; attempt++) {
      const rng = this.root.fork(`question ${attempt}`)
      const situation = this.situation(states[attempt % states.length]!, rng)
      if (situation !== undefined) this.take(situation, ask(situation, rng.fork('ask'), this.bounds), attempt, rng)
    }
  }

  /** Questions drawn from what some situations offer together; more situations are taken when no more can be drawn. */
  drawFrom(offers: NonNullable<KindAsker['offers']>, format: 'bool' | 'mcq'): void {
    const { task, isQuick = false, isShuffled = false } = this.request
    const together = isQuick && format === 'bool' ? QUICK_ROUNDS : TOGETHER
    const gathered = gatherStates(task, this.root.fork('states'), MAX_STATES).states
    const states = isShuffled ? this.root.fork('order').shuffled(gathered) : gathered
    const pool = new Pool(isQuick)
    const rng = this.root.fork('draws')
    let barren = 0
    for (let next = 0; next < states.length && !this.isDone && barren < BARREN * TOGETHER; ) {
      for (const end = next + together; next < end && next < states.length; next++) {
        const own = this.root.fork(`situation ${next}`)
        const situation = this.situation(states[next]!, own)
        const offered = situation && offers(situation, own.fork('offers'), this.bounds, format)
        if (typeof offered === 'string') this.passOver(offered)
        else if (offered !== undefined) pool.add(offered)
      }
      const before = this.questions.length
      this.drawAll(pool, format, rng)
      // A state without a result after several rounds will give none.
      barren = this.questions.length > before ? 0 : barren + together
    }
  }

  private drawAll(pool: Pool, format: 'bool' | 'mcq', rng: Rng): void {
    const isFree = (drawn: DrawnOffers): boolean => this.isFree(drawn)
    for (let draws = 0; !this.isDone && draws < this.request.count * this.tries; draws++) {
      const drawn = format === 'bool' ? pool.drawYesNo(rng, isFree) : pool.drawChoice(rng, isFree)
      if (drawn === undefined) {
        this.passOver(NOTHING_ALIKE)
        return
      }
      this.take(drawn.offer.situation, poseDrawn(drawn), this.draws++)
    }
  }

  private situation(state: State, rng: Rng): Situation | undefined {
    const { world, task, voice } = this.request
    const situation = situationAt(world, task, state, rng)
    if (situation === undefined) this.passOver('the problem is too large to ground')
    return situation === undefined || voice === undefined ? situation : { ...situation, voice }
  }

  private isFree({ offer, items, claims }: DrawnOffers): boolean {
    const { situation, parts } = offer
    const statements = (claims ?? items).map(({ statement }) => statement)
    const same = this.sameOf(situation, { parts, statements })
    return !this.asked.has(same) && fallsTo(this.share, same)
  }

  private take(situation: Situation, result: Attempt, attempt: number, rng?: Rng): void {
    const { goalDistance, seed, isQuick } = this.request
    const { distanceStates = isQuick && !goalDistance ? 0 : undefined } = this.request
    if (result.kind === 'not-here') {
      this.passOver(result.reason)
      return
    }
    const same = this.sameOf(situation, result.posed)
    if (this.asked.has(same)) {
      this.passOver(NO_MORE)
      return
    }
    const mark = `${seed}#${attempt}`
    const { material } = result.posed
    const dressed = material && this.request.dress?.(material, situation, rng!.fork('dress'))
    if (typeof dressed === 'string') {
      this.passOver(dressed)
      return
    }
    const unfit = this.unfit(situation, result.posed, mark)
    if (unfit !== null) {
      this.passOver(unfit)
      return
    }
    const difficulty = difficultyOf(situation, result.posed, distanceStates)
    if (goalDistance !== undefined && !isWithin(difficulty.goalDistance, goalDistance)) {
      this.passOver('the goal distance is not as asked for')
      return
    }
    this.asked.add(same)
    const question = questionOf(this.request, situation, result.posed, difficulty, mark)
    this.questions.push({ ...question, ...dressed })
  }

  /** Why a question that is posed is not what is searched for; null if it is. */
  private unfit(situation: Situation, posed: Posed, mark: string): string | null {
    const { fits, hear: _, ...request } = this.request
    if (fits === undefined) return null
    const difficulty = difficultyOf(situation, posed, 0)
    return fits(questionOf({ ...request, isBare: true }, situation, posed, difficulty, mark))
  }

  /** A text that is equal for equal questions; options have no order. */
  private sameOf(
    { world, task }: Situation,
    { parts, asked, statements, source }: Pick<Posed, 'parts' | 'asked' | 'statements' | 'source'>,
  ): string {
    const { kind, format } = this.request
    const said = statements?.map(textOfStatement).sort() ?? [JSON.stringify(asked), source?.problem ?? '']
    return [kind, format, ...said, descriptionBy(world, task.problem, parts.goal)].join('\n')
  }
}

const MAX_STATES = 60

/** What several calls made, as one. */
export function joined(parts: readonly Generated[]): Generated {
  const times = new Map<string, number>()
  for (const each of parts.flatMap(({ passedOver }) => passedOver))
    times.set(each.reason, (times.get(each.reason) ?? 0) + each.times)
  return {
    questions: parts.flatMap(({ questions }) => questions),
    passedOver: [...times].map(([reason, count]) => ({ reason, times: count })).sort((a, b) => b.times - a.times),
  }
}

function questionOf(
  { world, kind, format, hear, isBare }: GenerateRequest & { readonly isBare?: boolean },
  situation: Situation,
  posed: Posed,
  difficulty: Difficulty,
  seed: string,
): GeneratedQuestion {
  const { stem, asked, choices, statements, query, key } = posed
  // The lists of actions and propositions belong to the open format, as in the published files.
  const parts = format === 'gen' ? posed.parts : { ...posed.parts, actions: false, propositions: false }
  const question: GeneratedQuestion = {
    kind,
    format,
    domain: world.id,
    context: isBare === true ? '' : contextOf(situation, parts),
    stem,
    ...(query === undefined ? {} : { query }),
    ...(choices === undefined ? {} : { choices }),
    source: posed.source ?? situation.source,
    ...(asked === undefined ? {} : { asked }),
    ...(statements === undefined ? {} : { statements }),
    key,
    difficulty,
    seed,
  }
  hear?.(question, situation, parts)
  return question
}

function difficultyOf(
  { task }: Situation,
  { asked, statements, rightAnswers = 1, goalDistance }: Posed,
  maxStates = DISTANCE_STATES,
): Difficulty {
  const first = statements?.[0]
  const given = givenSteps(asked) ?? stepsIn(first) ?? []
  return {
    facts: task.factCount,
    actions: task.actionCount,
    goalDistance: goalDistance === undefined ? distanceOf(task, maxStates) : goalDistance,
    givenSteps: given.length,
    rightAnswers,
  }
}

function distanceOf(task: Task, maxStates: number): number | null {
  const outcome = searchOptimal(task, { maxStates })
  return outcome.kind === 'plan' ? outcome.cost : null
}

/** The steps that a statement is about. */
const stepsIn = (statement: Statement | undefined): readonly unknown[] | undefined =>
  statement?.kind === 'sequence' ? statement.entries : statement?.kind === 'removable' ? statement.plan : undefined

const isWithin = (distance: number | null, { from, to }: { from: number; to: number }): boolean =>
  distance !== null && distance >= from && distance <= to

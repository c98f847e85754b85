// Generates questions of the benchmark for any domain: about generated problems, or about a given one.

import { makeRng } from '#base/rng'
import { askerOf } from '#questions/kinds/asking/askers'
import { type Generated, generateQuestions, joined } from '#questions/kinds/asking/generate'
import { type Fits, generateProblem, type MadeQuestions, type MakeUnit } from '#questions/kinds/asking/making'
import { madeQuestion } from '#questions/kinds/asking/made-question'
import type { PlanMaterial } from '#questions/kinds/asking/planning/material'
import { defaultBounds } from '#questions/kinds/asking/posed'
import { situationAt } from '#questions/kinds/asking/situation'
import { wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { type PlanBenchTask, planBenchTasks } from '../items'
import { type ChosenLayout, chosenLayout } from './allowed'
import { rendererFor } from './prompt-renderer'
import { Examples } from './examples'
import { pairOf } from './series'
import { type Setting, settingOf } from './setting'

/** Number of generated problems: EACH per question wanted, and MORE in addition. */
const EACH = 3
const MORE = 6
/** Tasks that ask about a larger problem of a series. */
const series: ReadonlySet<PlanBenchTask> = new Set(['t5'])

/** The questions of a unit; fewer than requested if its problems do not yield enough, with the reasons. */
export function makePlanBench(unit: MakeUnit, fits?: Fits): MadeQuestions {
  const task = planBenchTasks.find(each => each === unit.kind)
  if (task === undefined || askerOf(unit.kind) === undefined)
    return nothing('such questions come from results of models, and are not made')
  if (unit.format !== 'gen') return nothing(`${unit.kind} is not asked as ${unit.format}`)
  const setting = settingOf(unit, wordsOfKind(unit.kind).priced === true)
  if (typeof setting === 'string') return nothing(setting)
  const { form } = setting
  // The benchmark's wording omits the types of objects; the playground's includes them.
  const isTheirs = form.known !== undefined || form.configured !== undefined
  const chosen = chosenLayout(task, unit.style ?? {}, isTheirs ? 'official' : 'corrected')
  if (typeof chosen === 'string') return nothing(chosen)
  const { questions, passedOver } = new Maker(unit, task, chosen, setting, fits).made()
  return {
    questions: questions.map((generated, index) =>
      withHidden(
        madeQuestion(generated, `${setting.world.id}/${unit.kind}.${unit.format}/${unit.block}.${index}`),
        setting,
      ),
    ),
    passedOver,
  }
}

const nothing = (reason: string): MadeQuestions => ({
  questions: [],
  passedOver: [{ reason, times: 1 }],
})

/** Answers need not contain facts that the wording never describes. */
function withHidden(question: Question, { world }: Setting): Question {
  const { asked } = question
  const hidden = [...(world.hidden ?? [])].sort()
  return hidden.length === 0 || !asked ? question : { ...question, asked: { ...asked, hidden } }
}

class Maker {
  private readonly unit: MakeUnit
  private readonly task: PlanBenchTask
  private readonly chosen: ChosenLayout
  private readonly setting: Setting
  private readonly fits: Fits | undefined
  private readonly examples: Examples
  private readonly asked = new Set<string>()

  constructor(unit: MakeUnit, task: PlanBenchTask, chosen: ChosenLayout, setting: Setting, fits: Fits | undefined) {
    this.unit = unit
    this.task = task
    this.chosen = chosen
    this.setting = setting
    this.fits = fits
    this.examples = new Examples(setting, unit)
  }

  made(): Generated {
    const { given } = this.setting
    const { count, seed, block } = this.unit
    const parts: Generated[] = []
    let left = count
    const take = (part: Generated): void => {
      parts.push(part)
      left -= part.questions.length
    }
    if (series.has(this.task)) {
      for (let i = 0; i < EACH * count + MORE && left > 0; i++) take(this.fromSeries(`${seed}/${block}.${i}`))
    } else if (given !== undefined) {
      const source = this.setting.put(given)
      take(typeof source === 'string' ? none(source) : this.ask(source, seed, left, false))
    } else {
      // First one question per problem, then further states of the problems.
      for (let i = 0; i < EACH * count + MORE && left > 0; i++) take(this.fromFolder(`${seed}/${block}.${i}`, 1, true))
      for (let i = 0; i < MORE && left > 0; i++) take(this.fromFolder(`${seed}/${block}.${i}`, left, false))
    }
    return joined(parts)
  }

  private fromFolder(seed: string, count: number, onlyStart: boolean): Generated {
    const { world } = this.unit
    if (world.kind !== 'folder') return none('there is no such domain')
    const text = generateProblem(world.domain, world.size, seed)
    if (text.kind === 'none') return none(text.message)
    const source = this.setting.put(text.source)
    return typeof source === 'string' ? none(source) : this.ask(source, seed, count, onlyStart)
  }

  private fromSeries(seed: string): Generated {
    const { world } = this.unit
    const pair = pairOf(this.setting, world.kind === 'folder' ? world.size : undefined, makeRng(`${seed}/series`))
    if (typeof pair === 'string') return none(pair)
    const small = this.materialOf(pair.small, seed)
    if (typeof small === 'string') return none(small)
    return this.ask(pair.large, seed, 1, true, new Examples(this.setting, this.unit, [small]))
  }

  /** A problem with its answer, unchanged. */
  private materialOf(source: Source, seed: string): PlanMaterial | string {
    const loaded = loadTask(source)
    if (loaded.kind !== 'ready') return loaded.message
    const rng = makeRng(`${seed}/small`)
    const { task } = loaded
    const situation = situationAt(this.setting.world, task, task.initial, rng)
    const attempt = situation && askerOf(this.unit.kind)?.gen(situation, rng.fork('ask'), defaultBounds)
    if (attempt === undefined) return 'the problem is too large to ground'
    if (attempt.kind === 'not-here') return attempt.reason
    return attempt.posed.material ?? 'nothing was drawn'
  }

  private ask(source: Source, seed: string, count: number, onlyStart: boolean, examples = this.examples): Generated {
    const { kind, format, block, blocks = 1, goalDistance, maxApplicable } = this.unit
    const loaded = loadTask(source)
    if (loaded.kind !== 'ready') return none(loaded.message)
    const { setting, task, chosen, fits, asked } = this
    return generateQuestions({
      world: setting.world,
      task: loaded.task,
      ...{ kind, format, count, seed, asked, onlyStart },
      share: setting.given === undefined ? { index: 0, of: 1 } : { index: block, of: blocks },
      render: rendererFor(setting, task, chosen, examples),
      ...(goalDistance === undefined ? {} : { goalDistance }),
      ...(maxApplicable === undefined ? {} : { bounds: { maxApplicable } }),
      ...(fits === undefined ? {} : { fits: made => fits(madeQuestion(made, '')) }),
    })
  }
}

const none = (reason: string): Generated => ({ questions: [], passedOver: [{ reason, times: 1 }] })

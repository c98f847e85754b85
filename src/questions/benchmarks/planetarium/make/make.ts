// Generates texts and their problems for any domain. The choices (`MakeUnit.style`): `init` and `goal`, how each is
// described; `shots`, 0 or 1; `layout`, `corrected` for the shipped blocks world instead of the benchmark's.

import { makeRng } from '#base/rng'
import type { GeneratedQuestion } from '#questions/kinds/asking/generate'
import type { Fits, MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import { madeQuestion } from '#questions/kinds/asking/made-question'
import type { Question } from '#questions/kinds/question'
import { factsOfGoal } from '../layouts/sketch'
import type { PlanetariumRecord } from '../record'
import { type Draft, draftsOf } from './draft'
import { type MakePlace, placeOf } from './places'
import { exampleOf } from './prompt'
import { type Proven, proven } from './prove'

/** Number of problems drawn: EACH per question wanted, and MORE in addition. */
const EACH = 6
const MORE = 12
const NO_MORE = 'there are no more that differ from what is asked already'

/** The questions of a unit; fewer than requested if its problems do not yield enough, with the reasons. */
export function makePlanetarium(unit: MakeUnit, fits?: Fits): MadeQuestions {
  const { kind, format, count, style = {} } = unit
  const nothing = (reason: string): MadeQuestions => ({
    questions: [],
    passedOver: [{ reason, times: 1 }],
  })
  if (format !== 'gen') return nothing(`${kind} is not asked as ${format}`)
  if ((style.shots ?? 0) > 1) return nothing('a prompt has one worked example at most')
  const place = placeOf(unit)
  if (typeof place === 'string') return nothing(place)
  const maker = new Maker(unit, place, fits)
  for (let n = 0; n < EACH * count + MORE && maker.questions.length < count; n++) maker.draw(n)
  return maker.made()
}

class Maker {
  readonly questions: Question[] = []
  private readonly unit: MakeUnit
  private readonly place: MakePlace
  private readonly fits: Fits | undefined
  private readonly reasons = new Map<string, number>()
  private readonly texts = new Set<string>()

  constructor(unit: MakeUnit, place: MakePlace, fits: Fits | undefined) {
    this.unit = unit
    this.place = place
    this.fits = fits
  }

  made(): MadeQuestions {
    return {
      questions: this.questions,
      passedOver: [...this.reasons].map(([reason, times]) => ({ reason, times })).sort((a, b) => b.times - a.times),
    }
  }

  /** Adds a question about the n-th problem, if it yields one. */
  draw(n: number): void {
    const { seed, block } = this.unit
    const mark = `${seed}/${block}.${n}`
    const found = this.first(n, mark)
    if (found === undefined) return
    const question = this.question(found.draft, found.proven, mark, n)
    const reason = question === undefined ? NO_MORE : (this.fits?.(question) ?? null)
    if (reason !== null) this.passOver(reason)
    else if (question !== undefined) this.questions.push(question)
  }

  private passOver(reason: string): void {
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1)
  }

  /** The first draft of a problem that is proven. */
  private first(n: number, mark: string): { draft: Draft; proven: Proven } | undefined {
    const { style = {}, goalDistance } = this.unit
    // Blocks of a given problem use different walks, although they are generated independently.
    const at = this.unit.block > 0 && this.unit.world.kind === 'given' ? n + 1 : n
    for (const draft of draftsOf(this.place, style, at, makeRng(`${mark}/${this.place.id}`))) {
      const result = typeof draft === 'string' ? draft : proven(this.place, draft)
      if (typeof draft === 'string' || typeof result === 'string') {
        this.passOver(String(result))
        continue
      }
      const { goalDistance: distance } = result.difficulty
      const isFar =
        goalDistance !== undefined && (distance === null || distance < goalDistance.from || distance > goalDistance.to)
      if (isFar) this.passOver('the goal distance is not as asked for')
      else return { draft, proven: result }
    }
    return undefined
  }

  private question(draft: Draft, made: Proven, mark: string, n: number): Question | undefined {
    const { kind, format, block } = this.unit
    const { id, domainText } = this.place
    if (this.texts.has(made.text)) return undefined
    const example = this.example(made, n)
    if (example === undefined) return undefined
    this.texts.add(made.text)
    const { placeholder } = draft.text
    const generated: GeneratedQuestion = {
      ...{ kind, format, domain: id, context: example, stem: made.text },
      source: { domain: domainText, problem: made.problem },
      asked: placeholder ? { kind, placeholder } : { kind },
      key: recordOf(this.place, draft, mark, example),
      difficulty: made.difficulty,
      seed: mark,
    }
    const key = `${id}/${kind}.${format}/${block}.${this.questions.length}`
    // The problem is the answer, so it is not shown.
    return { ...madeQuestion(generated, key), shown: null }
  }

  /** A worked example about another problem; '' if none is wanted, undefined if there is none. */
  private example({ text }: Proven, n: number): string | undefined {
    if ((this.unit.style?.shots ?? 0) === 0) return ''
    for (let i = 0; i < MORE; i++) {
      const found = this.first(1 + i, `${this.unit.seed}/example ${n}.${i}`)
      if (found !== undefined && found.proven.text !== text) return exampleOf(found.proven.text, found.proven.problem)
    }
    return undefined
  }
}

/** The columns of a row in order, and its example if it has one. */
function recordOf(
  { domain }: MakePlace,
  { sketch, text: renderedText, how, init, goal }: Draft,
  mark: string,
  example: string,
): PlanetariumRecord {
  // Counted as in the published rows.
  const isLeftOut = (head: string): boolean => domain.name === 'gripper' && head === 'at-robby'
  return {
    domain: domain.name,
    placeholder: renderedText.placeholder,
    fields: {
      name: `${domain.name}_${sketch.name}_${mark.replace(/[^\w-]+/g, '_')}`,
      domain: domain.name,
      ...{ init, goal },
      num_objects: sketch.objects.length,
      init_is_abstract: Number(how.init === 'abstract'),
      init_num_propositions: sketch.init.filter(([head]) => !isLeftOut(head!)).length,
      goal_is_abstract: Number(how.goal === 'abstract'),
      goal_num_propositions: factsOfGoal(sketch.goal)?.length ?? 0,
      is_placeholder: Number(renderedText.placeholder),
      ...(example === '' ? {} : { example }),
    },
    engine: '',
  }
}

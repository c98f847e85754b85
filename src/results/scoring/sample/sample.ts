// Generated responses of fictitious models to given questions: right, and wrong in every known way, in the styles that
// models use, each with its intended verdict. The same seed gives the same responses.

import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Limits } from '#base/limits'
import { makeRng, type Rng } from '#base/rng'
import type { MistakeCode } from '#questions/kinds/mistakes'
import type { Question } from '#questions/kinds/question'
import { asAsked, write } from './forms'
import { framed } from './frames'
import { chanceOf, type SampleModel, sampleModels } from './models'
import type { SampleAnswer } from './sample-answer'
import { spoilt } from './spoilt'
import { type Stock, stockOf, type Stocked } from './stock'

export interface SampledResponse {
  readonly question: Question
  readonly model: string
  /** The model's attempt at this question, from 1. */
  readonly attempt: number
  readonly response: string
  /** The expected verdict. */
  readonly intended: 'right' | MistakeCode | 'unreadable'
  /** How the answer is written: `numbered, thinking aloud`. */
  readonly style: string
}

export interface SampleOptions {
  readonly seed: number | string
  /** Total number of responses. */
  readonly count: number
  /** Default: two fictitious models. */
  readonly models?: readonly SampleModel[]
  /** Consecutive attempts of each model at each question; default 1. */
  readonly attempts?: number
  /** Limits of the searches for right answers. */
  readonly limits?: Limits
}

/**
 * Cycles through the questions, and for each question through the models; if more responses are requested, further
 * attempts follow. Questions without a known right answer are left out; the result is empty if no question remains.
 */
export function* sampleResponses(questions: readonly Question[], options: SampleOptions): Generator<SampledResponse> {
  const { seed, count, models = sampleModels, attempts = 1, limits = defaultLimits } = options
  const sampler = new Sampler(limits)
  const root = makeRng(seed)
  let given = 0
  for (let round = 0; given < count; round++) {
    const before = given
    for (const model of models)
      for (const [place, question] of questions.entries())
        for (let i = 0; i < attempts && given < count; i++) {
          const attempt = round * attempts + i + 1
          const rng = root.fork(`${model.name}/${place}/${attempt}`)
          const found = sampler.response(question, model, rng)
          if (found === undefined) break
          given++
          yield { question, model: model.name, attempt, ...found }
        }
    if (given === before) return
  }
}

/** Mistakes in which a name denotes nothing. */
const misnames: ReadonlySet<string> = new Set<MistakeCode>([
  'unknown-name',
  'unknown-object',
  'wrong-arity',
  'ill-typed',
  'static-fact',
])

type GeneratedResponse = Pick<SampledResponse, 'response' | 'intended' | 'style'>

class Sampler {
  private readonly stocks = new Map<Question, Stock | undefined>()
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  response(question: Question, model: SampleModel, rng: Rng): GeneratedResponse | undefined {
    const stock = this.stockOf(question)
    if (stock === undefined) return undefined
    if (rng.fraction() < model.spoils) {
      const { text, way } = spoilt(stock.facts, twoAnswers(stock, rng), rng)
      return { response: text, intended: 'unreadable', style: way }
    }
    const isRight = stock.wrong.length === 0 || rng.fraction() < chanceOf(model, question, stock.actions)
    const { answer, meant } = isRight ? rng.pick(stock.right) : rng.pick(stock.wrong)
    const { sort, phrases } = stock
    const sampleAnswer: SampleAnswer = { question, answer, sort, phrases, fits: !misnames.has(meant) }
    if (rng.fraction() < model.tidy)
      return { response: asAsked(sampleAnswer), intended: meant, style: 'as asked, alone' }
    const written = write(sampleAnswer, rng)
    const { text, frame } = framed({ answer: sampleAnswer, written, facts: stock.facts }, rng)
    return { response: text, intended: meant, style: `${written.form}, ${frame}` }
  }

  private stockOf(question: Question): Stock | undefined {
    if (!this.stocks.has(question)) this.stocks.set(question, stockOf(question, this.limits))
    return this.stocks.get(question)
  }
}

/** Two contradictory answers; undefined if a question expects a list. */
function twoAnswers({ right, wrong }: Stock, rng: Rng): readonly [string, string] | undefined {
  const texts = [...new Set([...right, ...wrong].map(textOf))].filter(text => text !== undefined)
  if (texts.length < 2) return undefined
  const [one, other] = rng.shuffled(texts)
  return [one!, other!]
}

function textOf({ answer }: Stocked): string | undefined {
  switch (answer.kind) {
    case 'item':
      return answer.item
    case 'index':
      return String(answer.index)
    case 'word':
      return answer.word
    case 'letter':
      return answer.letter
    default:
      return undefined
  }
}

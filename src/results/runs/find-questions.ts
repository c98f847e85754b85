// Search over questions: by a pasted prompt that contains one, by words of them, or by a response to one.

import { kindName } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { hasWords, wordsOf } from '#results/runs/row-search'
import { rankByResponse, type Searched, type ResponseFit, responseFit } from './by-response'
import { PromptIndex, squeezed } from './in-prompt'

export interface Found {
  /**
   * What the text was taken for: a prompt that contains the questions; words that they have; a response, by names in
   * which they are ranked.
   */
  readonly by: 'prompt' | 'words' | 'response'
  /** In the order given; by a response, the best first. */
  readonly ids: readonly string[]
  /** By a response: the number of `ids` that fit best and equally well. */
  readonly best: number
}

/** Number of questions looked at in one step. */
const STEP = 50
/** Shorter texts are words to be found, not prompts. */
const SHORTEST_PROMPT = 100

/**
 * The ids of the questions that a pasted prompt asks; else of those that contain all words of the text in id, context,
 * question or options; else of those that it can be a response to. In steps that let other work run in between.
 */
export function* findQuestions(all: readonly Searched[], typed: string): Generator<undefined, Found> {
  const asked = yield* inPrompt(all, typed)
  if (asked.length > 0) return { by: 'prompt', ids: asked, best: asked.length }
  const words = wordsOf(squeezed(typed))
  const found: string[] = []
  for (const [i, each] of all.entries()) {
    if (i % STEP === STEP - 1) yield
    if (words.length > 0 && hasWords(textOf(each), words)) found.push(each.id)
  }
  if (found.length > 0) return { by: 'words', ids: found, best: found.length }
  const { names, fits } = yield* rankByResponse(all, typed)
  const { weight = 0, sought = 0, held = 0 } = fits[0] ?? {}
  // Without a name, a few words in common mean nothing.
  const ranked =
    names.length === 0 ? [] : fits.filter(each => each.weight >= weight / 2 && each.missing.length < names.length)
  const best = ranked.filter(each => each.weight > weight - 1e-9 && each.sought === sought && each.held === held)
  return { by: 'response', ids: ranked.map(({ id }) => id), best: best.length }
}

/** How well the question `id` fits a response, which may contain its prompt. In steps. */
export function* findFit(
  all: readonly Searched[],
  response: string,
  id: string,
): Generator<undefined, ResponseFit & { readonly by: 'prompt' | 'response' }> {
  const asked = yield* inPrompt(all, response)
  if (asked.includes(id)) return { is: 'fits', alike: asked.length - 1, by: 'prompt' }
  if (asked.length > 0) return { is: 'better', missing: [], others: asked, by: 'prompt' }
  return { ...responseFit(yield* rankByResponse(all, response), id), by: 'response' }
}

/** The ids of the questions that a prompt asks; of those that it contains if these are not known. */
export function* inPrompt(all: readonly Searched[], typed: string): Generator<undefined, readonly string[]> {
  const { asked, held } = yield* askedIn(all, typed)
  return asked.length > 0 ? asked : held
}

/** The questions of a text that begins with a prompt. */
export interface AskedInText {
  /** The ids of the questions that the prompt asks last; several if they have the same words. */
  readonly asked: readonly string[]
  /** The ids of all questions in it. */
  readonly held: readonly string[]
  /** The text after the words of the last one. */
  readonly rest: string
}

export function* askedIn(all: readonly Searched[], typed: string): Generator<undefined, AskedInText> {
  if (squeezed(typed).length < SHORTEST_PROMPT) return { asked: [], held: [], rest: typed }
  const index = new PromptIndex()
  for (const [i, { id, question }] of all.entries()) {
    if (i % STEP === STEP - 1) yield
    index.add({ question: { ...question, key: id }, key: id, exact: '' })
  }
  const { asked, all: held, rest } = index.find(typed)
  return { asked: asked.map(({ key }) => key), held: held.map(({ key }) => key), rest }
}

/** The text after a question without the options of the question, if all of them follow it. */
export function afterOptions(rest: string, { choices }: Pick<Question, 'choices'>): string {
  let at = 0
  for (const option of choices?.text ?? []) {
    const from = rest.indexOf(option, at)
    if (from < 0) return rest
    at = from + option.length
  }
  return rest.slice(at)
}

const textOf = ({ question: { id, kind, domain, context, question, choices } }: Searched): string =>
  `${id}\n${domain} ${kindName(kind)}\n${squeezed(context)}\n${squeezed(question)}\n${choices?.text.join('\n') ?? ''}`

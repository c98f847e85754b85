// Full-text search over questions: by words of them, or by a pasted prompt that contains one.

import type { Question } from '#questions/kinds/question'
import { hasWords, wordsOf } from '#results/runs/row-search'
import { PromptIndex, squeezed } from './in-prompt'

/** An open question and its id. */
export interface Searched {
  readonly id: string
  readonly question: Question
}

/** Number of questions looked at in one step. */
const STEP = 50
/** Shorter texts are words to be found, not prompts. */
const SHORTEST_PROMPT = 100

/**
 * The ids of the questions that a pasted prompt asks, or, for a shorter text, of those that contain all of its words in
 * id, context, question or options. In steps that let other work run in between.
 */
export function* findQuestions(all: readonly Searched[], typed: string): Generator<undefined, readonly string[]> {
  const text = squeezed(typed)
  const index = new PromptIndex()
  const words = wordsOf(text)
  const found: string[] = []
  const isPrompt = text.length >= SHORTEST_PROMPT
  for (const [i, { id, question }] of all.entries()) {
    if (i % STEP === STEP - 1) yield
    if (isPrompt) index.add({ question: { ...question, key: id }, key: id, exact: '' })
    if (words.length > 0 && hasWords(textOf(question), words)) found.push(id)
  }
  if (!isPrompt) return found
  const { asked, all: held } = index.find(typed)
  const ids = (asked.length > 0 ? asked : held).map(({ key }) => key)
  return ids.length > 0 ? ids : found
}

const textOf = ({ id, context, question, choices }: Question): string =>
  `${id}\n${squeezed(context)}\n${squeezed(question)}\n${choices?.text.join('\n') ?? ''}`

// Questions about the problems that ship, which need no engine to be shown: they were made while the page was built.

import questionsOf from 'planground:questions'
import type { Question } from '#questions/kinds/question'
import type { App } from '#page/state/app'
import { unpackQuestions } from './unpack-questions'

/**
 * Undefined where they did not come with the page, could not be loaded, or may read otherwise: a domain of the visitor's
 * own may fit any problem.
 */
export async function shippedQuestions(
  { lanes }: Pick<App, 'lanes'>,
  domain: string,
  problem: string,
): Promise<readonly Question[] | undefined> {
  if (!Object.hasOwn(questionsOf, domain)) return undefined
  const loaded = await questionsOf[domain]!().catch(() => undefined)
  return loaded === undefined || lanes.domains().length > 0 ? undefined : unpackQuestions(loaded.default, problem)
}

/** Requests them in advance; returns whether there are any. */
export function loadQuestionsAhead(domain: string): boolean {
  if (!Object.hasOwn(questionsOf, domain)) return false
  // Callers that need them ask the engine.
  questionsOf[domain]!().catch(() => {})
  return true
}

// Questions about shipped problems, generated at build time, so that no engine is needed to show them.

import questionsOf from 'planground:questions'
import type { Question } from '#questions/kinds/question'
import type { App } from '#page/state/app'
import { unpackQuestions } from './unpack-questions'

/**
 * Undefined if they did not ship, could not be loaded, or may be worded differently: a domain of the visitor's own may
 * fit any problem.
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

/** Requests the questions of a domain in advance; returns whether there are any. */
export function loadQuestionsAhead(domain: string): boolean {
  if (!Object.hasOwn(questionsOf, domain)) return false
  // A failure is ignored: callers then ask the engine.
  questionsOf[domain]!().catch(() => {})
  return true
}

// All checks of a domain's English, from its shape to what it says of problems. What the YAML itself has wrong is found
// by `readPhrases`.

import type { Domain } from '../../pddl/model'
import type { Task } from '../../task/task'
import type { Phrases } from '../phrases'
import { checkLeftOut, checkObjectsNamed } from './alike'
import { checkTexts } from './coverage'
import { type PhraseFinding, Findings } from './finding'
import { checkGround } from './ground'
import { itemsOf, madeUpItems } from './items'
import { checkForeign, checkNouns, checkOrder, checkSlots } from './slots'
import { checkStyle } from './style'
import { wordingsIn } from './wordings'

export type { FindingExample, PhraseFinding } from './finding'

/** How far a check is: facts and actions gone over, of so many. */
export interface CheckProgress {
  readonly done: number
  readonly of: number
}

/**
 * What is wrong with the phrases, found on made-up objects or on all facts and actions of the tasks, in the order of
 * the text. Most findings are errors; slips of style are warnings.
 */
export function checkPhrases(
  phrases: Phrases,
  domain: Domain,
  tasks: readonly Task[] = [],
): readonly PhraseFinding[] {
  const steps = phraseChecks(phrases, domain, tasks)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The same in steps, so that a caller can report progress, or stop between two. */
export function* phraseChecks(
  phrases: Phrases,
  domain: Domain,
  tasks: readonly Task[],
): Generator<CheckProgress, readonly PhraseFinding[]> {
  const findings = new Findings()
  const wordings = wordingsIn(phrases)
  for (const wording of wordings) {
    checkSlots(wording, findings)
    checkForeign(wording, domain, findings)
    checkNouns(wording, phrases, domain, findings)
    checkStyle(wording, findings)
  }
  checkOrder(wordings, findings)
  checkTexts(phrases, findings)
  const worlds = tasks.map(task => ({ problem: task.problem, items: itemsOf(task) }))
  for (const world of worlds) checkObjectsNamed(phrases, domain, world, findings)
  checkLeftOut(phrases, domain, worlds, findings)
  const all = worlds.length === 0 ? [madeUpItems(domain)] : worlds.map(({ items }) => items)
  const of = all.reduce((sum, { facts, actions }) => sum + facts.length + actions.length, 0)
  let before = 0
  for (const items of all) {
    for (const done of checkGround(phrases, domain, wordings, items, findings))
      yield { done: before + done, of }
    before += items.facts.length + items.actions.length
  }
  return findings.all()
}

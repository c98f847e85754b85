// All checks of a domain's English, from its form to its descriptions of problems. Faults of the YAML itself are found by `readPhrases`.

import type { Domain } from '#planning/pddl/model'
import type { Task } from '#planning/task/task'
import type { Phrases } from '../phrases'
import { checkLeftOut, checkObjectsNamed } from './alike'
import { checkBetween } from './between'
import { checkContexts } from './contexts'
import { type PhraseFinding, Findings } from './finding'
import { checkGround } from './ground'
import { type Items, itemsOf, madeUpItems } from './items'
import { checkForeign, checkNouns, checkSlots } from './slots'
import { checkStyle } from './style'
import { checkTexts } from './texts'
import { checkStateSentences } from './rendered-contexts'
import { wordingsIn } from './wordings'

export type { FindingExample, PhraseFinding } from './finding'

/** Progress of a check: facts and actions checked, and their total. */
export interface CheckProgress {
  readonly done: number
  /** The total; 0 until it is known. */
  readonly of: number
  /** All findings so far, if there are new ones since the last report. */
  readonly findings?: readonly PhraseFinding[]
}

/**
 * The faults of the phrases in the order of the text, found on made-up objects or on all facts and actions of the
 * tasks. Most findings are errors; stylistic ones are warnings.
 */
export function checkPhrases(phrases: Phrases, domain: Domain, tasks: readonly Task[] = []): readonly PhraseFinding[] {
  const steps = phraseChecks(phrases, domain, tasks)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The same in steps, so that a caller can report progress or stop between steps. */
export function* phraseChecks(
  phrases: Phrases,
  domain: Domain,
  tasks: readonly Task[],
): Generator<CheckProgress, readonly PhraseFinding[]> {
  const findings = new Findings()
  const wordings = wordingsIn(phrases)
  const nouns = new Map(phrases.types.map(({ one, many }) => [one, many]))
  for (const [i, wording] of wordings.entries()) {
    checkSlots(wording, findings)
    checkForeign(wording, domain, findings)
    checkNouns(wording, phrases, domain, findings)
    checkStyle(wording, nouns, findings)
    if (i % STRIDE === STRIDE - 1) yield { done: 0, of: 0 }
  }
  checkBetween(wordings, findings)
  checkTexts(phrases, domain, findings)
  yield { done: 0, of: 0, findings: findings.all() }
  const worlds: World[] = []
  for (const task of tasks) {
    worlds.push({ problem: task.problem, items: itemsOf(task) })
    yield { done: 0, of: 0 }
  }
  for (const world of worlds) checkObjectsNamed(phrases, domain, world, findings)
  checkLeftOut(phrases, domain, worlds, findings)
  const all = worlds.length === 0 ? [madeUpItems(domain)] : worlds.map(({ items }) => items)
  const of = all.reduce((sum, { facts, actions }) => sum + facts.length + actions.length, 0)
  let before = 0
  let value = 0
  for (const items of all) {
    for (const done of checkGround(phrases, domain, wordings, items, findings)) {
      const grown = findings.count > value ? { findings: findings.all() } : {}
      value = findings.count
      yield { done: before + done, of, ...grown }
    }
    before += items.facts.length + items.actions.length
  }
  if (phrases.contexts === undefined) {
    const problems = tasks.map(({ problem }) => problem)
    for (const _ of checkContexts(phrases, domain, problems, findings)) yield { done: of, of }
  } else
    for (const world of worlds) {
      checkStateSentences(phrases, domain, world, findings)
      yield { done: of, of }
    }
  return findings.all()
}

/** Wordings between two steps. */
const STRIDE = 100

interface World {
  readonly problem: Task['problem']
  readonly items: Items
}

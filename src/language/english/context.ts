// The English before a question: the introduction, the objects, the state, and the lists that a question kind needs.

import type { Domain, Problem } from '#planning/pddl/model'
import type { Phrases } from './phrases'
import {
  describeGoal,
  describeIntroduction,
  describeObjects,
  describeSetting,
  describeSignatures,
  describeState,
  plainVoice,
  type Voice,
} from './describe'
import { EnglishBuilder, type MarkedEnglish } from './marked-english'

export interface ContextParts {
  readonly goal: boolean
  readonly actions: boolean
  readonly propositions: boolean
}

export interface ContextFacts {
  readonly domain: Domain
  readonly problem: Problem
  /** Facts of static predicates, as `(name arg …)`. */
  readonly statics: readonly string[]
  /** The other facts that hold, as `(name arg …)`. */
  readonly facts: readonly string[]
  /** What the goal asks for: facts, and `(not …)` of facts; undefined if the goal is no conjunction of them. */
  readonly goal: readonly string[] | undefined
  /** The goal as PDDL, where it is no such conjunction. */
  readonly goalText?: string
  /** Predicates that some action changes. */
  readonly fluent: ReadonlySet<string>
}

/** Paragraphs, separated by one line break; marks link to facts, objects and wordings. */
export function describeContext(
  phrases: Phrases,
  situation: ContextFacts,
  parts: ContextParts,
  voice: Voice = plainVoice,
): MarkedEnglish {
  const { domain, problem, statics, facts, goal, fluent } = situation
  const paragraphs: (MarkedEnglish | string)[] = [
    describeIntroduction(phrases),
    describeObjects(phrases, domain, problem),
    describeSetting(phrases, statics),
    describeState(phrases, facts),
  ]
  if (parts.goal && goal !== undefined) paragraphs.push(describeGoal(phrases, goal, voice))
  else if (parts.goal && situation.goalText !== undefined) paragraphs.push(`The goal, in PDDL: ${situation.goalText}.`)
  if (parts.actions)
    paragraphs.push(
      new EnglishBuilder()
        .add('These actions exist: ')
        .add(
          describeSignatures(
            [...phrases.actions.values()].map(({ name, parameters, wordings }) => ({
              name,
              parameters,
              template: wordings[voice.action(name) % Math.max(1, wordings.length)],
            })),
          ),
        )
        .add('.')
        .done(),
    )
  if (parts.propositions)
    paragraphs.push(
      new EnglishBuilder()
        .add('These propositions exist: ')
        .add(
          describeSignatures(
            [...phrases.predicates.values()]
              .filter(({ name }) => fluent.has(name))
              .map(({ name, parameters, holds }) => ({
                name,
                parameters,
                template: holds[voice.fact(name) % Math.max(1, holds.length)],
              })),
          ),
        )
        .add('.')
        .done(),
    )
  const english = new EnglishBuilder()
  for (const paragraph of paragraphs) {
    if ((typeof paragraph === 'string' ? paragraph : paragraph.text) === '') continue
    if (english.length > 0) english.add('\n')
    english.add(paragraph)
  }
  return english.done()
}

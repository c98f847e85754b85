// What a first visit sees before the engine is there, worked out by the engine while the page is built: the problems to
// begin with, the questions about the first of them, the domains' pictures, and the list of lessons.

import type { Scene } from '../domain-kit'
import type { Question } from '../kinds/question'
import type { BareCard, DomainCard } from '../library/cards'
import type { LessonCard } from '../teaching/lesson'
import { cardOf } from '../teaching/read/card'
import { shippedFiles } from '../teaching/shipped'
import { shippedIds } from '../teaching/shipped-ids'
import { engineInMemory } from './engine'

/** Questions that need no engine to be shown. */
export interface FirstQuestions {
  readonly domain: string
  readonly problem: string
  readonly questions: readonly Question[]
}

export const firstCards = (): readonly BareCard[] =>
  engineInMemory()
    .domains.all()
    .map(({ id, title, opening, isOwn, summary, problems }) => ({
      ...{ id, title, opening, isOwn, summary },
      problems: problems.map(({ name, title }) => ({ name, title })),
    }))

/** The rest of each card, in the same order: what making questions asks for. */
export const firstWorlds = (): readonly Omit<DomainCard, keyof BareCard>[] =>
  engineInMemory()
    .domains.all()
    .map(({ icon, parameters, presets }) => ({ icon, parameters, presets }))

export function firstQuestions(): FirstQuestions {
  const engine = engineInMemory()
  const { id, domain, problems } = engine.domains.all().find(({ opening }) => opening)!
  const { name, text } = problems[0]!
  return { domain: id, problem: name, questions: engine.making.pose({ domain, problem: text }, id) }
}

/** Each domain's first problem, drawn in its initial state, by the domain's id. */
export function firstPictures(): Readonly<Record<string, Scene>> {
  const engine = engineInMemory()
  const drawn = engine.domains.all().map(({ id, domain, problems }) => {
    const problem = problems[0]?.text
    return [
      id,
      problem === undefined ? null : engine.states.scene({ domain, problem }, []),
    ] as const
  })
  return Object.fromEntries(drawn.filter((pair): pair is [string, Scene] => pair[1] !== null))
}

/** The lessons that ship, in the order of the course. */
export const firstLessons = (): readonly LessonCard[] =>
  shippedIds.map(id => cardOf(shippedFiles(id)!, 'en', 'shipped'))

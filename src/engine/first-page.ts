// What a visit sees before the engine is there, computed by the engine while the page is built: the problems to begin
// with, the questions about them, the domains' pictures, and the list of lessons.

import type { Scene } from '#language/domain-kit'
import type { BareCard, DomainCard } from '#language/library/cards'
import type { LessonCard } from '#teaching/lesson'
import { cardOf } from '#teaching/read/card'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'
import type { PackedQuestions } from '#engine/api/shipped'
import { domainNamed, modelOf, shippedDomains, versionsOf } from '#language/library/domains'
import { type PackedEnglish, packPhrases } from '#language/library/packed-english'
import { readPhrases } from '#language/english/read-phrases'
import { loadServiceParts } from './services'
import { loadKinds } from '#questions/kinds/registry'
import { engineInMemory } from './engine'

// The build runs this module as a program, which nothing can be loaded into once it has begun.
await Promise.all([loadKinds(), loadServiceParts()])

export const firstCards = (): readonly BareCard[] =>
  engineInMemory()
    .domains.all()
    .map(({ id, title, opening, isOwn, summary, problems }) => ({
      ...{ id, title, opening, isOwn, summary },
      problems: problems.map(({ name, title }) => ({ name, title })),
    }))

/** The rest of each card, in the same order: the data for making questions. */
export const firstWorlds = (): readonly Omit<DomainCard, keyof BareCard>[] =>
  engineInMemory()
    .domains.all()
    .map(({ icon, parameters, presets }) => ({ icon, parameters, presets }))

/** The questions about a domain's problems, as the engine asks them where the visitor has no domain in use; throws where none ships. */
export function shippedQuestions(id: string): PackedQuestions {
  const engine = engineInMemory()
  const { domain, problems } = engine.domains.all().find(each => each.id === id)!
  const places = new Map<string, number>()
  const placeOf = (line: string): number => {
    if (!places.has(line)) places.set(line, places.size)
    return places.get(line)!
  }
  const packed = problems.map(({ name, text }) => ({
    name,
    text,
    questions: engine.making.pose({ domain, problem: text }, id).map(question => ({
      ...question,
      context: question.context.split('\n').map(placeOf),
      shown: 0 as const,
      judged: 0 as const,
    })),
  }))
  return { domain, lines: [...places.keys()], problems: packed }
}

/** Each domain's first problem, drawn in its initial state, by the domain's id. */
export function firstPictures(): Readonly<Record<string, Scene>> {
  const engine = engineInMemory()
  const drawn = engine.domains.all().map(({ id, domain, problems }) => {
    const problem = problems[0]?.text
    return [id, problem === undefined ? null : engine.states.scene({ domain, problem }, [])] as const
  })
  return Object.fromEntries(drawn.filter((pair): pair is [string, Scene] => pair[1] !== null))
}

/** The domains that ship, the one that a visit begins with first. */
export const shippedNames = (): readonly { readonly id: string; readonly pddlName: string }[] =>
  [...shippedDomains()]
    .sort((a, b) => Number(b.opening ?? false) - Number(a.opening ?? false))
    .map(({ id, pddlName }) => ({ id, pddlName }))

/** The English of a domain that ships; throws where none of that name does. */
export function shippedEnglish(id: string): PackedEnglish {
  const folder = domainNamed(id)!
  const models = [
    [folder.domainText, modelOf(folder)] as const,
    ...[...versionsOf(folder)].map(([name, model]) => [folder.variants[name]!, model] as const),
  ]
  return {
    pddlName: folder.pddlName,
    versions: models.map(([text, model]) => ({
      text,
      phrases: packPhrases(readPhrases(folder.phrasesText, model).phrases),
    })),
  }
}

/** The lessons that ship, in the order of the course. */
export const firstLessons = (): readonly LessonCard[] =>
  shippedIds.map(id => cardOf(shippedFiles(id)!, 'en', 'shipped'))

// The content of a visit before the engine is loaded, computed by the engine at build time: the first problems, the
// questions about them, pictures of the domains, and the list of lessons.

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
import { openingOf } from '#results/runs/in-prompt'
import { engineInMemory } from './engine'

// The build runs this module as a program and cannot load anything later.
await Promise.all([loadKinds(), loadServiceParts()])

export const firstCards = (): readonly BareCard[] =>
  engineInMemory()
    .domains.all()
    .map(({ id, title, opening, isOwn, summary, problems }) => ({
      ...{ id, title, opening, isOwn, summary },
      problems: problems.map(({ name, title }) => ({ name, title })),
    }))

/** The remaining data of each card, in the same order: what generating questions needs. */
export const firstWorlds = (): readonly Omit<DomainCard, keyof BareCard>[] =>
  engineInMemory()
    .domains.all()
    .map(({ icon, parameters, presets }) => ({ icon, parameters, presets }))

/**
 * The questions about a domain's problems, as the engine generates them when the visitor has no own domains; throws if
 * there is no shipped domain with this id.
 */
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

/** Domain id → the beginnings of the contexts of its questions; they identify the domain of a prompt. */
export function firstOpenings(): Readonly<Record<string, readonly string[]>> {
  const ids = engineInMemory()
    .domains.all()
    .map(({ id }) => id)
  return Object.fromEntries(ids.map(id => [id, openingsOf(shippedQuestions(id))]))
}

function openingsOf({ lines, problems }: PackedQuestions): readonly string[] {
  const contexts = problems.flatMap(({ questions }) => questions.map(({ context }) => context))
  return [...new Set(contexts.map(places => openingOf(places.map(place => lines[place]).join('\n'))))]
}

/** Domain id → a picture of the initial state of its first problem. */
export function firstPictures(): Readonly<Record<string, Scene>> {
  const engine = engineInMemory()
  const drawn = engine.domains.all().map(({ id, domain, problems }) => {
    const problem = problems[0]?.text
    return [id, problem === undefined ? null : engine.states.scene({ domain, problem }, [])] as const
  })
  return Object.fromEntries(drawn.filter((pair): pair is [string, Scene] => pair[1] !== null))
}

/** The shipped domains, starting with the one that a visit shows first. */
export const shippedNames = (): readonly { readonly id: string; readonly pddlName: string }[] =>
  [...shippedDomains()]
    .sort((a, b) => Number(b.opening ?? false) - Number(a.opening ?? false))
    .map(({ id, pddlName }) => ({ id, pddlName }))

/** The English of a shipped domain; throws if there is none with this id. */
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

/** The shipped lessons, in the order of the course. */
export const firstLessons = (): readonly LessonCard[] =>
  shippedIds.map(id => cardOf(shippedFiles(id)!, 'en', 'shipped'))

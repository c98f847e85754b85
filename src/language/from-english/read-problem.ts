// A context in English → the problem that it tells.

import { parseProblem } from '../../pddl/problem'
import type { Problem } from '../../pddl/model'
import { ContextReader, type ToldReading } from '../context-reader'
import { factsTaken } from '../conventions'
import { objectsNumbered } from '../numbered'
import type { Phrases } from '../phrases'
import type { PhraseVersion } from '../read-versions'
import type { Assumed, EnglishDomain, Missing, ToldProblem } from './told-problem'

/**
 * Reads a context by the first domain and wording that know how it begins. Which version of a domain is meant is told by
 * the context itself, or by the kind of question that it belongs to. Never throws; linear in the text.
 */
export function readEnglish(
  text: string,
  domains: readonly EnglishDomain[],
  asked?: string,
): ToldProblem {
  const meant = domains.filter(
    ({ version }) => version === undefined || isMeant(version, text, asked),
  )
  for (const domain of meant)
    for (const { whose, phrases } of domain.wordings)
      if (whose === 'published' && opens(text, phrases)) return readPublished(text, domain, phrases)
  return {
    id: null,
    whose: null,
    domain: null,
    problem: null,
    most: null,
    tellsGoal: false,
    sentences: [],
    introductory: [],
    unread: [{ from: 0, to: text.length, text }],
    assumed: [],
    missing: [],
  }
}

/** Does the context begin as those of the domain do? */
function opens(text: string, { telling }: Phrases): boolean {
  const begin = telling?.introductory[0]
  return begin !== undefined && text.trimStart().toLowerCase().startsWith(begin)
}

/** Does a context that begins as the domain's do mean this version of it? */
const isMeant = ({ unless, asked: kinds }: PhraseVersion, text: string, asked?: string): boolean =>
  (unless !== undefined && !text.toLowerCase().includes(unless)) ||
  (asked !== undefined && kinds?.includes(asked) === true)

function readPublished(text: string, own: EnglishDomain, phrases: Phrases): ToldProblem {
  const { sentences, introductory, unread } = new ContextReader(phrases).read(text)
  const told = new Set(sentences.filter(({ part }) => part !== 'goal').flatMap(each => each.facts))
  const goal = sentences.find(({ part }) => part === 'goal')
  const objects = objectsOf(own, phrases, sentences)
  const bare = problemText(own, objects, told, goal?.facts ?? [])
  const { problem } = parseProblem(bare, own.domain)
  const { assumed, missing } = leftOut(own, phrases, problem, told)
  if (own.version !== undefined) assumed.unshift({ text: own.version.means, facts: [] })
  const facts = new Set([...told, ...assumed.flatMap(each => each.facts)])
  const all = new Set([...facts, ...missing.flatMap(each => each.facts)])
  return {
    id: own.id,
    whose: 'published',
    domain: own.text,
    problem: problemText(own, objects, facts, goal?.facts ?? []),
    most: all.size === facts.size ? null : problemText(own, objects, all, goal?.facts ?? []),
    tellsGoal: goal !== undefined,
    sentences,
    introductory,
    unread: unread.map(span => ({ ...span, text: text.slice(span.from, span.to) })),
    assumed,
    missing,
  }
}

/** Objects by name, each with its type. */
function objectsOf(
  { domain }: EnglishDomain,
  phrases: Phrases,
  sentences: readonly ToldReading[],
): Map<string, string> {
  const counts = new Map(
    sentences.flatMap(each => each.counts.map(({ of, number }) => [of, number] as const)),
  )
  const found = new Map<string, string>()
  for (const { name, type } of sentences.flatMap(({ objects }) => objects)) found.set(name, type)
  for (const type of phrases.numbered?.keys() ?? [])
    for (const name of objectsNumbered(phrases.numbered!, type, counts) ?? [])
      if (!found.has(name)) found.set(name, type)
  for (const fact of sentences.flatMap(({ facts }) => facts)) {
    const [predicate, ...names] = fact.slice(1, -1).split(' ')
    const declared = domain.predicates.find(({ name }) => name === predicate)
    names.forEach((name, i) => {
      if (!found.has(name)) found.set(name, declared?.parameters[i]?.type[0]?.name ?? 'object')
    })
  }
  for (const { name } of sentences.flatMap(({ absent }) => absent)) found.delete(name)
  for (const { name } of domain.constants) found.delete(name)
  return found
}

function leftOut(
  { domain }: EnglishDomain,
  { leftOut = new Map() }: Phrases,
  problem: Problem,
  told: ReadonlySet<string>,
): { readonly assumed: Assumed[]; readonly missing: Missing[] } {
  const assumed: Assumed[] = []
  const missing: Missing[] = []
  for (const [predicate, { rule, means }] of leftOut) {
    if (!domain.predicates.some(({ name }) => name === predicate)) continue
    const facts =
      rule === undefined ? undefined : factsTaken(rule, domain, problem, predicate, told)
    const text = `${predicate}: ${means}`
    if (facts === undefined) missing.push({ text, facts: [] })
    else assumed.push({ text, facts })
  }
  return { assumed, missing }
}

function problemText(
  { domain }: EnglishDomain,
  objects: ReadonlyMap<string, string>,
  facts: ReadonlySet<string>,
  goal: readonly string[],
): string {
  const typed = [...objects].map(([name, type]) => (type === 'object' ? name : `${name} - ${type}`))
  return [
    `(define (problem told) (:domain ${domain.name})`,
    `  (:objects\n    ${typed.join('\n    ')})`,
    `  (:init\n    ${[...facts].sort().join('\n    ')})`,
    `  (:goal (and ${goal.join(' ')})))`,
    '',
  ].join('\n')
}

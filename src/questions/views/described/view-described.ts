// A context in English together with the problem that it describes: the facts of each sentence with their positions in
// the PDDL, the unread ranges, the assumptions, and the facts left open.

import type { Span } from '#base/text'
import { grouped } from '#base/words'
import { readEnglish } from '#language/english/from-english/read-problem'
import type { Assumed, Missing, Wording } from '#language/english/from-english/described-problem'
import { domainNamed } from '#language/library/domains'
import { englishDomains } from '#language/library/english'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import type { Source } from '#planning/pddl/source'
import { placesIn, type WrittenPlace } from '../english/written-places'

/** A sentence of the text. */
export interface SentenceView extends Span {
  /** True if the sentence describes the goal. */
  readonly isGoal: boolean
  /** As `(name arg …)`; empty if it only names or counts objects. */
  readonly facts: readonly string[]
  readonly objects: readonly string[]
}

/** An unread range of the text. */
export interface UnreadView extends Span {
  readonly text: string
  /** Its faults, and how to fix them. */
  readonly message: string
}

/** A domain that a text may be about. */
export interface EnglishChoice {
  readonly id: string
  readonly title: string
}

/** The result of reading a text. Ranges of the text are in order and do not overlap. */
export interface ContextView {
  /** The domain with this English; null if none is recognized, and then everything else is empty. */
  readonly domain: EnglishChoice | null
  readonly wording: Wording | null
  readonly source: Source | null
  readonly sentences: readonly SentenceView[]
  readonly introductory: readonly Span[]
  readonly unread: readonly UnreadView[]
  readonly assumed: readonly Assumed[]
  readonly missing: readonly Missing[]
  readonly hasGoal: boolean
  /** Positions of facts and objects in the problem, in order. */
  readonly places: readonly WrittenPlace[]
  /** Offset of the problem's goal. */
  readonly goalAt: number
  /** The faults of the resulting problem; if there are any, it cannot be opened. */
  readonly faults: readonly string[]
  /** Number of facts in the initial state and the goal. */
  readonly facts: number
  /** Domains with equally well matching English, if that is why none is recognized. */
  readonly alike: readonly EnglishChoice[]
}

/** Longer texts are not read here; the page reports that without a request. */
export const MAX_ENGLISH = 100_000

/** Maximum number of faults described. */
const MAX_FAULTS = 3

/** Reads a text as English of the domain with this name, or of the one that is recognized. */
export function viewContext(text: string, id: string | null): ContextView {
  if (text.length > MAX_ENGLISH) return nothingOf(text, `more than ${grouped(MAX_ENGLISH)} characters`)
  const describedProblem = readEnglish(text, englishDomains(id ?? undefined))
  const { domain, problem } = describedProblem
  if (describedProblem.id === null || domain === null || problem === null)
    return { ...nothingOf(text, undefined), alike: (describedProblem.alike ?? []).map(choiceOf) }
  const source: Source = { domain, problem }
  const read = parseProblem(problem, parseDomain(domain).domain)
  const places = placesIn(source, 'problem')
  return {
    domain: choiceOf(describedProblem.id),
    wording: describedProblem.wording,
    source,
    sentences: describedProblem.sentences.map(({ from, to, part, facts, objects }) => ({
      from,
      to,
      isGoal: part === 'goal',
      facts,
      objects: objects.map(({ name }) => name),
    })),
    introductory: describedProblem.introductory,
    unread: describedProblem.unread.map(({ from, to, text: words, why }) => ({
      from,
      to,
      text: words,
      message:
        why ??
        `${titleOf(describedProblem.id!)} has no such wording. Word this sentence like the others, or leave the sentence out.`,
    })),
    assumed: describedProblem.assumed,
    missing: describedProblem.missing,
    hasGoal: describedProblem.hasGoal,
    places,
    goalAt: goalOf(problem),
    faults: read.diagnostics
      .filter(isError)
      .slice(0, MAX_FAULTS)
      .map(({ message }) => message),
    facts: places.filter(({ kind }) => kind === 'fact').length,
    alike: [],
  }
}

/** The domains with English that can be read, by title. */
export const englishChoices = (): readonly EnglishChoice[] =>
  englishDomains()
    .filter(({ version }) => version === undefined)
    .map(({ id }) => choiceOf(id))
    .sort((a, b) => (a.title < b.title ? -1 : 1))

const titleOf = (id: string): string => domainNamed(id)?.title ?? id
const choiceOf = (id: string): EnglishChoice => ({ id, title: titleOf(id) })

const goalOf = (problem: string): number => {
  const at = problem.search(/\(\s*:goal\b/i)
  return at < 0 ? problem.length : at
}

const nothingOf = (text: string, tooLong: string | undefined): ContextView => ({
  domain: null,
  wording: null,
  source: null,
  sentences: [],
  introductory: [],
  unread:
    tooLong === undefined || text.trim() === ''
      ? []
      : [{ from: 0, to: text.length, text: '', message: `The text has ${tooLong}.` }],
  assumed: [],
  missing: [],
  hasGoal: false,
  places: [],
  goalAt: 0,
  faults: [],
  facts: 0,
  alike: [],
})

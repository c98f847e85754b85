// Reads a context in the published style as a problem.

import { parseProblem } from '#planning/pddl/problem'
import { ContextReader, type ContextReading, type SentenceReading } from '../context-reader'
import type { Phrases } from '../phrases'
import { plainText } from '../plain-text'
import { leftOpen } from './left-open'
import { problemText } from './problem-text'
import { readObjects } from './read-objects'
import type { Assumed, EnglishDomain, DescribedProblem, UnreadText } from './described-problem'

/**
 * Reads a problem by the published phrases of its domain; `begins` are the beginnings of other contexts that may
 * follow.
 */
export function readPublished(
  text: string,
  own: EnglishDomain,
  phrases: Phrases,
  begins: readonly string[],
): DescribedProblem {
  const { domain } = own
  const whole = new ContextReader(phrases).read(text)
  const end = endOfFirst(text, whole, begins)
  const reading = upTo(whole, end)
  const clashing = goalsThatClash(reading.sentences)
  const { types, unnamed, odd, missing } = readObjects(
    domain,
    phrases,
    reading.sentences.filter(sentence => !clashing.has(sentence)),
  )
  const why = new Map([...clashing, ...odd])
  const sentences = reading.sentences.filter(sentence => !why.has(sentence))
  const names = new Set(sentences.filter(({ part }) => part !== 'goal').flatMap(each => each.facts))
  const goal = sentences.find(({ part }) => part === 'goal')
  const goalFacts = [...new Set(goal?.facts)]
  const bare = problemText(domain, types, [], [])
  const left = leftOpen(domain, phrases, parseProblem(bare, domain).problem, names)
  const facts = new Set([...names, ...left.assumed.flatMap(each => each.facts)])
  const all = new Set([...facts, ...left.missing.flatMap(each => each.facts)])
  return {
    id: own.id,
    wording: 'published',
    domain: own.text,
    problem: problemText(domain, types, facts, goalFacts),
    most: all.size === facts.size ? null : problemText(domain, types, all, goalFacts),
    hasGoal: goal !== undefined,
    sentences,
    introductory: reading.introductory,
    unread: [...unreadOf(text, reading.unread, why), ...restOf(text, end)],
    assumed: [
      ...(own.version === undefined ? [] : [{ text: own.version.means, facts: [] }]),
      ...namesTaken(types, unnamed),
      ...left.assumed,
    ],
    missing: [...missing, ...left.missing],
  }
}

/** The offset at which a second context begins; the end of the text if there is none. */
function endOfFirst(
  text: string,
  { sentences, introductory, unread }: ContextReading,
  begins: readonly string[],
): number {
  const first = sentences[0]?.to ?? text.length
  for (const { from, to } of [...introductory, ...unread].sort((a, b) => a.from - b.from)) {
    if (from < first) continue
    const { text: head } = plainText(text.slice(from, Math.min(to, from + LONGEST_BEGIN)))
    if (begins.some(begin => head.startsWith(begin))) return from
  }
  return text.length
}

const LONGEST_BEGIN = 200

const upTo = ({ sentences, introductory, unread }: ContextReading, end: number): ContextReading => ({
  sentences: sentences.filter(({ from }) => from < end),
  introductory: introductory.filter(({ from }) => from < end),
  unread: unread.filter(({ from }) => from < end),
})

const restOf = (text: string, from: number): UnreadText[] =>
  from === text.length ? [] : [{ from, to: text.length, text: text.slice(from), why: 'Another context begins here.' }]

/** The unread ranges in order, with the reason if there is one. */
function unreadOf(
  text: string,
  spans: readonly { readonly from: number; readonly to: number }[],
  why: ReadonlyMap<SentenceReading, string>,
): UnreadText[] {
  const all = [
    ...spans.map(({ from, to }) => ({ from, to, text: text.slice(from, to) })),
    ...[...why].map(([{ from, to }, reason]) => ({
      ...{ from, to, text: text.slice(from, to), why: reason },
    })),
  ]
  return all.sort((a, b) => a.from - b.from)
}

/** Goal sentences that contradict the first one: then the goal is unknown. */
function goalsThatClash(sentences: readonly SentenceReading[]): Map<SentenceReading, string> {
  const goals = sentences.filter(({ part }) => part === 'goal')
  const asked = new Set(goals.map(({ facts }) => [...new Set(facts)].sort().join()))
  return asked.size < 2 ? new Map() : new Map(goals.map(each => [each, 'The text describes two different goals.']))
}

const namesTaken = (types: ReadonlyMap<string, string>, unnamed: readonly string[]): Assumed[] =>
  unnamed.length === 0
    ? []
    : [
        {
          text: 'Objects that the text only counts, or does not mention, have the names that problems of this domain always give them.',
          facts: unnamed.map(name => `${name} - ${types.get(name)!}`),
        },
      ]

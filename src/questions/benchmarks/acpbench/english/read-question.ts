// Parses the words of a published yes/no or choice question into the formal statement of each option.

import { tooLong } from '#language/english/longest-context'
import type { Premise } from '#planning/analysis/premise'
import type { Statement } from '#planning/analysis/statement'
import type { TakenSo } from '#questions/kinds/question'
import type { DescribedProblem } from '#language/english/from-english/described-problem'
import { englishDomains } from '#language/library/english'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'
import type { RecordContent } from '../record'
import { claimIn, matchStem, type StemMatch } from './match-stem'
import { type EntryRead, PhraseMeanings } from './phrase-meanings'
import { entryText } from './places-removed'
import { type PlacesRead, readPlace, statementOf } from './statement-of'
import { takenIn } from './taken'
import { choiceStems, type Stem, yesNoStems } from './stems'
import { isSettled, settled } from './whichever'
import { withoutChoices } from './without-choices'

export interface QuestionRead {
  /** One statement, or one per option; absent if not all of them could be read. */
  readonly statements?: readonly Statement[]
  /** The premise that the question states in words. */
  readonly premise?: Premise
  /** Sentences and phrases that could not be parsed, verbatim. */
  readonly unread: readonly string[]
  readonly taken: readonly TakenSo[]
}

/** Parses the question, with phrases in the wordings of the problem's domain. Linear in the text; never throws. */
export function readQuestion(record: RecordContent, context: DescribedProblem): QuestionRead {
  const { kind, format, question, choices } = record
  const about = aboutOf(context)
  const unread: QuestionRead = { unread: [question], taken: [] }
  const length = lengthOf(record)
  if (length > MAX_CHARACTERS) return { unread: [tooLong('The question', length, MAX_CHARACTERS)], taken: [] }
  if (about === undefined) return unread
  const { meanings } = about
  const isOwn = (stem: Stem): boolean => stem.kind === kind
  if (format === 'bool') {
    const found = matchStem(question, yesNoStems.filter(isOwn))
    if (found === undefined) return unread
    const { read, unread: odd } = placesRead(meanings, question, found)
    return asked(record, about, [{ ...read, claim: found.stem.claims }], odd)
  }
  if (choices === undefined) return unread
  const stem = withoutChoices(question, choices)
  const found = matchStem(stem, choiceStems.filter(isOwn))
  if (found === undefined) return unread
  const { choice, removes } = found.stem
  const { read, unread: odd } = placesRead(meanings, stem, found)
  const options = choices.text.map((text): PlacesRead<EntryRead> => {
    if (choice === 'claim') {
      const claim = claimIn(text)
      if (claim === undefined) odd.push(text)
      return { ...read, claim }
    }
    const meaning = readPlace(meanings, choice, text, removes)
    if ('unread' in meaning) odd.push(...meaning.unread)
    return 'unread' in meaning ? read : { ...read, ...meaning.value }
  })
  return asked(record, about, options, odd)
}

/** Longer questions are not read. */
const MAX_CHARACTERS = 300_000

const lengthOf = ({ question, choices }: RecordContent): number =>
  (choices?.text ?? []).reduce((sum, text) => sum + text.length, question.length)

/** The problem of a question, and the reader of its phrases. */
interface About {
  readonly domain: Domain
  readonly problem: Problem
  readonly meanings: PhraseMeanings
  /** Resolves each phrase that may mean several actions; undefined if that is impossible. */
  readonly settle: (read: PlacesRead<EntryRead>) => PlacesRead | undefined
}

function aboutOf(context: DescribedProblem): About | undefined {
  const { id, wording: source, domain: text, problem: sentence, missing } = context
  if (id === null || source === null || text === null || sentence === null) return undefined
  const phrases = englishDomains(id)
    .filter(version => version.text === text)
    .flatMap(({ wordings }) => wordings)
    .find(wording => wording.wording === source)?.phrases
  if (phrases === undefined) return undefined
  const { domain } = loadDomain(text)
  const { problem } = parseProblem(sentence, domain)
  return {
    ...{ domain, problem, meanings: new PhraseMeanings(phrases, domain, problem) },
    // Facts left open may determine which actions are applicable.
    settle: read =>
      isSettled(read) ? read : missing.length > 0 ? undefined : settled(read, { domain: text, problem: sentence }),
  }
}

function placesRead(
  meanings: PhraseMeanings,
  text: string,
  { stem, places }: StemMatch<Stem>,
): { readonly read: PlacesRead<EntryRead>; readonly unread: string[] } {
  const unread: string[] = []
  let read: PlacesRead<EntryRead> = {}
  for (const [place, { from, to }] of places) {
    const meaning = readPlace(meanings, place, text.slice(from, to), stem.removes)
    if ('unread' in meaning) unread.push(...meaning.unread)
    else read = { ...read, ...meaning.value }
  }
  return { read, unread }
}

function asked(
  { kind, question }: RecordContent,
  about: About,
  read: readonly PlacesRead<EntryRead>[],
  unread: readonly string[],
): QuestionRead {
  // Reachability of an action does not depend on the current state.
  const isLater = kind === 'areach' && !read.every(isSettled)
  const options = isLater ? [] : read.flatMap(each => about.settle(each) ?? [])
  const statements = options.flatMap(option => statementOf(kind, option) ?? [])
  const premise = options[0] && premiseOf(kind, options[0])
  const found = {
    ...(premise === undefined ? {} : { premise }),
    taken: [
      ...takenIn(statements, about.domain, about.problem),
      ...(about.meanings.tookByWords ? (['unknown-words'] as const) : []),
      ...(read.every(isSettled) ? [] : (['whichever-applicable'] as const)),
    ],
  }
  if (unread.length === 0 && statements.length === read.length) return { ...found, statements, unread: [] }
  return { ...found, unread: unread.length === 0 ? [question] : [...new Set(unread)] }
}

/** A given plan is valid, and an action that is performed is applicable. */
function premiseOf(kind: string, { action, actions }: PlacesRead): Premise | undefined {
  if (kind === 'just' && actions !== undefined) return { kind: 'plan', actions: actions.map(entryText) }
  if (kind === 'prog' && action !== undefined) return { kind: 'applicable', action: entryText(action) }
  return undefined
}

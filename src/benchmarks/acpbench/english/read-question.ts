// The words of a published yes/no or choice question → what each option says, formally.

import type { Statement } from '../../../analysis/statement'
import type { Premise, TakenSo } from '../../../kinds/question'
import type { ToldProblem } from '../../../language/from-english/told-problem'
import { englishDomains } from '../../../library/english'
import { parseProblem } from '../../../pddl/problem'
import { loadDomain } from '../../../task/load'
import type { RecordContent } from '../record'
import { claimIn, matchStem, type StemMatch } from './match-stem'
import { PhraseMeanings } from './phrase-meanings'
import { entryText } from './places-removed'
import { type PlacesRead, readPlace, statementOf } from './statement-of'
import { choiceStems, type Stem, yesNoStems } from './stems'
import { withoutChoices } from './without-choices'

export interface QuestionRead {
  /** One, or one an option; absent where not all of them could be read. */
  readonly statements?: readonly Statement[]
  /** What the words take as given. */
  readonly premise?: Premise
  /** Sentences and phrases that were not read, as they stand there. */
  readonly unread: readonly string[]
  readonly taken: readonly TakenSo[]
}

/** What is asked; phrases in the wordings of the problem's domain. Linear in the text, and never throws. */
export function readQuestion(record: RecordContent, context: ToldProblem): QuestionRead {
  const { kind, format, question, choices } = record
  const meanings = meaningsIn(context)
  const unread: QuestionRead = { unread: [question], taken: [] }
  if (meanings === undefined) return unread
  const isOwn = (stem: Stem): boolean => stem.kind === kind
  if (format === 'bool') {
    const found = matchStem(question, yesNoStems.filter(isOwn))
    if (found === undefined) return unread
    const { read, unread: odd } = placesRead(meanings, question, found)
    return asked(found.stem, [{ ...read, claim: found.stem.claims }], odd)
  }
  if (choices === undefined) return unread
  const stem = withoutChoices(question, choices)
  const found = matchStem(stem, choiceStems.filter(isOwn))
  if (found === undefined) return unread
  const { choice, removes } = found.stem
  const { read, unread: odd } = placesRead(meanings, stem, found)
  const options = choices.text.map((text): PlacesRead => {
    if (choice === 'claim') {
      const claim = claimIn(text)
      if (claim === undefined) odd.push(text)
      return { ...read, claim }
    }
    const meaning = readPlace(meanings, choice, text, removes)
    if ('unread' in meaning) odd.push(...meaning.unread)
    return 'unread' in meaning ? read : { ...read, ...meaning.value }
  })
  return asked(found.stem, options, odd)
}

/** The readers of what problems were read last. */
function meaningsIn({ id, whose, domain: text, problem: told }: ToldProblem) {
  if (id === null || whose === null || text === null || told === null) return undefined
  const phrases = englishDomains(id)
    .filter(version => version.text === text)
    .flatMap(({ wordings }) => wordings)
    .find(wording => wording.whose === whose)?.phrases
  if (phrases === undefined) return undefined
  const { domain } = loadDomain(text)
  return new PhraseMeanings(phrases, domain, parseProblem(told, domain).problem)
}

function placesRead(
  meanings: PhraseMeanings,
  text: string,
  { stem, places }: StemMatch<Stem>,
): { readonly read: PlacesRead; readonly unread: string[] } {
  const unread: string[] = []
  let read: PlacesRead = {}
  for (const [place, { from, to }] of places) {
    const meaning = readPlace(meanings, place, text.slice(from, to), stem.removes)
    if ('unread' in meaning) unread.push(...meaning.unread)
    else read = { ...read, ...meaning.value }
  }
  return { read, unread }
}

function asked(
  { kind }: Stem,
  options: readonly PlacesRead[],
  unread: readonly string[],
): QuestionRead {
  const statements = options.map(option => statementOf(kind, option))
  const premise = options[0] && premiseOf(kind, options[0])
  const taken = takenIn(kind, statements)
  const given = premise === undefined ? {} : { premise }
  if (unread.length > 0 || statements.includes(undefined))
    return { ...given, unread: [...new Set(unread)], taken }
  return { ...given, statements: statements as Statement[], unread: [], taken }
}

/** A plan that is given is one, and an action that is performed is applicable. */
function premiseOf(kind: string, { action, actions }: PlacesRead): Premise | undefined {
  if (kind === 'just' && actions !== undefined)
    return { kind: 'plan', actions: actions.map(entryText) }
  if (kind === 'prog' && action !== undefined)
    return { kind: 'applicable', action: entryText(action) }
  return undefined
}

function takenIn(kind: string, statements: readonly (Statement | undefined)[]): TakenSo[] {
  if (kind === 'reach' || kind === 'areach') return ['now-counts']
  const isRepeated = statements.some(
    statement => statement?.kind === 'removable-somewhere' && statement.places.length > 1,
  )
  return isRepeated ? ['some-occurrence'] : []
}

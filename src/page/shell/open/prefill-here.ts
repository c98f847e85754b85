// Handles `#open?…` with the data that ships with the page: the same result as the engine's `files/prefill.ts`, without
// waiting for the engine.

import type { Prefilled } from '#results/files/prefill'
import { kindCodes } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { BareCard } from '#language/library/cards'

const KNOWN = ['domain', 'problem', 'kind', 'format', 'answer', 'tab', 'theme']
/** Maximum length of a value; longer ones are left to the engine, which rejects them. */
const LONGEST = 20_000

/** The data about shipped problems that the page has. */
export interface Here {
  readonly cards: readonly BareCard[]
  /** Ids of the stage's tabs. */
  readonly tabs: readonly string[]
  readonly questionsOf: (domain: string, problem: string) => Promise<readonly Question[] | undefined>
}

/** Undefined if something must be generated, is unknown, or cannot be used: the engine then handles or reports it. */
export async function prefillHere(
  parameters: string,
  { cards, tabs, questionsOf }: Here,
): Promise<Prefilled | undefined> {
  const entries = [...new URLSearchParams(parameters.replace(/^\?/, ''))]
  const given = new Map(entries)
  if (given.size < entries.length || entries.some(([name]) => !KNOWN.includes(name))) return undefined
  if (entries.some(([, value]) => value.length > LONGEST)) return undefined
  /** Undefined if the parameter is absent, null if its value is not among the choices. */
  const choice = <T extends string>(name: string, among: readonly T[]): T | null | undefined => {
    const value = given.get(name)?.toLowerCase()
    return value === undefined ? undefined : (among.find(one => one === value) ?? null)
  }
  const format = choice('format', ['gen'])
  const kind = choice('kind', kindCodes)
  const tab = choice('tab', tabs)
  const theme = choice('theme', ['light', 'dark'])
  if ([format, kind, tab, theme].includes(null)) return undefined

  const card = cards.find(({ id }) => id === given.get('domain')?.toLowerCase())
  const wanted = given.get('problem')?.toLowerCase()
  const problem = card?.problems.find(({ name }) => wanted === undefined || name === wanted)
  if (card === undefined || problem === undefined) return undefined
  const questions = (await questionsOf(card.id, problem.name)) ?? []
  const at = questions.findIndex(question => kind === undefined || question.kind === kind)
  if (at < 0) return undefined
  return {
    name: `${card.title} ${problem.name}`,
    id: `bundled:${card.id}/${problem.name}`,
    questions,
    at,
    answer: given.get('answer') ?? '',
    tab: tab ?? null,
    theme: theme ?? null,
    problems: [],
  }
}

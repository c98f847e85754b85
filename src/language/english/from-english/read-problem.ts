// Reads an English context as a problem.

import { plainText } from '../plain-text'
import { MAX_CONTEXT, tooLong } from '../longest-context'
import type { Phrases } from '../phrases'
import type { PhraseVersion } from '../read-versions'
import { readOwnEnglish } from './own/which-domain'
import { readPublished } from './published-problem'
import type { EnglishDomain, DescribedProblem } from './described-problem'

/**
 * Reads a context with the first domain and style that recognize its beginning. The version of a domain is determined
 * by the context itself, or by the kind of its question. Never throws; linear in the text.
 */
export function readEnglish(text: string, domains: readonly EnglishDomain[], asked?: string): DescribedProblem {
  if (text.length > MAX_CONTEXT) return noProblem(text, tooLong('The text', text.length, MAX_CONTEXT))
  const head = headOf(text)
  const begins = beginsOf(domains)
  for (const domain of domains)
    for (const { wording, phrases } of domain.wordings)
      if (
        wording === 'published' &&
        opens(head, phrases) &&
        (domain.version === undefined || isMeant(domain.version, text, asked))
      )
        return readPublished(text, domain, phrases, begins)
  const own = readOwnEnglish(text, domains)
  // If the domain is given, a context in the published style may lack its beginning.
  const published =
    domains.length > 0 && domains.every(({ id }) => id === domains[0]!.id)
      ? withoutBeginning(text, domains, begins)
      : undefined
  const isRead = published !== undefined && published.sentences.length > 0
  if (isRead && leftOf(published) < leftOf(own)) return published
  return own ?? noProblem(text)
}

function withoutBeginning(
  text: string,
  domains: readonly EnglishDomain[],
  begins: ReturnType<typeof beginsOf>,
): DescribedProblem | undefined {
  for (const domain of domains)
    if (domain.version === undefined)
      for (const { wording, phrases } of domain.wordings)
        if (wording === 'published' && phrases.contexts !== undefined)
          return readPublished(text, domain, phrases, begins)
  return undefined
}

/** Number of characters not read. */
const leftOf = (describedProblem: DescribedProblem | undefined): number =>
  describedProblem?.unread.reduce((sum, { from, to }) => sum + to - from, 0) ?? Number.POSITIVE_INFINITY

/** The result for a text in no known English. */
export const noProblem = (text: string, why?: string): DescribedProblem => ({
  id: null,
  wording: null,
  domain: null,
  problem: null,
  most: null,
  hasGoal: false,
  sentences: [],
  introductory: [],
  unread: [{ from: 0, to: text.length, text, ...(why === undefined ? {} : { why }) }],
  assumed: [],
  missing: [],
})

/** Maximum length of a context's beginning. */
const LONGEST_HEAD = 2_000

/** The beginning of the text, normalized for comparison. */
const headOf = (text: string): string =>
  plainText(text.trimStart().slice(0, LONGEST_HEAD)).text.replace(/^[\s"'`*#>-]+/, '')

/** The beginning of published contexts of a domain. */
const beginOf = ({ contexts }: Phrases): string | undefined => contexts?.introductory[0]?.toLowerCase()

/** True if the context begins like those of the domain. */
function opens(head: string, phrases: Phrases): boolean {
  const begin = beginOf(phrases)
  return begin !== undefined && head.startsWith(begin)
}

/** The beginnings of published contexts of all the domains. */
const beginsOf = (domains: readonly EnglishDomain[]): string[] =>
  domains.flatMap(({ wordings }) =>
    wordings.flatMap(({ wording, phrases }) => (wording === 'published' ? (beginOf(phrases) ?? []) : [])),
  )

/** True if the version applies to a context of the domain. */
const isMeant = ({ unless, asked: kinds }: PhraseVersion, text: string, asked?: string): boolean =>
  (unless !== undefined && !plainText(text).text.includes(unless)) ||
  (asked !== undefined && kinds?.includes(asked) === true)

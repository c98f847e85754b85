// Determines the domain of an English context: by its introduction, else the only domain that can read most of the
// text.

import { listed } from '#base/words'
import { normalText } from '../../read-back'
import type { Phrases } from '../../phrases'
import type { EnglishDomain, DescribedProblem } from '../described-problem'
import { readOwn } from './read-own'

interface Candidate {
  readonly domain: EnglishDomain
  readonly phrases: Phrases
}

/** The context read in the playground's own English; undefined if it matches none of the domains. */
export function readOwnEnglish(text: string, domains: readonly EnglishDomain[]): DescribedProblem | undefined {
  const all = domains.flatMap(domain =>
    domain.wordings.flatMap(({ wording, phrases }) =>
      wording === 'own' && phrases.contexts === undefined ? [{ domain, phrases }] : [],
    ),
  )
  const [only] = all
  const meant = all.length <= 1 ? only : introducedBy(text, all)
  if (meant !== undefined) return readOwn(text, meant.domain, meant.phrases)
  const sample = beginningOf(text)
  const read = all.map(({ domain, phrases }) => readOwn(sample, domain, phrases))
  const first = best(read.filter(({ unread }) => unread.length === 0)) ?? best(read)
  if (first === undefined) return undefined
  if ('alike' in first) return nobodys(text, first.alike)
  const found = all[read.indexOf(first)]!
  return sample === text ? first : readOwn(text, found.domain, found.phrases)
}

/** Number of leading characters that identify the domain. */
const MAX_SAMPLED = 20_000

function beginningOf(text: string): string {
  if (text.length <= MAX_SAMPLED) return text
  const head = text.slice(0, MAX_SAMPLED)
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'))
  return end < 0 ? head : head.slice(0, end + 1)
}

/** The only domain with its introduction in the text, wholly or for the most part. */
function introducedBy(text: string, all: readonly Candidate[]): Candidate | undefined {
  const plain = normalText(text)
  const found = all.filter(({ phrases }) => {
    const introduction = normalText(phrases.introduction)
    return introduction !== '' && plain.includes(introduction)
  })
  return found.length === 1 ? found[0] : undefined
}

/** Number of facts and objects that the sentences give. */
const amount = ({ sentences }: DescribedProblem): number =>
  sentences.reduce((sum, { facts, objects }) => sum + facts.length + objects.length, 0)

/** The result that reads the most; an ambiguous result if others come close. */
function best(read: readonly DescribedProblem[]): DescribedProblem | { readonly alike: readonly string[] } | undefined {
  // A mostly unreadable text may belong to any domain.
  const fit = read.filter(each => amount(each) > 0 && each.sentences.length >= each.unread.length)
  if (fit.length === 0) return undefined
  const max = Math.max(...fit.map(({ sentences }) => sentences.length))
  const isWhole = fit.every(({ unread }) => unread.length === 0)
  const least = isWhole ? max : max / 2
  const near = fit.filter(({ sentences }) => sentences.length >= least)
  return near.length === 1 ? near[0]! : { alike: near.map(({ id }) => id!) }
}

const nobodys = (text: string, alike: readonly string[]): DescribedProblem => ({
  ...{ id: null, wording: null, domain: null, problem: null, most: null, hasGoal: false },
  ...{ sentences: [], introductory: [], assumed: [], missing: [], alike },
  unread: [
    {
      ...{ from: 0, to: text.length, text },
      why: `This fits ${listed(alike)} equally well: say which domain is meant.`,
    },
  ],
})

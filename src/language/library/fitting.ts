// Which domain a phrases file by itself is about: the one whose predicates and actions it names.

import { readPhrases } from '#language/english/read-phrases'
import { parseDomain } from '#planning/pddl/domain'
import { isError } from '#planning/pddl/diagnostic'
import { namedIn, type Source } from '#planning/pddl/source'
import { type BundledDomain, bundledDomains, ownDomainCards } from './cards'

/** A domain with the texts that Templates works on. */
export type FittingDomain = Pick<BundledDomain, 'id' | 'title' | 'domain' | 'problems'>

/** The best match among the current domain, the visitor's own and ours, in this order; null if none has the names. */
export function fittingDomain(phrases: string, front: Source | null): FittingDomain | null {
  let best: { readonly domain: FittingDomain; readonly worth: number } | undefined
  const known = [...ownDomainCards(), ...bundledDomains()]
  for (const domain of [...inFront(front, known), ...known]) {
    const worth = worthOf(phrases, domain.domain)
    if (worth > 0 && worth > (best?.worth ?? 0)) best = { domain, worth }
  }
  return best?.domain ?? null
}

/** The number of the domain's names that it covers, minus its faults there. */
function worthOf(text: string, domainText: string): number {
  const { phrases, diagnostics } = readPhrases(text, parseDomain(domainText).domain)
  return phrases.predicates.size + phrases.actions.size - diagnostics.filter(isError).length / 2
}

/** The domain of the question in front, with the texts of its folder where it has one. */
function inFront(front: Source | null, known: readonly FittingDomain[]): readonly FittingDomain[] {
  if (front === null) return []
  const name = namedIn(front.domain)
  if (name === '' || known.some(({ domain }) => namedIn(domain) === name)) return []
  const problem = { name: 'p01', title: 'The open problem', text: front.problem }
  return [{ id: name, title: name, domain: front.domain, problems: [problem] }]
}

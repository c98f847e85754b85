// Determines the domain of a phrases file on its own: the one with the predicates and actions that the file names.

import { readPhrases } from '#language/english/read-phrases'
import { parseDomain } from '#planning/pddl/domain'
import { isError } from '#planning/pddl/diagnostic'
import { namedIn, type Source } from '#planning/pddl/source'
import { type BundledDomain, bundledDomains, ownDomainCards } from './cards'

/** A domain with the texts that the Templates view edits. */
export type FittingDomain = Pick<BundledDomain, 'id' | 'title' | 'domain' | 'problems'>

/**
 * The best match among the current domain, the visitor's own and the shipped ones, in this order; null if none has the
 * names.
 */
export function fittingDomain(phrases: string, front: Source | null): FittingDomain | null {
  let best: { readonly domain: FittingDomain; readonly worth: number } | undefined
  const known = [...ownDomainCards(), ...bundledDomains()]
  for (const domain of [...inFront(front, known), ...known]) {
    const worth = worthOf(phrases, domain.domain)
    if (worth > 0 && worth > (best?.worth ?? 0)) best = { domain, worth }
  }
  return best?.domain ?? null
}

/** The number of the domain's names that the file covers, minus its faults for that domain. */
function worthOf(text: string, domainText: string): number {
  const { phrases, diagnostics } = readPhrases(text, parseDomain(domainText).domain)
  return phrases.predicates.size + phrases.actions.size - diagnostics.filter(isError).length / 2
}

/** The domain of the current question, with the texts of its folder if it has one. */
function inFront(front: Source | null, known: readonly FittingDomain[]): readonly FittingDomain[] {
  if (front === null) return []
  const name = namedIn(front.domain)
  if (name === '' || known.some(({ domain }) => namedIn(domain) === name)) return []
  const problem = { name: 'p01', title: 'The open problem', text: front.problem }
  return [{ id: name, title: name, domain: front.domain, problems: [problem] }]
}

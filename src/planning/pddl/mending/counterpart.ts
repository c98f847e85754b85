// The text that is missing where a domain comes without a problem, or a problem without its domain.

import { namedIn } from '../source'
import { countFaults } from './fault-count'
import { applied, type FaultAt } from './fix'
import { nameFixes } from './names'

/** A problem of a domain in which nothing is written yet. */
export const problemFor = (domain: string): string => `(define (problem new-problem)
  (:domain ${namedIn(domain) || 'new-domain'})
  (:objects)
  (:init)
  (:goal (and)))
`

/** Maximum number of declarations. */
const MAX_DECLARED = 100

/** A domain without actions that declares the types, predicates and functions which a problem uses. */
export function domainFor(problem: string): string {
  const name = /\(\s*:domain\s+([^\s()]+)/i.exec(problem)?.[1] ?? 'new-domain'
  let texts = {
    domain: `(define (domain ${name})\n  (:requirements :strips :typing)\n  (:types)\n  (:predicates))\n`,
    problem,
  }
  for (let i = 0; i < MAX_DECLARED; i++) {
    const now = countFaults(texts)
    const declaration = now.diagnostics.problem
      .flatMap(diagnostic => nameFixes({ texts, role: 'problem', diagnostic, now } satisfies FaultAt))
      .find(({ role, span }) => role === 'domain' && span.from === span.to)
    if (declaration === undefined) break
    texts = applied(texts, declaration)
  }
  return texts.domain.replace('\n  (:types)', '')
}

// The question of texts about which nothing can be asked yet: they have faults, or one of them is missing.

import { domainFor, problemFor } from '#planning/pddl/mending/counterpart'
import { namedIn, type Source } from '#planning/pddl/source'
import { familyOfKind, kindCodes } from '../codes'
import type { Question } from '../question'
import { kindOf } from '../registry'

/** The texts that the visitor has provided: both, or one. */
export type ReceivedTexts = Partial<Source>

/** The first kind, as one must be named. */
const KIND = kindCodes[0]!

/** A question with texts that can be edited; a missing text is derived from the other as far as possible. */
export function poseTexts({ domain, problem }: ReceivedTexts, name: string): Question {
  const source: Source = {
    domain: domain ?? domainFor(problem ?? ''),
    problem: problem ?? problemFor(domain ?? ''),
  }
  const received = domain === undefined ? 'problem' : problem === undefined ? 'domain' : 'both'
  return {
    key: `${name}/texts`,
    id: `texts/${received}`,
    family: familyOfKind(KIND),
    kind: KIND,
    format: 'gen',
    domain: namedIn(source.domain) || 'new-domain',
    context: '',
    question: kindOf(KIND).texts.ownQuestion ?? '',
    shown: source,
    judged: source,
    asked: { kind: KIND },
    origin: { from: 'own' },
  }
}

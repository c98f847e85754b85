// Evidence about one problem as evidence about the same problem with renamed objects.

import type { Certificate, StateSet } from '#planning/certificates/certificate'

/** A fact or action (`(on a b)`, `(not (on a b))`) with other objects. */
export const renamedName = (name: string, to: (object: string) => string): string =>
  name.replace(/\(([^()]+)\)/g, (_, inner: string) => {
    const [head, ...objects] = inner.split(' ')
    return `(${[head!, ...objects.map(to)].join(' ')})`
  })

/** The certificate with other objects; only for kinds that show that a goal can or cannot be reached. */
export function renamedCertificate(certificate: Certificate, to: (object: string) => string): Certificate {
  const names = (list: readonly string[]): string[] => list.map(name => renamedName(name, to))
  const states = (set: StateSet): StateSet => ({ ...set, facts: names(set.facts) })
  switch (certificate.kind) {
    case 'plan':
      return { kind: 'plan', actions: names(certificate.actions) }
    case 'closed-set':
      return {
        kind: 'closed-set',
        facts: names(certificate.facts),
        mayBeFalse: names(certificate.mayBeFalse),
      }
    case 'mutex-group':
      return { kind: 'mutex-group', facts: names(certificate.facts) }
    case 'h2':
      return { ...certificate, literals: names(certificate.literals) }
    case 'clauses':
      return {
        kind: 'clauses',
        atMostOne: certificate.atMostOne.map(names),
        atLeastOne: certificate.atLeastOne.map(names),
        never: certificate.never.map(names),
      }
    case 'exhausted': {
      const { keptFacts, symmetry } = certificate
      return {
        kind: 'exhausted',
        states: states(certificate.states),
        ...(keptFacts === undefined ? {} : { keptFacts: names(keptFacts) }),
        ...(symmetry === undefined
          ? {}
          : { symmetry: symmetry.map(({ one, other }) => ({ one: to(one), other: to(other) })) }),
      }
    }
    case 're-searched':
      return certificate
    default:
      throw new RangeError(`no evidence about a goal: ${certificate.kind}`)
  }
}

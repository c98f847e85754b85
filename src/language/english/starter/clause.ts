// A clause and its negation: `car {c} is at place {l}`, `car {c} is not at place {l}`.

import { thirdPerson } from './words'

/** A subject and predicate; `verb` in its base form: `be`, `have`, `can`, `there` (there is …), or any other verb. */
export interface Clause {
  readonly subject: string
  readonly verb: string
  readonly rest: string
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')

/** The affirmative clause. */
export function affirmed({ subject, verb, rest }: Clause): string {
  if (verb === 'there') return joined('there is', rest)
  if (verb === 'can') return joined(subject, 'can', rest)
  return joined(subject, thirdPerson(verb), rest)
}

/** The negated clause. */
export function denied({ subject, verb, rest }: Clause): string {
  if (verb === 'there') return joined('there is no', rest.replace(/^(?:a|an|some|the) /, ''))
  if (verb === 'can') return joined(subject, 'cannot', rest)
  if (verb === 'be')
    return rest.startsWith('not ') ? joined(subject, 'is', rest.slice(4)) : joined(subject, 'is not', rest)
  // `has opened`: here the verb is an auxiliary.
  if (verb === 'have' && /^\w+[^e]ed\b/.test(rest)) return joined(subject, 'has not', rest)
  return joined(subject, 'does not', verb, rest)
}

/** `a`, `a and b`, `a, b and c`. */
export const inARow = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

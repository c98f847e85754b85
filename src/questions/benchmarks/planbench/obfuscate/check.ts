// Checks that a renamed text reveals none of the old names, by a list of allowed words: anything except new names,
// numbers of objects or parameters, and PDDL keywords is a leak.

import type { Domain } from '#planning/pddl/model'
import { parseDomain } from '#planning/pddl/domain'
import { wordbookOfPddl } from '../known/wordbooks'
import { correctedIntroduction } from '../render/introduction'
import { officialPieces } from '../render/pieces'
import { obfuscatedIntroduction } from './introduction'
import type { Renaming } from './rename'

export interface Leak {
  readonly word: string
  /** The reason, as a clause. */
  readonly why: string
}

/** PDDL keywords. */
const grammar = new Set(
  `define domain problem objects init goal metric minimize and or not imply forall exists when increase either number
  requirements predicates functions action parameters precondition effect derived constants total-cost task strips
  negative-preconditions disjunctive-preconditions equality existential-preconditions universal-preconditions
  quantified-preconditions conditional-effects derived-predicates action-costs numeric-fluents fluents adl object`.split(
    /\s+/,
  ),
)

/** The faults of a renamed PDDL text, or of the names themselves: the first occurrence of each word. */
export function leaksIn(
  text: string,
  { domain, renaming }: { readonly domain: Domain; readonly renaming: Renaming },
): Leak[] {
  const names = newNames(renaming)
  const leaks: Leak[] = []
  const addLeak = (word: string, why: string): void => {
    if (!leaks.some(leak => leak.word === word)) leaks.push({ word, why })
  }
  const old = plainWordsOf(domain)
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) addLeak(name, 'two names have become the same')
    seen.add(name)
    if (!/^[a-z][a-z0-9]*$/.test(name) || grammar.has(name) || /^o\d+$/.test(name))
      addLeak(name, 'PDDL has another meaning for it, or cannot have it as a name')
    if (old.has(name)) addLeak(name, 'it is a word of the plain domain')
  }
  if (text.includes(';')) addLeak(';', 'comments tell what is meant')
  for (const word of text.toLowerCase().match(/[^\s():;=]+/g) ?? [])
    if (!seen.has(word) && !grammar.has(word) && !/^(?:o\d+|\?x\d+|-|\d+(?:\.\d+)?|-?type)$/.test(word))
      addLeak(word, 'it is none of the new names')
  return leaks
}

/** All new names, including repetitions, without those of objects. */
const newNames = ({ domain, actions, predicates, functions }: Renaming): string[] => [
  ...(domain === undefined ? [] : [domain]),
  ...actions.values(),
  ...predicates.values(),
  ...(functions?.values() ?? []),
]

/**
 * Words that must not be new names: those of the domain's names and comments, of the surrounding texts, and of prompts.
 */
export function plainWordsOf(domain: Domain, around: readonly string[] = []): Set<string> {
  const texts = [
    domain.name,
    ...domain.types.map(({ name }) => name),
    ...domain.constants.map(({ name }) => name),
    ...domain.functions.map(({ name }) => name),
    ...[...domain.predicates, ...domain.actions].flatMap(({ name, doc, parameters }) => [
      ...[name, doc],
      ...parameters.map(each => each.name),
    ]),
    ...around,
  ]
  return new Set([...fixedWords(), ...texts.flatMap(wordsIn)])
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

let fixed: ReadonlySet<string> | undefined

/** The fixed words of prompts, and of introductions of domains without their own words. */
function fixedWords(): ReadonlySet<string> {
  if (fixed !== undefined) return fixed
  const { domain } = parseDomain(
    `(define (domain d) (:requirements :adl) (:types t) (:predicates (p) (q ?x - t))
      (:action a :parameters (?x - t) :precondition (and (p) (not (q ?x)) (or (p) (= ?x ?x)))
        :effect (and (q ?x) (not (p)) (forall (?y - t) (when (q ?y) (p))))))`,
  )
  const wordbook = wordbookOfPddl(domain)
  const minutes = { a: 2 }
  const texts = [
    ...Object.values(officialPieces).filter(piece => typeof piece === 'string'),
    obfuscatedIntroduction(domain, wordbook, minutes),
    ...(['t1', 't2', 't3', 't6', 't7'] as const).map(layout =>
      correctedIntroduction({ domain, wordbook, layout, minutes }),
    ),
  ]
  fixed = new Set(texts.flatMap(wordsIn))
  return fixed
}

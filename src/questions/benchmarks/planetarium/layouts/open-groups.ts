// Sentences, in any domain, that leave open which objects take which places: all at one place, a number at each,
// chains. Such a sentence denotes one class only if its objects are interchangeable: see `exchange.ts`.

import type { Rng } from '#base/rng'
import type { FactEnglish, Tense } from '../texts/english'
import { sum } from './layout'
import { pattern } from './pattern'
import type { Fact } from './sketch'
import type { Members, Sort } from './sorts'

export interface OpenGroup {
  readonly id: 'gathered' | 'spread' | 'chains'
  readonly predicate: string
  /** The sort of the located objects; equal to `where` in chains. `place`: its argument position in facts, 1 or 2. */
  readonly who: Sort
  readonly where: Sort
  readonly place: 1 | 2
  /** Numbers of objects at one place, or lengths of chains, largest first. */
  readonly counts: readonly number[]
}

const GATHERED = pattern('{fact:rest}; which {noun:rest} it is is left open')
const SPREAD = pattern('{fact:rest}, in groups of {counts:numbers}; which is where is left open')
const CHAINS = pattern(
  'There are chains of {counts:numbers} {nouns:rest}, in which this holds from the first to the last: {fact:rest}; which is where is left open',
)
const SHOULD_CHAINS = pattern(
  'There should be chains of {counts:numbers} {nouns:rest}, in which this holds from the first to the last: {fact:rest}; which is where is left open',
)

/** The facts of one arrangement of the class, with objects in order; undefined if the numbers do not fit. */
export function factsOfGroup(group: OpenGroup, members: Members): readonly Fact[] | undefined {
  const { id, predicate, who, where, place, counts } = group
  const [objects, places] = [members.of(who.name), members.of(where.name)]
  const put = (one: string, other: string): Fact => (place === 1 ? [predicate, one, other] : [predicate, other, one])
  if (id === 'chains') {
    if (sum(counts) > objects.length || counts.some(count => count < 2)) return undefined
    let from = 0
    return counts.flatMap(count => {
      const chain = objects.slice(from, (from += count))
      return chain.slice(1).map((object, i) => put(chain[i]!, object))
    })
  }
  if (sum(counts) !== objects.length || counts.length > places.length) return undefined
  let from = 0
  return counts.flatMap((count, i) => objects.slice(from, (from += count)).map(object => put(object, places[i]!)))
}

export function describeOpen(group: OpenGroup, english: FactEnglish, tense: Tense): string {
  const { id, predicate, who, where, place, counts } = group
  const args =
    id === 'chains'
      ? [english.special('each', who), english.special('the next', who)]
      : [english.special('every', who), english.special(id === 'gathered' ? 'the same' : 'some', where)]
  const fact = [predicate, ...(place === 1 ? args : [...args].reverse())]
  const wording = english.sentence(fact, id === 'chains' ? 'is' : tense).replace(/[.]$/, '')
  const text =
    id === 'gathered'
      ? GATHERED.fill({ fact: wording, noun: where.one })
      : id === 'spread'
        ? SPREAD.fill({ fact: wording, counts })
        : (tense === 'is' ? CHAINS : SHOULD_CHAINS).fill({ fact: wording, counts, nouns: who.many })
  return `${text}.`
}

/** The group of a sentence; undefined for other sentences. */
export function readOpen(sentence: string, english: FactEnglish, tense: Tense): OpenGroup | undefined {
  if (!/ left open[.]?$/i.test(sentence.trim())) return undefined
  const chains = (tense === 'is' ? CHAINS : SHOULD_CHAINS).match(sentence)
  const spread = chains === undefined ? SPREAD.match(sentence) : undefined
  const read = chains ?? spread ?? GATHERED.match(sentence)
  if (read === undefined) return undefined
  const facts = english.read(String(read.fact), chains === undefined ? tense : 'is')
  const [first] = facts
  if (first === undefined || facts.length > 1 || first.negated || first.fact.length !== 3) return undefined
  const [predicate = '', ...args] = first.fact
  const [one, two] = args.map(name => english.meaning(name))
  if (one === undefined || two === undefined) return undefined
  const counts = (read.counts as readonly number[] | undefined) ?? null
  const lead = chains === undefined ? 'every' : 'each'
  const place = one.word === lead ? 1 : 2
  const [who, where] = place === 1 ? [one, two] : [two, one]
  const second = chains !== undefined ? 'the next' : spread !== undefined ? 'some' : 'the same'
  if (who.word !== lead || where.word !== second) return undefined
  const id = chains !== undefined ? 'chains' : spread !== undefined ? 'spread' : 'gathered'
  return { id, predicate, who: who.sort, where: where.sort, place, counts: counts ?? [] }
}

/** The group with its number, if all objects are at one place. */
export const counted = (group: OpenGroup, members: Members): OpenGroup =>
  group.id === 'gathered' ? { ...group, counts: [members.of(group.who.name).length] } : group

/** Groups that describe given facts, each with its facts; random if there are several. */
export function openGroupsIn(
  facts: readonly Fact[],
  english: FactEnglish,
  members: Members,
  rng: Rng,
): readonly { readonly group: OpenGroup; readonly facts: readonly Fact[] }[] {
  const byPredicate = new Map<string, Fact[]>()
  for (const fact of facts)
    if (fact.length === 3) byPredicate.set(fact[0]!, [...(byPredicate.get(fact[0]!) ?? []), fact])
  const sorts = english.sorts.filter(({ name, isSpoken }) => isSpoken && members.of(name).length > 1)
  const found: { group: OpenGroup; facts: readonly Fact[] }[] = []
  for (const [predicate, own] of byPredicate)
    for (const who of sorts)
      for (const place of [1, 2] as const) {
        const chains = chainsIn(own, place, members.of(who.name))
        if (chains !== undefined)
          found.push({
            group: { id: 'chains', predicate, who, where: who, place, counts: chains },
            facts: own,
          })
        for (const where of sorts) {
          if (where === who) continue
          const counts = spreadIn(own, place, members.of(who.name), members.of(where.name))
          if (counts === undefined) continue
          const id = counts.length === 1 ? 'gathered' : 'spread'
          found.push({ group: { id, predicate, who, where, place, counts }, facts: own })
        }
      }
  return rng.shuffled(found)
}

/** The numbers of objects at each place, if every object is at some place. */
function spreadIn(
  facts: readonly Fact[],
  place: 1 | 2,
  objects: readonly string[],
  places: readonly string[],
): number[] | undefined {
  if (facts.length !== objects.length) return undefined
  const at = new Map<string, number>()
  const seen = new Set<string>()
  for (const fact of facts) {
    const [who, where] = [fact[place]!, fact[3 - place]!]
    if (!objects.includes(who) || !places.includes(where) || seen.has(who)) return undefined
    seen.add(who)
    at.set(where, (at.get(where) ?? 0) + 1)
  }
  return [...at.values()].sort((a, b) => b - a)
}

/** The lengths of chains, if the facts consist only of chains. */
function chainsIn(facts: readonly Fact[], place: 1 | 2, objects: readonly string[]): number[] | undefined {
  const next = new Map<string, string>()
  const later = new Set<string>()
  for (const fact of facts) {
    const [one, two] = [fact[place]!, fact[3 - place]!]
    if (!objects.includes(one) || !objects.includes(two)) return undefined
    if (next.has(one) || later.has(two)) return undefined
    next.set(one, two)
    later.add(two)
  }
  const lengths = [...next.keys()]
    .filter(one => !later.has(one))
    .map(first => {
      let length = 1
      for (let object = next.get(first); object !== undefined; object = next.get(object)) length++
      return length
    })
  return sum(lengths) - lengths.length === facts.length ? lengths.sort((a, b) => b - a) : undefined
}

// Sentences about several objects at once, in any domain: `every block is clear`, `every block is clear, except for
// b1`, `each of these is at l1: c1 and c2`. Each is equivalent to the facts that it replaces.

import type { FactEnglish, ReadFact, Tense } from '../texts/english'
import { pattern } from './pattern'
import type { Fact } from './sketch'
import type { Members, Sort } from './sorts'

/** A fact with `every …` or `each of these` among its arguments, and the facts that it replaces. */
export interface Group {
  readonly fact: Fact
  /** For `every`: the exceptions; for `each of these`: the members. */
  readonly names: readonly string[]
  readonly facts: readonly Fact[]
}

/** Maximum number of facts that one sentence replaces. */
const MAX_EXPANDED = 20_000
/** Maximum arity up to which quantified arguments are searched. */
const MAX_ARITY = 3
/** Maximum number of names in a sentence. */
const MAX_NAMES = 200
/** Minimum number of objects for a sentence with an exception. */
const LEFT_OUT = 3

const EXCEPT = pattern('{fact:rest}, except for {names:names}')
const THESE = pattern('{fact:rest}: {names:names}')

export function describeGroup({ fact, names }: Group, english: FactEnglish, tense: Tense): string {
  const text = english.sentence(fact, tense)
  if (names.length === 0) return text
  const form = fact.includes(english.these) ? THESE : EXCEPT
  return `${form.fill({ fact: text.replace(/[.]$/, ''), names })}.`
}

/** The facts of a sentence about several objects; undefined for other sentences. */
export function readGroup(
  sentence: string,
  english: FactEnglish,
  tense: Tense,
  members: Members,
): readonly Fact[] | undefined {
  const except = / except for /i.test(sentence) ? EXCEPT.match(sentence) : undefined
  const these = except === undefined ? THESE.match(sentence) : undefined
  const read = except ?? these
  const readFacts = english.read(read === undefined ? sentence : String(read.fact), tense)
  const names = (read?.names as readonly string[] | undefined) ?? []
  return groupOf(readFacts, names, english, members)
}

function groupOf(
  readFacts: readonly ReadFact[],
  names: readonly string[],
  english: FactEnglish,
  members: Members,
): readonly Fact[] | undefined {
  const [first] = readFacts
  if (first === undefined || readFacts.length > 1 || first.negated) return undefined
  const { fact } = first
  if (fact.every(name => english.meaning(name) === undefined)) return undefined
  if (names.some(name => !members.of('object').includes(name))) return undefined
  const isThese = fact.includes(english.these)
  if (isThese && names.length === 0) return undefined
  const covered = isThese
    ? names.map(name => fact.map(each => (each === english.these ? name : each)))
    : expanded(fact, english, members, names)
  // The members must fit the argument's type.
  return covered?.every(each => english.isFact(each)) === true ? covered : undefined
}

/** The facts that a fact with `every …` replaces; undefined if it has other special names, or too many facts. */
function expanded(
  fact: Fact,
  english: FactEnglish,
  members: Members,
  without: readonly string[] = [],
): readonly Fact[] | undefined {
  let found: Fact[] = [fact.slice(0, 1)]
  for (const [i, name] of fact.slice(1).entries()) {
    const meaning = english.meaning(name)
    if (meaning === undefined) {
      found = found.map(each => [...each, name])
      continue
    }
    const { word, sort } = meaning
    if (word !== 'every' && word !== 'every other') return undefined
    const first = fact.indexOf(english.special('every', sort), 1)
    if (word === 'every other' && (first < 0 || first > i)) return undefined
    const all = members.of(sort.name).filter(object => !without.includes(object))
    if (found.length * all.length > MAX_EXPANDED) return undefined
    found = found.flatMap(each =>
      all.filter(object => word === 'every' || each[first] !== object).map(object => [...each, object]),
    )
  }
  return found
}

export interface FoundGroups {
  /** Groups with `every …`, possibly with exceptions. */
  readonly every: readonly Group[]
  /** Groups with listed objects. */
  readonly listed: readonly Group[]
  /** The facts in no group. */
  readonly rest: readonly Fact[]
}

/** Groups that replace some of the facts, largest first per predicate. */
export function groupsIn(facts: readonly Fact[], english: FactEnglish, members: Members): FoundGroups {
  const left = new Map(facts.map(fact => [fact.join(' '), fact]))
  const every: Group[] = []
  const listed: Group[] = []
  const take = (list: Group[], fact: Fact, covered: readonly Fact[], names: readonly string[]): void => {
    for (const each of covered) left.delete(each.join(' '))
    list.push({ fact, facts: covered, names })
  }
  for (const own of byPredicate(facts)) {
    for (const fact of everyIn(own, english, members)) {
      const covered = expanded(fact, english, members)
      if (covered === undefined || covered.length < 2) continue
      const missing = covered.filter(each => !left.has(each.join(' ')))
      if (missing.length === 0) take(every, fact, covered, [])
      else if (
        missing.length <= MAX_NAMES &&
        missing.length * LEFT_OUT <= covered.length &&
        quantified(fact, english) === 1
      ) {
        const at = fact.findIndex(name => english.meaning(name) !== undefined)
        const kept = covered.filter(each => !missing.includes(each))
        take(
          every,
          fact,
          kept,
          missing.map(each => each[at]!),
        )
      }
    }
    const others = own.filter(fact => left.has(fact.join(' ')))
    for (const { fact, covered, names } of listsIn(others, english)) take(listed, fact, covered, names)
  }
  return { every, listed, rest: [...left.values()] }
}

function byPredicate(facts: readonly Fact[]): Iterable<readonly Fact[]> {
  const groups = new Map<string, Fact[]>()
  for (const fact of facts) {
    const group = groups.get(fact[0]!)
    if (group === undefined) groups.set(fact[0]!, [fact])
    else group.push(fact)
  }
  return groups.values()
}

const quantified = (fact: Fact, english: FactEnglish): number =>
  fact.filter(name => english.meaning(name) !== undefined).length

/** Facts with `every …` in some arguments; those with more such arguments first. */
function* everyIn(facts: readonly Fact[], english: FactEnglish, members: Members): Generator<Fact> {
  const arity = facts[0]!.length - 1
  if (arity === 0 || arity > MAX_ARITY) return
  const sorts = english.sorts.filter(({ name, isSpoken }) => isSpoken && members.of(name).length > 1)
  for (const places of subsets(arity))
    for (const chosen of choices(places.length, sorts)) yield* patternsOf(facts, places, chosen, english)
}

/** Facts that differ only in one argument, at the position that gives the fewest lists. */
function listsIn(
  facts: readonly Fact[],
  english: FactEnglish,
): readonly { fact: Fact; covered: readonly Fact[]; names: readonly string[] }[] {
  let best: Map<string, Fact[]> | undefined
  let place = 0
  for (let at = 1; at < (facts[0]?.length ?? 0); at++) {
    const groups = new Map<string, Fact[]>()
    for (const fact of facts) {
      const key = fact.map((name, i) => (i === at ? '' : name)).join(' ')
      groups.set(key, [...(groups.get(key) ?? []), fact])
    }
    if (best === undefined || groups.size < best.size) {
      best = groups
      place = at
    }
  }
  return [...(best?.values() ?? [])]
    .filter(covered => covered.length > 1 && covered.length <= MAX_NAMES)
    .map(covered => ({
      fact: covered[0]!.map((name, i) => (i === place ? english.these : name)),
      covered,
      names: covered.map(fact => fact[place]!),
    }))
}

/** Sets of argument positions (from 1), larger sets first. */
function subsets(arity: number): number[][] {
  const all: number[][] = []
  for (let bits = 1; bits < 1 << arity; bits++)
    all.push(Array.from({ length: arity }, (_, i) => i + 1).filter(i => bits & (1 << (i - 1))))
  return all.sort((a, b) => b.length - a.length)
}

function choices(count: number, sorts: readonly Sort[]): (readonly Sort[])[] {
  let found: (readonly Sort[])[] = [[]]
  for (let i = 0; i < count; i++) found = found.flatMap(each => sorts.map(sort => [...each, sort]))
  return found
}

/** The facts with `every …` at these positions, without duplicates. */
function patternsOf(
  facts: readonly Fact[],
  places: readonly number[],
  sorts: readonly Sort[],
  english: FactEnglish,
): Iterable<Fact> {
  const used = new Set<string>()
  const tokens = sorts.map(sort => {
    const token = english.special('every', sort)
    const again = used.has(token)
    used.add(token)
    return again ? english.special('every other', sort) : token
  })
  if (new Set(tokens).size < tokens.length) return []
  const found = new Map<string, Fact>()
  for (const fact of facts) {
    const quantifiedFact = fact.map((name, i) => (places.includes(i) ? tokens[places.indexOf(i)]! : name))
    found.set(quantifiedFact.join(' '), quantifiedFact)
  }
  return found.values()
}

// Sentences about all objects of a sort, in any domain: `every block is clear`. They say no less than the facts that they
// stand for.

import type { FactEnglish } from '../texts/english'
import type { Fact } from './sketch'
import type { Members, Sort } from './sorts'

/** A fact with names for `every …` among its arguments, and the facts that it stands for. */
export interface Group {
  readonly fact: Fact
  readonly facts: readonly Fact[]
}

/** Facts that one sentence may stand for. */
export const MOST_EXPANDED = 20_000
/** Arguments that may be quantified are looked for up to this arity. */
const MOST_ARITY = 3

/** The facts that a fact with special names stands for; undefined where it has other special names, or too many facts. */
export function expanded(
  fact: Fact,
  english: FactEnglish,
  members: Members,
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
    const all = members.of(sort.name)
    if (found.length * all.length > MOST_EXPANDED) return undefined
    found = found.flatMap(each =>
      all
        .filter(object => word === 'every' || each[first] !== object)
        .map(object => [...each, object]),
    )
  }
  return found
}

/** Groups that stand for some of the facts, largest first for each predicate, and the facts that no group has. */
export function groupsIn(
  facts: readonly Fact[],
  english: FactEnglish,
  members: Members,
): { readonly groups: readonly Group[]; readonly rest: readonly Fact[] } {
  const left = new Map(facts.map(fact => [fact.join(' '), fact]))
  const sorts = english.sorts.filter(sort => members.of(sort.name).length > 1)
  const groups: Group[] = []
  const byPredicate = new Map<string, Fact[]>()
  for (const fact of left.values())
    byPredicate.set(fact[0]!, [...(byPredicate.get(fact[0]!) ?? []), fact])
  for (const own of byPredicate.values()) {
    const arity = own[0]!.length - 1
    if (arity === 0 || arity > MOST_ARITY) continue
    for (const places of subsets(arity))
      for (const chosen of choices(places.length, sorts))
        for (const pattern of patternsOf(own, places, chosen, english)) {
          const stands = expanded(pattern, english, members)
          if (stands === undefined || stands.length < 2) continue
          if (!stands.every(fact => left.has(fact.join(' ')))) continue
          for (const fact of stands) left.delete(fact.join(' '))
          groups.push({ fact: pattern, facts: stands })
        }
  }
  return { groups, rest: [...left.values()] }
}

/** Sets of places, those with more places first; places from 1, as in facts. */
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

/** The facts with `every …` in these places, each once. */
function patternsOf(
  facts: readonly Fact[],
  places: readonly number[],
  sorts: readonly Sort[],
  english: FactEnglish,
): Fact[] {
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
    const pattern = fact.map((name, i) => (places.includes(i) ? tokens[places.indexOf(i)]! : name))
    found.set(pattern.join(' '), pattern)
  }
  return [...found.values()]
}

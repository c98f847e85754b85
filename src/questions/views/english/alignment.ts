// Aligns published English with the facts that it must describe: by the objects it names, and by its words if several
// facts have the same objects. Uses no domain-specific data.

import type { Span } from '#base/text'
import { stem } from '#language/english/word-forms'
import type { Phrases } from '#language/english/phrases'
import type { Domain } from '#planning/pddl/model'

/** A fact, and the words that describe it. */
export interface Covered {
  readonly fact: string
  readonly spans: readonly Span[]
}

interface ObjectWord extends Span {
  readonly object: string
}

/** Words that name objects, except common short English words. */
const common = new Set(
  'a an the i is are it in on at to of and or by with from as be has not no none all each'.split(' '),
)

/** The words of a range that are names of objects. */
export function objectWords(text: string, { from, to }: Span, objects: ReadonlySet<string>): ObjectWord[] {
  const found: ObjectWord[] = []
  for (const match of text.slice(from, to).matchAll(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu)) {
    const object = match[0].toLowerCase()
    if (objects.has(object) && !common.has(object))
      found.push({ from: from + match.index, to: from + match.index + match[0].length, object })
  }
  return found
}

/** The weight of each word for each predicate: words of few predicates weigh most. */
export type Wordings = ReadonlyMap<string, ReadonlyMap<string, number>>

/** From the predicates' names and all of the playground's wordings for them. */
export function wordingsOf(domain: Domain, phrases: Phrases): Wordings {
  const words = new Map<string, Set<string>>()
  for (const { name } of domain.predicates) {
    const entry = phrases.predicates.get(name)
    const texts = [name.replace(/[-_]/g, ' ')]
    for (const template of [...(entry?.holds ?? []), ...(entry?.told ? [entry.told] : [])])
      for (const part of template.parts) if (part.kind === 'text') texts.push(part.text)
    words.set(name, new Set(texts.flatMap(stemsOf)))
  }
  const sharing = new Map<string, number>()
  for (const own of words.values()) for (const word of own) sharing.set(word, (sharing.get(word) ?? 0) + 1)
  return new Map([...words].map(([name, own]) => [name, new Map([...own].map(word => [word, 1 / sharing.get(word)!]))]))
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(word => !common.has(word)).map(stem)

const partsOf = (fact: string): string[] => fact.slice(1, -1).split(' ')

/** How well words match a predicate. */
interface Fit {
  /** The total weight of the words that belong to the predicate. */
  readonly hit: number
  /** The same, minus the weight of words in the predicate's name that are missing. */
  readonly score: number
}

function fitOf(stems: ReadonlySet<string>, predicate: string, wordings: Wordings): Fit {
  const own = wordings.get(predicate)
  let hit = 0
  for (const word of stems) hit += own?.get(word) ?? 0
  let missing = 0
  for (const word of stemsOf(predicate.replace(/[-_]/g, ' '))) if (!stems.has(word)) missing += own?.get(word) ?? 0
  return { hit, score: hit - missing / 4 }
}

/** The facts that a clause describes, each with its words; `lead` is the text before a colon that introduces it. */
export function aligned(
  text: string,
  clause: Span,
  lead: Span | undefined,
  facts: readonly string[],
  objects: ReadonlySet<string>,
  wordings: Wordings,
): Covered[] {
  const words = objectWords(text, clause, objects)
  /** Stems of the words in a range, without names of objects. */
  const stemsIn = ({ from, to }: Span): Set<string> => {
    let rest = ''
    let at = from
    for (const word of words)
      if (word.from >= from && word.to <= to) {
        rest += `${text.slice(at, word.from)} `
        at = word.to
      }
    return new Set(stemsOf(rest + text.slice(at, to)))
  }
  const named = new Set(words.map(({ object }) => object))
  const known = facts
    .map(fact => ({ fact, parts: partsOf(fact) }))
    .filter(({ parts }) => parts.slice(1).every(object => named.has(object)))
  const found: Covered[] = []
  const taken = new Set<number>()
  // Facts with several objects first; a word that describes one of them counts for no other fact.
  const rivals = new Map<string, (Fit & { fact: string; window: Window })[]>()
  for (const { fact, parts } of known) {
    if (parts.length < 3) continue
    const window = windowOf(text, words, parts.slice(1))
    if (window === undefined) continue
    const fit = fitOf(stemsIn({ from: words[window.first]!.from, to: words[window.last]!.to }), parts[0]!, wordings)
    // If another object's word lies in between, the words must match the predicate.
    if (window.skips && fit.hit === 0) continue
    const key = `${window.first} ${window.last} ${[...parts.slice(1)].sort().join(' ')}`
    const list = rivals.get(key) ?? []
    rivals.set(key, list)
    list.push({ ...fit, fact, window })
  }
  for (const list of rivals.values()) {
    const best = soleBest(list)
    if (best === undefined) continue
    found.push({ fact: best.fact, spans: spansOf(words, best.window) })
    for (const place of best.window.own) taken.add(place)
  }
  const spoken = stemsIn(clause)
  if (lead !== undefined && !isDenied(text.slice(lead.from, lead.to)))
    for (const word of stemsOf(text.slice(lead.from, lead.to))) spoken.add(word)
  if (isDenied(text.slice(clause.from, clause.to))) return found
  words.forEach((word, place) => {
    if (taken.has(place)) return
    const own = known
      .filter(({ parts }) => parts.length === 2 && parts[1] === word.object)
      .map(({ fact, parts }) => ({ ...fitOf(spoken, parts[0]!, wordings), fact }))
      .filter(({ hit }) => hit > 0)
    const best = soleBest(own)
    if (best !== undefined) found.push({ fact: best.fact, spans: [{ from: word.from, to: word.to }] })
  })
  return found
}

/** The best match; undefined if two match equally well. */
function soleBest<T extends Fit>(list: readonly T[]): T | undefined {
  const [best, next] = [...list].sort((a, b) => b.score - a.score)
  return next !== undefined && next.score === best!.score ? undefined : best
}

const isDenied = (text: string): boolean =>
  /\b(?:not|no|never|neither|nor|except|without|unavailable)\b|n't\b/i.test(text)

interface Window {
  /** Positions of the first and last word. */
  readonly first: number
  readonly last: number
  /** Indices of the fact's own words. */
  readonly own: readonly number[]
  /** True if it contains a list with words of other objects. */
  readonly lists: boolean
  /** True if it may span clauses, for example with a subject omitted the second time. */
  readonly skips: boolean
  readonly gaps: readonly Span[]
}

const LIST_GAP = /^(?:, and |, | and |,)$/

/** The shortest range that names all the objects in adjacent lists; undefined if there is none. */
function windowOf(text: string, words: readonly ObjectWord[], objects: readonly string[]): Window | undefined {
  const gapAfter = (place: number): string => text.slice(words[place]!.to, words[place + 1]!.from)
  // Adjacent words of a list form one group.
  const groups: number[] = []
  words.forEach((_, place) => {
    groups.push(place === 0 ? 0 : groups[place - 1]! + (LIST_GAP.test(gapAfter(place - 1)) ? 0 : 1))
  })
  let best: (Window & { readonly length: number }) | undefined
  const want = new Set(objects)
  for (let first = 0; first < words.length; first++) {
    if (!want.has(words[first]!.object)) continue
    const own = new Map<string, number>()
    for (let last = first; last < words.length; last++) {
      // Words on both sides of a comma with further words are separate clauses.
      if (last > first && isBreak(gapAfter(last - 1))) break
      const { object } = words[last]!
      if (want.has(object)) own.set(object, last)
      if (own.size < want.size || !want.has(object)) continue
      const places = [...own.values()].sort((a, b) => a - b)
      const spread = groups[last]! - groups[first]!
      // Each object must be in a different group.
      if (new Set(places.map(place => groups[place])).size < want.size) break
      const skips = spread > want.size - 1
      if (spread > want.size) break
      const length = words[last]!.to - words[first]!.from + (skips ? 1_000 : 0)
      if (best === undefined || length < best.length)
        best = {
          first,
          last,
          own: places,
          lists: last - first + 1 > want.size,
          skips,
          gaps: verbGaps(words, groups, first, last),
          length,
        }
      break
    }
  }
  return best
}

const isBreak = (gap: string): boolean => /[,;]/.test(gap) && /\p{L}/u.test(gap.replace(/\band\b/g, ''))

/** The words between groups. */
function verbGaps(words: readonly ObjectWord[], groups: readonly number[], first: number, last: number): Span[] {
  const gaps: Span[] = []
  for (let place = first; place < last; place++)
    if (groups[place] !== groups[place + 1]) gaps.push({ from: words[place]!.to, to: words[place + 1]!.from })
  return gaps
}

/** The whole range or, for lists, the fact's own words and the text between the lists. */
function spansOf(words: readonly ObjectWord[], { first, last, own, lists, gaps }: Window): Span[] {
  if (!lists) return [{ from: words[first]!.from, to: words[last]!.to }]
  return [...own.map(place => ({ from: words[place]!.from, to: words[place]!.to })), ...gaps]
}

/** Minimum weight of words that describe a fact without objects. */
const MIN_WEIGHT = 0.5

/** Facts without objects, by words of few predicates. */
export function nullary(text: string, clause: Span, facts: readonly string[], wordings: Wordings): Covered[] {
  const known = facts.filter(fact => partsOf(fact).length === 1)
  if (known.length === 0) return []
  const pieces: Span[] = []
  let start = clause.from
  for (const match of text.slice(clause.from, clause.to).matchAll(/,? and |, /g)) {
    pieces.push({ from: start, to: clause.from + match.index })
    start = clause.from + match.index + match[0].length
  }
  pieces.push({ from: start, to: clause.to })
  return pieces.flatMap(piece => {
    const words = text.slice(piece.from, piece.to)
    if (isDenied(words)) return []
    const stems = new Set(stemsOf(words))
    const best = soleBest(
      known
        .map(fact => ({ ...fitOf(stems, partsOf(fact)[0]!, wordings), fact }))
        .filter(({ hit }) => hit >= MIN_WEIGHT),
    )
    return best === undefined ? [] : [{ fact: best.fact, spans: [piece] }]
  })
}

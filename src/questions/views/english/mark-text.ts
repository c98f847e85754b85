// Determines which words of a question's English describe which facts. Text generated here is parsed back exactly;
// published text is aligned with the facts in the PDDL, and marked only if exactly one fact matches.

import type { Span } from '#base/text'
import type { Phrases } from '#language/english/phrases'
import { fitsOf, PhraseBook } from '#language/english/read-back'
import type { Source } from '#planning/pddl/source'
import { plainGoal } from '#questions/kinds/asking/situation'
import { kindsOf } from '#planning/task/universe'
import { loadTask, type LoadedTask } from '#planning/task/load'
import { aligned, type Covered, nullary, objectWords, wordingsOf } from './alignment'
import { nameOf } from './written-places'
import { phrasesOf } from '#language/library/phrases'

/** Words of a text that state a fact. The ranges of one text are in order and do not overlap. */
export interface MentionPlace extends Span {
  /** Facts that these words describe, several for a list of objects; empty if the words only name objects. */
  readonly facts: readonly string[]
  /** The objects named by some of these words. */
  readonly objects: readonly (Span & { readonly name: string })[]
  /** Whether the words describe the initial state or the goal. */
  readonly of: 'start' | 'goal'
  /** True if none of its facts holds in the edited problem. */
  readonly gone: boolean
}

export interface MarkedText {
  readonly places: readonly MentionPlace[]
  /** Names of the domain's action schemas, to distinguish actions from facts. */
  readonly schemas: readonly string[]
  /** Facts that an edit added to the initial state and to the goal, which the English does not describe. */
  readonly notInText: { readonly start: readonly string[]; readonly goal: readonly string[] }
}

/** Longer texts are not examined. */
const MAX_CHARACTERS = 60_000

interface Region extends Span {
  readonly of: 'start' | 'goal'
  /** True for static facts, which are described before the state. */
  readonly isSetting: boolean
  /** Facts that the words may describe. */
  readonly facts: readonly string[]
}

type MarkedPlace = Omit<MentionPlace, 'gone'>

/** Marked ranges of the text, in order and not nested, with the effect of an edit on them. */
export function markText(source: Source, english: string, edit: Source | null): MarkedText {
  const prepared = loadTask(source)
  const none: MarkedText = { places: [], schemas: [], notInText: { start: [], goal: [] } }
  if (prepared.kind !== 'ready') return none
  const schemas = prepared.domain.actions.map(({ name }) => name)
  const places = placesOf(prepared, english)
  const edited = edit === null ? undefined : loadTask(edit)
  if (edited?.kind !== 'ready') return { ...none, schemas, places: places.map(place => ({ ...place, gone: false })) }
  const before = factsOf(prepared)
  const after = factsOf(edited)
  const isGone = ({ facts, of }: MarkedPlace): boolean => facts.length > 0 && !facts.some(fact => after[of].has(fact))
  const fresh = (of: 'start' | 'goal'): string[] => [...after[of]].filter(fact => !before[of].has(fact))
  return {
    schemas,
    places: places.map(place => ({ ...place, gone: isGone(place) })),
    notInText: { start: fresh('start'), goal: fresh('goal') },
  }
}

const factsOf = ({ problem }: LoadedTask) => ({
  start: new Set(problem.init.map(nameOf)),
  goal: new Set(plainGoal(problem) ?? []),
})

function placesOf(prepared: LoadedTask, english: string): MarkedPlace[] {
  if (english.length > MAX_CHARACTERS) return []
  const { domain, task } = prepared
  const phrases = phrasesOf(domain)
  const book = new PhraseBook(withContext(phrases), task.objects, fitsOf(domain, task.problem.objects))
  const wordings = wordingsOf(domain, phrases)
  const objects = new Set(task.objects)
  const places: MarkedPlace[] = []
  // Published contexts contain "Currently"; those generated here do not, and are parsed exactly or not at all.
  const isGenerated = !now.test(english)
  for (const region of regionsOf(english, prepared)) {
    const facts = new Set(region.facts)
    const read: Covered[] = []
    let lead: Span | undefined
    for (const clause of clausesOf(english, region)) {
      const found = readExactly(english, clause, book, facts, objects)
      read.push(...found)
      if (found.length === 0 && !isGenerated) {
        read.push(...aligned(english, clause, lead, region.facts, objects, wordings))
        if (!region.isSetting) read.push(...nullary(english, clause, region.facts, wordings))
      }
      lead = english[clause.to] === ':' ? clause : undefined
    }
    places.push(...flattened(english, region, read, objects))
  }
  return places.sort((a, b) => a.from - b.from)
}

const now = /\bCurrently\b,?/
const goalHead = /\bThe goal is (?:to reach a state where the following facts hold:|that\b(?: all of this holds:)?)/
const listHead = /\b(?:The available (?:actions|propositions) are|These (?:actions|propositions) exist)\b/

/** The ranges about the initial state, before and after "Currently", and about the goal. */
function regionsOf(text: string, { domain, problem }: LoadedTask): Region[] {
  const kinds = kindsOf(domain)
  const fluent = new Set(domain.predicates.flatMap(({ name }, i) => (kinds[i] === 'fluent' ? [name] : [])))
  const all = [...new Set(problem.init.map(nameOf))]
  const isFluent = (fact: string): boolean => fluent.has(fact.slice(1, -1).split(' ')[0]!)
  const end = listHead.exec(text)?.index ?? text.length
  const goal = goalHead.exec(text)
  const goalAt = goal !== null && goal.index < end ? goal.index : end
  const state = now.exec(text)
  const regions: Region[] = []
  const add = (region: Omit<Region, 'isSetting'>, isSetting = false): void => {
    regions.push({ ...region, isSetting })
  }
  if (state !== null && state.index < goalAt) {
    const statics = all.filter(fact => !isFluent(fact))
    add({ from: 0, to: state.index, of: 'start', facts: statics }, true)
    add({
      from: state.index + state[0].length,
      to: goalAt,
      of: 'start',
      facts: all.filter(isFluent),
    })
  } else add({ from: 0, to: goalAt, of: 'start', facts: all })
  if (goal !== null && goalAt < end) {
    const line = text.indexOf('\n', goalAt)
    add({
      from: goalAt + goal[0].length,
      to: line >= 0 && line < end ? line : end,
      of: 'goal',
      facts: plainGoal(problem) ?? [],
    })
  }
  return regions
}

/** Sentences and their clauses between semicolons; in a goal also between commas, if each is one fact. */
function clausesOf(text: string, { from, to, of }: Region): Span[] {
  const cut = of === 'goal' ? /[.;]?(?:, and |, |; |\.(?=\s|$)|\n)/g : /[.](?=\s|$|[A-Z])|[;\n]|:(?=\s)/g
  const clauses: Span[] = []
  let start = from
  const push = (end: number): void => {
    const raw = text.slice(start, end)
    const lead = raw.length - raw.trimStart().length
    const trimmed = raw.trim()
    if (trimmed !== '') clauses.push({ from: start + lead, to: start + lead + trimmed.length })
  }
  cut.lastIndex = from
  for (let match = cut.exec(text); match !== null && match.index < to; match = cut.exec(text)) {
    push(match.index)
    start = match.index + match[0].length
  }
  push(to)
  return clauses
}

/** The phrases with wordings of states, in which answers are not read. */
const withContext = (phrases: Phrases): Phrases => ({
  ...phrases,
  predicates: new Map(
    [...phrases.predicates].map(([name, entry]) => [
      name,
      entry.told === undefined || entry.gather !== undefined
        ? entry
        : { ...entry, holds: [...entry.holds, entry.told] },
    ]),
  ),
})

/** A sentence generated here with only true facts. */
function readExactly(
  text: string,
  clause: Span,
  book: PhraseBook,
  facts: ReadonlySet<string>,
  objects: ReadonlySet<string>,
): Covered[] {
  const stated = book
    .read(text.slice(clause.from, clause.to))
    .filter(({ kind, negated, items }) => kind === 'fact' && !negated && items.every(item => facts.has(item)))
  if (stated.length !== 1) return []
  const { items } = stated[0]!
  if (items.length === 1) return [{ fact: items[0]!, spans: [clause] }]
  // A list of objects: each fact has its own object's word and shares the others.
  const rows = items.map(item => item.slice(1, -1).split(' '))
  const place = rows[0]!.findIndex((word, i) => rows.some(row => row[i] !== word))
  const listed = new Set(rows.map(row => row[place]!))
  const words = objectWords(text, clause, objects).filter(({ object }) => listed.has(object))
  if (words.length !== items.length) return []
  const list = { from: words[0]!.from, to: words.at(-1)!.to }
  return items.map((fact, i) => {
    const own = words.find(({ object }) => object === rows[i]![place])
    const spans = [
      { from: clause.from, to: list.from },
      ...(own === undefined ? [] : [{ from: own.from, to: own.to }]),
      { from: list.to, to: clause.to },
    ]
    return { fact, spans: spans.filter(({ from, to }) => to > from) }
  })
}

/** Splits overlapping ranges of several facts, with the objects that they name. */
function flattened(
  text: string,
  region: Region,
  covered: readonly Covered[],
  objects: ReadonlySet<string>,
): MarkedPlace[] {
  const words = objectWords(text, region, objects)
  const cuts = new Map<number, { open: string[]; close: string[] }>()
  const at = (offset: number) => {
    const known = cuts.get(offset) ?? { open: [], close: [] }
    cuts.set(offset, known)
    return known
  }
  for (const { fact, spans } of covered)
    for (const { from, to } of spans) {
      at(from).open.push(fact)
      at(to).close.push(fact)
    }
  const places: MarkedPlace[] = []
  const open: string[] = []
  let last = 0
  const push = (from: number, to: number, facts: readonly string[]): void => {
    const before = places.at(-1)
    if (before !== undefined && before.to === from && before.facts.join() === facts.join())
      places[places.length - 1] = { ...before, to }
    else places.push({ from, to, facts, objects: [], of: region.of })
  }
  for (const [offset, { open: opened, close }] of [...cuts].sort(([a], [b]) => a - b)) {
    if (open.length > 0 && offset > last) push(last, offset, [...new Set(open)].sort())
    for (const fact of close) open.splice(open.indexOf(fact), 1)
    open.push(...opened)
    last = offset
  }
  const inside = places
    .map(place => trimmed(text, place))
    .map(place => ({
      ...place,
      objects: words
        .filter(({ from, to }) => from >= place.from && to <= place.to)
        .map(({ from, to, object }) => ({ from, to, name: object })),
    }))
  const alone = words
    .filter(({ from, to }) => !places.some(place => from < place.to && to > place.from))
    .map(({ from, to, object }) => ({
      from,
      to,
      facts: [],
      objects: [{ from, to, name: object }],
      of: region.of,
    }))
  return [...inside, ...alone]
}

/** The range without surrounding blanks. */
function trimmed(text: string, place: MarkedPlace): MarkedPlace {
  const words = text.slice(place.from, place.to)
  const from = place.from + (words.length - words.trimStart().length)
  return { ...place, from, to: Math.max(from, place.from + words.trimEnd().length) }
}

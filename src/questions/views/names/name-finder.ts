// Finds names word by word: instances of schemas and predicates with objects that match the typed words, without
// enumerating the universe.

import type { NameSort } from '#language/answers/name-sort'
import type { Phrases } from '#language/english/phrases'
import type { Template } from '#language/english/template'
import type { Wordbook } from '#language/english/wordbook'
import type { Domain, Problem, TypedName } from '#planning/pddl/model'
import { FLUENT, type Rows, type Task } from '#planning/task/task'
import { kindsOf, objectsOf } from '#planning/task/universe'

/** The components of names. */
export interface NameParts {
  readonly domain: Domain
  readonly problem: Problem
  readonly phrases: Phrases
  /** The prompt's words, which are found as well as names. */
  readonly wordbook?: Wordbook | undefined
}

/** A schema or predicate to search for instances. */
interface Head {
  readonly name: string
  readonly place: number
  readonly parameters: readonly TypedName[]
  /** The words of its name and of its wordings. */
  readonly words: readonly string[]
}

function headsOf({ domain, phrases, wordbook }: NameParts, sort: NameSort): Head[] {
  const kinds = kindsOf(domain)
  const all = sort === 'action' ? domain.actions : domain.predicates
  return all.flatMap(({ name, parameters }, place) => {
    if (sort === 'fact' && kinds[place] !== 'fluent') return []
    const wordings =
      sort === 'action' ? (phrases.actions.get(name)?.wordings ?? []) : (phrases.predicates.get(name)?.holds ?? [])
    const sentences = (sort === 'action' ? wordbook?.actions : wordbook?.predicates)?.get(name) ?? []
    const texts = sentences.flat().filter(part => typeof part === 'string')
    const words = [
      ...[name, name.replace(/[-_]/g, ''), ...name.split(/[-_]/), ...wordsIn(wordings)],
      ...texts
        .join(' ')
        .toLowerCase()
        .split(/[\s,.;:]+/)
        .filter(Boolean),
    ]
    return [{ name, place, parameters, words }]
  })
}

const wordsIn = (wordings: readonly Template[]): string[] =>
  wordings
    .flatMap(({ parts }) =>
      parts.map(part => (part.kind === 'text' ? part.text : part.kind === 'number' ? `${part.one} ${part.many}` : ' ')),
    )
    .join(' ')
    .toLowerCase()
    .split(/[\s,.;:]+/)
    .filter(Boolean)

/** Maximum number of tuples examined per head. */
const MAX_LOOKUPS = 60_000
/** Maximum number of names of the task per head before sorting. */
const MAX_SORTED = 20_000

interface FoundName {
  readonly name: string
  /** Object numbers. */
  readonly tuple: Int32Array
}

/** How a tuple of objects matches the typed words. */
type Test = (tuple: Int32Array) => 'in-order' | 'other' | 'none'

/** Collects matching names, best first. */
export class NameFinder {
  private readonly parts: NameParts
  private readonly sort: NameSort
  private readonly words: readonly string[]
  private readonly most: number
  private readonly heads: readonly Head[]
  /** Per head, in the order in which they are found: names with the words in order, and others. */
  private readonly found: { inOrder: FoundName[]; other: FoundName[] }[]
  private readonly seen = new Set<string>()
  /** Tuples examined for the current head. */
  private looks = 0

  constructor(parts: NameParts, sort: NameSort, words: readonly string[], max: number) {
    this.parts = parts
    this.sort = sort
    this.words = words
    this.most = max
    this.heads = headsOf(parts, sort)
    this.found = this.heads.map(() => ({ inOrder: [], other: [] }))
  }

  /** Matching names of the task. */
  inTask(task: Task): void {
    const isAction = this.sort === 'action'
    const rows: Rows = isAction ? task.actionArguments : task.factArguments
    const headOf = isAction ? task.actionSchema : task.factPredicate
    const tests = new Map(this.heads.map((head, i) => [head.place, { i, test: this.testOf(head, task.objects) }]))
    for (let row = 0; row < headOf.length; row++) {
      const entry = tests.get(headOf[row]!)
      if (entry === undefined || (!isAction && task.factKind[row] !== FLUENT)) continue
      const tuple = rows.items.subarray(rows.first[row]!, rows.first[row + 1]!)
      const fit = entry.test(tuple)
      if (fit !== 'none') this.take(entry.i, fit, tuple, task.objects, MAX_SORTED)
    }
    // The task numbers facts and actions that are reachable early first, which names must not reveal.
    for (const { inOrder, other } of this.found)
      for (const list of [inOrder, other]) list.sort((a, b) => compareTuples(a.tuple, b.tuple))
  }

  /** Matching names of the universe, up to the limit. */
  inUniverse(): void {
    const { domain, problem } = this.parts
    const objects = objectsOf(domain, problem)
    this.heads.forEach((head, i) => {
      const lists = head.parameters.map(({ type }) => objects.members(type).list)
      const test = this.testOf(head, objects.names)
      const rest = this.words.slice(1)
      const beginning = (list: Int32Array, word: string | undefined): Int32Array =>
        word === undefined ? list : list.filter(each => objects.names[each]!.startsWith(word))
      this.looks = 0
      // First with the words in order: then each word restricts its own position.
      if (head.name.startsWith(this.words[0] ?? '') && rest.length <= lists.length)
        this.enumerate(
          i,
          lists.map((list, place) => beginning(list, rest[place])),
          test,
        )
      this.looks = 0
      this.place(i, lists, new Set(), this.openWords(head), test)
    })
  }

  /** Assigns each open word to a position, in every way, and lists the results. */
  private place(
    i: number,
    lists: readonly Int32Array[],
    taken: ReadonlySet<number>,
    open: readonly string[],
    test: Test,
  ): void {
    const [word, ...others] = open
    if (word === undefined) {
      this.enumerate(i, lists, test)
      return
    }
    const { names } = objectsOf(this.parts.domain, this.parts.problem)
    for (const [place, list] of lists.entries()) {
      if (taken.has(place) || this.looks >= MAX_LOOKUPS || !this.hasRoom(i)) continue
      const narrowed = list.filter(each => this.isCalled(names[each]!, word))
      if (narrowed.length > 0)
        this.place(
          i,
          lists.map((each, other) => (other === place ? narrowed : each)),
          new Set([...taken, place]),
          others,
          test,
        )
    }
  }

  /** Words that do not match the head, so that an object must match them. */
  private openWords(head: Head): string[] {
    return this.words.filter(word => !head.words.some(each => each.startsWith(word)))
  }

  private enumerate(i: number, lists: readonly Int32Array[], test: Test): void {
    const { names } = objectsOf(this.parts.domain, this.parts.problem)
    const tuple = new Int32Array(lists.length)
    const visit = (place: number): boolean => {
      if (place === lists.length) {
        const fit = test(tuple)
        if (fit !== 'none') this.take(i, fit, tuple, names, this.most)
        return ++this.looks < MAX_LOOKUPS && this.hasRoom(i)
      }
      for (const each of lists[place]!) {
        tuple[place] = each
        if (!visit(place + 1)) return false
      }
      return true
    }
    visit(0)
  }

  private testOf(head: Head, names: readonly string[]): Test {
    const { words } = this
    const open = this.openWords(head)
    const headBegins = head.name.startsWith(words[0] ?? '')
    if (open.length > head.parameters.length) return () => 'none'
    return tuple => {
      if (
        headBegins &&
        words.length - 1 <= tuple.length &&
        words.slice(1).every((word, i) => names[tuple[i]!]!.startsWith(word))
      )
        return 'in-order'
      for (const word of open) {
        let met = false
        for (const each of tuple) if (this.isCalled(names[each]!, word)) met = true
        if (!met) return 'none'
      }
      return 'other'
    }
  }

  /** True if the word fits the object's name, or begins the prompt's word for it. */
  private isCalled(object: string, word: string): boolean {
    const text = this.parts.wordbook?.object(object)?.toLowerCase() ?? ''
    return fits(object, word) || text.split(/\s+/).some(each => each.startsWith(word))
  }

  private hasRoom(i: number): boolean {
    const { inOrder, other } = this.found[i]!
    return inOrder.length + other.length <= this.most
  }

  private take(i: number, fit: 'in-order' | 'other', tuple: Int32Array, names: readonly string[], max: number): void {
    const list = fit === 'in-order' ? this.found[i]!.inOrder : this.found[i]!.other
    if (list.length > max) return
    const args = Array.from(tuple, each => names[each]!)
    const name = `(${[this.heads[i]!.name, ...args].join(' ')})`
    if (this.seen.has(name)) return
    this.seen.add(name)
    list.push({ name, tuple: tuple.slice() })
  }

  /** Names with the words in order first; with several heads, each gets a share. */
  result(): { readonly names: readonly string[]; readonly more: boolean } {
    const exact = `(${this.words.join(' ')})`
    const names: string[] = this.seen.has(exact) ? [exact] : []
    let total = 0
    for (const rank of ['inOrder', 'other'] as const) {
      const lists = this.found.map(each => each[rank].map(({ name }) => name)).filter(list => list.length > 0)
      total += lists.reduce((sum, list) => sum + list.length, 0)
      const share = Math.ceil((this.most - names.length) / Math.max(1, lists.length))
      const taken = lists.map(list => list.slice(0, share))
      let room = this.most - names.length - taken.reduce((sum, list) => sum + list.length, 0)
      lists.forEach((list, i) => {
        const further = list.slice(share, share + Math.max(0, room))
        room -= further.length
        names.push(...[...taken[i]!, ...further].filter(name => name !== exact))
      })
      if (names.length >= this.most) break
    }
    return { names: names.slice(0, this.most), more: total > this.most }
  }
}

function compareTuples(a: Int32Array, b: Int32Array): number {
  const at = a.findIndex((object, i) => object !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/**
 * True if the object begins with the word, contains it, or ends in that number: `1` matches `truck1` but not `truck11`.
 */
const fits = (object: string, word: string): boolean =>
  object.startsWith(word) ||
  (word.length > 1 && object.includes(word)) ||
  (/^\d+$/.test(word) && object.endsWith(word) && !/\d/.test(object.at(-word.length - 1) ?? ''))

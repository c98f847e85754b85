// Parses texts in the playground's own words: the inverse of `render.ts`.

import type { Phrases } from '#language/english/phrases'
import type { Domain } from '#planning/pddl/model'
import { readGroup } from '../layouts/groups'
import type { Role, Scene } from '../layouts/layout'
import { counted, factsOfGroup, readOpen } from '../layouts/open-groups'
import { pattern } from '../layouts/pattern'
import { layoutsOf } from '../layouts/registry'
import { type Fact, type Goal, pddlOf, type Sketch, type SketchObject } from '../layouts/sketch'
import { Members, type Sort, sortsOf } from '../layouts/sorts'
import { FactEnglish } from './english'
import { readGoalLines } from './goal-lines'
import { readObjects } from './header'
import { type Line, linesOf, sentencesOf } from './lines'
import type { TextReading, UnreadPlace } from './reading'
import { ALL_KEPT, ANYTHING, BEGINNING, FURTHER_GOAL, changing, CHEAP, END, KEPT, NOTHING } from './render'

/** Maximum number of faulty ranges reported. */
const MAX_PLACES = 20
/** Maximum length of a line that is not a list of objects. */
const MAX_CHARACTERS = 20_000
const VALUE = /^\(([^()]+)\) is (-?\d+(?:\.\d+)?)[.]?$/

/** True if the text is in the playground's own words: it has the sentence that begins the goal. */
export const isOwn = (text: string): boolean => linesOf(text).some(({ text: line }) => isGoalHead(line))
const isGoalHead = (line: string): boolean => isSame(line, END) || isSame(line, ANYTHING)

const isSame = (one: string, other: string): boolean => bare(one) === bare(other)
const bare = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/[.:]$/, '')

export const readOwn = (domain: Domain, text: string, phrases: Phrases): TextReading =>
  new OwnReader(domain, phrases).read(text)

/** The content that a sentence adds to the initial state or the goal. */
interface SentenceContent {
  readonly facts: readonly Fact[]
  readonly denied?: readonly Fact[]
  readonly layout?: string
  readonly isOpen?: boolean
  readonly follows?: boolean
}

class OwnReader {
  private readonly sorts: readonly Sort[]
  private readonly places: UnreadPlace[] = []
  private readonly domain: Domain
  private readonly phrases: Phrases

  constructor(domain: Domain, phrases: Phrases) {
    this.domain = domain
    this.phrases = phrases
    this.sorts = sortsOf(domain, phrases)
  }

  read(text: string): TextReading {
    const lines = linesOf(text)
    const head = lines.findIndex(({ text: line }) => isGoalHead(line))
    const [initLines, goalLines] = [lines.slice(0, head), lines.slice(head)]
    const { objects, facts: sorted, rest } = this.objects(initLines)
    if (this.places.length > 0) return { kind: 'unread', places: this.places }
    const members = new Members(this.domain, this.sorts, objects, sorted)
    const english = new FactEnglish(this.domain, this.phrases, this.sorts, objects)
    const sentences = new Sentences(this.domain, english, members, objects)
    const values: { term: Fact; value: number }[] = []
    const init = this.half(rest, sorted, (sentence, facts) => {
      const value = this.value(sentence, objects)
      if (value === undefined) return sentences.read(sentence, 'init', facts)
      values.push(value)
      return { facts: [] }
    })
    if (init.denied.length > 0) this.unread(rest[0]!, 'The beginning says what holds alone.')
    const minimizesCost = goalLines.some(({ text: line }) => isSame(line, CHEAP))
    const asked = goalLines.slice(1).filter(({ text: line }) => !isSame(line, CHEAP))
    const { goal, ...second } = this.goal(asked, init.facts, sentences)
    if (this.places.length > 0) return { kind: 'unread', places: this.places }
    const sketch: Sketch = {
      domain: this.domain.name,
      name: 'told',
      requirements: [],
      ...{ objects, init: init.facts, values, goal, minimizesCost },
    }
    return {
      kind: 'problem',
      problem: pddlOf(sketch),
      placeholder: (init.isOpen || second.isOpen) && !second.follows,
      assumed: [],
      init: init.layout,
      goal: second.layout,
    }
  }

  /** The objects that are counted and named, and the remaining lines. */
  private objects(lines: readonly Line[]): {
    objects: readonly SketchObject[]
    facts: readonly Fact[]
    rest: readonly Line[]
  } {
    const objects = new Map<string, SketchObject>()
    const facts: Fact[] = []
    const rest: Line[] = []
    for (const line of lines) {
      const read = readObjects(line.text, this.sorts)
      if (read.kind === 'fault') this.unread(line, read.message)
      else if (read.kind === 'other') rest.push(line)
      else {
        for (const object of read.objects) objects.set(object.name, object)
        facts.push(...read.facts)
      }
    }
    const left = rest.filter(({ text }) => !isSame(text, BEGINNING) && !isSame(text, NOTHING))
    return { objects: [...objects.values()], facts, rest: left }
  }

  private half(
    lines: readonly Line[],
    known: readonly Fact[],
    read: (sentence: string, facts: () => readonly Fact[]) => SentenceContent | undefined,
  ): Half {
    const half = new Half(known)
    for (const line of lines) {
      if (line.text.length > MAX_CHARACTERS) {
        this.unread(line, `A line has ${MAX_CHARACTERS} characters at most.`)
        continue
      }
      const whole = read(line.text, () => half.facts)
      if (whole !== undefined) {
        half.add(whole)
        continue
      }
      for (const sentence of sentencesOf(line)) {
        const sentenceContent = read(sentence.text, () => half.facts)
        if (sentenceContent === undefined) this.unread(sentence, 'No sentence that is known here says this.')
        else half.add(sentenceContent)
      }
    }
    return half
  }

  private goal(
    lines: readonly Line[],
    init: readonly Fact[],
    sentences: Sentences,
  ): { goal: Goal; isOpen: boolean; follows: boolean; layout: string | null } {
    const isTree = lines.some(({ text }) => /^ *- /.test(text))
    if (isTree) {
      const goal = readGoalLines(
        lines.map(({ text }) => text),
        sentence => {
          const sentenceContent = sentences.fact(sentence, 'goal')
          if (sentenceContent === undefined || sentenceContent.layout !== undefined) return undefined
          const { facts, denied = [] } = sentenceContent
          return { kind: 'fact', fact: [...facts, ...denied][0]!, negated: denied.length > 0 }
        },
      )
      if (typeof goal !== 'number') return { goal, isOpen: false, follows: false, layout: null }
      this.unread(lines[goal]!, 'No fact that is known here, or no list of them.')
      return { goal: { kind: 'all', parts: [] }, isOpen: false, follows: false, layout: null }
    }
    const { kept, rest } = this.kept(lines, init, sentences)
    const half = this.half(rest, kept ?? [], sentence => sentences.read(sentence, 'goal', () => init))
    if (kept !== undefined) half.layout = 'kept'
    const parts: Goal[] = [
      ...half.facts.map(fact => ({ kind: 'fact', fact, negated: false }) as const),
      ...half.denied.map(fact => ({ kind: 'fact', fact, negated: true }) as const),
    ]
    const { isOpen, layout } = half
    return { goal: { kind: 'all', parts }, isOpen, layout, follows: half.follows }
  }

  /**
   * The facts that should be preserved, and the remaining lines; the facts are undefined if the goal does not mention
   * them.
   */
  private kept(
    lines: readonly Line[],
    init: readonly Fact[],
    sentences: Sentences,
  ): { kept: readonly Fact[] | undefined; rest: readonly Line[] } {
    const [first, ...others] = lines
    const isAll = first !== undefined && isSame(first.text, ALL_KEPT)
    if (first === undefined || !(isAll || isSame(first.text, KEPT))) return { kept: undefined, rest: lines }
    const at = others.findIndex(({ text }) => isSame(text, FURTHER_GOAL))
    const end = at < 0 ? others.length : at
    const dropped = this.half(isAll ? [] : others.slice(0, end), [], sentence => sentences.fact(sentence, 'init'))
    const without = new Set(dropped.facts.map(fact => fact.join(' ')))
    const moving = changing(this.domain)
    const kept = init.filter(fact => moving.has(fact[0]!) && !without.has(fact.join(' ')))
    return { kept, rest: at < 0 && isAll ? others : others.slice(end + 1) }
  }

  private value(sentence: string, objects: readonly SketchObject[]): { term: Fact; value: number } | undefined {
    const match = VALUE.exec(sentence.trim().toLowerCase())
    if (match === null) return undefined
    const term = match[1]!.trim().split(/\s+/)
    const declared = this.domain.functions.find(({ name }) => name === term[0])
    const isKnown = (name: string): boolean =>
      objects.some(each => each.name === name) || this.domain.constants.some(each => each.name === name)
    if (declared?.parameters.length !== term.length - 1) return undefined
    return term.slice(1).every(isKnown) ? { term, value: Number(match[2]) } : undefined
  }

  private unread({ from, to, text }: Line, message: string): void {
    if (this.places.length < MAX_PLACES) this.places.push({ from, to, text: text.slice(0, 300), message })
  }
}

/** The initial state or the goal, as far as it has been read. */
class Half {
  readonly denied: Fact[] = []
  isOpen = false
  layout: string | null = null
  private sentences = 0
  private following = 0
  private readonly known = new Map<string, Fact>()
  private list: readonly Fact[] | undefined

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) this.known.set(fact.join(' '), fact)
  }

  add({ facts, denied = [], layout, isOpen = false, follows = false }: SentenceContent): void {
    for (const fact of facts) this.known.set(fact.join(' '), fact)
    this.list = undefined
    this.denied.push(...denied)
    this.sentences++
    if (follows) this.following++
    if (isOpen) this.isOpen = true
    // A layout that leaves something open takes precedence over a sentence on every object.
    if (layout !== undefined && (this.layout === null || this.layout === 'every')) this.layout = layout
  }

  /** In textual order. */
  get facts(): readonly Fact[] {
    this.list ??= [...this.known.values()]
    return this.list
  }

  get follows(): boolean {
    return this.following > 0 && this.following === this.sentences
  }
}

/** The sentences of one problem. */
class Sentences {
  private readonly domain: Domain
  private readonly english: FactEnglish
  private readonly members: Members
  private readonly objects: readonly SketchObject[]

  constructor(domain: Domain, english: FactEnglish, members: Members, objects: readonly SketchObject[]) {
    this.domain = domain
    this.english = english
    this.members = members
    this.objects = objects
  }

  /** @param init For goals the initial state, for initial states the facts stated so far. */
  read(sentence: string, role: Role, init: () => readonly Fact[]): SentenceContent | undefined {
    return this.layout(sentence, role, init) ?? this.open(sentence, role) ?? this.fact(sentence, role)
  }

  private layout(sentence: string, role: Role, init: () => readonly Fact[]): SentenceContent | undefined {
    const { domain, objects, members } = this
    for (const layout of layoutsOf(domain)) {
      const text = layout[role]
      const parameters = text === undefined ? undefined : pattern(text).match(sentence)
      if (parameters === undefined) continue
      const scene: Scene = { domain, objects, members, init: init() }
      const facts = layout.build(scene, parameters, role)
      if (facts !== undefined)
        return {
          facts,
          layout: layout.id,
          isOpen: layout.opens.length > 0,
          follows: layout.follows === true,
        }
    }
    return undefined
  }

  private open(sentence: string, role: Role): SentenceContent | undefined {
    const group = readOpen(sentence, this.english, role === 'init' ? 'is' : 'should')
    if (group === undefined) return undefined
    const facts = factsOfGroup(counted(group, this.members), this.members)
    return facts && { facts, layout: group.id, isOpen: true }
  }

  /** A fact, its negation, or facts about several objects. */
  fact(sentence: string, role: Role): SentenceContent | undefined {
    const tense = role === 'init' ? 'is' : 'should'
    const read = this.english.read(sentence, tense)
    const [first] = read
    const isPlain = first?.fact.every(name => this.english.meaning(name) === undefined)
    if (first === undefined || isPlain !== true) {
      const facts = readGroup(sentence, this.english, tense, this.members)
      return facts && { facts, layout: 'every' }
    }
    if (read.length > 1) return undefined
    return first.negated ? { facts: [], denied: [first.fact] } : { facts: [first.fact] }
  }
}

// Reads contexts in the published style, sentence by sentence: the inverse of `render-context.ts`.

import { MAX_CONTEXT } from './longest-context'
import type { Span } from '#base/text'
import { ListReader } from './list-reader'
import { namedBy, type ObjectNamed, type Phrases } from './phrases'
import { type PlainText, plainText } from './plain-text'
import { LIST, NAME, namesIn, quoted } from './expressions'
import type { Fits, Stated as ListedStated } from './stated'
import type { Template, TemplatePart } from './template'
import {
  HOLE,
  isCount,
  type StatedPattern,
  type ContextTemplates,
  type Term,
  type ClauseTemplate,
  type ContextPart,
  type SentenceTemplate,
} from './context-templates'

interface Typed {
  readonly name: string
  readonly type: string
}

/** A number that the context states. */
export interface ReadCount {
  readonly of: string
  readonly number: number
  /** True if the noun comes from the text, as in “3 spoons”, and is not a type of the domain. */
  readonly isFromText?: true
  /** The number of objects that the sentence itself names in its clauses. */
  readonly named?: number
}

/** A sentence of a context with its meaning. */
export interface SentenceReading extends Span {
  readonly part: ContextPart | 'goal'
  /** Each as `(name arg …)`. */
  readonly facts: readonly string[]
  /** Objects that the sentence lists by name. */
  readonly objects: readonly Typed[]
  /** Names that the sentence declares not to be objects. */
  readonly absent: readonly Typed[]
  /** Stated numbers, each with the type or noun that it counts. */
  readonly counts: readonly ReadCount[]
}

export interface ContextReading {
  readonly sentences: readonly SentenceReading[]
  /** Sentences that introduce the domain or list its actions, without facts of the problem. */
  readonly introductory: readonly Span[]
  /** All sentences that could not be read. */
  readonly unread: readonly Span[]
}

interface ClauseForm {
  readonly clause: ClauseTemplate
  readonly expression: RegExp
  readonly groups: readonly string[]
}

interface SentenceForm {
  readonly sentence: SentenceTemplate
  readonly before: RegExp
  readonly groups: readonly string[]
  readonly after: RegExp
  readonly groupsAfter: readonly string[]
  readonly between: RegExp
  readonly clauses: readonly ClauseForm[]
}

type Stated = Pick<SentenceReading, 'facts' | 'objects' | 'absent' | 'counts'>

interface ClauseMatch extends Stated {
  readonly end: number
  /** The values of the slots of a clause. */
  readonly values?: Values
}

const joined = (all: readonly Stated[]): Stated => ({
  facts: all.flatMap(({ facts }) => facts),
  objects: all.flatMap(({ objects }) => objects),
  absent: all.flatMap(({ absent }) => absent),
  counts: all.flatMap(({ counts }) => counts),
})

const isSame = (a: Stated, b: Stated): boolean => a.facts.join() === b.facts.join()

type Values = ReadonlyMap<string, readonly string[]>

/** Instantiates the patterns with the values of the slots. */
function statedBy(states: readonly StatedPattern[], values: Values): Omit<Stated, 'counts'> {
  const valuesOf = (term: Term): readonly string[] => ('name' in term ? [term.name] : (values.get(term.slot) ?? []))
  const facts: string[] = []
  const named = { object: [] as Typed[], absent: [] as Typed[] }
  for (const stated of states) {
    if (stated.kind !== 'fact') {
      for (const name of valuesOf(stated.term)) named[stated.kind].push({ name, type: stated.type })
      continue
    }
    let rows: string[][] = [[stated.predicate]]
    for (const term of stated.terms) rows = valuesOf(term).flatMap(value => rows.map(row => [...row, value]))
    for (const row of rows) facts.push(`(${row.join(' ')})`)
  }
  return { facts, objects: named.object, absent: named.absent }
}

const countsIn = (values: Values): Stated['counts'] =>
  [...values].flatMap(([slot, [text]]) =>
    isCount(slot) ? [countOf(values.get(slot.slice(1))?.[0], slot.slice(1), Number(text))] : [],
  )

const countOf = (text: string | undefined, slot: string, number: number): ReadCount => ({
  of: text ?? slot,
  number,
  ...(text === undefined ? {} : { isFromText: true as const }),
})

/** The count of the sentence, and the number of objects that its clauses name, which must agree. */
function withNamed(count: ReadCount, { miscounted }: SentenceTemplate, clauses: readonly ClauseMatch[]): ReadCount {
  const names = clauses.flatMap(({ values }) => values?.get(count.of) ?? [])
  return names.length === 0 || count.of === miscounted ? count : { ...count, named: new Set(names).size }
}

interface Compiled {
  readonly forms: readonly SentenceForm[]
  readonly goal: RegExp | undefined
}

const remembered = new WeakMap<Phrases, Compiled>()

/** The sentences of the phrases as regular expressions, compiled once. */
function compiled(phrases: Phrases): Compiled {
  let known = remembered.get(phrases)
  if (known === undefined) {
    const goal = phrases.contexts?.goal
    known = {
      forms: (phrases.contexts?.sentences ?? []).map(formOf),
      goal: goal && new RegExp(expressionOf(goal.parts.slice(0, -1)).source, 'y'),
    }
    remembered.set(phrases, known)
  }
  return known
}

/** Reads contexts of one domain. */
export class ContextReader {
  private readonly forms: readonly SentenceForm[]
  private readonly templates: ContextTemplates | undefined
  private readonly lists: ListReader
  private readonly named: ObjectNamed
  private readonly goal: RegExp | undefined

  /** Without `isKnown`, any name counts as an object. */
  constructor(phrases: Phrases, isKnown: (object: string) => boolean = () => true, fits?: Fits) {
    this.templates = phrases.contexts
    this.named = namedBy(phrases, isKnown)
    this.lists = new ListReader(phrases, isKnown, fits)
    const { forms, goal } = compiled(phrases)
    this.forms = forms
    this.goal = goal
  }

  read(text: string): ContextReading {
    const sentences: SentenceReading[] = []
    const introductory: Span[] = []
    const unread: Span[] = []
    if (this.templates === undefined || text.length > MAX_CONTEXT)
      return { sentences, introductory, unread: [{ from: 0, to: text.length }] }
    const plain = plainText(text)
    const skip = new RegExp(`[\\s.;"*#>-]*(?:${quoted(this.templates.opens)}\\s*)?`, 'y')
    const begins = this.templates.introductory.map(each => plainText(each).text)
    let at = 0
    for (;;) {
      skip.lastIndex = at
      at += skip.exec(plain.text)![0].length
      if (at >= plain.text.length) return { sentences, introductory, unread }
      const found = this.goalAt(plain, text, at) ?? this.sentenceAt(plain.text, at)
      if (found !== undefined) {
        const { end, values: _, ...stated } = found
        sentences.push({ ...plain.placeOf(at, end), ...stated })
        at = end
        continue
      }
      const isIntroductory = begins.some(begin => plain.text.startsWith(begin, at))
      const end = sentenceEnd(plain, text, at, !isIntroductory)
      const others = isIntroductory ? introductory : unread
      others.push(plain.placeOf(at, end))
      at = end
    }
  }

  /** The longest sentence at this position; undefined if two of equal length have different meanings. */
  private sentenceAt(text: string, at: number): (ClauseMatch & { part: ContextPart }) | undefined {
    let best: (ClauseMatch & { part: ContextPart }) | undefined
    let isSure = true
    for (const form of this.forms) {
      const found = this.formAt(form, text, at)
      if (found === undefined || found.end < (best?.end ?? at + 1)) continue
      isSure = found.end > (best?.end ?? 0) || isSame(found, best!)
      best = { ...found, part: form.sentence.part }
    }
    return isSure ? best : undefined
  }

  private formAt(form: SentenceForm, text: string, at: number): ClauseMatch | undefined {
    const head = execAt(form.before, text, at)
    if (head === null) return undefined
    const around = this.valuesIn(form.groups, head)
    if (around === undefined) return undefined
    const read: ClauseMatch[] = []
    let whole: { readonly end: number; readonly clauses: number; readonly tail: Values } | undefined
    let place = at + head[0].length
    for (;;) {
      const next = this.clauseAt(form, text, place, around)
      if (next === undefined) break
      read.push(next)
      const tail = execAt(form.after, text, next.end)
      const end = next.end + (tail?.[0].length ?? 0)
      const statedValues = tail === null ? undefined : this.valuesIn(form.groupsAfter, tail)
      if (statedValues !== undefined && isBoundary(text, end)) whole = { end, clauses: read.length, tail: statedValues }
      const between = execAt(form.between, text, next.end)
      if (between === null) break
      place = next.end + between[0].length
    }
    if (whole === undefined) return undefined
    const values = new Map([...around, ...whole.tail])
    const clauses = read.slice(0, whole.clauses)
    const own = {
      ...statedBy(form.sentence.states, values),
      counts: countsIn(values).map(count => withNamed(count, form.sentence, clauses)),
    }
    return { end: whole.end, ...joined([own, ...clauses]) }
  }

  /** The longest clause at this position; undefined if two of equal length have different meanings. */
  private clauseAt({ clauses }: SentenceForm, text: string, at: number, around: Values): ClauseMatch | undefined {
    let best: ClauseMatch | undefined
    let isSure = true
    for (const { clause, expression, groups } of clauses) {
      const match = execAt(expression, text, at)
      if (match === null) continue
      const end = at + match[0].length
      if (end < (best?.end ?? 0)) continue
      const statedValues = this.valuesIn(groups, match, clause.gather)
      if (statedValues === undefined) continue
      const values = new Map([...around, ...statedValues])
      const found: ClauseMatch = {
        end,
        values: statedValues,
        ...statedBy(clause.states, values),
        counts: countsIn(statedValues),
      }
      isSure = end > (best?.end ?? 0) || isSame(found, best!)
      best = found
    }
    return isSure ? best : undefined
  }

  /** The values of the slots; undefined if a value is not an object. */
  private valuesIn(slots: readonly string[], match: RegExpExecArray, gather?: string): Values | undefined {
    const values = new Map<string, readonly string[]>()
    for (const [i, slot] of slots.entries()) {
      const text = match[i + 1]!
      if (isCount(slot) || slots.includes(`#${slot}`)) {
        values.set(slot, [text])
        continue
      }
      const names = (slot === gather ? namesIn(text) : [text]).flatMap(each => this.named(each) ?? [])
      if (names.length < (slot === gather ? namesIn(text).length : 1)) return undefined
      values.set(slot, names)
    }
    return values
  }

  private goalAt(plain: PlainText, original: string, at: number): (ClauseMatch & { part: 'goal' }) | undefined {
    const head = this.goal && execAt(this.goal, plain.text, at)
    if (head == null) return undefined
    const from = at + head[0].length
    const end = sentenceEnd(plain, original, from, false)
    const list = this.lists.read('fact', plain.text.slice(from, end))
    const isClear = (meanings: readonly ListedStated[]): boolean => meanings.length === 1 && !meanings[0]!.negated
    if (list.kind !== 'read' || !list.items.every(({ meanings }) => isClear(meanings))) return undefined
    const facts = list.items.flatMap(({ meanings }) => meanings[0]!.items)
    return { part: 'goal', end, facts, objects: [], absent: [], counts: [] }
  }
}

function execAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at
  return expression.exec(text)
}

/** A sentence before the description of the state may end without a full stop. */
const boundary = /\s*(?:[.;]|$)| currently, /y
const isBoundary = (text: string, at: number): boolean => execAt(boundary, text, at) !== null

/**
 * The offset after the sentence's final mark, which must be followed by a blank, the end or, after a full stop, a
 * capital.
 */
function sentenceEnd(plain: PlainText, original: string, at: number, atSemicolon: boolean): number {
  for (let i = at; i < plain.text.length; i++) {
    const next = plain.text[i + 1]
    if (atSemicolon && plain.text[i] === ';' && next === ' ') return i + 1
    if (plain.text[i] !== '.') continue
    if (next === undefined || next === ' ') return i + 1
    if (/[A-Z]/.test(original[plain.placeOf(i + 1, i + 2).from]!)) return i + 1
  }
  return plain.text.length
}

function formOf(sentence: SentenceTemplate): SentenceForm {
  const { parts } = sentence.template
  const hole = parts.findIndex(part => part.kind === 'slot' && part.name === HOLE)
  const [before, after] = hole < 0 ? [parts, []] : [parts.slice(0, hole), parts.slice(hole + 1)]
  const head = expressionOf(before)
  const tail = expressionOf(after)
  const literal = sentence.between === undefined ? '' : `|${quoted(sentence.between)}`
  return {
    sentence,
    before: new RegExp(head.source, 'y'),
    groups: head.groups,
    after: new RegExp(after.length === 0 ? '' : `${tail.source}(?![\\w-])`, 'y'),
    groupsAfter: tail.groups,
    between: new RegExp(`, and | and |, ${literal}`, 'y'),
    clauses: sentence.clauses.map(clause => {
      const { source, groups } = expressionOf(clause.template.parts, clause.gather)
      return { clause, groups, expression: new RegExp(`${source}(?![\\w-])`, 'y') }
    }),
  }
}

/** The template as the source of a regular expression on plain text, and the slot of each of its groups. */
function expressionOf(
  parts: readonly TemplatePart[] | Template['parts'],
  gather?: string,
): { readonly source: string; readonly groups: readonly string[] } {
  const groups: string[] = []
  const source = parts
    .map(part => {
      if (part.kind === 'text') return quoted(part.text)
      if (part.kind === 'number') return `(?:${quoted(part.one)}|${quoted(part.many)})`
      groups.push(part.name)
      return isCount(part.name) ? '(\\d{1,9})' : part.name === gather ? LIST : NAME
    })
    .join('')
  return { source, groups }
}

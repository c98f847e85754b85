// Renders facts as a context in the published style, with the sentences of `telling`: the inverse of
// `context-reader.ts`.

import { capital } from '#base/words'
import type { Domain, Problem } from '#planning/pddl/model'
import { EnglishBuilder, listed, type MarkedEnglish } from './marked-english'
import { countsOf, type Numbered, objectsNumbered } from './numbered'
import { fitsOf } from './read-back'
import type { Template, TemplatePart } from './template'
import {
  HOLE,
  isCount,
  type StatedPattern,
  type ContextTemplates,
  type ClauseTemplate,
  type ContextPart,
  type SentenceTemplate,
} from './context-templates'

/** The facts and objects that one section of a context describes. */
export interface ContextFacts {
  /** As `(name arg …)`, in lower case. */
  readonly facts: readonly string[]
  /** Needed only for the section `objects`. */
  readonly world?: {
    readonly domain: Domain
    readonly problem: Problem
    readonly numbered?: Numbered
  }
}

/** Objects by slot; several if a slot contains a list. */
type Values = ReadonlyMap<string, readonly string[]>

/** A clause filled with objects, and the facts that it states. */
interface FilledClause {
  readonly clause: ClauseTemplate
  readonly values: Values
  readonly facts: readonly string[]
}

/** The sentences of one section, in order; each fact is described by the first sentence that can state it. */
export function renderPart(templates: ContextTemplates, part: ContextPart, things: ContextFacts): MarkedEnglish {
  const renderer = new ContextRenderer(things)
  const statements = templates.sentences
    .filter(sentence => sentence.part === part)
    .flatMap(sentence => renderer.render(sentence))
  const english = new EnglishBuilder()
  statements.forEach(({ text, ends }, i) => {
    if (i > 0) english.add(' ')
    else if (part === 'state' && templates.opens !== '') english.add(`${templates.opens.trimEnd()} `)
    const isFirst = english.length === 0 || statements[i - 1]?.ends === '.'
    english.add(isFirst ? begun(text) : text)
    english.add(i === statements.length - 1 ? '.' : ends)
  })
  return english.done()
}

/** The sentence of the goal, with the goal's facts in its hole. */
export function renderGoal(template: Template, facts: readonly MarkedEnglish[]): MarkedEnglish {
  const english = new EnglishBuilder()
  for (const part of template.parts)
    if (part.kind === 'text') english.add(part.text)
    else if (part.kind === 'slot') english.add(oxford(facts.map(begun)))
  return begun(english.add('.').done())
}

/** Capitalizes the text unless it begins with an object's name. */
const begun = (piece: MarkedEnglish): MarkedEnglish =>
  piece.marks.some(({ from, object }) => from === 0 && object !== undefined)
    ? piece
    : { ...piece, text: capital(piece.text) }

class ContextRenderer {
  private readonly rows = new Map<string, string[][]>()
  private readonly rendered = new Set<string>()
  private readonly world: ContextFacts['world']

  constructor({ facts, world }: ContextFacts) {
    this.world = world
    for (const fact of facts) {
      const [predicate = '', ...objects] = fact.slice(1, -1).toLowerCase().split(' ')
      const rows = this.rows.get(predicate)
      if (rows === undefined) this.rows.set(predicate, [objects])
      else rows.push(objects)
    }
  }

  /** Renders the sentence for every set of facts not yet described. */
  render(sentence: SentenceTemplate): { text: MarkedEnglish; ends: string }[] {
    const all = [...sentence.states, ...sentence.clauses.flatMap(({ states }) => states)]
    // Without the problem it is unknown which names are not objects.
    if (this.world === undefined && all.some(({ kind }) => kind === 'absent')) return []
    const around = slotsIn(sentence.template)
    const groups = new Map<string, FilledClause[]>()
    for (const clause of sentence.clauses)
      for (const filledClause of this.clauses(sentence, clause)) {
        const key = sentence.isClause
          ? String(groups.size)
          : around.map(slot => filledClause.values.get(slot)?.join()).join(' ')
        const group = groups.get(key)
        if (group === undefined) groups.set(key, [filledClause])
        else group.push(filledClause)
      }
    return [...groups.values()].flatMap(group => {
      const text = this.sentenceOf(sentence, group)
      return text === undefined ? [] : [{ text, ends: sentence.ends }]
    })
  }

  private sentenceOf(sentence: SentenceTemplate, group: readonly FilledClause[]): MarkedEnglish | undefined {
    const clauses = group.flatMap(filledClause => this.filled(filledClause.clause.template, filledClause, group) ?? [])
    if (clauses.length < group.length) return undefined
    const { between } = sentence
    const list = between === undefined ? oxford(clauses) : listed(clauses, between, between)
    const first = group[0]!
    return this.filled(sentence.template, { ...first, facts: [] }, group, list)
  }

  /** The clause for all objects about which it states a new fact; clauses that differ only in a list are merged. */
  private clauses(sentence: SentenceTemplate, clause: ClauseTemplate): FilledClause[] {
    const found = new Map<string, { values: Map<string, readonly string[]>; facts: string[] }>()
    const patterns = [...sentence.states, ...clause.states]
    for (const values of this.matches(patterns)) {
      const facts = patterns.flatMap(pattern => (pattern.kind === 'fact' ? [factOf(pattern, values)] : []))
      const isNew = facts.length === 0 || facts.some(fact => !this.rendered.has(fact))
      if (!isNew) continue
      for (const fact of facts) this.rendered.add(fact)
      const key = [...values].map(([slot, of]) => (slot === clause.gather ? '' : of)).join(' ')
      const before = clause.gather === undefined ? undefined : found.get(key)
      if (before === undefined)
        found.set(clause.gather === undefined ? String(found.size) : key, {
          values: new Map([...values].map(([slot, of]) => [slot, [of]])),
          facts,
        })
      else {
        const list = before.values.get(clause.gather!)!
        const more = values.get(clause.gather!)!
        if (!list.includes(more)) before.values.set(clause.gather!, [...list, more])
        before.facts.push(...facts)
      }
    }
    const all = [...found.values()]
    const kept = all.filter(
      ({ values }) => clause.several !== true || (values.get(clause.gather ?? '')?.length ?? 0) > 1,
    )
    for (const { facts } of all.filter(each => !kept.includes(each)))
      for (const fact of facts) this.rendered.delete(fact)
    return kept.map(each => ({ clause, ...each }))
  }

  /** All slot values for which every pattern is a given fact, or an object of its type. */
  private matches(patterns: readonly StatedPattern[]): ReadonlyMap<string, string>[] {
    let ways: Map<string, string>[] = [new Map()]
    for (const pattern of patterns) {
      const terms = pattern.kind === 'fact' ? pattern.terms : [pattern.term]
      const rows =
        pattern.kind === 'fact'
          ? (this.rows.get(pattern.predicate) ?? [])
          : (pattern.kind === 'object' ? this.objectsOf(pattern.type) : this.absentOf(pattern.type)).map(name => [name])
      ways = ways.flatMap(way =>
        rows.flatMap(row => {
          const next = new Map(way)
          const isMatch = terms.every((term, i) => {
            const value = row[i]!
            if ('name' in term) return term.name === value
            const known = next.get(term.slot)
            if (known === undefined) next.set(term.slot, value)
            return known === undefined || known === value
          })
          return isMatch ? [next] : []
        }),
      )
    }
    return ways
  }

  private objectsOf(type: string): string[] {
    if (this.world === undefined) return []
    const { domain, problem } = this.world
    const all = [...domain.constants, ...problem.objects]
    if (type === 'object') return all.map(({ name }) => name)
    const fits = fitsOf(domain, problem.objects)
    return all.map(({ name }) => name).filter(name => fits(name, [type]))
  }

  /** Names that the numbers generate although the problem has no object of that name. */
  private absentOf(type: string): string[] {
    const names = this.world?.numbered?.get(type)
    const all = names === undefined ? [] : objectsNumbered(names, this.numbers())
    const there = new Set(this.objectsOf('object'))
    return typeof all === 'string' ? [] : all.filter(name => !there.has(name))
  }

  /** The numbers that the objects' names imply. */
  private numbers(): ReadonlyMap<string, number> {
    const { world } = this
    if (world?.numbered === undefined) return new Map()
    this.known ??= countsOf(world.numbered, this.objectsOf('object'))
    return this.known
  }
  private known: ReadonlyMap<string, number> | undefined

  /** Fills the template; undefined if a number is unknown. */
  private filled(
    template: Template,
    { values, facts }: Pick<FilledClause, 'values' | 'facts'>,
    group: readonly FilledClause[],
    list?: MarkedEnglish,
  ): MarkedEnglish | undefined {
    const counts = new Map<TemplatePart, number>()
    for (const part of template.parts)
      if (part.kind === 'slot' && isCount(part.name)) {
        const count = this.countOf(part.name.slice(1), group)
        if (count === undefined) return undefined
        counts.set(part, count)
      }
    const longest = Math.max(1, ...[...values.values()].map(each => each.length))
    const inner = new EnglishBuilder()
    let number = [...counts.values()][0] ?? (list === undefined ? longest : group.length)
    for (const part of template.parts) {
      number = counts.get(part) ?? number
      if (part.kind === 'text') inner.add(part.text)
      else if (part.kind === 'number') inner.add(number === 1 ? part.one : part.many)
      else if (part.name === HOLE) inner.add(list ?? '')
      else if (isCount(part.name)) inner.add(String(number))
      else inner.add(namesOf(values.get(part.name) ?? [], part.span, group[0]?.clause.among))
    }
    const { text, marks } = inner.done()
    const whole = { from: 0, to: text.length, phrase: template.span }
    return { text, marks: [...facts.map(fact => ({ ...whole, fact })), ...marks] }
  }

  /** The number of objects of a type, of different values of a slot, or implied by the objects' names. */
  private countOf(of: string, group: readonly FilledClause[]): number | undefined {
    const sentences = group.flatMap(({ values }) => values.get(of) ?? [])
    if (sentences.length > 0) return new Set(sentences).size
    const isType = of === 'object' || this.world?.domain.types.some(({ name }) => name === of)
    if (this.world === undefined) return undefined
    return isType === true ? this.objectsOf(of).length : this.numbers().get(of)
  }
}

function namesOf(
  names: readonly string[],
  phrase: { readonly from: number; readonly to: number },
  among: string | undefined,
): MarkedEnglish {
  const pieces = names.map(object => new EnglishBuilder().addMarked(object, { object, phrase }).done())
  return among === undefined ? oxford(pieces) : listed(pieces, among, among)
}

/** `a, b, and c` */
const oxford = (pieces: readonly MarkedEnglish[]): MarkedEnglish =>
  listed(pieces, pieces.length > 2 ? ', and ' : ' and ')

const slotsIn = ({ parts }: Template): string[] =>
  parts.flatMap(part => (part.kind === 'slot' && part.name !== HOLE && !isCount(part.name) ? [part.name] : []))

const factOf = (
  { predicate, terms }: Extract<StatedPattern, { kind: 'fact' }>,
  values: ReadonlyMap<string, string>,
): string =>
  `(${[predicate, ...terms.map(term => ('name' in term ? term.name : (values.get(term.slot) ?? '')))].join(' ')})`

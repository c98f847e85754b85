// Renders facts, actions, states, goals and whole contexts in English, by a domain's phrases.

import { naturally } from '#base/natural'
import type { Rng } from '#base/rng'
import type { Span } from '#base/text'
import type { Domain, Problem, TypedName } from '#planning/pddl/model'
import type { Phrases, PredicatePhrases } from './phrases'
import { renderGoal, renderPart } from './render-context'
import type { Template } from './template'
import { EnglishBuilder, type EnglishMark, listed, type MarkedEnglish, sentence } from './marked-english'

/** The wording used for each predicate and action, chosen once per question. */
export interface Voice {
  /** Index into `holds` or `fails`, taken modulo their length. */
  readonly fact: (predicate: string) => number
  readonly action: (schema: string) => number
}

/** The first wording everywhere. */
export const plainVoice: Voice = { fact: () => 0, action: () => 0 }

/** A voice with random wordings; the same seed gives the same voice. */
export function chooseVoice(phrases: Phrases, rng: Rng): Voice {
  const facts = new Map<string, number>()
  const actions = new Map<string, number>()
  for (const { name, holds } of phrases.predicates.values()) facts.set(name, rng.below(Math.max(1, holds.length)))
  for (const { name, wordings } of phrases.actions.values()) actions.set(name, rng.below(Math.max(1, wordings.length)))
  return { fact: name => facts.get(name) ?? 0, action: name => actions.get(name) ?? 0 }
}

/** The words of `(name a b)`: its name and arguments, lower-cased. */
export const wordsOf = (name: string): string[] => name.replace(/[()]/g, ' ').trim().toLowerCase().split(/\s+/)

/** A fact or its negation; the PDDL text if there is no phrase. */
export function describeFact(phrases: Phrases, fact: string, voice = plainVoice, negated = false): MarkedEnglish {
  const [predicate = '', ...objects] = wordsOf(fact)
  const entry = phrases.predicates.get(predicate)
  const wordings = entry === undefined ? [] : negated ? entry.fails : entry.holds
  const template = pick(wordings, voice.fact(predicate))
  const mark = { fact, ...(negated ? { negated } : {}) }
  if (entry === undefined || template === undefined)
    return new EnglishBuilder().addMarked(negated ? `(not ${fact})` : fact, mark).done()
  return filledBy(template, entry.parameters, objects, mark)
}

/** A wording with these objects for its parameters; `mark` applies to the whole text. */
export const filledBy = (
  template: Template,
  parameters: readonly string[],
  objects: readonly string[],
  mark: Omit<EnglishMark, 'from' | 'to' | 'phrase'> = {},
): MarkedEnglish =>
  new EnglishBuilder()
    .addMarked(fill(template, slotsOf(parameters, objects), false), {
      ...mark,
      phrase: template.span,
    })
    .done()

/** An action as an imperative; the PDDL text if there is no phrase. */
export function describeAction(phrases: Phrases, action: string, voice = plainVoice): MarkedEnglish {
  const [schema = '', ...objects] = wordsOf(action)
  const entry = phrases.actions.get(schema)
  const template = entry && pick(entry.wordings, voice.action(schema))
  if (entry === undefined || template === undefined) return new EnglishBuilder().addMarked(action, { action }).done()
  return filledBy(template, entry.parameters, objects, { action })
}

/**
 * The given facts, in the order of `phrases.state`: one sentence per predicate, with facts gathered where the phrases
 * say so.
 */
export const describeState = (phrases: Phrases, facts: readonly string[]): MarkedEnglish =>
  phrases.contexts === undefined
    ? renderPredicates(phrases, phrases.state, facts)
    : renderPart(phrases.contexts, 'state', { facts })

/** Describes the static facts of the problem. */
export const describeSetting = (phrases: Phrases, statics: readonly string[]): MarkedEnglish =>
  phrases.contexts === undefined
    ? renderPredicates(phrases, phrases.setting, statics)
    : renderPart(phrases.contexts, 'setting', { facts: statics })

/** Describes a goal that is a conjunction of facts and of `(not …)` facts. */
export function describeGoal(phrases: Phrases, facts: readonly string[], voice = plainVoice): MarkedEnglish {
  const pieces = facts.map(fact => {
    const denied = /^\(not (\(.*\))\)$/.exec(fact)?.[1]
    return describeFact(phrases, denied ?? fact, voice, denied !== undefined)
  })
  if (phrases.contexts?.goal !== undefined) return renderGoal(phrases.contexts.goal, pieces)
  return new EnglishBuilder()
    .add(pieces.length === 1 ? 'The goal is that ' : 'The goal is that all of this holds: ')
    .add(listed(pieces, pieces.length === 1 ? ' and ' : ', and '))
    .add('.')
    .done()
}

/** `There are two places: l0 and l1.` — every object by name, since an answer may have to name it. */
export function describeObjects(phrases: Phrases, domain: Domain, problem: Problem): MarkedEnglish {
  if (phrases.contexts !== undefined)
    return renderPart(phrases.contexts, 'objects', {
      facts: [],
      world: { domain, problem, ...(phrases.numbered && { numbered: phrases.numbered }) },
    })
  const all: readonly TypedName[] = [...domain.constants, ...problem.objects]
  const english = new EnglishBuilder()
  for (const { name, one, many, spans } of phrases.types) {
    const own = all.filter(object => (object.type[0]?.name ?? 'object') === name)
    if (own.length === 0) continue
    const names = own.map(object => new EnglishBuilder().addMarked(object.name, { object: object.name }).done())
    if (english.length > 0) english.add(' ')
    const isOne = own.length === 1
    english.add(isOne ? 'There is one ' : `There are ${own.length} `)
    english.add(placed(isOne ? one : many, isOne ? spans?.one : spans?.many))
    english.add(': ').add(listed(names)).add('.')
  }
  return english.done()
}

/** The introduction of the domain. */
export const describeIntroduction = ({ introduction, introductionSpan }: Phrases): MarkedEnglish =>
  placed(introduction, introductionSpan)

/** Text with its position in the phrases file. */
const placed = (text: string, phrase: Span | undefined): MarkedEnglish =>
  phrase === undefined || text === '' ? { text, marks: [] } : new EnglishBuilder().addMarked(text, { phrase }).done()

/** `(sail ?from ?to): sail the ferry from place ?from to place ?to` for each schema or fluent predicate given. */
export function describeSignatures(
  entries: readonly {
    name: string
    parameters: readonly string[]
    template: Template | undefined
  }[],
): MarkedEnglish {
  const pieces = entries.map(({ name, parameters, template }) => {
    const head = `(${[name, ...parameters.map(parameter => `?${parameter}`)].join(' ')})`
    if (template === undefined) return head
    const slots = new Map(parameters.map(parameter => [parameter, [`?${parameter}`]]))
    const { text, marks } = fill(template, slots, false)
    // A wording that only repeats the name adds no information.
    const bare = text.replace(/ is true$/, '')
    if (bare === head || bare === head.slice(1, -1).replace(/[-_]+/g, ' ')) return head
    // Variables are not objects, so these marks have no object.
    const slotMarks = marks.map(({ from, to, phrase }) => ({ from, to, ...(phrase && { phrase }) }))
    return new EnglishBuilder().add(`${head}: `).addMarked({ text, marks: slotMarks }, { phrase: template.span }).done()
  })
  return listed(pieces, '; ', '; ')
}

/** Facts of these predicates in this order, one sentence per predicate. */
function renderPredicates(phrases: Phrases, order: readonly string[], facts: readonly string[]): MarkedEnglish {
  const byPredicate = new Map<string, string[][]>()
  for (const fact of facts) {
    const [predicate = '', ...objects] = wordsOf(fact)
    const rows = byPredicate.get(predicate)
    if (rows === undefined) byPredicate.set(predicate, [objects])
    else rows.push(objects)
  }
  const english = new EnglishBuilder()
  for (const predicate of order) {
    const entry = phrases.predicates.get(predicate)
    const rows = byPredicate.get(predicate)
    if (entry === undefined || rows === undefined) continue
    if (english.length > 0) english.add(' ')
    english.add(sentence(listed(clausesOf(entry, rows), '; ', '; ')))
  }
  return english.done()
}

/** One clause for each group of facts that differ only in the gathered parameter, or for each fact. */
function clausesOf(entry: PredicatePhrases, rows: readonly string[][]): MarkedEnglish[] {
  const template = entry.told ?? entry.holds[0]
  const at = entry.gather === undefined ? -1 : entry.parameters.indexOf(entry.gather)
  const groups = new Map<string, string[][]>()
  for (const row of rows) {
    const key = at < 0 ? row.join(' ') : row.map((object, i) => (i === at ? '*' : object)).join(' ')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return [...groups.values()].map(group => {
    const facts = group.map(row => `(${[entry.name, ...row].join(' ')})`)
    if (template === undefined) return listed(facts.map(fact => new EnglishBuilder().addMarked(fact, { fact }).done()))
    const slots = slotsOf(entry.parameters, group[0]!)
    if (at >= 0) slots.set(entry.gather!, group.map(row => row[at]!).sort(naturally))
    const filled = fill(template, slots, group.length > 1)
    // A clause on several facts has a mark for each, each over the whole clause.
    const whole = { from: 0, to: filled.text.length, phrase: template.span }
    return {
      text: filled.text,
      marks: [...facts.map(fact => ({ ...whole, fact })), ...filled.marks],
    }
  })
}

const slotsOf = (parameters: readonly string[], objects: readonly string[]): Map<string, string[]> =>
  new Map(parameters.map((parameter, i) => [parameter, [objects[i] ?? `?${parameter}`]]))

function fill(template: Template, slots: ReadonlyMap<string, readonly string[]>, many: boolean): MarkedEnglish {
  const english = new EnglishBuilder()
  for (const part of template.parts) {
    if (part.kind === 'text') english.add(part.text)
    else if (part.kind === 'number') english.add(placed(many ? part.many : part.one, part.span))
    else {
      const values = slots.get(part.name) ?? [`{${part.name}}`]
      const pieces = values.map(object => new EnglishBuilder().addMarked(object, { object, phrase: part.span }).done())
      if (pieces.length === 1) english.add(pieces[0]!)
      else english.addMarked(listed(pieces), { phrase: part.span })
    }
  }
  return english.done()
}

const pick = <T>(items: readonly T[], at: number): T | undefined =>
  items.length === 0 ? undefined : items[at % items.length]

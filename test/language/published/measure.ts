// How much of the published English is read, and whether it is read to just what its PDDL states.

import { ContextReader } from '#language/english/context-reader'
import { ListReader } from '#language/english/list-reader'
import { actionName, findAction, stateFacts } from '#planning/task/names'
import { progress } from '#planning/task/step'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain, loadTask } from '#planning/task/load'
import type { SentenceTemplate } from '#language/english/context-templates'
import { fitsOf } from '#language/english/read-back'
import type { Domain, Problem, TypedName } from '#planning/pddl/model'
import type { DataRecord } from '../../support/data'
import { listedWordings, type PublishedDomain, type Sentence, sentencesIn } from './sentences'

/** `read`: to one meaning, and no PDDL shows whether it is the right one. `untold`: a fact that no sentence describes. */
export type Outcome = 'exact' | 'read' | 'unread' | 'wrong' | 'untold'
export type Group = 'context' | 'goal' | 'listed' | 'facts' | 'actions'

export interface Measured {
  readonly group: Group
  readonly outcome: Outcome
  readonly text: string
  /** The deviations from the expected result. */
  readonly why?: string
}

/** The readers of a domain's English, and the objects that its questions have. */
export interface Readers {
  readonly own: PublishedDomain
  readonly contexts: ContextReader
  readonly lists: ListReader
  readonly listed: ListReader
}

/**
 * Readers that know the objects of all questions of the domain: those of the open ones and those that contexts name.
 * Questions without PDDL have objects with names of the same kind.
 */
export function readersOf(own: PublishedDomain, records: readonly DataRecord[]): Readers {
  const contexts = new ContextReader(own.phrases)
  const known = new Map<string, TypedName>()
  const span = { from: 0, to: 0 }
  for (const record of records) {
    if (record.PDDL_problem !== undefined) {
      const { domain, problem } = pddlOf(record)
      for (const each of [...domain.constants, ...problem.objects])
        if (!known.has(each.name)) known.set(each.name, each)
    } else if (own.phrases.contexts!.sentences.some(isNaming))
      for (const { objects } of contexts.read(record.context).sentences)
        for (const { name, type } of objects)
          if (!known.has(name)) known.set(name, { name, span, type: [{ name: type, span }] })
  }
  const fits = fitsOf(own.domain, [...known.values()])
  const lists = new ListReader(own.phrases, name => known.has(name), fits)
  const listed = new ListReader(own.phrases, name => name.startsWith('any-'))
  return { own, contexts, lists, listed }
}

const isNaming = ({ clauses }: SentenceTemplate): boolean =>
  clauses.some(({ states }) => states.some(({ kind }) => kind === 'object'))

function pddlOf(record: DataRecord): { domain: Domain; problem: Problem } {
  const { domain } = loadDomain(record.PDDL_domain)
  return { domain, problem: parseProblem(record.PDDL_problem, domain).problem }
}

/** All sentences of one record. */
export function* measured(readers: Readers, file: string, record: DataRecord): Generator<Measured> {
  yield* ofContext(readers, record)
  if (record.PDDL_problem !== undefined) yield* ofListed(readers, record)
  for (const sentence of sentencesIn(file, record)) {
    const read = readers.lists.read(sentence.kind, sentence.text)
    const group = sentence.kind === 'fact' ? 'facts' : 'actions'
    if (read.kind === 'several') {
      yield { group, outcome: 'unread', text: sentence.text, why: 'several divisions' }
      continue
    }
    if (read.kind === 'part')
      for (const { from, to } of read.gaps) yield { group, outcome: 'unread', text: sentence.text.slice(from, to) }
    const hasActions = file === 'prog.gen.json'
    for (const { from, to, meanings } of read.items) {
      const text = sentence.text.slice(from, to)
      if (meanings.length > 1)
        yield {
          group,
          outcome: 'unread',
          text,
          why: meanings.map(m => m.items.join()).join(' or '),
        }
      else {
        const item = meanings[0]?.items.join() ?? ''
        const outcome = !hasActions ? 'read' : effectsAgree(record, item) ? 'exact' : 'wrong'
        yield { group, outcome, text, why: item }
      }
    }
  }
}

/** Does the action have the effects that the file lists? */
function effectsAgree(record: DataRecord, item: string): boolean {
  const loaded = loadTask({ domain: record.PDDL_domain, problem: record.PDDL_problem })
  if (loaded.kind !== 'ready') return false
  const { task } = loaded
  const action = findAction(task, item)
  if (action === undefined) return false
  const before = new Set(stateFacts(task, task.initial))
  const after = new Set(stateFacts(task, progress(task, task.initial, action)))
  const sorted = (names: Iterable<string>): string =>
    [...names]
      .map(n => n.toLowerCase())
      .sort()
      .join()
  return (
    sorted([...after].filter(fact => !before.has(fact))) === sorted(record.answer.pos) &&
    sorted([...before].filter(fact => !after.has(fact))) === sorted(record.answer.neg) &&
    actionName(task, action) === item
  )
}

function* ofListed({ listed: lists }: Readers, record: DataRecord): Generator<Measured> {
  for (const { item, sentence } of listedWordings(record.context)) {
    const meanings = meaningsOf(lists, sentence)
    const isExact = meanings.length === 1 && meanings[0] === item
    const outcome = isExact ? 'exact' : meanings.length === 1 ? 'wrong' : 'unread'
    yield {
      group: 'listed',
      outcome,
      text: sentence.text,
      why: `${item}: ${meanings.join(' or ')}`,
    }
  }
}

function meaningsOf(lists: ListReader, { kind, text }: Sentence): string[] {
  const read = lists.read(kind, text)
  if (read.kind !== 'read' || read.items.length !== 1) return []
  return read.items[0]!.meanings.map(({ items }) => items.join())
}

function* ofContext({ own, contexts }: Readers, record: DataRecord): Generator<Measured> {
  const context: string = record.context
  const { sentences, unread } = contexts.read(context)
  for (const { from, to } of unread) {
    const text = context.slice(from, to)
    const group = text.startsWith('The goal is to reach a state') ? 'goal' : 'context'
    yield { group, outcome: 'unread', text }
  }
  if (record.PDDL_problem === undefined) {
    for (const { from, to, part } of sentences)
      yield {
        group: part === 'goal' ? 'goal' : 'context',
        outcome: 'read',
        text: context.slice(from, to),
      }
    return
  }
  const { problem, domain } = pddlOf(record)
  const init = new Set(
    problem.init.map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(t => t.name)].join(' ')})`),
  )
  const goal = record.PDDL_problem.slice(record.PDDL_problem.indexOf('(:goal'))
    .match(/\([^():]+\)/g)
    .map((fact: string) => fact.toLowerCase().replace(/\s+/g, ' '))
  const names = new Set<string>()
  const all = [...domain.constants, ...problem.objects]
  const fits = fitsOf(domain, problem.objects)
  const numberOf = (type: string): number => all.filter(({ name }) => fits(name, [type])).length
  for (const { from, to, part, facts, counts, objects, absent } of sentences) {
    const text = context.slice(from, to)
    if (part === 'goal') {
      const isExact = [...facts].sort().join() === [...goal].sort().join()
      yield { group: 'goal', outcome: isExact ? 'exact' : 'wrong', text, why: facts.join(' ') }
      continue
    }
    for (const fact of facts) names.add(fact)
    const false_ = facts.filter(fact => !init.has(fact))
    const odd = objects.filter(({ name, type }) => !fits(name, [type])).map(({ name }) => name)
    const there = absent.filter(({ name }) => all.some(each => each.name === name))
    const off = counts
      .filter(({ of, number }) => isCounted(own, of) && number !== numberOf(of))
      .map(({ of, number }) => `${number} ${of}`)
    const why = [...false_, ...odd, ...there.map(({ name }) => name), ...off].join(' ')
    yield { group: 'context', outcome: why === '' ? 'exact' : 'wrong', text, why }
  }
  const missing = [...init].filter(
    fact => !names.has(fact) && own.phrases.leftOut?.has(fact.slice(1, -1).split(' ')[0]!) !== true,
  )
  for (const fact of missing) yield { group: 'context', outcome: 'untold', text: fact }
}

const isCounted = ({ domain }: PublishedDomain, type: string): boolean =>
  domain.types.length === 0 || domain.types.some(({ name }) => name === type)

// Text to Problem: sections in any order, all faults at once, and as much of the model as could be read.

import type { InitValue, ProblemReading } from './read/reading'
import type { Span } from '#base/text'
import { isNumber, readAtom, readTerms } from './read/atom'
import { dialectOfFact } from './read/dialects'
import { readSections, reportBrackets } from './read/brackets'
import { alwaysTrue, hasParts, oneList, readCondition, reportDoubleBrackets } from './condition'
import { checkProblem, checkAlone } from './check'
import { checkValues, costValues } from './check/values'
import { type Repeat, declareOnce, sameType } from './read/declare'
import { readDefine, sectionName, ignoredSections, type SectionKind } from './read/define'
import type { Diagnostic } from './diagnostic'
import { readRequirements } from './domain'
import type { List, Node } from './list'
import { readLists } from './lists'
import { headOf } from './list'
import { labels } from './messages'
import { Log } from './read/log'
import type { Atom, Condition, Domain, Name, Problem, TypedName } from './model'
import { readTypedNames } from './read/typed-list'

/** The sections of a problem. */
export const problemSections = [':domain', ':requirements', ':objects', ':init', ':goal', ':metric']
const foreign: ReadonlyMap<string, SectionKind> = new Map<string, SectionKind>([
  [':types', 'domain'],
  [':constants', 'domain'],
  [':predicates', 'domain'],
  [':functions', 'domain'],
  [':action', 'domain'],
  [':derived', 'domain'],
  ...ignoredSections,
])

/** Words of conditions and effects that lists of facts do not have. */
const formWords = new Set(['and', 'or', 'imply', 'forall', 'exists', 'when'])

/** Reads a problem; if the domain is given, names are looked up in it. */
export function parseProblem(text: string, domain?: Domain): { problem: Problem; diagnostics: readonly Diagnostic[] } {
  const log = new Log(text)
  log.typesOfAll = new Set(domain?.typesOfAll)
  const reading = readProblem(text, log)
  checkAlone(reading, log)
  if (domain !== undefined) checkProblem(reading, domain, log)
  else checkValues(reading.values, undefined, log)
  const values = costValues(reading.values)
  return {
    problem: withoutConstants({ ...reading.problem, values }, domain),
    diagnostics: log.inOrder(),
  }
}

/** The problem without objects that are already constants of the domain. */
function withoutConstants(problem: Problem, domain: Domain | undefined): Problem {
  if (domain === undefined || domain.constants.length === 0) return problem
  const constants = new Set(domain.constants.map(({ name }) => name))
  const objects = problem.objects.filter(({ name }) => !constants.has(name))
  return objects.length === problem.objects.length ? problem : { ...problem, objects }
}

/** Reads a problem without looking names up. */
export function readProblem(text: string, log: Log): ProblemReading {
  const lists = readLists(text)
  const define = readDefine(text, lists, 'problem', log)
  const reader = new ProblemReader(define.name, log)
  reader.lostSection = log.lost
  const explained = readSections(define.sections, lists, log, section => {
    const name = sectionName(section, 'problem', problemSections, foreign, log)
    if (name !== undefined) reader.section(name, section)
    else reader.lostSection = true
  })
  reportBrackets(text, lists, explained, log)
  if (lists.faults.length === 0 && define.sections.length > 0) reader.reportMissing()
  const incompleteObjects = reader.incompleteObjects || (reader.lostSection && !reader.has(':objects'))
  const { brokenInit, brokenGoal, partialGoal, domainSpan, metricSpan, requirements, repeats } = reader
  return {
    text,
    problem: reader.finish(),
    values: reader.values,
    denied: reader.denied,
    name: define.name,
    lists,
    incompleteObjects,
    brokenInit,
    brokenGoal,
    partialGoal,
    repeats,
    ...(domainSpan === undefined ? {} : { domainSpan }),
    ...(metricSpan === undefined ? {} : { metricSpan }),
    ...(requirements === undefined ? {} : { requirements }),
  }
}

class ProblemReader {
  incompleteObjects = false
  brokenInit = false
  brokenGoal = false
  partialGoal = false
  /** True if some section is unknown: it may be the missing one, misspelt. */
  lostSection = false
  domainSpan: Span | undefined
  metricSpan: Span | undefined
  requirements: List | undefined
  readonly repeats: Repeat[] = []
  private domainName = ''
  private readonly required: Name[] = []
  private readonly objects = new Map<string, TypedName>()
  private readonly init: Atom[] = []
  readonly denied: Atom[] = []
  readonly values: InitValue[] = []
  private goal: Condition | undefined
  private minimizesCost = false
  private readonly seen = new Set<string>()
  private readonly name: Name
  private readonly log: Log

  constructor(name: Name, log: Log) {
    this.name = name
    this.log = log
  }

  section(name: string, list: List): void {
    const { log } = this
    const { items } = list
    const once = name === ':domain' || name === ':goal' || name === ':metric'
    if (this.seen.has(name)) {
      if (once) {
        log.lose('repeated-part', items[0]!.span, [name])
        return
      }
      log.report('repeated-section', items[0]!.span, [name])
    }
    this.seen.add(name)
    log.lost = list.broken
    if (name === ':domain') this.domainOf(items)
    else if (name === ':requirements') {
      this.requirements = list
      readRequirements(items, this.required, log)
    } else if (name === ':objects') {
      for (const object of readTypedNames(items, 1, 'object', log))
        declareOnce(this.objects, object, 'duplicate-object', sameType, log, this.repeats)
      if (log.lost) this.incompleteObjects = true
    } else if (name === ':init') {
      this.facts(items, 1)
      if (list.broken) this.brokenInit = true
    } else if (name === ':goal') this.goalOf(list)
    else this.metric(items)
  }

  has(section: string): boolean {
    return this.seen.has(section)
  }

  reportMissing(): void {
    const { log, seen } = this
    if (this.lostSection) return
    const { span } = this.name
    if (!seen.has(':domain')) log.report('missing-domain-name', span, [])
    if (!seen.has(':init')) log.report('missing-init', span, [])
    if (!seen.has(':goal')) log.lose('missing-goal', span, [])
  }

  finish(): Problem {
    const { name, span } = this.name
    return {
      name,
      domainName: this.domainName,
      requirements: this.required,
      objects: [...this.objects.values()],
      init: this.init,
      values: this.values,
      goal: this.goal ?? alwaysTrue({ from: span.to, to: span.to }),
      minimizesCost: this.minimizesCost,
    }
  }

  private domainOf(items: readonly Node[]): void {
    const name = items[1]
    if (name === undefined || name.items !== undefined) this.log.lose('missing-name', items[0]!.span, ['domain'])
    else {
      this.domainName = name.text
      this.domainSpan = name.span
    }
  }

  private goalOf(list: List): void {
    const { items } = list
    if (items.length === 1) {
      this.log.lose('missing-condition', items[0]!.span, [':goal'])
      return
    }
    const goal = oneList(':goal', items, 1, items.length, 'a condition', this.log)
    if (goal !== undefined) this.goal = readCondition(goal, this.log)
    if (list.broken) this.brokenGoal = true
    this.partialGoal = this.log.lost
  }

  private facts(items: readonly Node[], start: number): void {
    let afterWord = false
    for (let i = start; i < items.length; i++) {
      const item = items[i]!
      const isWord = item.items === undefined
      // Several words in a row are one fact without brackets, or several; one report covers both.
      if (isWord && !afterWord) this.log.lose('expected-list', item.span, [item.text, 'a fact'])
      else if (!isWord) {
        this.log.enter(item)
        this.fact(item)
        this.log.leave(item)
      }
      afterWord = isWord
    }
  }

  private fact(list: List): void {
    const { log } = this
    const { items } = list
    const head = items[0]
    const word = head?.text
    if (head === undefined) log.lose('empty-brackets', list.span, ['a fact'])
    else if (head.items !== undefined) {
      if (items.some(item => item.items === undefined)) log.lose('missing-predicate', head.span, [])
      else {
        reportDoubleBrackets(list, log)
        this.facts(items, 0)
      }
    } else if (word === '=') this.value(list)
    else if (word === 'not') this.negation(list)
    else if (word === 'and') {
      const fix = {
        label: labels.dropBrackets(),
        span: list.span,
        text: log.text.slice(head.span.to, list.span.to - 1).trim(),
      }
      log.report('joined-init', head.span, [], list.broken ? undefined : { fix })
      this.facts(items, 1)
    } else if (word === 'or') log.loseOnce('unsupported-fact', word, head.span, [word, dialectOfFact(word)!])
    else if (formWords.has(head.text)) log.lose('misplaced-in-init', head.span, [head.text])
    else if (word === 'at' && isNumber(items[1]?.text ?? '') && items[2]?.items !== undefined)
      log.loseOnce('unsupported-timed-literal', '', list.span, [])
    else {
      const atom = readAtom(list, 'fact', log)
      if (atom !== undefined && this.isGround(atom.terms)) this.init.push(atom)
    }
  }

  /** `(not (on a b))`: redundant if the fact is not listed, contradictory if it is. */
  private negation(list: List): void {
    const { log } = this
    if (!hasParts(list, 1, 'fact', log)) return
    const body = list.items[1]!
    const head = headOf(body)
    if (body.items === undefined) log.lose('expected-list', body.span, [body.text, 'a fact'])
    else if (formWords.has(head) || head === 'not') log.lose('misplaced-in-init', body.items[0]!.span, [head])
    else if (head === '') log.lose('missing-predicate', body.span, [])
    else {
      const atom = readAtom(body, 'fact', log)
      if (atom !== undefined && this.isGround(atom.terms)) this.denied.push({ ...atom, span: list.span })
    }
  }

  private isGround(terms: Atom['terms']): boolean {
    for (const term of terms)
      if (term.kind === 'variable') {
        this.log.lose('variable-in-init', term.span, [term.name])
        return false
      }
    return true
  }

  /** `(= (distance a b) 7)`, or `(= distance 7)` for a function without arguments. */
  private value(list: List): void {
    const { log } = this
    const [, target, amount] = list.items
    if (list.items.length !== 3 || target === undefined || amount === undefined) {
      const found = list.items.length - 1
      log.lose('wrong-part-count', list.items[0]!.span, ['=', 2, found, 'part'])
      return
    }
    const head = target.items === undefined ? target : target.items[0]
    if (head === undefined || head.items !== undefined || isNumber(head.text))
      log.lose('expected-list', target.span, [target.text, 'a function'])
    else if (target.items === undefined && !isNumber(amount.text))
      log.lose('misplaced-in-init', list.items[0]!.span, ['='])
    else if (amount.items !== undefined || amount.text.charCodeAt(0) === 63)
      log.lose('malformed-cost', amount.span, [log.text.slice(amount.span.from, amount.span.to)])
    else {
      const terms = target.items === undefined ? [] : readTerms(target, log)
      if (terms === undefined || !this.isGround(terms)) return
      const name = { name: head.text, span: head.span }
      const value = isNumber(amount.text) ? Number(amount.text) : Number.NaN
      this.values.push({
        ...{ name, terms, value, span: list.span },
        amount: { name: amount.text, span: amount.span },
      })
    }
  }

  /** In classical planning, `total-time` is the number of steps, which is minimised without a metric. */
  private metric(items: readonly Node[]): void {
    const [head, direction, expression] = items
    const measure =
      expression === undefined
        ? ''
        : expression.items === undefined
          ? expression.text
          : expression.items.length === 1
            ? headOf(expression)
            : ''
    const known = measure === 'total-cost' || measure === 'total-time'
    this.metricSpan = direction?.span
    if (items.length === 3 && direction!.text === 'minimize' && known) {
      this.minimizesCost = measure === 'total-cost'
      if (measure === 'total-time') this.log.report('steps-metric', spanOf(head!.span, items), [])
    } else this.log.lose('unsupported-metric', spanOf(head!.span, items), [])
  }
}

/** From the head of a section to the end of its last item. */
const spanOf = (head: Span, items: readonly Node[]): Span => ({
  from: head.from,
  to: items[items.length - 1]!.span.to,
})

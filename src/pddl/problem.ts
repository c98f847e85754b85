// Text to Problem: sections in any order, all faults at once, and a model as far as it could be read.

import type { ProblemReading } from './read/reading'
import type { Span } from '../base/text'
import { readSections, reportBrackets } from './read/brackets'
import {
  alwaysTrue,
  isNumber,
  oneList,
  readAtom,
  readCondition,
  readTerms,
  reportDoubleBrackets,
} from './condition'
import { checkProblem, checkAlone } from './check'
import { type Repeat, declareOnce, sameType } from './read/declare'
import { readDefine, sectionName, unsupportedSections, type SectionKind } from './read/define'
import type { Diagnostic } from './diagnostic'
import { readRequirements } from './domain'
import { readAmount } from './read/effect'
import type { List, Node } from './list'
import { readLists } from './lists'
import { headOf } from './list'
import { Log } from './read/log'
import type { Atom, Condition, CostValue, Domain, Name, Problem, TypedName } from './model'
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
  ...unsupportedSections,
])

/** Words of conditions and effects that lists of facts do not have. */
const formWords = new Set(['and', 'or', 'imply', 'forall', 'exists', 'when'])

/** Reads a problem; its names are looked up in the domain when that is given. */
export function parseProblem(
  text: string,
  domain?: Domain,
): { problem: Problem; diagnostics: readonly Diagnostic[] } {
  const log = new Log(text)
  const reading = readProblem(text, log)
  checkAlone(reading, log)
  if (domain !== undefined) checkProblem(reading, domain, log)
  return { problem: withoutConstants(reading.problem, domain), diagnostics: log.inOrder() }
}

/** The problem without those objects that are constants of the domain already. */
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
  const incompleteObjects =
    reader.incompleteObjects || (reader.lostSection && !reader.has(':objects'))
  const { brokenInit, brokenGoal, domainSpan, metricSpan, requirements, repeats } = reader
  return {
    text,
    problem: reader.finish(),
    name: define.name,
    lists,
    incompleteObjects,
    brokenInit,
    brokenGoal,
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
  /** Something is no section that is known: one that is not there may be meant. */
  lostSection = false
  domainSpan: Span | undefined
  metricSpan: Span | undefined
  requirements: List | undefined
  readonly repeats: Repeat[] = []
  private domainName = ''
  private readonly required: Name[] = []
  private readonly objects = new Map<string, TypedName>()
  private readonly init: Atom[] = []
  private readonly values: CostValue[] = []
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
    if (name === undefined || name.items !== undefined)
      this.log.lose('missing-name', items[0]!.span, ['domain'])
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
  }

  private facts(items: readonly Node[], start: number): void {
    let afterWord = false
    for (let i = start; i < items.length; i++) {
      const item = items[i]!
      const isWord = item.items === undefined
      // Several words in a row lack the brackets of one fact, or of each; one report does for both.
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
    else if (word === 'not') log.report('needless-negation', list.span, [])
    else if (formWords.has(head.text)) {
      log.lose('misplaced-in-init', head.span, [head.text])
      if (word === 'and') this.facts(items, 1)
    } else if (word === 'at' && isNumber(items[1]?.text ?? '') && items[2]?.items !== undefined)
      log.lose('unsupported-timed-literal', list.span, [])
    else {
      const atom = readAtom(list, log)
      if (atom !== undefined && this.isGround(atom.terms)) this.init.push(atom)
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

  /** `(= (distance a b) 7)`. */
  private value(list: List): void {
    const { log } = this
    const target = list.items[1]
    const number = list.items[2]
    if (list.items.length !== 3 || target === undefined || number === undefined) {
      const found = list.items.length - 1
      log.lose('wrong-part-count', list.items[0]!.span, ['=', 2, found, 'part'])
      return
    }
    const head = target.items?.[0]
    if (head === undefined || head.items !== undefined) {
      if (target.items === undefined && !isNumber(number.text))
        log.lose('misplaced-in-init', list.items[0]!.span, ['='])
      else log.lose('expected-list', target.span, [target.text, 'a function'])
      return
    }
    const terms = readTerms(target as List, log)
    if (terms === undefined || !this.isGround(terms)) return
    const value = readAmount(number, log)
    if (value === undefined) return
    const name = { name: head.text, span: head.span }
    this.values.push({ name, terms, value, span: list.span })
  }

  /** `total-time` is the number of steps in classical planning, which is what counts without a metric. */
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

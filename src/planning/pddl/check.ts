// Checks well-formed texts: names, numbers of arguments, types and requirements.

import { BodyChecker, type Loss } from './check/body'
import { checkCosts } from './check/costs'
import { checkAbsentList, checkRequirementNames, checkUses, Uses } from './check/requirements'
import { reportNegativeCycles } from './check/strata'
import { byName, isIncomplete, tablesOf, type Tables } from './check/tables'
import { Unknowns } from './check/unknown'
import { checkValues } from './check/values'
import { functionsOf } from './costs'
import type { DomainReading } from './read/reading'
import type { Span } from '#base/text'
import type { TypeCycle } from './check/types'
import type { Extras, Log } from './read/log'
import { labels, notes } from './messages'
import { sameType } from './read/declare'
import type { Atom, Domain, Name, Problem, TypedName } from './model'
import type { ProblemReading } from './read/reading'

/** Reserved words, which no predicate can have as its name. */
const reserved = new Set([
  'and',
  'or',
  'not',
  'imply',
  'forall',
  'exists',
  'when',
  'increase',
  'decrease',
  'assign',
  'scale-up',
  'scale-down',
  '=',
  '<',
  '>',
  '<=',
  '>=',
])

/** Checks a domain that has been read; returns the requirements it uses. */
export function checkDomain(reading: DomainReading, log: Log): Uses {
  const { domain } = reading
  const tables = tablesOf(domain)
  const unknowns = new Unknowns(log)
  const uses = new Uses()
  const body = new BodyChecker({
    tables,
    text: 'domain',
    partial: reading.partial,
    unknowns,
    uses,
    log,
  })
  checkTypes(tables, body, uses, log)
  for (const { name, span, type } of domain.constants) {
    checkSpelling(name, span, log)
    body.type(type)
  }
  for (const entry of [...domain.predicates, ...functionsOf(domain)]) {
    checkName(entry, 'a predicate', log)
    for (const { type } of entry.parameters) body.type(type)
  }
  for (const { valueType } of domain.objectFunctions ?? []) body.type(valueType)
  checkActions(reading, body, log)
  checkRules(reading, tables, body, uses)
  reportNegativeCycles(domain, log)
  body.finish()
  checkRequirementNames(domain.requirements, log)
  if (reading.requirements !== undefined) checkUses(uses, domain.requirements, reading.requirements, reading.text, log)
  else if (reading.lists.faults.length === 0) checkAbsentList(uses, reading.name, reading.headerEnd, log)
  return uses
}

function checkTypes(tables: Tables, body: BodyChecker, uses: Uses, log: Log): void {
  const { types } = tables.domain
  if (types.length > 0) uses.add('type', types[0]!.span)
  for (const type of types) {
    if (type.name === 'either') log.report('reserved-name', type.span, [type.name, 'a type'])
    checkSpelling(type.name, type.span, log)
    body.type(type.parents)
  }
  for (const cycle of tables.types.cycles) reportCycle(cycle, tables, log)
}

function reportCycle({ name, span, through }: TypeCycle, tables: Tables, log: Log): void {
  const shown = through.length > 5 ? [...through.slice(0, 4), '…'] : through
  const extras = through.length > 0 ? undefined : ownParent(name, span, tables, log)
  log.report('type-cycle', span, [name, shown], extras)
}

/** `shape square - shape` is a slip for `shape - object square - shape`. */
function ownParent(name: string, parent: Span, { domain }: Tables, log: Log): Extras {
  const { span } = domain.types.find(type => type.name === name)!
  const isFirst = /(\(\s*:types|-\s+[^\s();]+)\s+$/i.test(log.text.slice(Math.max(0, span.from - 200), span.from))
  const between = log.text.slice(span.to, Math.min(parent.from, span.to + 1000))
  const isFollowed = /^(\s+[^\s();]+)+\s+-\s+$/.test(between)
  const text = ' - object'
  const fix = { label: labels.insert(text.trim()), span: { from: span.to, to: span.to }, text }
  return { notes: [{ message: notes.dashForAll() }], ...(isFirst && isFollowed ? { fix } : {}) }
}

function checkName({ name, span }: Name, what: string, log: Log): void {
  if (reserved.has(name)) log.report('reserved-name', span, [name, what])
  else checkSpelling(name, span, log)
}

/**
 * Characters that typing errors or other notations bring into a name, or that other tools do not read: all but letters and digits of ASCII,
 * `_`, `.` and `-`. Unicode's classes are not used: V8 takes a sixth of a first reading to compile them.
 */
const odd = /[^\w.-]/u

function checkSpelling(name: string, span: Name['span'], log: Log): void {
  const found = odd.exec(name)
  if (found !== null) log.report('odd-name', span, [name, found[0]])
}

function checkActions(reading: DomainReading, body: BodyChecker, log: Log): void {
  for (const action of reading.domain.actions) {
    checkSpelling(action.name, action.span, log)
    if (reading.broken.has(action)) continue
    const unused = body.block(action.name, action.parameters, lossOf(action, reading), () => {
      body.condition(action.precondition)
      body.effect(action.effect)
    })
    if (reading.partial.has(action)) continue
    for (const { name, span } of unused) log.report('unused-parameter', span, [name, action.name])
  }
}

const lossOf = (block: object, { lostParameters, partial }: DomainReading): Loss => ({
  variables: lostParameters.has(block),
  isPartial: partial.has(block),
})

function checkRules(reading: DomainReading, tables: Tables, body: BodyChecker, uses: Uses): void {
  for (const rule of reading.domain.derived) {
    const { predicate, parameters } = rule
    uses.add('derived', rule.block)
    if (reading.broken.has(rule)) continue
    const declared = tables.predicates.get(predicate.name)?.parameters ?? []
    // A rule often leaves out the types that the predicate's declaration gives.
    const typed = parameters.map((parameter, i) => {
      const type = parameter.type.length > 0 ? parameter.type : (declared[i]?.type ?? [])
      return { ...parameter, type }
    })
    body.block(`${predicate.name} `, typed, lossOf(rule, reading), () => {
      if (!reading.lostParameters.has(rule))
        body.atom({
          predicate,
          terms: parameters.map(({ name, span }) => ({ kind: 'variable', name, span })),
          span: predicate.span,
        })
      body.condition(rule.body)
    })
  }
}

/** Checks a problem that has been read against its domain; returns the requirements it uses. */
export function checkProblem(reading: ProblemReading, domain: Domain, log: Log): Uses {
  const { problem } = reading
  const tables = tablesOf(domain)
  if (reading.domainSpan !== undefined && domain.name !== '' && domain.name !== problem.domainName)
    log.report('other-domain', reading.domainSpan, [problem.domainName, domain.name])
  const unknowns = new Unknowns(log)
  const uses = new Uses()
  const objects = byName(problem.objects)
  const objectsIncomplete = reading.incompleteObjects
  const text = 'problem'
  const body = new BodyChecker({ tables, text, objects, objectsIncomplete, unknowns, uses, log })
  checkObjects(problem, tables, body, log)
  if (!reading.brokenInit) {
    checkInit(problem.init, tables, body, log)
    for (const { name, terms, span } of reading.values) body.call(name, terms, span)
    checkValues(reading.values, domain, log)
  }
  if (!reading.brokenGoal) body.block('', [], { isPartial: reading.partialGoal }, () => body.condition(problem.goal))
  if (problem.minimizesCost && !tables.functions.has('total-cost'))
    if (!isIncomplete(domain, ':functions') && reading.metricSpan !== undefined)
      log.report('undeclared-total-cost', reading.metricSpan, [])
  if (!reading.brokenInit && !log.lostAny && domain.name !== '' && !isIncomplete(domain, ':action'))
    checkCosts(tables, problem, reading.metricSpan ?? reading.name.span, log)
  body.finish()
  uses.forget('type')
  const listed = [...domain.requirements, ...problem.requirements]
  checkUses(uses, listed, reading.requirements, reading.text, log)
  return uses
}

/** Checks the names and arguments of a plan's steps. */
export function checkSteps(steps: readonly Atom[], domain: Domain, problem: Problem, log: Log): void {
  const tables = tablesOf(domain)
  const unknowns = new Unknowns(log)
  const objects = byName(problem.objects)
  const body = new BodyChecker({ tables, text: 'plan', objects, unknowns, uses: new Uses(), log })
  for (const step of steps) body.step(step)
  body.finish()
}

/** The faults of a problem's own lists, found without its domain. */
export function checkAlone({ problem, denied }: ProblemReading, log: Log): void {
  checkRequirementNames(problem.requirements, log)
  const facts = new Map<string, Atom>()
  for (const atom of problem.init) {
    const key = keyOf(atom.predicate, atom.terms)
    const first = facts.get(key)
    if (first === undefined) facts.set(key, atom)
    else
      log.report('repeated-fact', atom.span, [`(${key})`], {
        notes: [{ span: first.span, message: notes.firstHere() }],
        fix: { label: labels.remove(`(${key})`), span: atom.span, text: '' },
      })
  }
  const isKnown = log.diagnostics.every(({ code }) => code !== 'unsupported-fact')
  for (const { predicate, terms, span } of denied) {
    const key = keyOf(predicate, terms)
    const first = facts.get(key)
    if (first !== undefined)
      log.report('both-in-init', span, [`(${key})`], {
        notes: [{ span: first.span, message: notes.firstHere() }],
      })
    else if (isKnown)
      log.report('needless-negation', span, [], {
        fix: { label: labels.remove(`(not (${key}))`), span, text: '' },
      })
  }
}

const keyOf = (name: Name, terms: Atom['terms']): string => {
  let key = name.name
  for (let i = 0; i < terms.length; i++) key += ` ${terms[i]!.name}`
  return key
}

function checkObjects(problem: Problem, tables: Tables, body: BodyChecker, log: Log): void {
  for (const object of problem.objects) {
    checkSpelling(object.name, object.span, log)
    body.type(object.type)
    const constant = tables.constants.get(object.name)
    if (constant !== undefined) reportConstant(object, constant, log)
  }
}

function reportConstant(object: TypedName, constant: TypedName, log: Log): void {
  const note = { span: constant.span, role: 'domain' as const, message: notes.firstHere() }
  const code = sameType(object, constant) ? 'repeated-declaration' : 'duplicate-object'
  log.report(code, object.span, [object.name], { notes: [note] })
}

function checkInit(init: readonly Atom[], tables: Tables, body: BodyChecker, log: Log): void {
  for (const atom of init) {
    body.atom(atom)
    const rule = tables.derived.get(atom.predicate.name)
    if (rule !== undefined)
      log.report('derived-init', atom.predicate.span, [atom.predicate.name], {
        notes: [{ span: rule.predicate.span, role: 'domain', message: notes.ruleHere() }],
      })
  }
}

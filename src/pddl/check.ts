// Names, numbers of arguments, types and requirements: what can be wrong with texts whose form is right.

import { BodyChecker } from './check/body'
import { checkCosts } from './check/costs'
import { checkAbsentList, checkRequirementNames, checkUses, Uses } from './check/requirements'
import { reportNegativeCycles } from './check/strata'
import { byName, isIncomplete, tablesOf, type Tables } from './check/tables'
import { Unknowns } from './check/unknown'
import type { DomainReading } from './read/reading'
import type { Log } from './read/log'
import { labels, notes } from './messages'
import { sameType } from './read/declare'
import type { Atom, CostValue, Domain, Name, Problem, TypedName } from './model'
import type { ProblemReading } from './read/reading'

/** Words with a meaning of their own, which no predicate can have as its name. */
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

/** Checks a domain that has been read; what it uses of PDDL is the result. */
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
  for (const entry of [...domain.predicates, ...domain.functions]) {
    checkName(entry, 'a predicate', log)
    body.block(entry.name, entry.parameters, false, () => {})
  }
  if (domain.functions.length > 0) uses.add('cost', domain.functions[0]!.span)
  checkActions(reading, body, log)
  checkRules(reading, tables, body, uses)
  reportNegativeCycles(domain, log)
  body.finish()
  checkRequirementNames(domain.requirements, log)
  if (reading.requirements !== undefined)
    checkUses(uses, domain.requirements, reading.requirements, reading.text, log)
  else if (reading.lists.faults.length === 0)
    checkAbsentList(uses, reading.name, reading.headerEnd, log)
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
  for (const { name, span } of tables.types.cycles) log.report('type-cycle', span, [name])
}

function checkName({ name, span }: Name, what: string, log: Log): void {
  if (reserved.has(name)) log.report('reserved-name', span, [name, what])
  else checkSpelling(name, span, log)
}

/**
 * Characters that come into a name by slips of other notations, or that other tools do not read: all but letters and
 * digits of ASCII, `_`, `.` and `-`. Unicode's classes are not used: V8 takes a sixth of a first reading to compile them.
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
    const lost = reading.lostParameters.has(action)
    const unused = body.block(action.name, action.parameters, lost, () => {
      body.condition(action.precondition)
      body.effect(action.effect)
    })
    if (reading.partial.has(action)) continue
    for (const { name, span } of unused) log.report('unused-parameter', span, [name, action.name])
  }
}

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
    body.block(`${predicate.name} `, typed, reading.lostParameters.has(rule), () => {
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

/** Checks a problem that has been read against its domain; what it uses of PDDL is the result. */
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
    for (const { name, terms, span } of problem.values) body.call(name, terms, span)
  }
  if (!reading.brokenGoal) body.block('', [], false, () => body.condition(problem.goal))
  if (problem.minimizesCost && !tables.functions.has('total-cost'))
    if (!isIncomplete(domain, ':functions') && reading.metricSpan !== undefined)
      log.report('undeclared-total-cost', reading.metricSpan, [])
  if (!reading.brokenInit && !log.lostAny && domain.name !== '')
    checkCosts(tables, problem, reading.metricSpan ?? reading.name.span, log)
  body.finish()
  uses.forget('type')
  const listed = [...domain.requirements, ...problem.requirements]
  checkUses(uses, listed, reading.requirements, reading.text, log)
  return uses
}

/** Checks the names and arguments of a plan's steps. */
export function checkSteps(
  steps: readonly Atom[],
  domain: Domain,
  problem: Problem,
  log: Log,
): void {
  const tables = tablesOf(domain)
  const unknowns = new Unknowns(log)
  const objects = byName(problem.objects)
  const body = new BodyChecker({ tables, text: 'plan', objects, unknowns, uses: new Uses(), log })
  for (const step of steps) body.step(step)
  body.finish()
}

/** What is wrong with a problem's own lists, found without its domain. */
export function checkAlone({ problem }: ProblemReading, log: Log): void {
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
  checkValues(problem.values, log)
}

function checkValues(values: readonly CostValue[], log: Log): void {
  const known = new Map<string, CostValue>()
  for (const value of values) {
    const key = keyOf(value.name, value.terms)
    const first = known.get(key)
    if (first === undefined) known.set(key, value)
    else {
      const extras = { notes: [{ span: first.span, message: notes.firstHere() }] }
      if (first.value === value.value) log.report('repeated-fact', value.span, [`(${key})`], extras)
      else
        log.report('conflicting-value', value.span, [`(${key})`, first.value, value.value], extras)
    }
    if (key === 'total-cost' && value.value !== 0)
      log.report('start-cost', value.span, [value.value])
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

// Gaps in the English: different states or problems with the same description, and objects that are never named.

import { kindsOf } from '#planning/task/universe'
import type { Domain, Problem } from '#planning/pddl/model'
import { type Convention, factsTaken } from '../conventions'
import { describeObjects, describeSetting, describeState } from '../describe'
import type { Phrases } from '../phrases'
import { predicatesInContext } from '../context-templates'
import type { Findings } from './finding'
import { initialFacts, initialRows, type Items, nameOf } from './items'

/**
 * A predicate in neither list is left out of every context: the finding shows a state of the problem with and without
 * one of its facts.
 */
export function checkLeftOut(
  phrases: Phrases,
  domain: Domain,
  problems: readonly { readonly problem: Problem; readonly items: Items }[],
  findings: Findings,
): void {
  const kinds = kindsOf(domain)
  for (const [name, convention] of phrases.leftOut ?? [])
    reportConvention(name, convention, phrases, domain, problems, findings)
  const names = phrases.contexts && predicatesInContext(phrases.contexts)
  domain.predicates.forEach(({ name }, head) => {
    const entry = phrases.predicates.get(name)
    if (entry === undefined || names?.has(name) === true || phrases.leftOut?.has(name) === true) return
    const changes = kinds[head] === 'fluent' || kinds[head] === 'derived'
    const list = changes ? phrases.state : phrases.setting
    // Fluents do not belong in the setting: they would be described once and become wrong later.
    if (list.includes(name)) return
    if (
      !changes &&
      isUninformative(
        domain,
        problems.map(({ problem }) => problem),
        name,
      )
    )
      return
    const shown = problems.find(({ items }) => items.facts.some(fact => fact.head === name))
    const fact = shown?.items.facts.find(each => each.head === name)
    if (shown === undefined || fact === undefined) return
    const item = nameOf(fact)
    const describe = changes ? describeState : describeSetting
    const rest = factsBut(shown.problem, item)
    const text = describe(phrases, rest).text
    if (text !== describe(phrases, [...rest, item]).text) return
    findings.add({
      ...{ code: 'left-out', severity: 'error', span: entry.span },
      message: `No context says whether \`${name}\` holds: it is missing from \`${names !== undefined ? 'telling' : changes ? 'state' : 'setting'}\`.${names === undefined && !changes && phrases.state.includes(name) ? ' In `state` it has no effect, since no action changes it.' : ''}`,
      example: {
        ...{ text, item, problem: shown.problem.name },
        other: { item: `(not ${item})`, text },
      },
    })
  })
}

/**
 * Reports a rule for facts that a context leaves out: for published English always, for the playground's own if the
 * rule does not hold in a problem.
 */
function reportConvention(
  name: string,
  { means, span, rule }: Convention,
  phrases: Phrases,
  domain: Domain,
  problems: readonly { readonly problem: Problem }[],
  findings: Findings,
): void {
  const text = means.replace(/\.$/, '')
  const message = `Contexts do not describe all of \`${name}\`.${text === '' ? '' : ` The convention: ${text}.`}`
  if (phrases.source !== undefined || rule === undefined) {
    findings.add({ code: 'left-out', severity: 'warning', span, message })
    return
  }
  for (const { problem } of problems) {
    const facts = new Set(initialFacts(problem))
    const taken = new Set(factsTaken(rule, domain, problem, name, facts))
    const other =
      [...taken].find(fact => !facts.has(fact)) ??
      [...facts].find(fact => fact.slice(1).split(/[ )]/)[0] === name && !taken.has(fact))
    if (other === undefined) continue
    const item = facts.has(other) ? other : `(not ${other})`
    findings.add({
      ...{ code: 'left-out', severity: 'error', span },
      message: `${message} It is not so in \`${problem.name}\`, where \`${item}\` holds.`,
    })
    return
  }
}

/** The facts of the initial state except this one. */
const factsBut = (problem: Problem, item: string): string[] => initialFacts(problem).filter(fact => fact !== item)

/**
 * True if the static predicate carries no information: no action requires it, or it holds for exactly all pairs of
 * different objects of a type.
 */
function isUninformative(domain: Domain, problems: readonly Problem[], name: string): boolean {
  if (!isAskedFor(domain, name)) return true
  const arity = domain.predicates.find(each => each.name === name)?.parameters.length
  return arity === 2 && problems.every(problem => isDifference(domain, problem, name))
}

/** True if it holds for exactly all pairs of different objects of each type it is used with. */
function isDifference(domain: Domain, problem: Problem, name: string): boolean {
  const rows = initialRows(problem, name)
  const typeOf = new Map([...domain.constants, ...problem.objects].map(each => [each.name, each.type[0]?.name ?? '']))
  const sizes = new Map<string, number>()
  for (const object of new Set(rows.flat())) {
    const type = typeOf.get(object) ?? ''
    sizes.set(type, (sizes.get(type) ?? 0) + 1)
  }
  const pairs = [...sizes.values()].reduce((sum, size) => sum + size * (size - 1), 0)
  return rows.length === pairs && rows.every(([x, y]) => x !== y && typeOf.get(x!) === typeOf.get(y!))
}

/** True if an action's precondition, a condition of an effect, or a rule names the predicate. */
function isAskedFor(domain: Domain, name: string): boolean {
  const open: unknown[] = [...domain.actions, ...domain.derived.map(({ body }) => body)]
  const seen = new Set<unknown>()
  while (open.length > 0) {
    const part = open.pop()
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    seen.add(part)
    const { predicate } = part as { predicate?: { name?: unknown } }
    if (predicate?.name === name) return true
    open.push(...Object.values(part))
  }
  return false
}

/** Reports an object that an answer may have to name although no context of the problem names it. */
export function checkObjectsNamed(
  phrases: Phrases,
  domain: Domain,
  { problem, items }: { readonly problem: Problem; readonly items: Items },
  findings: Findings,
): void {
  const listed = describeObjects(phrases, domain, problem).text
  const needed = new Set(items.actions.flatMap(({ objects }) => objects))
  if (phrases.contexts !== undefined) {
    checkNamedAnywhere(phrases, listed, problem, needed, findings)
    return
  }
  const named = namesIn(listed)
  const text = ` ${listed} `.toLowerCase()
  for (const { name, type } of [...domain.constants, ...problem.objects]) {
    if (named.has(name) || !needed.has(name)) continue
    const typeName = type[0]?.name ?? 'object'
    if (phrases.types.some(each => each.name === typeName)) continue
    findings.add({
      ...{ code: 'unlisted-type', severity: 'error', span: { from: 0, to: 1 } },
      message: `\`types\` has no names for the type \`${typeName}\`, so contexts do not list objects of that type. Add the type with its word for one and its word for several.`,
      example: { text: text.trim(), item: name, problem: problem.name },
    })
  }
}

const namesIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u))

/** If objects are only counted in the list of objects, the setting and the state must name them. */
function checkNamedAnywhere(
  phrases: Phrases,
  listed: string,
  problem: Problem,
  needed: ReadonlySet<string>,
  findings: Findings,
): void {
  const facts = initialFacts(problem)
  const text = [listed, describeSetting(phrases, facts).text, describeState(phrases, facts).text]
    .filter(each => each !== '')
    .join(' ')
  const named = namesIn(text)
  const name = [...needed].find(each => !named.has(each))
  if (name === undefined) return
  findings.add({
    ...{ code: 'object-not-named', severity: 'error', span: { from: 0, to: 1 } },
    message: `An answer may have to name \`${name}\`, and the context does not.`,
    example: { text, item: name, problem: problem.name },
  })
}

// The layouts of a domain: those of the benchmark's domains, if the domain's actions are equivalent to the benchmark's.

import type { ActionSchema, Condition, Domain, Effect, Term } from '#planning/pddl/model'
import { parseDomain } from '#planning/pddl/domain'
import { knownDomainText } from '../known/known'
import { blockLayouts, blockNames } from './blocks'
import { floorTileLayouts } from './floor-tile'
import { gripperLayouts } from './gripper'
import { bound, type BoundLayout } from './layout'

const remembered = new WeakMap<Domain, readonly BoundLayout[]>()

/** The layouts of a domain; empty unless it is one of the benchmark's with known names. */
export function layoutsOf(domain: Domain): readonly BoundLayout[] {
  const known = remembered.get(domain) ?? found(domain)
  remembered.set(domain, known)
  return known
}

function found(domain: Domain): readonly BoundLayout[] {
  for (const names of blockNames)
    if (isLike(domain, 'blocksworld', name => renamed.get(name)?.(names) ?? name))
      return blockLayouts.map(layout => bound(layout, names))
  if (isLike(domain, 'gripper')) return gripperLayouts.map(layout => bound(layout, undefined))
  if (isLike(domain, 'floor-tile')) return floorTileLayouts.map(layout => bound(layout, undefined))
  return []
}

type Names = (typeof blockNames)[number]
const renamed = new Map<string, (names: Names) => string>([
  ['on-table', ({ table }) => table],
  ['arm-empty', ({ empty }) => empty],
])

/**
 * True if the domain's actions have exactly the preconditions and effects of the benchmark's domain, whatever their
 * names.
 */
function isLike(domain: Domain, known: string, named = (name: string): string => name): boolean {
  const theirs = parseDomain(knownDomainText(known) ?? '').domain
  const own = new Set(domain.predicates.map(({ name }) => name))
  if (domain.derived.length > 0 || domain.constants.length > 0) return false
  return (
    theirs.predicates.every(({ name }) => own.has(named(name))) &&
    typesIn(domain) === typesIn(theirs) &&
    signatureOf(domain, name => name) === signatureOf(theirs, named)
  )
}

const typesIn = ({ types }: Domain): string =>
  types
    .map(({ name }) => name)
    .filter(name => name !== 'object')
    .sort()
    .join(' ')

const signatureOf = (domain: Domain, named: (name: string) => string): string =>
  domain.actions
    .map(action => actionText(action, named))
    .sort()
    .join('\n')

/**
 * The conditions and effects with normalized variables and order; anything except lists of literals keeps its own form.
 */
function actionText(action: ActionSchema, named: (name: string) => string): string {
  const { parameters, precondition, effect } = action
  const at = new Map(parameters.map(({ name }, i) => [name, i]))
  const orders = permutations(parameters.length)
  const texts = orders.map(order => {
    const call = (head: string, terms: readonly Term[]): string =>
      [named(head), ...terms.map(({ name }) => order[at.get(name) ?? -1] ?? name)].join(' ')
    const types = order
      .map((to, i) => [to, parameters[i]!.type.map(({ name }) => name).join('|')] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, type]) => type.replace(/^object$/, ''))
    return [
      types.join(','),
      ...[...conditionTexts(precondition, call)].sort(),
      '>',
      ...[...effectTexts(effect, call)].sort(),
    ].join(';')
  })
  return texts.sort()[0] ?? ''
}

type Call = (head: string, terms: readonly Term[]) => string

function* conditionTexts(condition: Condition, call: Call): Generator<string> {
  if (condition.kind === 'and') for (const part of condition.parts) yield* conditionTexts(part, call)
  else if (condition.kind === 'atom') yield call(condition.atom.predicate.name, condition.atom.terms)
  else yield condition.kind
}

function* effectTexts(effect: Effect, call: Call): Generator<string> {
  if (effect.kind === 'and') for (const part of effect.parts) yield* effectTexts(part, call)
  else if (effect.kind === 'add' || effect.kind === 'delete')
    yield `${effect.kind} ${call(effect.atom.predicate.name, effect.atom.terms)}`
  else yield effect.kind
}

/** All orders of this many parameters; for more than six, only the given order. */
function permutations(count: number): number[][] {
  if (count > 6) return [Array.from({ length: count }, (_, i) => i)]
  let found: number[][] = [[]]
  for (let i = 0; i < count; i++)
    found = found.flatMap(each =>
      Array.from({ length: each.length + 1 }, (_, at) => [...each.slice(0, at), i, ...each.slice(at)]),
    )
  return found
}

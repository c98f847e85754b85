// Derived rules need an order: where a predicate depends on the absence of another, that predicate comes first. A cycle through a negation
// has no such order (stratification; Apt, Blair and Walker 1988). Components by Tarjan's algorithm (1972), with an explicit stack.

import type { Span } from '#base/text'
import type { Log } from '../read/log'
import { notes } from '../messages'
import type { Condition, DerivedRule, Domain } from '../model'

/** One derived predicate in the body of a rule for another. */
interface Dependency {
  readonly from: number
  readonly to: number
  readonly negated: boolean
  readonly span: Span
}

/** Reports one negation in each group of rules that cannot be ordered. */
export function reportNegativeCycles(domain: Domain, log: Log): void {
  const { derived } = domain
  if (derived.length === 0) return
  const numbers = new Map<string, number>()
  const names: string[] = []
  for (const { predicate } of derived)
    if (!numbers.has(predicate.name)) {
      numbers.set(predicate.name, names.length)
      names.push(predicate.name)
    }
  const edges: Dependency[] = []
  for (const rule of derived) collect(rule.body, false, numbers.get(rule.predicate.name)!, numbers, edges)
  const component = components(names.length, edges)
  const reported = new Set<number>()
  for (const { from, to, negated, span } of edges) {
    const group = component[from]!
    if (!negated || group !== component[to] || reported.has(group)) continue
    reported.add(group)
    const rule = ruleFor(names[to]!, derived)
    const extras = from === to ? {} : { notes: [{ span: rule.span, message: notes.ruleHere() }] }
    log.report('negative-cycle', span, [names[from]!, names[to]!], extras)
  }
}

const ruleFor = (name: string, rules: readonly DerivedRule[]): DerivedRule['predicate'] =>
  rules.find(({ predicate }) => predicate.name === name)!.predicate

/** Adds the derived predicates of a body, with whether they are under an odd number of negations. */
function collect(
  body: Condition,
  negated: boolean,
  from: number,
  numbers: ReadonlyMap<string, number>,
  into: Dependency[],
): void {
  switch (body.kind) {
    case 'atom': {
      const to = numbers.get(body.atom.predicate.name)
      if (to !== undefined) into.push({ from, to, negated, span: body.span })
      return
    }
    case 'equal':
      return
    case 'not':
      collect(body.body, !negated, from, numbers, into)
      return
    case 'imply':
      collect(body.premise, !negated, from, numbers, into)
      collect(body.conclusion, negated, from, numbers, into)
      return
    case 'forall':
    case 'exists':
      collect(body.body, negated, from, numbers, into)
      return
    case 'and':
    case 'or':
      for (const part of body.parts) collect(part, negated, from, numbers, into)
  }
}

/** Per node, the number of its strongly connected component. O(nodes + edges). */
export function components(count: number, edges: readonly Pick<Dependency, 'from' | 'to'>[]): Int32Array {
  const out: number[][] = Array.from({ length: count }, () => [])
  for (const { from, to } of edges) out[from]!.push(to)
  const order = new Int32Array(count).fill(-1)
  const low = new Int32Array(count)
  const component = new Int32Array(count).fill(-1)
  const next = new Int32Array(count)
  const pending: number[] = []
  let seen = 0
  let found = 0
  for (let root = 0; root < count; root++) {
    if (order[root] !== -1) continue
    const stack = [root]
    while (stack.length > 0) {
      const node = stack[stack.length - 1]!
      if (order[node] === -1) {
        order[node] = low[node] = seen++
        pending.push(node)
      }
      const target = out[node]![next[node]!++]
      if (target === undefined) {
        stack.pop()
        const parent = stack[stack.length - 1]
        if (parent !== undefined) low[parent] = Math.min(low[parent]!, low[node]!)
        if (low[node] !== order[node]) continue
        let member: number
        do {
          member = pending.pop()!
          component[member] = found
        } while (member !== node)
        found++
      } else if (order[target] === -1) stack.push(target)
      else if (component[target] === -1) low[node] = Math.min(low[node]!, order[target]!)
    }
  }
  return component
}

// Layers of derived predicates: predicates that a rule negates are in a lower layer (stratification, after Apt, Blair
// and Walker 1988).

import type { Formula } from './formula'

/**
 * Per predicate: its layer from 0, or -1 if it is not derived. Undefined where some derived predicate
 * depends on its own negation, so that no order of layers exists.
 */
export function layersOf(
  predicateCount: number,
  rules: readonly { readonly head: number; readonly body: Formula }[],
): Int32Array | undefined {
  const layers = new Int32Array(predicateCount).fill(-1)
  for (const { head } of rules) layers[head] = 0
  const needs: { head: number; predicate: number; negated: boolean }[] = []
  for (const { head, body } of rules)
    forEachAtom(body, (predicate, negated) => {
      if (layers[predicate]! >= 0) needs.push({ head, predicate, negated })
    })
  for (let round = 0; round <= rules.length; round++) {
    let raised = false
    for (const { head, predicate, negated } of needs) {
      const least = layers[predicate]! + (negated ? 1 : 0)
      if (layers[head]! >= least) continue
      layers[head] = least
      raised = true
    }
    if (!raised) return layers
  }
  return undefined
}

function forEachAtom(formula: Formula, visit: (predicate: number, negated: boolean) => void): void {
  switch (formula.kind) {
    case 'atom':
      visit(formula.predicate, formula.negated)
      break
    case 'and':
    case 'or':
      for (const part of formula.parts) forEachAtom(part, visit)
      break
    case 'exists':
    case 'forall':
      forEachAtom(formula.body, visit)
  }
}

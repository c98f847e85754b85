// Does one formula imply another in every reachable state?

import type { Certificate } from '#planning/certificates/certificate'
import type { Implication } from '#planning/certificates/pairs/pair-certificate'
import { conjunctsOf, type Form, formKey, join, negatedForm } from '../closure/form'
import type { Space } from '../closure/space'

export type Implied =
  | { readonly kind: 'proven'; readonly implication: Implication<Certificate> }
  /** The plan leads to a state that satisfies the premise and not the conclusion. */
  | { readonly kind: 'refuted'; readonly plan: readonly string[] }
  /** Parts of the conclusion that are undecided. */
  | { readonly kind: 'undecided'; readonly open: readonly Form[] }

/** Is each of the written conjuncts implied? Decided by the text of the premise, by one proof for all, or conjunct by conjunct. */
export function implied(space: Space, premise: Form, written: readonly Form[]): Implied {
  const stated = new Set(conjunctsOf(premise).map(formKey))
  const isStated = (form: Form): boolean => conjunctsOf(form).every(part => stated.has(formKey(part)))
  const missing = written.flatMap((form, conjunct) => (isStated(form) ? [] : [{ form, conjunct }]))
  if (missing.length === 0) return { kind: 'proven', implication: { kind: 'text' } }
  const without = (forms: readonly Form[]): Form => join('and', [premise, join('or', forms.map(negatedForm))])
  const all = space.reach(without(missing.map(({ form }) => form)))
  if (all.kind === 'reachable') return { kind: 'refuted', plan: all.plan }
  if (all.kind === 'unreachable')
    return {
      kind: 'proven',
      implication: { kind: 'never', certificate: all.certificate() },
    }
  const open: Form[] = []
  const parts: { conjunct: number; certificate: Certificate }[] = []
  for (const { form, conjunct } of missing) {
    const each = space.reach(without([form]))
    if (each.kind === 'reachable') return { kind: 'refuted', plan: each.plan }
    if (each.kind === 'undecided') open.push(form)
    else parts.push({ conjunct, certificate: each.certificate() })
  }
  if (open.length > 0) return { kind: 'undecided', open }
  return { kind: 'proven', implication: { kind: 'each', parts } }
}

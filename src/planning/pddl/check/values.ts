// Values that `:init` gives to functions. They matter only in action costs, so a value that cannot be a cost is a fault only there.

import type { Span } from '#base/text'
import { costFunctions, functionsOf } from '../costs'
import { notes } from '../messages'
import type { CostValue, Domain } from '../model'
import { faultOfAmount } from '../read/atom'
import type { Log } from '../read/log'
import type { InitValue } from '../read/reading'
import { isIncomplete } from './tables'

const keyOf = ({ name, terms }: InitValue): string => [name.name, ...terms.map(term => term.name)].join(' ')

/** The values that a cost can be computed from, as in the model. */
export const costValues = (values: readonly InitValue[]): readonly CostValue[] =>
  values.flatMap(({ amount, ...value }) => (faultOfAmount(amount.name) === undefined ? [value] : []))

/** Reports values that are given twice, cost values that no cost can have, and others as without effect. */
export function checkValues(values: readonly InitValue[], domain: Domain | undefined, log: Log): void {
  const costs = domain && costFunctions(domain)
  const known = new Map<string, InitValue>()
  const idle = new Map<string, { readonly span: Span; more: number }>()
  for (const value of values) {
    const { name, amount, span } = value
    const key = keyOf(value)
    const first = known.get(key)
    if (first === undefined) known.set(key, value)
    const extras = first && { notes: [{ span: first.span, message: notes.firstHere() }] }
    if (first !== undefined && same(first, value)) log.report('repeated-fact', span, [`(${key})`], extras)
    else if (first !== undefined)
      log.report('conflicting-value', span, [`(${key})`, first.amount.name, amount.name], extras)
    if (key === 'total-cost') {
      if (value.value !== 0) log.report('start-cost', span, [amount.name])
    } else if (costs?.has(name.name)) {
      const fault = faultOfAmount(amount.name)
      if (fault !== undefined) log.lose(fault, amount.span, [amount.name])
    } else {
      const seen = idle.get(name.name)
      if (seen === undefined) idle.set(name.name, { span: name.span, more: 0 })
      else seen.more++
    }
  }
  if (domain === undefined || isIncomplete(domain, ':action')) return
  const declared = new Set(functionsOf(domain).map(({ name }) => name))
  for (const [name, { span, more }] of idle)
    if (declared.has(name))
      log.report('idle-value', span, [name], {
        ...(more > 0 ? { notes: [{ message: notes.alsoUsed(more) }] } : {}),
      })
}

const same = (a: InitValue, b: InitValue): boolean => a.amount.name === b.amount.name || a.value === b.value

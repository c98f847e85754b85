// Costs of a problem with its domain: are they exact together, and does each have a value?

import { fromWhole, maxDigits, toWhole } from '#base/decimal'
import type { Span } from '#base/text'
import { costDigits, costFunctions, increasesOf } from '../costs'
import { notes } from '../messages'
import type { ActionSchema, Domain, Problem, Term } from '../model'
import type { Log } from '../read/log'
import { byName, type Tables } from './tables'

/** Reports costs that are not exact together, and costs without a value; `place` is where the metric is written. */
export function checkCosts(tables: Tables, problem: Problem, place: Span, log: Log): void {
  const { domain } = tables
  if (problem.minimizesCost) checkSizes(domain, problem, place, log)
  checkValues(tables, problem, place, log)
}

/** All numbers are whole multiples of the finest decimal place, and so are their sums in one action. */
function checkSizes(domain: Domain, problem: Problem, place: Span, log: Log): void {
  const digits = costDigits(domain, problem)
  const functions = costFunctions(domain)
  const values = problem.values.filter(({ name }) => functions.has(name.name))
  const most = new Map<string, number>()
  for (const { name, value, span } of values) {
    if (Number.isNaN(toWhole(value, digits))) {
      log.report('costs-too-far-apart', span, [value, digits])
      return
    }
    most.set(name.name, Math.max(value, most.get(name.name) ?? 0))
  }
  for (const { name, effect } of domain.actions) {
    let sum = 0
    for (const { amount, span } of increasesOf(effect)) {
      const value = amount.kind === 'number' ? amount.value : (most.get(amount.name.name) ?? 0)
      const whole = toWhole(value, digits)
      sum += whole
      if (!Number.isNaN(whole)) continue
      const finest = values.find(each => maxDigits([each.value]) === digits)?.span ?? place
      const note = { span, role: 'domain' as const, message: notes.costHere() }
      log.report('costs-too-far-apart', finest, [value, digits], { notes: [note] })
      return
    }
    if (Number.isNaN(fromWhole(sum, digits))) {
      log.report('cost-sum-too-large', place, [name, digits])
      return
    }
  }
}

/**
 * Reports actions that can never be taken because no given value can be their cost. If some instances have a cost, the
 * others are usually left out on purpose: many texts list the existing roads this way.
 */
function checkValues({ domain, types }: Tables, problem: Problem, place: Span, log: Log): void {
  const objects = byName([...domain.constants, ...problem.objects])
  const fits = (schema: ActionSchema, term: Term, object: string): boolean => {
    if (term.kind === 'object') return term.name === object
    const parameter = schema.parameters.find(({ name }) => name === term.name)
    const type = objects.get(object)?.type ?? []
    return parameter === undefined || types.fit(type, parameter.type) !== 'never'
  }
  for (const schema of domain.actions)
    for (const { amount } of increasesOf(schema.effect)) {
      if (amount.kind === 'number') continue
      const { name, terms } = amount
      const isGiven = problem.values.some(
        value =>
          value.name.name === name.name && value.terms.every((term, i) => fits(schema, terms[i] ?? term, term.name)),
      )
      if (isGiven) continue
      const shape = `(${[name.name, ...terms.map(term => term.name)].join(' ')})`
      log.report('missing-cost-value', place, [schema.name, shape], {
        notes: [{ span: amount.span, role: 'domain', message: notes.costHere() }],
      })
    }
}

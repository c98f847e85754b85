// Evaluates a checked expression. Errors that depend on the problem are thrown as `NoValue`, and caught by `workOut`.

import type { State } from '#planning/task/task'
import { endOf } from '#planning/task/trace'
import type { Value } from '#teaching/computed'
import { actionNamed } from './condition'
import { isEqual, isValues } from './equal'
import type { CallArguments, Moment, Test } from './function'
import { cheapestPlanOf } from './functions/states'
import { NoValue, refuse } from './no-value'
import type { Comparison, Sign, Span } from './syntax'
import type { Typed } from './typed'

/** The result, or why and where evaluation failed. */
export type Evaluation =
  | { readonly kind: 'value'; readonly value: Value }
  /** The whole expression is a test to be applied to each fact, action or pair. */
  | { readonly kind: 'test'; readonly test: Test }
  | ({ readonly kind: 'undecided' | 'error'; readonly message: string } & Partial<Span>)

/** Evaluates the expression. */
export function workOut(typed: Typed, moment: Moment): Evaluation {
  moment.problem.beginCount()
  try {
    if (typed.kind === 'test' || typed.kind === 'of-it') return { kind: 'test', test: testOf(typed, moment) }
    return { kind: 'value', value: evaluate(typed, moment) }
  } catch (error) {
    if (error instanceof NoValue) return { kind: error.kind, message: error.message }
    throw error
  }
}

/** Applies a test to one value. */
export function tested(test: Test, value: Value): Evaluation {
  try {
    return { kind: 'value', value: test(value) }
  } catch (error) {
    if (error instanceof NoValue) return { kind: error.kind, message: error.message }
    throw error
  }
}

function evaluate(typed: Typed, moment: Moment): Value {
  switch (typed.kind) {
    case 'constant':
      return typed.value
    case 'list':
      return typed.items.map(item => evaluate(item, moment))
    case 'call': {
      const { function: called, given } = typed
      const there = given.has('after') ? { ...moment, state: stateAfter(given.get('after')!, moment) } : moment
      return called.run(there, new Arguments(given, moment))
    }
    case 'test':
    case 'of-it':
      return refuse('A test has no value.')
    case 'bound':
      return moment.bound.get(typed.name) ?? refuse(`“${typed.name}” has no value here.`)
    case 'plan':
      return planNamed(typed.name, moment)
    case 'if':
      return evaluate(typed.condition, moment) === true
        ? evaluate(typed.met, moment)
        : evaluate(typed.otherwise, moment)
    case 'minus':
      return -(evaluate(typed.of, moment) as number) + 0
    case 'not':
      return evaluate(typed.of, moment) !== true
    case 'sum':
      return calculated(typed.sign, evaluate(typed.left, moment) as number, evaluate(typed.right, moment) as number)
    case 'compare':
      return compared(typed.sign, evaluate(typed.left, moment), evaluate(typed.right, moment))
    case 'and':
    case 'or':
      return joined(typed.kind, typed.parts, moment)
    default:
      return typed satisfies never
  }
}

/** Evaluates the operands in order; an undecided one matters only if the others do not decide the result. */
function joined(kind: 'and' | 'or', parts: readonly Typed[], moment: Moment): boolean {
  const settles = kind === 'or'
  let open: NoValue | undefined
  for (const part of parts)
    try {
      if ((evaluate(part, moment) === true) === settles) return settles
    } catch (error) {
      if (!(error instanceof NoValue) || error.kind === 'error') throw error
      open ??= error
    }
  if (open !== undefined) throw open
  return !settles
}

function calculated(sign: Sign, a: number, b: number): number {
  if (sign === '/' && b === 0) return refuse('Nothing can be divided by 0.')
  const found = sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b
  if (Number.isNaN(found)) return refuse('What is infinite cannot be subtracted, multiplied by 0 or divided like that.')
  // Rounded, so that decimal arithmetic is exact: 0.1 + 0.2 is 0.3.
  return Number.isFinite(found) ? Number(found.toPrecision(15)) : found
}

function compared(sign: Comparison, left: Value, right: Value): boolean {
  if (sign === '==') return isEqual(left, right)
  if (sign === '!=') return !isEqual(left, right)
  const [a, b] = [left as number, right as number]
  return sign === '<' ? a < b : sign === '<=' ? a <= b : sign === '>' ? a > b : a >= b
}

/** The plan with this name; `plan` is the one that the live part shows. */
function planNamed(name: string, moment: Moment): readonly string[] {
  if (name === 'plan') return moment.plan ?? refuse('No plan is shown here.')
  return (
    moment.plans.get(name) ??
    (name === 'cheapest' ? cheapestPlanOf(moment.problem, moment.state) : refuse(`The lesson has no plan “${name}”.`))
  )
}

/** The state after the actions given as `after`. */
function stateAfter(typed: Typed, moment: Moment): State {
  return stateAfterAll(moment, evaluate(typed, moment) as readonly string[])
}

/** The state after these actions; throws `NoValue` if one is inapplicable. */
export function stateAfterAll(
  { problem: { ready, task }, state }: Pick<Moment, 'problem' | 'state'>,
  actions: readonly string[],
): State {
  const steps = actions.map(each => actionNamed(ready, each))
  const { end, broken } = endOf(task, state, steps)
  if (broken === undefined) return end
  return refuse(
    `\`${steps[broken]}\` cannot be done ${broken === 0 ? 'in this state' : `after the ${broken} before it`}.`,
  )
}

/** The test as a function of one value. */
function testOf(typed: Typed, moment: Moment): Test {
  if (typed.kind === 'of-it')
    return value => evaluate(typed.body, { ...moment, bound: new Map([...moment.bound, ['it', value]]) }) === true
  if (typed.kind !== 'test') return refuse('A test is expected.')
  const { function: asked, given } = typed
  const [first, second] = asked.takes.filter(each => each.named !== true)
  const there = given.has('after') ? { ...moment, state: stateAfter(given.get('after')!, moment) } : moment
  return value => {
    const parts = isValues(value) && second?.type === 'fact' ? value : [value]
    const own = new Map<string, Value>([[first!.name, parts[0]!]])
    if (parts.length > 1) own.set(second!.name, parts[1]!)
    return asked.run(there, new Arguments(given, moment, own)) === true
  }
}

class Arguments implements CallArguments {
  private readonly given: ReadonlyMap<string, Typed>
  private readonly moment: Moment
  private readonly own: ReadonlyMap<string, Value>

  constructor(given: ReadonlyMap<string, Typed>, moment: Moment, own: ReadonlyMap<string, Value> = new Map()) {
    this.given = given
    this.moment = moment
    this.own = own
  }

  has(name: string): boolean {
    return this.own.has(name) || this.given.has(name)
  }

  value(name: string): Value {
    const own = this.own.get(name)
    if (own !== undefined) return own
    const typed = this.given.get(name)
    return typed === undefined ? refuse(`“${name}” is missing.`) : evaluate(typed, this.moment)
  }

  number(name: string): number {
    return this.value(name) as number
  }

  text(name: string): string {
    return this.value(name) as string
  }

  list(name: string): readonly Value[] {
    return this.value(name) as readonly Value[]
  }

  texts(name: string): readonly string[] {
    return this.value(name) as readonly string[]
  }

  test(name: string): Test {
    return testOf(this.given.get(name)!, this.moment)
  }

  in(name: string, state: State): Value {
    return evaluate(this.given.get(name)!, { ...this.moment, state, isOneOfMany: true })
  }
}

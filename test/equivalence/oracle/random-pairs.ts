// Random pairs of small problems: objects and goals renamed, goals with implied literals added or left out, random goals
// with all connectives, initial states that have been bent.

import { makeRng, type Rng } from '#base/rng'
import type { Domain, TypeExpression } from '#planning/pddl/model'
import { modelsOf } from '../../support/task'
import { PlainProblem, type PlainState } from './plain-problem'
import { type SmallDomain, smallDomains, type SmallSetting } from './small-domains'

export interface RandomPair {
  readonly name: string
  readonly domain: string
  readonly a: string
  readonly b: string
}

/** Random problems are kept to this many states. */
const MAX_STATES = 150

/** The same pair for the same seed. */
export function randomPair(seed: string): RandomPair {
  for (let i = 0; ; i++) {
    const rng = makeRng(`${seed} ${i}`)
    const domain = rng.pick(smallDomains)
    const pair = pairOf(domain, rng)
    if (pair !== undefined) return { name: `${domain.name} ${seed}`, domain: domain.text, ...pair }
  }
}

function pairOf(domain: SmallDomain, rng: Rng): { a: string; b: string } | undefined {
  const setting = domain.setting(rng)
  const plain = new PlainProblem(...modelsOf(domain.text, textOf(domain, setting, '(and)')))
  const reached = plain.reachable(MAX_STATES)
  if (reached === undefined) return undefined
  const states = reached.map(({ state }) => plain.close(state))
  const goals = new Goals(plain, states, rng)
  const goal = goals.any()
  const a = textOf(domain, setting, goal)
  const other = otherGoal(domain, setting, goals, goal, rng)
  const bent = rng.fraction() < 0.12 ? bend(setting, rng) : setting
  const b = renameObjects(textOf(domain, shuffledSetting(bent, rng), other), setting, rng)
  // A bent initial state may be refused, or reach too much.
  try {
    const second = new PlainProblem(...modelsOf(domain.text, b))
    return second.reachable(2 * MAX_STATES) === undefined ? undefined : { a, b }
  } catch {
    return undefined
  }
}

/** The goal of the second problem, in names of the first. */
function otherGoal(domain: SmallDomain, setting: SmallSetting, goals: Goals, goal: string, rng: Rng): string {
  const kind = rng.below(8)
  if (kind === 0) return goal
  if (kind === 1) return goals.any()
  if (kind === 2) return permuted(goal, setting, rng)
  const plain = new PlainProblem(...modelsOf(domain.text, textOf(domain, setting, goal)))
  const satisfying = goals.states.filter(state => plain.satisfiesGoal(state))
  const implied = satisfying.length === 0 ? goals.literals(rng.below(3)) : goals.implied(satisfying)
  const extra = rng.shuffled(implied).slice(0, 1 + rng.below(3))
  if (kind === 3) return `(and ${goal} ${extra.join(' ')})`
  if (kind === 4 && satisfying.length > 0) return goals.about(satisfying)
  if (kind === 5) return permuted(`(and ${extra.join(' ')} ${goal})`, setting, rng)
  if (kind === 6) return `(and ${goal} ${goals.literals(1).join(' ')})`
  return goals.weakened(goal)
}

/** A permutation of objects of one type within the goal. */
function permuted(goal: string, { objects }: SmallSetting, rng: Rng): string {
  const to = new Map<string, string>()
  for (const type of new Set(objects.map(([, type]) => type))) {
    const list = objects.filter(each => each[1] === type).map(([name]) => name)
    const images = rng.shuffled(list)
    for (const [i, name] of list.entries()) to.set(name, images[i]!)
  }
  return goal.replace(/[a-z]+\d+/g, name => to.get(name) ?? name)
}

const shuffledSetting = (setting: SmallSetting, rng: Rng): SmallSetting => ({
  ...setting,
  objects: rng.shuffled(setting.objects),
  init: rng.shuffled(setting.init),
})

/** Adds or removes one fact. */
function bend(setting: SmallSetting, rng: Rng): SmallSetting {
  const init = [...setting.init]
  if (init.length > 0 && rng.fraction() < 0.5) init.splice(rng.below(init.length), 1)
  else if (init.length > 0) init.push(permuted(rng.pick(init), setting, rng))
  return { ...setting, init }
}

/** Other names, or the old ones exchanged. */
function renameObjects(text: string, { objects }: SmallSetting, rng: Rng): string {
  const old = objects.map(([name]) => name)
  const fresh = rng.fraction() < 0.5 ? rng.shuffled(old) : old.map((_name, i) => `o${i + 90}`)
  const to = new Map(old.map((name, i) => [name, fresh[i]!]))
  return text.replace(/[a-z]+\d+/g, name => to.get(name) ?? name)
}

function textOf(domain: SmallDomain, { objects, init, metric }: SmallSetting, goal: string): string {
  const list = objects.map(([name, type]) => (type === '' ? name : `${name} - ${type}`)).join(' ')
  const cost = metric === true ? ' (:metric minimize (total-cost))' : ''
  return `(define (problem p) (:domain ${domain.name}) (:objects ${list}) (:init ${init.join(' ')}) (:goal ${goal})${cost})`
}

/** Random goals about one problem. */
class Goals {
  readonly states: readonly PlainState[]
  private readonly plain: PlainProblem
  private readonly domain: Domain
  private readonly rng: Rng
  private readonly atoms: readonly string[]

  constructor(plain: PlainProblem, states: readonly PlainState[], rng: Rng) {
    this.plain = plain
    this.domain = plain.domain
    this.states = states
    this.rng = rng
    this.atoms = this.domain.predicates.flatMap(({ name, parameters }) => {
      let tuples: string[] = [name]
      for (const { type } of parameters)
        tuples = tuples.flatMap(tuple => plain.membersOf(type).map(object => `${tuple} ${object}`))
      return tuples
    })
  }

  any(): string {
    const kind = this.rng.below(6)
    if (kind === 0) return this.formula(2)
    if (kind === 1) return `(and ${this.literals(1 + this.rng.below(3)).join(' ')})`
    return this.about([this.rng.pick(this.states)])
  }

  /** Some literals that hold in all of the states. */
  about(states: readonly PlainState[]): string {
    const { rng } = this
    const holding = this.implied(states)
    const positive = holding.filter(literal => !literal.startsWith('(not'))
    const chosen = rng.shuffled(rng.fraction() < 0.7 && positive.length > 0 ? positive : holding)
    return `(and ${chosen.slice(0, 1 + rng.below(4)).join(' ')})`
  }

  implied(states: readonly PlainState[]): string[] {
    return this.atoms.flatMap(atom => {
      if (states.every(state => state.has(atom))) return [`(${atom})`]
      return states.some(state => state.has(atom)) ? [] : [`(not (${atom}))`]
    })
  }

  literals(count: number): string[] {
    return Array.from({ length: count }, () => this.literal())
  }

  /** One more way to satisfy it. */
  weakened(goal: string): string {
    return this.rng.fraction() < 0.5 ? `(or ${goal} ${this.formula(1)})` : `(imply ${this.formula(1)} ${goal})`
  }

  private literal(): string {
    const atom = `(${this.rng.pick(this.atoms)})`
    return this.rng.fraction() < 0.35 ? `(not ${atom})` : atom
  }

  private formula(depth: number, variables: readonly (readonly [string, string])[] = []): string {
    const { rng } = this
    const inner = (): string => this.formula(depth - 1, variables)
    switch (depth === 0 ? 0 : rng.below(7)) {
      case 1:
        return `(and ${inner()} ${inner()})`
      case 2:
        return `(or ${inner()} ${inner()})`
      case 3:
        return `(not ${inner()})`
      case 4:
        return `(imply ${inner()} ${inner()})`
      case 5:
      case 6: {
        const types = ['object', ...this.domain.types.map(({ name }) => name)]
        const type = rng.pick(types.filter(each => each !== 'object' || this.domain.types.length === 0))
        const name = `?v${variables.length}`
        const declared = type === undefined || type === 'object' ? name : `${name} - ${type}`
        const body = this.formula(depth - 1, [...variables, [name, type ?? 'object']])
        return `(${rng.pick(['forall', 'exists'])} (${declared}) ${body})`
      }
      default:
        return this.openLiteral(variables)
    }
  }

  /** A literal or an equality, of objects and variables of fitting types. */
  private openLiteral(variables: readonly (readonly [string, string])[]): string {
    const { rng } = this
    const objects = [...this.plain.objects, ...variables.map(([name]) => name)]
    if (variables.length > 0 && rng.fraction() < 0.12) return `(= ${variables[0]![0]} ${rng.pick(objects)})`
    const predicate = rng.pick(this.domain.predicates)
    const terms = predicate.parameters.map(({ type }) => {
      const fitting = variables.filter(each => this.fits(each[1], type)).map(([name]) => name)
      if (fitting.length > 0 && rng.fraction() < 0.7) return rng.pick(fitting)
      const members = this.plain.membersOf(type)
      return members.length === 0 ? undefined : rng.pick(members)
    })
    if (terms.includes(undefined)) return this.literal()
    const atom = `(${[predicate.name, ...terms].join(' ')})`
    return rng.fraction() < 0.3 ? `(not ${atom})` : atom
  }

  private fits(type: string, wanted: TypeExpression): boolean {
    if (wanted.length === 0 || wanted.some(({ name }) => name === type || name === 'object')) return true
    return this.domain.types.some(
      each => each.name === type && each.parents.some(parent => this.fits(parent.name, wanted)),
    )
  }
}

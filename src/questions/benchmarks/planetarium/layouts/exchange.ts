// Decides whether objects are interchangeable. If exchanging two objects maps the initial state to a state reachable
// from it, then it maps reachable states to reachable states (exchanging the two in a plan gives the way back), and so
// any goal to an equivalent one.

import { searchQuick } from '#planning/search/greedy'
import { loadDomain, loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'
import { endOf } from '#planning/task/trace'
import { staticPredicates } from '../texts/header'
import { type Fact, goalOf, pddlOf, type Sketch, textOf } from './sketch'

/** Maximum number of objects examined. */
const MAX_OBJECTS = 24
/** Maximum number of states stored in the search for one exchange. */
const STATES = 3_000

/** Caches results for one initial state. */
export class Exchange {
  private readonly known = new Map<string, boolean>()
  private readonly init: ReadonlySet<string>
  private readonly statics: ReadonlySet<string>
  private readonly constants: ReadonlySet<string>

  private readonly domainText: string
  private readonly sketch: Sketch

  constructor(domainText: string, sketch: Sketch) {
    this.domainText = domainText
    this.sketch = sketch
    const { domain } = loadDomain(domainText)
    this.init = new Set(sketch.init.map(textOf))
    this.statics = staticPredicates(domain)
    this.constants = new Set(domain.constants.map(({ name }) => name))
  }

  /** True if all objects of the list are interchangeable, in reachable states and in these facts. */
  isFree(objects: readonly string[], others: readonly Fact[]): boolean {
    if (objects.length > MAX_OBJECTS || objects.some(each => this.constants.has(each))) return false
    const types = objects.map(name => this.sketch.objects.find(each => each.name === name)?.types.join(' ') ?? '?')
    if (new Set(types).size > 1 || this.sketch.values.length > 0) return false
    const kept = new Set(others.map(textOf))
    for (let i = 1; i < objects.length; i++) {
      const [one, two] = [objects[i - 1]!, objects[i]!]
      if (!others.every(fact => kept.has(textOf(exchanged(fact, one, two))))) return false
      if (!this.isReachable(one, two)) return false
    }
    return true
  }

  private isReachable(one: string, two: string): boolean {
    const key = `${one} ${two}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const found = this.search(one, two)
    this.known.set(key, found)
    return found
  }

  private search(one: string, two: string): boolean {
    const wanted = this.sketch.init.map(fact => exchanged(fact, one, two))
    const texts = new Set(wanted.map(textOf))
    if ([...texts].every(text => this.init.has(text))) return true
    if (wanted.some(fact => this.statics.has(fact[0]!) && !this.init.has(textOf(fact)))) return false
    const moving = wanted.filter(fact => !this.statics.has(fact[0]!))
    const problem = pddlOf({ ...this.sketch, minimizesCost: false, goal: goalOf(moving) })
    const loaded = loadTask({ domain: this.domainText, problem })
    if (loaded.kind !== 'ready') return false
    const { task } = loaded
    const outcome = searchQuick(task, { maxStates: STATES })
    if (outcome.kind !== 'plan') return false
    // The end state must have exactly these facts.
    const { end } = endOf(task, task.initial, outcome.plan)
    return stateFacts(task, end).every(fact => texts.has(fact))
  }
}

/** The fact with the two objects exchanged. */
export const exchanged = (fact: Fact, one: string, two: string): Fact =>
  fact.map((name, i) => (i === 0 ? name : name === one ? two : name === two ? one : name))

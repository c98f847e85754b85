// An independent implementation of backward search over lists of names. It produces text, one event per line, in the
// same form as the log of the main implementation. Mutexes are computed by regression: a pair is possible if the
// initial state contains it, or some action regresses it to a list with only possible pairs.

import { actionName, factName, stateFacts } from '#planning/task/names'
import { type ActionId, type FactId, isNegated, literalFact, type Task } from '#planning/task/task'
import { alternativesOf, effectsOf } from '#planning/task/views'
import type { SearchOptions } from '#planning/textbook/options'

interface Step {
  readonly name: string
  readonly cost: number
  readonly ways: readonly (readonly string[])[]
  readonly gives: readonly string[]
}

const contrary = (each: string): string => (each.startsWith('!') ? each.slice(1) : `!${each}`)

export class SecondBackward {
  readonly lines: string[] = []
  readonly waiting: string[] = []
  private readonly task: Task
  private readonly steps: readonly Step[]
  private readonly initial: ReadonlySet<string>
  private possible: Set<string> | undefined

  constructor(task: Task, options: SearchOptions, unit: number, max: number) {
    this.task = task
    this.initial = new Set(stateFacts(task, task.initial))
    this.steps = Array.from({ length: task.actionCount }, (_, number) => {
      const action = number as ActionId
      const [effect] = effectsOf(task, action)
      return {
        name: actionName(task, action),
        cost: Math.round(task.actionCost[action]! * unit),
        ways: alternativesOf(task, action).map(way => way.map(each => this.literal(each))),
        gives: [
          ...(effect?.deletes ?? []).map(each => `!${factName(task, each)}`),
          ...(effect?.adds ?? []).map(each => factName(task, each)),
        ],
      }
    }).sort((a, b) => (a.name < b.name ? -1 : 1))
    if (options.successors === 'against-name') this.steps = [...this.steps].reverse()
    if (options.prune === 'mutex') this.possible = this.pairs()
    this.run(options, max)
  }

  private literal(lit: number): string {
    return `${isNegated(lit) ? '!' : ''}${factName(this.task, literalFact(lit) as FactId)}`
  }

  private holds(each: string): boolean {
    return each.startsWith('!') ? !this.initial.has(each.slice(1)) : this.initial.has(each)
  }

  /** The regressions of the demands by a step: the lists from which the step achieves them. */
  private before(demands: readonly string[], { ways, gives }: Step): string[][] {
    if (!demands.some(each => gives.includes(each))) return []
    if (demands.some(each => gives.includes(contrary(each)) && !gives.includes(each))) return []
    const rest = demands.filter(each => !gives.includes(each))
    return ways
      .map(way => [...new Set([...rest, ...way])].sort())
      .filter(list => !list.some(each => list.includes(contrary(each))))
  }

  private pairs(): Set<string> {
    const names = Array.from({ length: this.task.factCount }, (_, fact) => factName(this.task, fact as FactId)).flatMap(
      name => [name, `!${name}`],
    )
    const found = new Set<string>()
    const pairsIn = (list: readonly string[]): string[] =>
      list.flatMap((a, i) => list.slice(i).map(b => [a, b].sort().join(' ')))
    const all = names.flatMap((a, i) => names.slice(i).map(b => [a, b].sort()))
    for (let grown = true; grown; ) {
      grown = false
      for (const [a = '', b = ''] of all) {
        if (b === contrary(a) || found.has(`${a} ${b}`)) continue
        const isPossible =
          (this.holds(a) && this.holds(b)) ||
          this.steps.some(step =>
            this.before(a === b ? [a] : [a, b], step).some(list => pairsIn(list).every(pair => found.has(pair))),
          )
        if (isPossible) found.add(`${a} ${b}`)
        grown ||= isPossible
      }
    }
    return found
  }

  private isDead(list: readonly string[]): boolean {
    const { possible } = this
    if (possible === undefined) return false
    return list.some((a, i) => list.slice(i).some(b => !possible.has([a, b].sort().join(' '))))
  }

  private run(options: SearchOptions, max: number): void {
    const known = new Map<string, number>()
    const lists: (readonly string[])[] = []
    const cost: number[] = []
    const open: number[] = []
    const say = (kind: string, node: number, from = -1, by = '-', g = cost[node]): void => {
      const h = this.isDead(lists[node]!) ? Number.POSITIVE_INFINITY : Number.NaN
      this.lines.push(`${kind} #${node} from #${from} by ${by} g ${g} h ${h}`)
    }
    /** Returns true if the run is over. */
    const meet = (list: readonly string[], from: number, by: string, g: number): boolean => {
      const sorted = [...new Set(list)].sort()
      const before = known.get(sorted.join())
      if (before !== undefined) {
        if (from >= 0) say('known', before, from, by, g)
        return false
      }
      const node = lists.push(sorted) - 1
      known.set(sorted.join(), node)
      cost[node] = g
      const isDead = this.isDead(sorted)
      say(from < 0 ? 'start' : isDead ? 'dead' : 'new', node, from, by)
      if (from >= 0 && isDead) return false
      if (options.goalTest === 'generated' && end(node)) return true
      if (!isDead) open.push(node)
      return false
    }
    const end = (node: number): boolean => {
      if (!lists[node]!.every(each => this.holds(each))) return false
      say('goal', node)
      this.lines.push(`end plan #${node} g ${cost[node]}`)
      return true
    }
    for (const list of this.task.goal)
      if (
        meet(
          list.map(each => this.literal(each)),
          -1,
          '-',
          0,
        )
      )
        return
    for (let choices = 0; open.length > 0; choices++) {
      if (choices >= max) return
      this.waiting.push(open.join(' '))
      const node = open.shift()!
      say('choose', node)
      if (options.goalTest === 'chosen' && end(node)) return
      for (const step of this.steps)
        for (const list of this.before(lists[node]!, step))
          if (meet(list, node, step.name, cost[node]! + step.cost)) return
    }
    if (this.waiting.length < max) this.lines.push('end no-plan #-1 g Infinity')
  }
}

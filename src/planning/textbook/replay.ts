// Replays a log: the search's knowledge after a number of events. Every event can be done and undone, so going back is as exact and fast as
// going forward, and a jump of n takes n steps.

import { type Ending, endings, type SearchEvent, type SearchLog } from './log'
import { entryOf } from './algorithms'
import type { SearchOptions } from './options'

/** The status of a node at some moment. `gone`: it waited in an earlier round, which is over. */
export type Status = 'unseen' | 'open' | 'closed' | 'dead' | 'beyond' | 'goal' | 'shut' | 'gone'

const UNSEEN = 0
const OPEN = 1
const CLOSED = 2
const DEAD = 3
const BEYOND = 4
const GOAL = 5
const SHUT = 6
const statuses: readonly Status[] = [...(['unseen', 'open', 'closed', 'dead', 'beyond', 'goal', 'shut'] as const)]

/** The counts so far. */
export interface Counts {
  readonly expanded: number
  /** Nodes with computed estimates. */
  readonly evaluated: number
  /** Actions executed to generate successors. */
  readonly generated: number
  readonly reopened: number
  readonly open: number
  readonly closed: number
  readonly maxOpen: number
}

/** A node as it waits. */
export interface WaitingNode {
  readonly node: number
  readonly g: number
  readonly h: number
  readonly first: number
  readonly second: number
}

interface Placed extends WaitingNode {
  readonly age: number
}

const isBefore = (a: Placed, b: Placed): boolean =>
  a.first !== b.first ? a.first < b.first : a.second !== b.second ? a.second < b.second : a.age < b.age

export class Replay {
  readonly log: SearchLog
  readonly options: SearchOptions
  /** How many events have happened. */
  at = 0
  private status = new Uint8Array(64)
  /** Per node: the event that set its path, or -1. */
  private way = new Int32Array(64).fill(-1)
  /** Per node: the round it belongs to. */
  private round = new Int32Array(64)
  private rounds = 0
  private open = 0
  private closed = 0
  private generated = 0
  private reopened = 0
  private seen = 0
  private goals = 0
  /** How many waited when each earlier round ended. */
  private readonly openBefore: number[] = []
  /** Per event: the highest number of waiting nodes up to it; filled up to the replay's furthest position. */
  private readonly most: number[] = [0]

  constructor(log: SearchLog, options: SearchOptions) {
    this.log = log
    this.options = options
  }

  /** Moves to the moment after `event` events, or to the last known one. */
  goTo(event: number): void {
    const target = Math.max(0, Math.min(event, this.log.eventCount))
    while (this.at < target) this.forward()
    while (this.at > target) this.back()
  }

  /** The event that happened last; undefined at the beginning. */
  get last(): SearchEvent | undefined {
    return this.at === 0 ? undefined : this.log.eventAt(this.at - 1)
  }

  /** The node that was chosen last, or -1. */
  get chosen(): number {
    const choices = this.choices
    return choices === 0 ? -1 : this.log.nodeAt(this.log.choiceEvent(choices - 1))
  }

  /** How many nodes were chosen so far. */
  get choices(): number {
    return this.at === 0 ? 0 : this.log.choicesAt(this.at - 1)
  }

  get counts(): Counts {
    const { generated, reopened, open, closed } = this
    return {
      ...{ generated, reopened, open, closed },
      expanded: this.choices - this.goals,
      evaluated: this.seen,
      maxOpen: this.most[this.at]!,
    }
  }

  /** How the run ended, where it has. */
  get ending(): { readonly how: Ending; readonly goal: number; readonly cost: number } | undefined {
    const { last } = this
    if (last?.kind !== 'end') return undefined
    return { how: endings[last.from]!, goal: last.node, cost: last.g }
  }

  /** How many nodes have been generated: their numbers are below it. */
  get nodeCount(): number {
    return this.seen
  }

  statusOf(node: number): Status {
    if (node >= this.seen) return 'unseen'
    if (this.status[node] === OPEN && this.round[node] !== this.rounds) return 'gone'
    return statuses[this.status[node]!]!
  }

  /** The event that set a node's path, or -1 before it was generated. */
  wayOf(node: number): number {
    return node < this.seen ? this.way[node]! : -1
  }

  parentOf(node: number): number {
    const way = this.wayOf(node)
    return way < 0 ? -1 : this.log.fromAt(way)
  }

  /** The action that leads to a node from its parent, or -1. */
  actionOf(node: number): number {
    const way = this.wayOf(node)
    return way < 0 ? -1 : this.log.actionAt(way)
  }

  gOf(node: number): number {
    const way = this.wayOf(node)
    return way < 0 ? Number.NaN : this.log.wayCost(way)
  }

  /** The nodes from the start to a node. */
  pathTo(node: number): number[] {
    const path: number[] = []
    for (let each = node; each >= 0; each = this.parentOf(each)) path.push(each)
    return path.reverse()
  }

  /** The nodes that wait, in the order in which they would be chosen; the first `max` of them. */
  openList(max: number): WaitingNode[] {
    const found: Placed[] = []
    for (let node = 0; node < this.seen; node++) {
      if (!this.waits(node)) continue
      const placed = this.place(node)
      if (found.length >= max && !isBefore(placed, found.at(-1)!)) continue
      let low = 0
      let high = found.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (isBefore(placed, found[middle]!)) high = middle
        else low = middle + 1
      }
      found.splice(low, 0, placed)
      if (found.length > max) found.pop()
    }
    return found
  }

  /**
   * The number of waiting nodes before a node, or before its place if it does not wait: by a smaller key, and by
   * tie-breaking only.
   */
  rivalsOf(node: number): {
    readonly smaller: number
    readonly equal: number
    readonly earlier: number
  } {
    const mine = this.place(node)
    let smaller = 0
    let equal = 0
    let earlier = 0
    for (let other = 0; other < this.seen; other++) {
      if (other === node || !this.waits(other)) continue
      const placed = this.place(other)
      if (placed.first < mine.first) smaller++
      else if (placed.first === mine.first) equal++
      if (isBefore(placed, mine)) earlier++
    }
    return { smaller, equal, earlier }
  }

  private waits(node: number): boolean {
    return this.status[node] === OPEN && this.round[node] === this.rounds
  }

  private place(node: number): Placed {
    const way = this.way[node]!
    const g = this.log.wayCost(way)
    const h = this.log.hOf(node)
    const [first, second] = entryOf(this.options.algorithm).keys(
      { g, h, expansion: this.log.choicesAt(way) },
      this.options,
    )
    const came = this.options.cheaperIsNew ? way : this.log.cameAt(node)
    const sign = this.isByAge || this.options.age === 'older' ? 1 : -1
    return { node, g, h, first, second, age: sign * came }
  }

  /** The expanded nodes that are not open again, the latest first. */
  closedList(max: number): number[] {
    const found: number[] = []
    const isListed = new Set<number>()
    for (let choice = this.choices - 1; choice >= 0 && found.length < max; choice--) {
      const node = this.log.nodeAt(this.log.choiceEvent(choice))
      if (this.status[node] !== CLOSED || isListed.has(node)) continue
      isListed.add(node)
      found.push(node)
    }
    return found
  }

  /** The algorithm chooses by the order of insertion, whatever the tie-breaking rule. */
  private get isByAge(): boolean {
    return !entryOf(this.options.algorithm).isBestFirst
  }

  private forward(): void {
    const { log } = this
    const event = this.at++
    const node = log.nodeAt(event)
    switch (log.kindAt(event)) {
      case 'start':
        this.see(node, event, log.hOf(node) === Number.POSITIVE_INFINITY ? DEAD : OPEN)
        break
      case 'bound':
        this.beginRound()
        this.see(node, event, log.hOf(node) === Number.POSITIVE_INFINITY ? DEAD : OPEN)
        break
      case 'choose':
        this.become(node, CLOSED)
        break
      case 'goal':
        if (log.kindAt(event - 1) === 'choose') this.goals++
        this.become(node, GOAL)
        break
      case 'new':
      case 'dead':
      case 'shut':
      case 'beyond':
        this.generated++
        this.see(node, event, statusAfter(log.kindAt(event)))
        break
      case 'known':
        this.generated++
        break
      case 'reopen':
        this.reopened++
        this.generated++
        this.become(node, OPEN)
        this.way[node] = event
        break
      case 'cheaper':
        this.generated++
        this.way[node] = event
        break
      case 'better':
        this.become(node, CLOSED)
        this.beginRound()
        this.round[node] = this.rounds
        this.become(node, OPEN)
        break
      case 'end':
        break
    }
    this.most[this.at] = Math.max(this.most[event]!, this.open)
  }

  private back(): void {
    const { log } = this
    const event = --this.at
    const node = log.nodeAt(event)
    switch (log.kindAt(event)) {
      case 'start':
        this.unsee(node)
        break
      case 'bound':
        this.unsee(node)
        this.endRound()
        break
      case 'choose':
        this.become(node, OPEN)
        break
      case 'goal':
        if (log.kindAt(event - 1) === 'choose') this.goals--
        this.become(node, log.kindAt(event - 1) === 'choose' ? CLOSED : OPEN)
        break
      case 'new':
      case 'dead':
      case 'shut':
      case 'beyond':
        this.generated--
        this.unsee(node)
        break
      case 'known':
        this.generated--
        break
      case 'reopen':
        this.reopened--
        this.generated--
        this.become(node, CLOSED)
        this.way[node] = log.wayBefore(event)
        break
      case 'cheaper':
        this.generated--
        this.way[node] = log.wayBefore(event)
        break
      case 'better':
        this.become(node, CLOSED)
        this.endRound()
        this.round[node] = this.rounds
        this.become(node, OPEN)
        break
      case 'end':
        break
    }
  }

  private see(node: number, event: number, status: number): void {
    if (node >= this.status.length) this.widen()
    this.seen++
    this.way[node] = event
    this.round[node] = this.rounds
    this.become(node, status)
  }

  private unsee(node: number): void {
    this.become(node, UNSEEN)
    this.way[node] = -1
    this.seen--
  }

  private become(node: number, status: number): void {
    const before = this.status[node]!
    this.open += Number(status === OPEN) - Number(before === OPEN)
    this.closed += Number(status === CLOSED) - Number(before === CLOSED)
    this.status[node] = status
  }

  private beginRound(): void {
    this.rounds++
    this.openBefore.push(this.open)
    this.open = 0
  }

  private endRound(): void {
    this.rounds--
    this.open = this.openBefore.pop()!
  }

  private widen(): void {
    const length = this.status.length * 2
    const wider = <T extends Uint8Array | Int32Array>(from: T, to: T): T => {
      to.set(from)
      return to
    }
    this.status = wider(this.status, new Uint8Array(length))
    this.way = wider(this.way, new Int32Array(length).fill(-1))
    this.round = wider(this.round, new Int32Array(length))
  }
}

const statusAfter = (kind: string): number =>
  kind === 'new' ? OPEN : kind === 'dead' ? DEAD : kind === 'shut' ? SHUT : BEYOND

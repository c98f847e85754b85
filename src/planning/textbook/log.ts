// The events of a run, in columns of numbers: a replay shows the search, forwards and backwards. A *node* is a state as the search knows
// it, numbered in order of generation; its *way* is the event that last gave it a parent. Nothing here knows the task, so the page can hold
// a log without an engine.

import { bytes, costs, whole, words } from './growing'

/** The kinds of events. Each event has a node, and for an executed action also the parent node and the action. */
export const eventKinds = [
  /** The run begins: the initial state is generated. */
  'start',
  /** A waiting node is chosen, to be expanded unless it is a goal. */
  'choose',
  /** The goal holds in the node. */
  'goal',
  /** The action leads to a new state. */
  'new',
  /** The action leads to a known state, not more cheaply. For IDA*: to a state of the current path. */
  'known',
  /** The action leads more cheaply to a waiting node. */
  'cheaper',
  /** The action leads more cheaply to a closed node, which waits again. */
  'reopen',
  /** The action leads to a new state from which, the heuristic sees, the goal is out of reach. */
  'dead',
  /** The action leads to a state that is excluded, since the fact to be avoided holds in it. */
  'shut',
  /** IDA*: the action leads to a state with an f above the bound. */
  'beyond',
  /** IDA*: a round begins at the initial state; `g` is its bound. */
  'bound',
  /** Hill climbing: the node has a smaller h, so the search continues only from it. */
  'better',
  /** The run is over: `from` is how it ended, `g` the cost of the plan, and `node` the goal or -1. */
  'end',
] as const

export type EventKind = (typeof eventKinds)[number]

/** How a run ends, by the `from` of its last event. */
export const endings = ['plan', 'no-plan', 'stuck'] as const
export type Ending = (typeof endings)[number]

/** One event, for readers; `g` in units, that of the node by this way. */
export interface SearchEvent {
  readonly kind: EventKind
  readonly node: number
  readonly from: number
  readonly action: number
  readonly g: number
}

/** The part of a log from some event and some node on, as it is sent. */
export interface LogPart {
  readonly firstEvent: number
  readonly firstNode: number
  readonly firstState: number
  readonly kind: Uint8Array
  readonly node: Int32Array
  readonly from: Int32Array
  readonly action: Int32Array
  readonly g: Float64Array
  /** Per node. */
  readonly h: Float64Array
  readonly state: Int32Array
  /** Rows of `words` words, a row a state. */
  readonly rows: Uint32Array
  readonly words: number
}

const codeOf = new Map(eventKinds.map((kind, code) => [kind, code] as const))
const CHOOSE = codeOf.get('choose')!
const CHOSEN_GOAL = codeOf.get('goal')!
/** Events after which the node has a new way. */
const givesWay = new Set(
  (['start', 'new', 'cheaper', 'reopen', 'dead', 'shut', 'beyond', 'bound'] as const).map(kind => codeOf.get(kind)!),
)

export class SearchLog {
  private readonly kinds = bytes()
  private readonly nodes = whole()
  private readonly froms = whole()
  private readonly actions = whole()
  private readonly gs = costs()
  private readonly hs = costs()
  private readonly states = whole()
  private readonly rows = words()
  /** Per event that gave its node a way: the previous event that did so, or -1. */
  private readonly before = whole()
  /** Per event: how many nodes had been chosen, this one included. */
  private readonly chosen = whole()
  /** Per choice: its event. */
  private readonly choices = whole()
  /** Per node: the last event that set its path. */
  private lastWay: number[] = []
  /** Per node: the event that gave it its first way. */
  private readonly firstWays = whole()
  private stateWords = 1
  /** Keys requested so far. */
  private readonly stateKeys: string[] = []

  get eventCount(): number {
    return this.kinds.length
  }

  get nodeCount(): number {
    return this.hs.length
  }

  get stateCount(): number {
    return this.rows.length / this.stateWords
  }

  /** How many nodes were chosen. */
  get choiceCount(): number {
    return this.choices.length
  }

  /** Has the run come to its end? */
  get isOver(): boolean {
    return this.eventCount > 0 && this.kindAt(this.eventCount - 1) === 'end'
  }

  /** A new state, as a row of words; its number. */
  addState(row: Uint32Array): number {
    this.stateWords = row.length
    this.rows.append(row)
    return this.stateCount - 1
  }

  /** Adds a node; returns its number. `h` in units, NaN if the run needs no estimate. */
  addNode(state: number, h: number): number {
    this.states.push(state)
    this.hs.push(h)
    return this.nodeCount - 1
  }

  write(kind: EventKind, node: number, from = -1, action = -1, g = this.gOf(node)): void {
    this.add(codeOf.get(kind)!, node, from, action, g)
  }

  kindAt(event: number): EventKind {
    return eventKinds[this.kinds.at(event)]!
  }

  nodeAt(event: number): number {
    return this.nodes.at(event)
  }

  fromAt(event: number): number {
    return this.froms.at(event)
  }

  actionAt(event: number): number {
    return this.actions.at(event)
  }

  gAt(event: number): number {
    return this.gs.at(event)
  }

  eventAt(event: number): SearchEvent {
    return {
      kind: this.kindAt(event),
      node: this.nodes.at(event),
      from: this.froms.at(event),
      action: this.actions.at(event),
      g: this.gs.at(event),
    }
  }

  /** The previous event that set the path of this event's node, or -1. */
  wayBefore(event: number): number {
    return this.before.at(event)
  }

  /** How many nodes had been chosen once this event was over. */
  choicesAt(event: number): number {
    return this.chosen.at(event)
  }

  /** The event of a choice, counted from 0. */
  choiceEvent(choice: number): number {
    return this.choices.at(choice)
  }

  /** The words of a state. */
  rowOf(state: number): Uint32Array {
    const row = new Uint32Array(this.stateWords)
    for (let i = 0; i < row.length; i++) row[i] = this.rows.at(state * this.stateWords + i)
    return row
  }

  /** The estimate of a node, in units. */
  hOf(node: number): number {
    return this.hs.at(node)
  }

  stateOf(node: number): number {
    return this.states.at(node)
  }

  /** The cost of the node's last way, in units: at the end of the run, not at an earlier event. */
  gOf(node: number): number {
    const way = this.lastWay[node]
    return way === undefined ? 0 : this.wayCost(way)
  }

  /** The event that generated a node. */
  cameAt(node: number): number {
    return this.firstWays.at(node)
  }

  /** The cost of the way that an event gave; 0 if a round begins. */
  wayCost(event: number): number {
    return this.kindAt(event) === 'bound' ? 0 : this.gs.at(event)
  }

  /** The parent on the node's last path, or -1. */
  parentOf(node: number): number {
    return this.froms.at(this.lastWay[node]!)
  }

  /** The words of a state as text, equal for equal states. */
  stateKey(state: number): string {
    const known = this.stateKeys[state]
    if (known !== undefined) return known
    let key = ''
    for (let i = 0; i < this.stateWords; i++) key += `${this.rows.at(state * this.stateWords + i).toString(36)} `
    this.stateKeys[state] = key
    return key
  }

  /** The data added after this many events, nodes and states. */
  partFrom(firstEvent: number, firstNode: number, firstState: number): LogPart {
    return {
      ...{ firstEvent, firstNode, firstState, words: this.stateWords },
      kind: this.kinds.from(firstEvent),
      node: this.nodes.from(firstEvent),
      from: this.froms.from(firstEvent),
      action: this.actions.from(firstEvent),
      g: this.gs.from(firstEvent),
      h: this.hs.from(firstNode),
      state: this.states.from(firstNode),
      rows: this.rows.from(firstState * this.stateWords),
    }
  }

  /** Adds a part that continues what is here; throws RangeError if it does not. */
  append(part: LogPart): void {
    if (part.firstEvent !== this.eventCount || part.firstNode !== this.nodeCount)
      throw new RangeError('the part of the log does not follow')
    this.stateWords = part.words
    this.rows.append(part.rows)
    this.hs.append(part.h)
    this.states.append(part.state)
    for (let i = 0; i < part.kind.length; i++)
      this.add(part.kind[i]!, part.node[i]!, part.from[i]!, part.action[i]!, part.g[i]!)
  }

  private add(code: number, node: number, from: number, action: number, g: number): void {
    const event = this.eventCount
    this.before.push(this.lastWay[node] ?? -1)
    if (givesWay.has(code)) {
      this.lastWay[node] = event
      if (node === this.firstWays.length) this.firstWays.push(event)
    }
    if (code === CHOOSE) this.choices.push(event)
    this.kinds.push(code)
    this.nodes.push(node)
    this.froms.push(from)
    this.actions.push(action)
    this.gs.push(g)
    this.chosen.push(this.choices.length)
  }

  /** Was this choice that of a goal, which is not expanded? */
  isGoalChoice(choice: number): boolean {
    const event = this.choiceEvent(choice) + 1
    return event < this.eventCount && this.kinds.at(event) === CHOSEN_GOAL
  }
}

// The states of a potential: from the initial one on, a state with cuts that show its value is on the frontier, and its successors are not
// needed; any other is an inner state, and its successors are examined. The cuts are those of the search, or of the previous state if they
// still hold; if the search kept none, they are computed again.

import { type LandmarkCuts, makeLmCut } from './heuristics/lm-cut'
import type { Cut } from './heuristics/shared-cuts'
import { NO_FACT } from './prepare'
import type { EvidenceLimits } from './evidence-limits'
import { ShowingSums, type TableSum, type WaitingSample } from './evidence-tables'
import type { SearchEvidence } from './outcome'
import { NO_STATE } from './state-table'
import { Successors } from './successors'
import { Canonical } from './symmetry/canonical'

/** If more states wait than the frontier may have, a sample of this size shows how many will be in it. */
const SAMPLES = 200
/** An estimate this many times the limit is conclusive. */
const CONCLUSIVE_FACTOR = 1.5
/** If cuts show at most this share of the states, they are not worth finding. */
const HARDLY_ANY = 0.25

export interface FrontierState {
  readonly state: number
  /** Every plan from it costs at least this, in units. */
  readonly value: number
  readonly cuts: readonly Cut[]
  /** The sum that shows it, instead of cuts. */
  readonly sum?: TableSum | undefined
}

export interface FoundFrontier {
  /** States with all successors in one of the two lists. */
  readonly inner: readonly number[]
  readonly outer: readonly FrontierState[]
  /** Per state: the cost of the cheapest way found to it, in units. */
  readonly reached: readonly number[]
}

export class Frontier {
  private readonly evidence: SearchEvidence
  private readonly limits: EvidenceLimits
  private readonly successors: Successors
  private readonly canonical: Canonical
  private readonly reached: number[]
  private readonly isInner: number[]
  private readonly pending: number[] = []
  private readonly outer = new Map<number, FrontierState>()
  private readonly lmCut: LandmarkCuts
  /** Per state: one before it, or `NO_STATE`. */
  private readonly parent: number[]
  /** Per state: the action between them. */
  private readonly via: number[]
  /** The previous state and its cuts, which are tried on the states after it. */
  private before = NO_STATE
  private cutsBefore: readonly Cut[] = []
  /** Per word of each of these cuts: facts that must be false after the step, and those that must be true. */
  private needs: Int32Array = new Int32Array(0)
  private innerCount = 0
  private sums: ShowingSums | undefined
  /** States shown by cuts. */
  private byCuts = 0
  /** Cuts of dead ends with parts of their shares. */
  private readonly shares = new Map<Cut, Map<number, Cut>>()

  constructor(evidence: SearchEvidence, limits: EvidenceLimits) {
    this.evidence = evidence
    this.limits = limits
    this.successors = new Successors(evidence.ready.moves)
    this.canonical = new Canonical(evidence.swapClasses)
    this.reached = Array.from(evidence.reached)
    this.isInner = new Array<number>(evidence.states.count).fill(0)
    this.lmCut = evidence.cuts ?? makeLmCut(evidence.ready.moves)
    this.parent = Array.from(evidence.parent ?? [])
    this.via = Array.from(evidence.via ?? [])
    this.lmCut.record()
  }

  /** Inner and frontier states; undefined if they are more than the limits. */
  find(): FoundFrontier | undefined {
    const { evidence, limits, reached, isInner, pending, outer } = this
    const { states } = evidence
    const cost = evidence.cost!
    const { states: some, sample } = this.sampled(cost)
    this.sums = new ShowingSums(evidence.tables ?? [], states.cells, sample, limits)
    const share = this.shareShown(some, sample)
    if (share === undefined) return undefined
    // If cuts bound hardly any state of the sample, all states are expanded: that ends soon, or exceeds the limit.
    const isByCuts = share > HARDLY_ANY
    pending.push(INITIAL)
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
      if (isInner[state] === 1) continue
      const value = Math.max(0, cost - reached[state]!)
      if (outer.get(state)?.value === value) continue
      const shown = this.shown(state, value, isByCuts)
      if (shown === undefined) this.expand(state)
      else this.putOuter(shown)
      if (
        this.byCuts > limits.maxByCuts ||
        outer.size > limits.maxFrontier ||
        this.innerCount > limits.maxStates ||
        states.count > limits.maxStates + limits.maxFrontier
      )
        return undefined
    }
    const inner: number[] = []
    for (let state = 0; state < states.count; state++) if (isInner[state] === 1) inner.push(state)
    return { inner, outer: [...outer.values()], reached }
  }

  /** An even sample of the waiting states. */
  private sampled(cost: number): { states: number[]; sample: WaitingSample } {
    const { evidence, reached } = this
    const { count, words } = evidence.states
    const waiting: number[] = []
    for (let state = 0; state < count; state++)
      if (evidence.expanded[state] !== 1 && reached[state]! < cost) waiting.push(state)
    const step = Math.max(1, waiting.length / SAMPLES)
    const states = Array.from({ length: Math.min(SAMPLES, waiting.length) }, (_, i) => waiting[Math.floor(i * step)]!)
    const rows = states.map(state => state * words)
    const values = states.map(state => cost - reached[state]!)
    return { states, sample: { rows, values, waiting: waiting.length } }
  }

  /** The share of the waiting states without tables that cuts show; by a sample if many wait. Undefined if cuts show far too many. */
  private shareShown(states: readonly number[], sample: WaitingSample): number | undefined {
    const { evidence, limits, sums } = this
    const { rows, values, waiting } = sample
    if (waiting <= limits.maxByCuts) return 1
    let [byTables, byCuts] = [0, 0]
    for (let i = 0; i < states.length; i++)
      if (sums?.showing(evidence.states.cells, rows[i]!, values[i]!) !== undefined) byTables++
      else if (this.ownCuts(states[i]!, values[i]!) !== undefined) byCuts++
    const isTooMany = (byCuts / states.length) * waiting > CONCLUSIVE_FACTOR * limits.maxByCuts
    return isTooMany ? undefined : byTables === states.length ? 1 : byCuts / (states.length - byTables)
  }

  private putOuter(shown: FrontierState): void {
    this.removeOuter(shown.state)
    this.outer.set(shown.state, shown)
    if (shown.cuts.length > 0) this.byCuts++
  }

  private removeOuter(state: number): void {
    const known = this.outer.get(state)
    if (known === undefined) return
    this.outer.delete(state)
    if (known.cuts.length > 0) this.byCuts--
  }

  private shown(state: number, value: number, isByCuts: boolean): FrontierState | undefined {
    if (value === 0) return { state, value, cuts: [] }
    const { cells, words } = this.evidence.states
    const sum = this.sums?.showing(cells, state * words, value)
    if (sum !== undefined) return { state, value, cuts: [], sum }
    const cuts = isByCuts ? this.cutsFor(state, value) : undefined
    return cuts && { state, value, cuts }
  }

  /** Cuts that show the value; undefined if there are none, or if the search expanded the state for lack of them. */
  private cutsFor(state: number, value: number): Cut[] | undefined {
    const recorded = this.lmCut.recorded(state)
    const shown = recorded === undefined ? undefined : this.enough(recorded, value)
    if (shown !== undefined || this.evidence.expanded[state] === 1) return shown
    return this.keptCuts(state, value) ?? this.ownCuts(state, value)
  }

  /** Cuts of the previous state that show the value of this one: those with no literal that has become true. */
  private keptCuts(state: number, value: number): Cut[] | undefined {
    const { evidence, parent, lmCut } = this
    const { cells, words } = evidence.states
    const before = parent[state] ?? NO_STATE
    if (before === NO_STATE) return undefined
    if (before !== this.before) {
      this.before = before
      this.cutsBefore = lmCut.recorded(before) ?? lmCut.cutsOf(cells, before * words)
      this.needs = masksOf(this.cutsBefore, words)
    }
    const { cutsBefore, needs } = this
    const row = state * words
    return this.enough(cutsBefore, value, cut => {
      let at = cut * 2 * words
      for (let w = row; w < row + words; w++, at += 2)
        if ((cells[w]! & needs[at]!) !== 0 || (~cells[w]! & needs[at + 1]!) !== 0) return false
      return true
    })
  }

  /** Cuts of the state: those of the previous state with others added, else only its own. */
  private ownCuts(state: number, value: number): Cut[] | undefined {
    const { lmCut } = this
    const { cells, words } = this.evidence.states
    const found = this.cutsFromBefore(state)
    const shown = found === undefined ? undefined : this.enough(found, value)
    return shown ?? this.enough(lmCut.cutsOf(cells, state * words, value), value)
  }

  /** If objects were exchanged, a state is not the action's successor of the previous one by name. */
  private cutsFromBefore(state: number): Cut[] | undefined {
    const { evidence, lmCut } = this
    const { cells, words } = evidence.states
    const before = this.parent[state] ?? NO_STATE
    const via = this.via[state]
    if (before === NO_STATE || via === undefined || evidence.swapClasses.length > 0) return undefined
    if (lmCut.recorded(before) === undefined) lmCut.evaluateState(before, cells, before * words)
    lmCut.evaluateSuccessor(state, before, via, cells, state * words)
    return lmCut.recorded(state)
  }

  /** Enough valid cuts to add up to the value; undefined if all together do not. */
  private enough(cuts: readonly Cut[], value: number, holds: (cut: number) => boolean = () => true): Cut[] | undefined {
    const taken: Cut[] = []
    let sum = 0
    for (let i = 0; i < cuts.length && sum < value; i++) {
      if (!holds(i)) continue
      const cut = cuts[i]!
      taken.push(cut.share === Infinity ? this.endless(cut, value) : cut)
      sum += cut.share
    }
    return sum >= value ? taken : undefined
  }

  /** The cut of a dead end with the required share; shared between equal requests. */
  private endless(cut: Cut, value: number): Cut {
    let shares = this.shares.get(cut)
    if (shares === undefined) this.shares.set(cut, (shares = new Map()))
    let part = shares.get(value)
    if (part === undefined) shares.set(value, (part = { zone: cut.zone, share: value }))
    return part
  }

  /** Makes the state an inner one; successors that are new, or reached more cheaply than before, are queued. */
  private expand(first: number): void {
    const { evidence, successors, canonical, reached, isInner, pending, outer } = this
    const { states, ready } = evidence
    const { words, cost } = ready.moves
    const avoidWord = ready.avoid === NO_FACT ? 0 : ready.avoid >>> 5
    const avoidBit = ready.avoid === NO_FACT ? 0 : 1 << (ready.avoid & 31)
    const stack = [first]
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      if (isInner[state] !== 1) this.innerCount++
      isInner[state] = 1
      this.removeOuter(state)
      const count = successors.find(states.cells, state * words)
      for (let i = 0; i < count; i++) {
        const action = successors.found[i]!
        const known = states.count
        successors.apply(action, states.cells, state * words, known * words)
        if ((states.cells[known * words + avoidWord]! & avoidBit) !== 0) continue
        canonical.normalize(states.cells, known * words)
        const target = states.commit()
        if (target < 0) throw new RangeError('no room for the states of a certificate')
        const through = reached[state]! + cost[action]!
        if (target === known) isInner[target] = 0
        const isCheaper = target === known || through < reached[target]!
        if (isCheaper) {
          this.parent[target] = state
          this.via[target] = action
          reached[target] = through
        }
        if (isInner[target] === 1) {
          if (isCheaper) stack.push(target)
        } else if (isCheaper || !outer.has(target)) pending.push(target)
      }
    }
  }
}

/** The state that a search for a cheapest plan begins with. */
const INITIAL = 0

/** Per cut and word: facts that are literals of the zone, and facts with negations that are. */
function masksOf(cuts: readonly Cut[], words: number): Int32Array {
  const masks = new Int32Array(cuts.length * 2 * words)
  cuts.forEach(({ zone }, cut) => {
    for (const literal of zone)
      masks[2 * (cut * words + (literal >>> 6)) + (literal & 1)]! |= 1 << ((literal >>> 1) & 31)
  })
  return masks
}

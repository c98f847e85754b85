// The states of a potential: those expanded at less than the cheapest plan's cost, and the frontier around them
// with cuts: those of the state before as far as they hold after the step, else its own. Where cuts do not show enough,
// because the search knew more of the state than LM-cut finds for it alone, the state is expanded as well.

import { type Cut, type LandmarkCuts, makeLmCut } from './heuristics/lm-cut'
import { NO_FACT } from './prepare'
import type { EvidenceLimits } from './evidence-limits'
import type { SearchEvidence } from './outcome'
import { NO_STATE } from './state-table'
import { SharedCuts } from './shared-cuts'
import { Successors } from './successors'
import { Canonical } from './symmetry/canonical'

/** Where more states wait than may be at the edge, a sample of this size tells how many will be. */
const SAMPLES = 200
/** An estimate this many times the limit leaves no doubt. */
const FAR_TOO_MANY = 1.5
/** Cuts that show no more than this part of the states are not worth looking for. */
const HARDLY_ANY = 0.25

export interface FrontierState {
  readonly state: number
  /** Every plan from it costs at least this, in units. */
  readonly value: number
  readonly cuts: readonly Cut[]
}

export interface FoundFrontier {
  /** States whose successors are all in one of the two lists. */
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
  private readonly shared: SharedCuts
  /** Per state: one before it, or `NO_STATE`. */
  private readonly parent: number[]
  /** A state and its cuts, which are tried on the states after it. */
  private before = NO_STATE
  private cutsBefore: readonly Cut[] = []
  /** Per word of each of these cuts: facts that must be false after the step, and those that must be true. */
  private needs: Int32Array = new Int32Array(0)

  constructor(evidence: SearchEvidence, limits: EvidenceLimits) {
    this.evidence = evidence
    this.limits = limits
    this.successors = new Successors(evidence.ready.moves)
    this.canonical = new Canonical(evidence.swapClasses)
    this.reached = Array.from(evidence.reached)
    this.isInner = Array.from(evidence.expanded)
    this.lmCut = makeLmCut(evidence.ready.moves)
    this.shared = new SharedCuts(2 * evidence.ready.reduced.task.factCount)
    this.parent = Array.from(evidence.parent ?? [])
  }

  /** Inner and frontier states; undefined where they are more than the limits. */
  find(): FoundFrontier | undefined {
    const { evidence, limits, reached, isInner, pending, outer } = this
    const { states } = evidence
    const cost = evidence.cost!
    for (let state = 0; state < states.count; state++) {
      // At the plan's cost and beyond there is nothing to show.
      if (isInner[state] === 1 && reached[state]! >= cost) isInner[state] = 0
      if (isInner[state] !== 1) pending.push(state)
    }
    if (states.count - pending.length > limits.maxStates) return undefined
    const share = pending.length > limits.maxFrontier ? this.shareShown(cost) : 1
    if (share * pending.length > FAR_TOO_MANY * limits.maxFrontier) return undefined
    /** Where cuts show few of so many states, all are expanded, which is soon done or soon too much. */
    const isByCuts = share > HARDLY_ANY
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
      if (isInner[state] === 1) continue
      const value = Math.max(0, cost - reached[state]!)
      const cuts = value === 0 ? [] : isByCuts ? this.cutsFor(state, value) : undefined
      if (cuts !== undefined) outer.set(state, { state, value, cuts })
      else this.expand(state)
      if (outer.size > limits.maxFrontier || states.count > limits.maxStates + limits.maxFrontier)
        return undefined
    }
    const inner: number[] = []
    for (let state = 0; state < states.count; state++) if (isInner[state] === 1) inner.push(state)
    return { inner, outer: [...outer.values()], reached }
  }

  /** The part of the states waiting that cuts show, by a sample. */
  private shareShown(cost: number): number {
    const { pending, reached } = this
    let shown = 0
    for (let i = 0; i < SAMPLES; i++) {
      const state = pending[Math.floor((i * pending.length) / SAMPLES)]!
      const value = Math.max(0, cost - reached[state]!)
      if (value === 0 || this.ownCuts(state, value) !== undefined) shown++
    }
    return shown / SAMPLES
  }

  /** Cuts of the state before that show as much of this one: those of whose literals none has come true. */
  private keptCuts(state: number, value: number): Cut[] | undefined {
    const { evidence, parent, lmCut } = this
    const { cells, words } = evidence.states
    const before = parent[state] ?? NO_STATE
    if (before === NO_STATE) return undefined
    if (before !== this.before) {
      this.before = before
      this.cutsBefore = this.found(lmCut.cutsOf(cells, before * words))
      this.needs = masksOf(this.cutsBefore, words)
    }
    const { cutsBefore, needs } = this
    const row = state * words
    return enough(cutsBefore, value, cut => {
      let at = cut * 2 * words
      for (let w = row; w < row + words; w++, at += 2)
        if ((cells[w]! & needs[at]!) !== 0 || (~cells[w]! & needs[at + 1]!) !== 0) return false
      return true
    })
  }

  private cutsFor(state: number, value: number): Cut[] | undefined {
    return this.keptCuts(state, value) ?? this.ownCuts(state, value)
  }

  private ownCuts(state: number, value: number): Cut[] | undefined {
    const { cells, words } = this.evidence.states
    return enough(this.found(this.lmCut.cutsOf(cells, state * words, value)), value)
  }

  private found(cuts: Cut[]): Cut[] {
    for (let i = 0; i < cuts.length; i++) cuts[i] = this.shared.of(cuts[i]!)
    return cuts
  }

  /** Makes the state an inner one; what is reached more cheaply than before is to be looked at again. */
  private expand(first: number): void {
    const { evidence, successors, canonical, reached, isInner, pending, outer } = this
    const { states, ready } = evidence
    const { words, cost } = ready.moves
    const avoidWord = ready.avoid === NO_FACT ? 0 : ready.avoid >>> 5
    const avoidBit = ready.avoid === NO_FACT ? 0 : 1 << (ready.avoid & 31)
    const stack = [first]
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      isInner[state] = 1
      outer.delete(state)
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
        else if (through >= reached[target]!) continue
        this.parent[target] = state
        reached[target] = through
        if (isInner[target] === 1) stack.push(target)
        else pending.push(target)
      }
    }
  }
}

/** Per cut and word: facts that are literals of the zone, and those whose negations are. */
function masksOf(cuts: readonly Cut[], words: number): Int32Array {
  const masks = new Int32Array(cuts.length * 2 * words)
  cuts.forEach(({ zone }, cut) => {
    for (const literal of zone)
      masks[2 * (cut * words + (literal >>> 6)) + (literal & 1)]! |= 1 << ((literal >>> 1) & 31)
  })
  return masks
}

/** As many of the cuts that hold as add up to the value; undefined where all are too little. */
function enough(
  cuts: readonly Cut[],
  value: number,
  holds: (cut: number) => boolean = () => true,
): Cut[] | undefined {
  const taken: Cut[] = []
  let sum = 0
  for (let i = 0; i < cuts.length && sum < value; i++) {
    if (!holds(i)) continue
    const cut = cuts[i]!
    taken.push(cut.share === Infinity ? { ...cut, share: value } : cut)
    sum += cut.share
  }
  return sum >= value ? taken : undefined
}

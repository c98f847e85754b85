// The fuzzer: on one task after the other, certificates that are honest, bent, spliced or made from nothing, for claims that
// are mostly false; enumeration judges whatever the checker accepts.

import { makeRng, type Rng } from '../../../src/base/rng'
import type { Claim } from '../../../src/certificates/certificate'
import { type Bender, bends, raise } from './bend'
import { claimKinds, claimOf, falseClaim } from './claims'
import { certificateOf, kindsFor } from './grammar'
import { enumerated, produced } from './honest'
import { mutate, Pieces } from './mutate'
import { repaired } from './repair'
import { withStates } from './sketch'
import { type Case, check, type World, worldOf } from './world'

/** What is wrong with the checker: a false claim that it accepted, or something that it threw. */
export interface Fault {
  readonly world: World
  readonly case: Case
  readonly what: string
}

export class Tally {
  worlds = 0
  checks = 0
  accepted = 0
  gaveUp = 0
  /** Accepted, and not settled by enumeration. */
  open = 0
  falseClaims = 0
  /** Honest certificates by claim and kind. */
  readonly honest = new Map<string, number>()
  /** Checks by claim and kind: accepted, and not. */
  readonly kinds = new Map<string, [number, number]>()
  /** Reasons of rejections, names and numbers left out. */
  readonly reasons = new Map<string, number>()
  readonly faults: Fault[] = []
  /** Own certificates that were refused. */
  readonly refused: Fault[] = []
}

/** A reason without what is particular in it. */
export const reasonIn = (where: string): string =>
  where
    .replace(/\(not \([^()]*\)\)|\([^()]*\)/g, '()')
    .replace(/`[^`]*`/g, '``')
    .replace(/-?\b(\d[\d.e+]*|Infinity|NaN)\b/g, '#')
    .slice(0, 120)

/** Steps of a repair at most, and cases of one task that are kept to be changed further. */
const MOST_REPAIRS = 14
const MOST_KEPT = 400

/** Checks about so many certificates on the task of the seed. */
export function fuzzTask(seed: number, checks: number, tally: Tally, pieces: Pieces): void {
  const world = worldOf(seed)
  if (world === undefined) return
  tally.worlds++
  new TaskFuzzer(world, makeRng(`fuzz ${seed}`), tally, pieces).run(checks)
}

class TaskFuzzer {
  private readonly bender: Bender
  private readonly kept: Case[] = []
  private readonly seen = new Set<string>()
  private readonly own = new Pieces()
  private readonly world: World
  private readonly rng: Rng
  private readonly tally: Tally
  private readonly foreign: Pieces
  private left = 0

  /** `foreign`: pieces of certificates about other tasks. */
  constructor(world: World, rng: Rng, tally: Tally, foreign: Pieces) {
    this.world = world
    this.rng = rng
    this.tally = tally
    this.foreign = foreign
    this.bender = { world, rng }
  }

  run(checks: number): void {
    const { world, rng, tally } = this
    this.left = checks
    for (const each of produced(world, rng)) {
      const result = check(world, each)
      const key = `${each.claim.kind} by ${each.certificate.kind}`
      tally.honest.set(key, (tally.honest.get(key) ?? 0) + 1)
      if (!result.accepted) tally.refused.push({ world, case: each, what: result.where })
      this.keep(each)
    }
    for (const certificate of enumerated(world, rng))
      for (const kind of claimKinds) {
        const claim = claimOf(kind, world, rng)
        if (kindsFor(claim).includes(certificate.kind)) this.keep({ claim, certificate })
      }
    while (this.left > 0) this.follow(this.next())
  }

  private keep(each: Case): void {
    const { kept, own, rng } = this
    if (kept.length < MOST_KEPT) kept.push(each)
    else kept[rng.below(MOST_KEPT)] = each
    own.add(each.certificate)
    if (rng.below(10) === 0) this.foreign.add(each.certificate)
  }

  /** A case to begin with. */
  private next(): Case {
    const { rng, world, kept } = this
    if (kept.length === 0 || rng.below(3) === 0) {
      const claim = this.wanted()
      return { claim, certificate: certificateOf(rng.pick(kindsFor(claim)), claim, this.bender) }
    }
    const base = structuredClone(rng.pick(kept))
    let given = rng.below(3) > 0 ? this.retold(base) : base
    for (let i = rng.below(4); i > 0; i--) given = this.bend(given)
    if (rng.below(30) === 0) mutate(given.claim, world, this.own, rng)
    return given
  }

  private wanted(): Claim {
    const { rng, world } = this
    const kind = rng.pick(claimKinds)
    return falseClaim(kind, world, rng) ?? claimOf(kind, world, rng)
  }

  /** The evidence put to a false claim of a sort that it might show. */
  private retold({ claim, certificate }: Case): Case {
    const { rng, world, bender } = this
    const kinds = claimKinds.filter(kind =>
      kindsFor({ ...claim, kind } as Claim).includes(certificate.kind),
    )
    const other = kinds.length === 0 ? undefined : falseClaim(rng.pick(kinds), world, rng)
    if (other === undefined) return { claim, certificate }
    if (!('cost' in other) || !('bound' in certificate)) return { claim: other, certificate }
    const raised = withStates(certificate, sketch => raise(sketch, other.cost, bender))
    return { claim: other, certificate: raised ?? certificate }
  }

  private bend(given: Case): Case {
    const { rng, world, bender } = this
    const bent =
      rng.below(3) === 0
        ? undefined
        : withStates(given.certificate, sketch => rng.pick(bends)(sketch, bender))
    if (bent !== undefined) return { ...given, certificate: bent }
    mutate(given.certificate, world, rng.below(4) === 0 ? this.foreign : this.own, rng)
    return given
  }

  /** Checks the case, and what becomes of it when what is named as wrong is put right. */
  private follow(first: Case): void {
    let given: Case | undefined = first
    for (let i = 0; given !== undefined && i < MOST_REPAIRS; i++) {
      const where: string | undefined = this.check(given)
      given = where === undefined ? this.climbed(given) : repaired(given, where, this.bender)
    }
  }

  /** What was accepted for a cost, for a greater one. */
  private climbed({ claim, certificate }: Case): Case | undefined {
    if (!('cost' in claim) || !('bound' in certificate) || !(claim.cost < 1e6)) return undefined
    const cost = claim.cost + this.world.unit
    const raised = withStates(certificate, sketch => raise(sketch, cost, this.bender))
    return raised && { claim: { ...claim, cost }, certificate: raised }
  }

  /** Why it is rejected; undefined where it is accepted. */
  private check(given: Case): string | undefined {
    const { world, tally } = this
    this.left--
    tally.checks++
    const key = nameOf(given)
    const counts = tally.kinds.get(key) ?? [0, 0]
    tally.kinds.set(key, counts)
    let result: ReturnType<typeof check>
    try {
      result = check(world, given)
    } catch (error) {
      tally.faults.push({ world, case: given, what: `thrown: ${error}` })
      return undefined
    }
    if (!result.accepted) {
      counts[1]++
      if (result.gaveUp) tally.gaveUp++
      const reason = reasonIn(result.where)
      tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1)
      if (!this.seen.has(`${key} ${reason}`)) {
        this.seen.add(`${key} ${reason}`)
        this.keep(given)
      }
      return result.where
    }
    counts[0]++
    tally.accepted++
    const isTrue = world.judge.isTrue(given.claim)
    if (isTrue === undefined) tally.open++
    if (isTrue === false) {
      tally.falseClaims++
      tally.faults.push({ world, case: given, what: 'a false claim is accepted' })
    } else if (this.rng.below(4) === 0) this.keep(given)
    return undefined
  }
}

const sorts = new Set<string>([...claimKinds, 'equivalent', 'different'])
const kinds = new Set<string>(claimKinds.flatMap(kind => kindsFor({ kind } as Claim)))

/** The claim's kind and the certificate's, where they have one. */
function nameOf({ claim, certificate }: Case): string {
  const [sort, kind] = [claim?.kind, certificate?.kind]
  return `${sorts.has(sort) ? sort : 'no claim'} by ${kinds.has(kind) ? kind : 'nothing'}`
}

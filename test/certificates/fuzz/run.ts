// The fuzzer: on one task after the other, certificates that are honest, bent, spliced or made from nothing, for claims that
// are mostly false; enumeration judges whatever the checker accepts.

import { makeRng, type Rng } from '#base/rng'
import type { Claim } from '#planning/certificates/certificate'
import { type Bender, bends, cancelling, raise } from './bend'
import { claimKinds, claimOf, falseClaim } from './claims'
import { disguised } from './disguise'
import { certificateOf, kindsFor, planFor } from './grammar'
import { enumerated, produced } from './honest'
import { mutate, Pieces } from './mutate'
import { nearEvidence } from './near'
import { repaired } from './repair'
import { withStates } from './sketch'
import { nameOf, reasonIn, type Tally } from './tally'
import { type Case, type World, worldOf } from './world'

/** Steps of a repair at most, and cases of one task that are kept to be changed further. */
const MAX_REPAIRS = 14
const MAX_KEPT = 400
/** Sums that are rounded, for each bound by tables. */
const ROUNDED = 40

/** Checks about this many certificates on the task of the seed. */
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
      tally.countOwn(world, each)
      this.keep(each)
    }
    for (const each of this.kept.filter(hasTables)) this.roundUp(each)
    for (const certificate of enumerated(world, rng))
      for (const kind of claimKinds) {
        const claim = claimOf(kind, world, rng)
        if (kindsFor(claim).includes(certificate.kind)) this.keep({ claim, certificate })
      }
    while (this.left > 0) {
      this.follow(this.next())
      if (rng.below(12) === 0)
        this.check(
          disguised(this.next(), rng, () => this.kept[0]?.certificate),
          true,
        )
    }
  }

  private keep(each: Case): void {
    const { kept, own, rng } = this
    if (kept.length < MAX_KEPT) kept.push(each)
    else kept[rng.below(MAX_KEPT)] = each
    own.add(each.certificate)
    if (rng.below(10) === 0) this.foreign.add(each.certificate)
  }

  /** Sums of tables that come to more only if they are rounded. */
  private roundUp({ claim, certificate }: Case): void {
    if (!('cost' in claim)) return
    const more: Claim = { ...claim, kind: 'at-least', cost: claim.cost + this.world.unit }
    for (let i = 0; i < ROUNDED; i++) {
      const bent = withStates(certificate, sketch => {
        cancelling(sketch, this.bender)
        const facts = [...this.world.judge.task.initial]
        const by = 1 + this.rng.below(sketch.tables!.sums.length)
        sketch.inner = []
        sketch.outer = [{ facts, value: more.cost, cuts: [], by }]
        sketch.cost = more.cost
      })
      if (bent !== undefined) this.check({ claim: more, certificate: bent })
    }
  }

  /** A case to begin with. */
  private next(): Case {
    const { rng, world, kept } = this
    if (kept.length === 0 || rng.below(2) === 0) {
      const claim = this.wanted()
      const kind = rng.below(40) === 0 ? 'parts' : rng.pick(kindsFor(claim))
      const near = rng.below(3) > 0 ? nearEvidence(kind, claim, this.bender) : undefined
      const given = { claim, certificate: near ?? certificateOf(kind, claim, this.bender) }
      return rng.below(2) === 0 ? given : this.bend(given)
    }
    // Few tasks have bounds by tables, which offer the most ways to go wrong.
    const tables = rng.below(6) === 0 ? this.kept.filter(hasTables) : []
    const base = structuredClone(rng.pick(tables.length > 0 ? tables : kept))
    let given = rng.below(3) > 0 ? this.withOtherClaim(base) : base
    for (let i = rng.below(4); i > 0; i--) given = this.bend(given)
    if (rng.below(30) === 0) mutate(given.claim, world, this.own, rng)
    return given
  }

  private wanted(): Claim {
    const { rng, world } = this
    const kind = rng.pick(claimKinds)
    // Evidence for a true claim may be changed to prove a false one.
    const other = rng.below(6) === 0 ? undefined : falseClaim(kind, world, rng)
    return other ?? claimOf(kind, world, rng)
  }

  /** The evidence put to a false claim of a sort that it might show. */
  private withOtherClaim({ claim, certificate }: Case): Case {
    const { rng, world, bender } = this
    const kinds = claimKinds.filter(kind => kindsFor({ ...claim, kind } as Claim).includes(certificate.kind))
    const other = kinds.length === 0 ? undefined : falseClaim(rng.pick(kinds), world, rng)
    if (other === undefined) return { claim, certificate }
    if (!('cost' in other) || !('bound' in certificate)) return { claim: other, certificate }
    const raised = withStates(certificate, sketch => raise(sketch, other.cost, bender)) ?? certificate
    const plan = planFor(other.cost, bender)
    return {
      claim: other,
      certificate: raised.kind === 'optimal' ? { ...raised, plan } : raised,
    }
  }

  private bend(given: Case): Case {
    const { rng, world, bender } = this
    const bent =
      rng.below(3) === 0 ? undefined : withStates(given.certificate, sketch => rng.pick(bends)(sketch, bender))
    if (bent !== undefined) return { ...given, certificate: bent }
    mutate(given.certificate, world, rng.below(15) === 0 ? this.foreign : this.own, rng)
    return given
  }

  /** Checks the case, and what becomes of it when what is named as wrong is put right. */
  private follow(first: Case): void {
    let given: Case | undefined = first
    for (let i = 0; given !== undefined && i < MAX_REPAIRS; i++) {
      const where: string | undefined = this.check(given)
      given = where === undefined ? this.climbed(given) : repaired(given, where, this.bender)
    }
  }

  /** Accepted evidence for a cost is tried for a greater one. */
  private climbed({ claim, certificate }: Case): Case | undefined {
    if (!('cost' in claim) || !('bound' in certificate) || !(claim.cost < 1e6)) return undefined
    const cost = claim.cost + this.world.unit
    const raised = withStates(certificate, sketch => raise(sketch, cost, this.bender))
    return raised && { claim: { ...claim, cost }, certificate: raised }
  }

  /** Why it is rejected; undefined where it is accepted. */
  private check(given: Case, isDisguised = false): string | undefined {
    const { world, tally, seen } = this
    this.left--
    const where = tally.judge(world, given, () => world.judge.isTrue(given.claim))
    // New kinds are kept: further changes of them may get further.
    const reason = `${nameOf(given)} ${reasonIn(where ?? '')}`
    const isNew = where === undefined ? this.rng.below(4) === 0 : !seen.has(reason)
    if (isNew && !isDisguised) this.keep(given)
    seen.add(reason)
    return where
  }
}

const hasTables = ({ certificate }: Case): boolean =>
  'bound' in certificate && certificate.bound?.frontier?.tables !== undefined

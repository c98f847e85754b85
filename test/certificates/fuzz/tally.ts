// The counts of the fuzzer: certificates by kind, the reasons for rejections, and faults of the checker.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { claimKinds } from './claims'
import { kindsFor } from './grammar'
import { type Case, check, type World } from './world'

/** A false claim that was accepted, an exception, or a refused certificate of the engine. */
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
  /** Own certificates by claim and kind. */
  readonly own = new Map<string, number>()
  /** Checks by claim and kind: accepted, and not. */
  readonly kinds = new Map<string, [accepted: number, refused: number]>()
  /** Reasons of rejections, names and numbers left out. */
  readonly reasons = new Map<string, number>()
  readonly faults: Fault[] = []

  /** Evidence from analysis and search has to be accepted. */
  countOwn(world: World, given: Case): void {
    const name = nameOf(given)
    this.own.set(name, (this.own.get(name) ?? 0) + 1)
    const result = check(world, given)
    if (!result.accepted) this.faults.push({ world, case: given, what: `own evidence is refused: ${result.where}` })
  }

  /** Checks, and judges what is accepted. Gives the reason of a rejection; undefined where it is accepted, or thrown on. */
  judge(world: World, given: Case, isTrue: () => boolean | undefined): string | undefined {
    this.checks++
    const name = nameOf(given)
    const counts = this.kinds.get(name) ?? [0, 0]
    this.kinds.set(name, counts)
    let result: ReturnType<typeof check>
    try {
      result = check(world, given)
    } catch (error) {
      this.faults.push({ world, case: given, what: `the checker throws ${error}` })
      return undefined
    }
    counts[result.accepted ? 0 : 1]++
    if (!result.accepted) {
      if (result.gaveUp) this.gaveUp++
      const reason = `${name}: ${reasonIn(result.where)}`
      this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1)
      return result.where
    }
    this.accepted++
    const truth = isTrue()
    if (truth === undefined) this.open++
    if (truth === false) this.faults.push({ world, case: given, what: 'a false claim is accepted' })
    return undefined
  }
}

/** A reason without what is particular in it. */
export const reasonIn = (where: string): string =>
  where
    .replace(/\(not \([^()]*\)\)|\([^()]*\)/g, '()')
    .replace(/`[^`]*`/g, '``')
    .replace(/-?\b(\d[\d.e+]*|Infinity|NaN)\b/g, '#')
    .slice(0, 120)

const sorts = new Set<string>([...claimKinds, 'equivalent', 'different'])
const kinds = new Set<string>(claimKinds.flatMap(kind => kindsFor({ kind } as Claim)))

/** The claim's kind and the certificate's, where they have one. */
export function nameOf({ claim, certificate }: Case): string {
  const [sort, kind] = [claim?.kind, certificate?.kind]
  return `${sorts.has(sort) ? sort : 'no claim'} by ${kinds.has(kind) ? kind : pairKind(certificate)}`
}

function pairKind(certificate: Certificate): string {
  if (certificate?.kind !== 'pair') return 'nothing'
  const kind: unknown = certificate.pair?.kind
  return typeof kind === 'string' && /^[a-z-]+$/.test(kind) ? kind : 'a pair'
}

// Evidence about two small problems from brute force, which the checker must accept; brute force also checks
// everything that it accepts.

import type { Certificate, StateSet } from '#planning/certificates/certificate'
import type {
  DifferentCertificate,
  EqualCertificate,
  PairMode,
  Renaming,
} from '#planning/certificates/pairs/pair-certificate'
import type { Pair } from '#planning/equivalence/comparison'
import { once, type PlainAnswer, sameValues, someRenaming } from '../../equivalence/oracle/plain-pair'
import type { PlainProblem, PlainState } from '../../equivalence/oracle/plain-problem'
import { Oracle } from '../../support/oracle'
import { rowsOf } from '../naive-evidence'

/** Evidence, and whether the problems are as it states: then it must be accepted if it is complete, else it must not. */
export interface NaiveCase {
  readonly kind: 'equivalent' | 'different'
  readonly mode: PairMode
  readonly pair: EqualCertificate<Certificate> | DifferentCertificate<Certificate>
  /** The evidence shows the claim wherever it is true. */
  readonly isComplete: boolean
}

interface Known {
  readonly plain: PlainProblem
  readonly all: StateSet
  readonly plans: readonly (readonly string[])[]
  readonly goalPlans: readonly (readonly string[])[]
}

/** Maximum number of renamings to try for one pair. */
const MAX_RENAMINGS = 6

export function naiveCases(a: PlainProblem, b: PlainProblem, answer: PlainAnswer): NaiveCase[] {
  const [inA, inB] = [knownOf(a), knownOf(b)]
  const proof = (known: Known): Certificate => ({ kind: 'exhausted', states: known.all })
  const initial = renamingsOf(a, b, true)
  const any = renamingsOf(a, b, false)
  const cases: NaiveCase[] = []
  const modes: readonly PairMode[] = ['strict', 'placeholder']
  for (const mode of modes) {
    const equal = (pair: EqualCertificate<Certificate>): void => {
      cases.push({ kind: 'equivalent', mode, pair, isComplete: false })
    }
    const other = (pair: DifferentCertificate<Certificate>, isComplete = false): void => {
      cases.push({ kind: 'different', mode, pair, isComplete })
    }
    for (const renaming of initial.length > 0 ? initial : any) {
      const never = { kind: 'never', certificate: proof(inB) } as const
      equal({
        kind: 'renaming',
        renaming,
        goals: { forth: { kind: 'text' }, back: { kind: 'text' } },
      })
      equal({ kind: 'renaming', renaming, goals: { forth: never, back: never } })
      equal({ kind: 'no-goal-states', renaming, a: proof(inA), b: proof(inB) })
      equal({ kind: 'same-goal-states', renaming, goalRenaming: renaming })
      for (const goalRenaming of any) {
        equal({ kind: 'same-goal-states', renaming, goalRenaming })
        const goals = { forth: never, back: never } as const
        equal({ kind: 'two-renamings', renaming, goalRenaming, there: [], back: [], goals })
      }
    }
    other({ kind: 'initial-states' }, !answer.sameInitial)
    other({ kind: 'goal-states' }, mode === 'strict' || answer.goalStates[0] + answer.goalStates[1] > 0)
    const plan = (known: Known): readonly string[] => known.goalPlans[0] ?? []
    const [hasA, hasB] = answer.goalStates.map(count => count > 0)
    other({ kind: 'one-solvable', solvable: 'a', plan: plan(inA), proof: proof(inB) }, hasA && !hasB)
    other({ kind: 'one-solvable', solvable: 'b', plan: plan(inB), proof: proof(inA) }, hasB && !hasA)
    if (mode === 'strict') other({ kind: 'witnesses', a: inA.plans, b: inB.plans }, true)
    other({ kind: 'witnesses', a: inA.goalPlans, b: inB.goalPlans }, mode === 'strict')
    other({
      kind: 'closures',
      a: { always: [], plans: inA.goalPlans },
      b: { always: [], plans: inB.goalPlans },
    })
  }
  return cases
}

function knownOf(plain: PlainProblem): Known {
  const oracle = new Oracle(plain.domain, plain.problem)
  const reached = plain.reachable(Infinity)!
  const fluent = (state: PlainState): string[] =>
    [...state].map(atom => `(${atom})`).filter(name => oracle.isFluent(name))
  return {
    plain,
    all: rowsOf(reached.map(({ state }) => fluent(state))),
    plans: reached.map(({ plan }) => plan),
    goalPlans: reached.filter(({ state }) => plain.satisfiesGoal(state)).map(({ plan }) => plan),
  }
}

/** Some renamings: of those that map the initial states, or of all. */
function renamingsOf(a: PlainProblem, b: PlainProblem, isInitial: boolean): Renaming[] {
  const found: Renaming[] = []
  const nothing = new Map<string, number>()
  const [inA, inB] = isInitial ? [once(a.initial), once(b.initial)] : [nothing, nothing]
  someRenaming(a, b, inA, inB, renaming => {
    if (isInitial && !sameValues(a, b, renaming)) return false
    found.push([...renaming].filter(([name]) => !a.constants.has(name)))
    return found.length >= MAX_RENAMINGS
  })
  return found
}

/** True if the claim holds. */
export const isTrue = (answer: PlainAnswer, { kind, mode }: Pick<NaiveCase, 'kind' | 'mode'>): boolean =>
  answer[mode] === (kind === 'equivalent')

export type { Pair }

// Are two problems of one domain equivalent? First the initial states, then the goals: both in the names of the second
// problem, so that there is one task with two goals. Definitions: Zuo et al., NAACL 2025 (arXiv 2407.03321), section 3.

import type { Certificate } from '#planning/certificates/certificate'
import type { Problem } from '#planning/pddl/model'
import { printProblem } from '#planning/pddl/print'
import type { Comparison, Difference, Pair, PairEvidence, PairLimits, PairMode, Renaming } from './comparison'
import { type Form, formOf, renamedForm, Setting } from './closure/form'
import { renamedCertificate } from './closure/rename-certificate'
import { alternativesHold, type Reached, spaceOf } from './closure/space'
import { type Decision, goalsOf, type Joined, planInA, renamedPlan } from './decide/joined'
import { decideStrict } from './decide/strict'
import { initialDifference } from './decide/initial'
import { sameText } from './decide/same-text'
import { decidePlaceholder } from './placeholder/placeholder'
import { evidenceOf, solvabilityOf, unknownSolvability } from './solvable/solvability'
import { bestRenaming } from './structure/best-renaming'
import { flatten } from './structure/formula-key'
import { goalAtoms } from './structure/goal-atoms'
import { inverse, renamer } from './structure/renaming'
import { structureOf } from './structure/structure'

type Result = Omit<Comparison, 'mode'>

/** Exact, with evidence accepted by the independent checker; undecided only at a counted limit. */
export function comparePair(pair: Pair, mode: PairMode, limits: PairLimits): Comparison {
  return { mode, ...compare(pair, mode, limits) }
}

function compare(pair: Pair, mode: PairMode, limits: PairLimits): Result {
  const { domain, a, b } = pair
  const structures = { a: structureOf(domain, a), b: structureOf(domain, b) }
  const goals = { a: spelled(pair, a), b: spelled(pair, b) }
  const same = goals.a && goals.b && sameText(structures, goals.a.form, goals.b.form, limits.maxNodes)
  const common = { a: goalAtoms(a.goal), b: goalAtoms(b.goal) }
  const found = same ?? bestRenaming(structures.a, structures.b, common, limits.maxNodes)
  if (found.kind === 'none') {
    const certificate: Certificate = { kind: 'pair', pair: { kind: 'initial-states' } }
    return {
      ...nothing,
      equivalent: false,
      difference: initialDifference(pair, found.where),
      evidence: claimed(pair, mode, 'different', certificate),
      solvable: { a: solvedAlone(pair, a, limits), b: solvedAlone(pair, b, limits) },
    }
  }
  if (found.kind === 'limit')
    return {
      ...nothing,
      left: `The search for a renaming of the initial states reached its limit of ${limits.maxNodes} nodes.`,
      solvable: { a: solvedAlone(pair, a, limits), b: solvedAlone(pair, b, limits) },
    }
  const { renaming } = found
  const space = spaceOf(domain, b, limits)
  if (goals.a === undefined || goals.b === undefined || space === undefined)
    return {
      ...nothing,
      ...(same === undefined
        ? {
            left: 'The problem is too large to be worked out, or its goal is too large to be spelled out.',
          }
        : equalByText(pair, mode, renaming)),
      renaming,
    }
  const to = renamer(renaming)
  const inB = {
    form: renamedForm(goals.a.form, to),
    written: goals.a.written.map(form => renamedForm(form, to)),
  }
  const { a: goalA, b: goalB } = goalsOf(space, same === undefined ? inB : goals.b, goals.b)
  const joined: Joined = {
    pair,
    limits,
    space,
    structure: structures.b,
    renaming,
    a: goalA,
    b: goalB,
  }
  const solvable = {
    a: solvabilityOf(domain, a, goalA.reached, inverse(renaming)),
    b: solvabilityOf(domain, b, goalB.reached),
  }
  const noGoalStates = [goalA, goalB].every(({ reached }) => reached.kind === 'unreachable')
  const base = { ...nothing, renaming, solvable, noGoalStates }
  if (same !== undefined) return { ...base, ...equalByText(pair, mode, renaming) }
  return { ...base, ...decided(joined, mode) }
}

const nothing: Result = {
  equivalent: null,
  left: null,
  renaming: null,
  goalRenaming: null,
  difference: null,
  evidence: null,
  solvable: { a: unknownSolvability, b: unknownSolvability },
  noGoalStates: false,
}

/** A goal expanded: the whole, and conjunct by conjunct as written. Undefined if it is too large. */
function spelled(
  { domain }: Pair,
  problem: Problem,
): { readonly form: Form; readonly written: readonly Form[] } | undefined {
  const setting = new Setting(domain, problem)
  const form = formOf(setting, problem.goal)
  const written = flatten(problem.goal, 'and').map(each => formOf(setting, each))
  if (form === undefined || written.includes(undefined)) return undefined
  return { form, written: written as Form[] }
}

function claimed(
  { domain, a, b, textOfB }: Pair,
  mode: PairMode,
  kind: 'equivalent' | 'different',
  certificate: Certificate,
): PairEvidence {
  return evidenceOf(domain, a, { kind, mode, other: textOfB ?? printProblem(b) }, certificate)
}

function equalByText(pair: Pair, mode: PairMode, renaming: Renaming): Partial<Result> {
  const goals = { forth: { kind: 'text' }, back: { kind: 'text' } } as const
  const certificate: Certificate = { kind: 'pair', pair: { kind: 'renaming', renaming, goals } }
  return { equivalent: true, evidence: claimed(pair, mode, 'equivalent', certificate) }
}

function solvedAlone(pair: Pair, problem: Problem, limits: PairLimits) {
  const goal = spelled(pair, problem)
  const space = goal && spaceOf(pair.domain, problem, limits)
  if (goal === undefined || space === undefined) return unknownSolvability
  return solvabilityOf(pair.domain, problem, space.reach(goal.form))
}

/** The verdict if the initial states agree and the goals have different texts. */
function decided(joined: Joined, mode: PairMode): Partial<Result> {
  const { pair, renaming } = joined
  const [a, b] = [joined.a.reached, joined.b.reached]
  if (a.kind === 'undecided' || b.kind === 'undecided')
    return {
      left: `Whether the ${a.kind === 'undecided' ? 'first' : 'second'} goal can be reached is not known: a limit of states was reached.`,
    }
  if (a.kind === 'unreachable' && b.kind === 'unreachable') {
    const certificate: Certificate = {
      kind: 'pair',
      pair: {
        kind: 'no-goal-states',
        renaming,
        a: proofInA(joined),
        b: b.certificate(),
      },
    }
    return { equivalent: true, evidence: claimed(pair, mode, 'equivalent', certificate) }
  }
  if (a.kind !== b.kind) {
    const solvable = a.kind === 'reachable' ? 'a' : 'b'
    const plan = a.kind === 'reachable' ? planInA(joined, a.plan) : planOf(b)
    const proof = b.kind === 'unreachable' ? b.certificate() : proofInA(joined)
    const certificate: Certificate = {
      kind: 'pair',
      pair: { kind: 'one-solvable', solvable, plan, proof },
    }
    return {
      equivalent: false,
      difference: { kind: 'one-solvable', solvable },
      evidence: claimed(pair, mode, 'different', certificate),
    }
  }
  return resultOf(joined, mode, decideBy(joined, mode))
}

function decideBy(joined: Joined, mode: PairMode): Decision {
  const strict = decideStrict(joined)
  return mode === 'strict' || strict.kind === 'equal' ? strict : decidePlaceholder(joined)
}

function resultOf(joined: Joined, mode: PairMode, decision: Decision): Partial<Result> {
  const { pair } = joined
  switch (decision.kind) {
    case 'equal':
      return {
        equivalent: true,
        renaming: decision.renaming,
        goalRenaming: decision.goalRenaming,
        evidence: claimed(pair, mode, 'equivalent', decision.certificate),
      }
    case 'different':
      return {
        equivalent: false,
        difference: mode === 'strict' ? (goalDifference(joined) ?? { kind: 'goal-states' }) : { kind: 'goal-states' },
        evidence: claimed(pair, mode, 'different', decision.certificate),
      }
    case 'undecided':
      return { left: decision.left }
  }
}

/** The goal state with the shortest plan that does not satisfy the other goal under the shown renaming. */
function goalDifference({ space, renaming, a, b }: Joined): Difference | undefined {
  const [inA, inB] = [space.alternativesOf(a.form), space.alternativesOf(b.form)]
  if (inA === undefined || inB === undefined) return undefined
  const witnesses = [
    ...a.samples.list
      .filter(({ state }) => !alternativesHold(inB, state))
      .map(({ plan }) => ({ of: 'a' as const, plan })),
    ...b.samples.list
      .filter(({ state }) => !alternativesHold(inA, state))
      .map(({ plan }) => ({ of: 'b' as const, plan })),
  ]
  const shortest = witnesses.sort((one, other) => one.plan.length - other.plan.length)[0]
  if (shortest === undefined) return undefined
  const plan = shortest.of === 'a' ? renamedPlan(shortest.plan, inverse(renaming)) : shortest.plan
  return { kind: 'goal', of: shortest.of, plan, renaming }
}

const planOf = (reached: Reached): readonly string[] => (reached.kind === 'reachable' ? reached.plan : [])

/** The proof that a's goal is unreachable, in a's names. */
function proofInA({ a, renaming }: Joined): Certificate {
  if (a.reached.kind !== 'unreachable') throw new RangeError('the goal can be reached')
  return renamedCertificate(a.reached.certificate(), renamer(inverse(renaming)))
}

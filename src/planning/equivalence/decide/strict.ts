// Strict equivalence of two problems that agree in their initial states: is there a renaming that keeps the initial
// state and takes the goal states of one onto those of the other? Conjunctions: renamings consistent with what is
// known about the closures, each then proven or refuted by a goal state, which refines that knowledge. Other goals:
// image by image.

import { alternativesHold } from '../closure/space'
import { literalKey, literalsOf, renamedForm, type Form } from '../closure/form'
import { findAdmissible } from '../structure/find-admissible'
import { imagesOf } from '../structure/images'
import { Budget } from '../structure/budget'
import { inverse, renamer } from '../structure/renaming'
import type { Renaming } from '../comparison'
import { formKey } from '../closure/form'
import { type Implied, implied } from './implication'
import { Mirrors } from './mirrors'
import { composed, type Decision, type Goal, type Joined, mayFollow, planInA, renamedPlan } from './joined'

/** After this many renamings refuted by search, symmetries are searched for, which can save further searches, */
const MIN_REFUTED = 2
/** and after this many, further goal states are searched for. */
const SOME_REFUTED = 3

/** Both goals can be reached. */
export function decideStrict(joined: Joined): Decision {
  return joined.a.literals !== undefined && joined.b.literals !== undefined ? byClosures(joined) : byImages(joined)
}

/** The findings on one renaming of b's problem onto itself. */
type Trial =
  | { readonly kind: 'decided'; readonly decision: Decision }
  /** `plan`: in b, to a state that satisfies only a's goal under the renaming; null: the state satisfies only b's. */
  | { readonly kind: 'refuted'; readonly plan: readonly string[] | null }
  | { readonly kind: 'open'; readonly forth: readonly Form[]; readonly back: readonly Form[] }

/** Proves that the goals agree under the renaming of b's names, or finds a goal state that shows the opposite. */
function tryRenaming(joined: Joined, renaming: Renaming): Trial {
  const { space, a, b } = joined
  const to = renamer(renaming)
  const goal = renamedForm(a.form, to)
  const forth = implied(space, goal, b.written)
  if (forth.kind === 'refuted') {
    a.samples.add(renamedPlan(forth.plan, inverse(renaming)))
    return { kind: 'refuted', plan: forth.plan }
  }
  const back = implied(
    space,
    b.form,
    a.written.map(form => renamedForm(form, to)),
  )
  if (back.kind === 'refuted') {
    b.samples.add(back.plan)
    return { kind: 'refuted', plan: null }
  }
  if (forth.kind === 'proven' && back.kind === 'proven') {
    const whole = composed(joined.renaming, renaming)
    return {
      kind: 'decided',
      decision: {
        kind: 'equal',
        renaming: whole,
        goalRenaming: null,
        certificate: {
          kind: 'pair',
          pair: {
            kind: 'renaming',
            renaming: whole,
            goals: { forth: forth.implication, back: back.implication },
          },
        },
      },
    }
  }
  return { kind: 'open', forth: openOf(forth), back: openOf(back) }
}

const openOf = (found: Implied): readonly Form[] => (found.kind === 'undecided' ? found.open : [])

/** Two conjunctions of literals. */
function byClosures(joined: Joined): Decision {
  const { space, structure, limits, a, b } = joined
  /** Literals that could not be shown to follow from the goal, nor refuted. */
  const open = { a: new Set<string>(), b: new Set<string>() }
  const bounded = (goal: Goal, unknown: ReadonlySet<string>) => ({
    structure,
    always: goal.literals!,
    possible: (literal: Parameters<typeof mayFollow>[2]) =>
      mayFollow(space, goal, literal) && !unknown.has(literalKey(literal)),
  })
  let mirrors: Mirrors | undefined
  let refuted = 0
  for (let query = 0; query < limits.maxQueries; query++) {
    const found = findAdmissible(bounded(a, open.a), bounded(b, open.b), limits.maxNodes)
    if (found.kind === 'limit') return nodesUsed(limits.maxNodes)
    if (found.kind === 'none') {
      const left = open.a.size + open.b.size
      return left === 0
        ? different(joined)
        : undecided(
            `${left} ${left === 1 ? 'literal' : 'literals'} could not be shown to follow from a goal, nor not to follow.`,
          )
    }
    if (refuted >= MIN_REFUTED) mirrors ??= new Mirrors(joined)
    if (mirrors?.refute(found.renaming)) continue
    const trial = tryRenaming(joined, found.renaming)
    if (trial.kind === 'decided') return trial.decision
    if (trial.kind === 'refuted') {
      if (++refuted === SOME_REFUTED) {
        a.samples.spread()
        b.samples.spread()
      }
      continue
    }
    const back = renamer(inverse(found.renaming))
    for (const form of trial.forth)
      for (const literal of literalsOf(renamedForm(form, back)) ?? []) open.a.add(literalKey(literal))
    for (const form of trial.back) for (const literal of literalsOf(form) ?? []) open.b.add(literalKey(literal))
  }
  return undecided(`More than ${limits.maxQueries} renamings were refuted one by one.`)
}

/** Any goals: one renaming for each distinct image of a's goal. */
function byImages(joined: Joined): Decision {
  const { structure, limits, a } = joined
  const budget = new Budget(limits.maxNodes)
  /** Plans to states of b that satisfy an image of a's goal and not b's: they refute every renaming with that image. */
  const refuting: (readonly string[])[] = []
  let left = 0
  let images = 0
  const keyOf = (to: (name: string) => string): string => formKey(renamedForm(a.form, to))
  for (const renaming of imagesOf({ a: structure, b: structure, keyOf, budget })) {
    if (++images > limits.maxQueries) return undecided(`The goal has more than ${limits.maxQueries} images.`)
    const seen = refutation(joined, renaming)
    if (seen !== undefined) {
      if (seen.plan !== null) refuting.push(seen.plan)
      continue
    }
    const trial = tryRenaming(joined, renaming)
    if (trial.kind === 'decided') return trial.decision
    if (trial.kind === 'open') left++
    else if (trial.plan !== null) refuting.push(trial.plan)
  }
  if (budget.exceeded) return nodesUsed(limits.maxNodes)
  return left === 0
    ? different(joined, refuting)
    : undecided(
        `${left} of ${images} images of the goal could be neither proven nor refuted: a limit of states was reached.`,
      )
}

/** How a known goal state refutes the renaming, as in `Trial`; undefined if none does. */
function refutation(
  { space, a, b }: Joined,
  renaming: Renaming,
): { readonly plan: readonly string[] | null } | undefined {
  const there = space.alternativesOf(renamedForm(a.form, renamer(renaming)))
  const back = space.alternativesOf(renamedForm(b.form, renamer(inverse(renaming))))
  const failing = (goal: Goal, condition: typeof there) =>
    condition === undefined ? undefined : goal.samples.list.find(({ state }) => !alternativesHold(condition, state))
  if (failing(b, there) !== undefined) return { plan: null }
  const found = failing(a, back)
  return found && { plan: renamedPlan(found.plan, renaming) }
}

function different(joined: Joined, refuting: readonly (readonly string[])[] = []): Decision {
  const plansOf = (goal: Goal): (readonly string[])[] => goal.samples.list.map(({ plan }) => plan)
  const inB = new Map([...plansOf(joined.b), ...refuting].map(plan => [plan.join(), plan]))
  return {
    kind: 'different',
    certificate: {
      kind: 'pair',
      pair: {
        kind: 'witnesses',
        a: plansOf(joined.a).map(plan => planInA(joined, plan)),
        b: [...inB.values()],
      },
    },
  }
}

const undecided = (left: string): Decision => ({ kind: 'undecided', left })
const nodesUsed = (maxNodes: number): Decision =>
  undecided(`The search for a renaming reached its limit of ${maxNodes} nodes.`)

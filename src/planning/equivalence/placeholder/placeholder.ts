// Placeholder equivalence of two problems that have equal initial states but are not strictly equivalent: does some renaming, of the goals
// alone, map the goal states of one onto those of the other? It must map the static facts and the closures of the goals. It is enough if it
// also maps the reachable states onto themselves, which two plans show.

import { initialLabel, structureOf, type Structure } from '../structure/structure'
import { findAdmissible } from '../structure/find-admissible'
import { Budget } from '../structure/budget'
import { imagesOf } from '../structure/images'
import { inverse, renamer } from '../structure/renaming'
import type { ClosureEvidence } from '#planning/certificates/pairs/pair-certificate'
import type { Certificate } from '#planning/certificates/certificate'
import { formKey, type GroundLiteral, literalKey, literalsOf, renamedForm } from '../closure/form'
import { renamedCertificate, renamedName } from '../closure/rename-certificate'
import { composed, type Decision, type Goal, type Joined, mayFollow, planInA, renamedPlan } from '../decide/joined'
import { implied } from '../decide/implication'
import type { Renaming } from '../comparison'
import { byGoalStates } from './enumerate'
import { type Proven, provenOf } from './closure'
import { roundTrip } from './round-trip'

/** Both goals can be reached, and the problems are not strictly equivalent. */
export function decidePlaceholder(joined: Joined): Decision {
  return new Placeholder(joined).decide()
}

/** Renamings tried that are not known to map the reachable states onto themselves. */
const MAX_STRANGE = 3

class Placeholder {
  private readonly joined: Joined
  /** Objects and static facts. */
  private readonly structure: Structure
  private readonly proven: { a: Proven[]; b: Proven[] } = { a: [], b: [] }
  /** Literals that could not be shown to follow, nor refuted. */
  private readonly open = { a: new Set<string>(), b: new Set<string>() }
  private left = ''

  constructor(joined: Joined) {
    this.joined = joined
    this.structure = this.structureWith(predicate => joined.space.setting.isStatic(predicate))
  }

  decide(): Decision {
    const { joined } = this
    joined.a.samples.spread()
    joined.b.samples.spread()
    const isConjunctive = joined.a.literals !== undefined && joined.b.literals !== undefined
    const quick = isConjunctive ? this.byClosures() : this.byImages()
    if (quick !== undefined) return quick
    const enumerated = byGoalStates(joined, this.structure)
    if (enumerated !== undefined) return enumerated
    const { space, limits, a, b } = joined
    this.proven.a = provenOf(space, a, limits.maxQueries)
    this.proven.b = provenOf(space, b, limits.maxQueries)
    const whole = isConjunctive ? this.byClosures() : this.withoutRenaming()
    return whole ?? { kind: 'undecided', left: this.left }
  }

  /** Objects, types, values, and initial atoms of these predicates. */
  private structureWith(counts: (predicate: string) => boolean): Structure {
    const { domain, b } = this.joined.pair
    return structureOf(domain, b, {
      initial: false,
      values: true,
      labels: b.init
        .filter(({ predicate }) => counts(predicate.name))
        .map(({ predicate, terms }) => ({
          label: initialLabel(predicate.name),
          objects: terms.map(term => term.name),
        })),
    })
  }

  private bounded(side: 'a' | 'b', structure: Structure) {
    const { space } = this.joined
    const goal = this.joined[side]
    return {
      structure,
      always: [...topLiterals(goal), ...this.proven[side].map(({ literal }) => literal)],
      possible: (literal: GroundLiteral) =>
        mayFollow(space, goal, literal) && !this.open[side].has(literalKey(literal)),
    }
  }

  private admissible(structure: Structure) {
    const { maxNodes } = this.joined.limits
    return findAdmissible(this.bounded('a', structure), this.bounded('b', structure), maxNodes)
  }

  /** Conjunctions of literals; undefined: some renaming is undecided. */
  private byClosures(): Decision | undefined {
    const { limits, space } = this.joined
    // Facts that are only ever added or only ever deleted are best mapped as in the initial state.
    const oneWay = oneWayPredicates(this.joined)
    const variants = [
      this.structure,
      this.structureWith(name => space.setting.isStatic(name) || oneWay.has(name)),
      this.joined.structure,
    ]
    let variant = 0
    for (let query = 0; query < limits.maxQueries; query++) {
      const found = this.admissible(variants[variant]!)
      if (found.kind === 'limit') {
        this.left = `The search for a renaming reached its limit of ${limits.maxNodes} nodes.`
        return undefined
      }
      if (found.kind === 'none' && variant === 0) return this.none()
      const isTried = found.kind === 'renaming' && this.tryRenaming(found.renaming)
      if (typeof isTried === 'object') return isTried
      if (isTried === 'refuted') continue
      if (++variant < Math.min(variants.length, MAX_STRANGE)) continue
      this.left ||= 'A renaming maps what is known of both goals, but not the reachable states onto themselves.'
      return undefined
    }
    this.left = `More than ${limits.maxQueries} renamings were refuted one by one.`
    return undefined
  }

  /** No renaming satisfies the bounds. */
  private none(): Decision | undefined {
    const left = this.open.a.size + this.open.b.size
    if (left === 0) return this.different()
    this.left = `${left} ${left === 1 ? 'literal' : 'literals'} could not be shown to follow from a goal, nor not to follow.`
    return undefined
  }

  /** True if no renaming maps the closures. */
  private withoutRenaming(): Decision | undefined {
    const found = this.admissible(this.structure)
    if (found.kind === 'none') return this.none()
    this.left ||= 'Not all renamings of the goals could be decided.'
    return undefined
  }

  /** Any goals: one renaming for each distinct image. */
  private byImages(): Decision | undefined {
    const { limits, a } = this.joined
    const budget = new Budget(limits.maxNodes)
    const keyOf = (to: (name: string) => string): string => formKey(renamedForm(a.form, to))
    let images = 0
    for (const renaming of imagesOf({ a: this.structure, b: this.structure, keyOf, budget })) {
      if (++images > Math.min(limits.maxQueries, MAX_IMAGES)) break
      const tried = this.tryRenaming(renaming)
      if (typeof tried === 'object') return tried
    }
    return undefined
  }

  /** Proves that the goals agree under the renaming, or finds a goal state that shows the opposite. */
  private tryRenaming(renaming: Renaming): Decision | 'refuted' | 'open' {
    const { space, a, b } = this.joined
    const trip = roundTrip(space, renaming)
    if (trip.kind !== 'plans') return 'open'
    const to = renamer(renaming)
    const back = renamer(inverse(renaming))
    const forth = implied(space, renamedForm(a.form, to), b.written)
    if (forth.kind === 'refuted') {
      a.samples.add(renamedPlan([...trip.there, ...forth.plan], inverse(renaming)))
      return 'refuted'
    }
    const written = a.written.map(form => renamedForm(form, to))
    const other = implied(space, b.form, written)
    if (other.kind === 'refuted') {
      b.samples.add(other.plan)
      return 'refuted'
    }
    if (forth.kind === 'proven' && other.kind === 'proven') {
      const goalRenaming = composed(this.joined.renaming, renaming)
      const { there, back } = trip
      return {
        kind: 'equal',
        renaming: this.joined.renaming,
        goalRenaming,
        certificate: {
          kind: 'pair',
          pair: {
            kind: 'two-renamings',
            renaming: this.joined.renaming,
            goalRenaming,
            there,
            back,
            goals: { forth: forth.implication, back: other.implication },
          },
        },
      }
    }
    const before = this.open.a.size + this.open.b.size
    if (forth.kind === 'undecided')
      for (const form of forth.open)
        for (const literal of literalsOf(renamedForm(form, back)) ?? []) this.open.a.add(literalKey(literal))
    if (other.kind === 'undecided')
      for (const form of other.open) for (const literal of literalsOf(form) ?? []) this.open.b.add(literalKey(literal))
    return this.open.a.size + this.open.b.size > before ? 'refuted' : 'open'
  }

  private different(): Decision {
    const { joined } = this
    const toA = renamer(inverse(joined.renaming))
    const plansOf = (goal: Goal): (readonly string[])[] => goal.samples.list.map(({ plan }) => plan)
    const a: ClosureEvidence<Certificate> = {
      always: this.proven.a.map(({ name, certificate }) => ({
        literal: renamedName(name, toA),
        certificate: renamedCertificate(certificate, toA),
      })),
      plans: plansOf(joined.a).map(plan => planInA(joined, plan)),
    }
    const b: ClosureEvidence<Certificate> = {
      always: this.proven.b.map(({ name, certificate }) => ({ literal: name, certificate })),
      plans: plansOf(joined.b),
    }
    return {
      kind: 'different',
      certificate: { kind: 'pair', pair: { kind: 'closures', a, b } },
    }
  }
}

/** Maximum number of images to try for goals other than conjunctions. */
const MAX_IMAGES = 200

/** Literals required by every way to satisfy the goal. */
const topLiterals = ({ form, literals }: Goal): readonly GroundLiteral[] =>
  literals ?? (form.kind === 'and' ? form.parts.flatMap(part => (part.kind === 'literal' ? [part.literal] : [])) : [])

/** Predicates with facts that no action adds, or no action deletes. */
function oneWayPredicates({ space }: Joined): ReadonlySet<string> {
  const { task } = space
  const { predicates } = task.domain
  const added = new Set<number>()
  const deleted = new Set<number>()
  for (const fact of task.effectAdds.items) added.add(task.factPredicate[fact]!)
  for (const fact of task.effectDeletes.items) deleted.add(task.factPredicate[fact]!)
  return new Set(predicates.filter((_, i) => added.has(i) !== deleted.has(i)).map(({ name }) => name))
}

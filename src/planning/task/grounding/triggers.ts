// The rules of a task by their triggers: each fluent or derived atom of a way is a trigger, with its own join order for the other atoms.

import type { Facts } from './facts'
import type { Slots } from './formula'
import { ALL, FOLLOWED, type JoinAtom, type JoinOrder, OLDER, orderJoins, UP_TO } from './join-order'
import { Relation } from './relation'
import type { DerivedRules, SchemaRules } from './schema-rules'
import type { Symbols } from './symbols'
import type { Conjunct } from './ways'

export interface Rule {
  readonly kind: 'action' | 'effect' | 'derived'
  /** Place in `schemas` or `derived`. */
  readonly place: number
  /** Place in the schema's effects. */
  readonly effect: number
  readonly way: Conjunct
  readonly slots: Slots
  readonly parameterCount: number
  /** Per atom of the way: its place in `matched`, or -1 when static. */
  readonly places: readonly number[]
  /** Per fluent or derived atom: the fact matched. For effects, the action comes first. */
  readonly matched: Int32Array
  /** How many these are. */
  readonly size: number
  readonly wanted: readonly number[]
  readonly found: () => void
}

export interface Trigger {
  readonly rule: Rule
  /** Index of the atom in the alternative; -1: the action itself, or nothing. */
  readonly atom: number
  order: JoinOrder | undefined
}

export class Triggers {
  /** Per predicate: the triggers of its facts, effects first. */
  readonly byPredicate: readonly Trigger[][]
  /** Rules without fluent or derived atoms. */
  readonly seeds: Trigger[] = []
  /** Per schema: the triggers of its actions. */
  readonly effects: readonly Trigger[][]
  /** Per schema: its actions, where one may be found twice or its effects are joined. */
  readonly actionsOf: readonly (Relation | undefined)[]
  private readonly symbols: Symbols
  private readonly facts: Facts
  private readonly spend: (amount: number) => void
  private readonly found: (rule: Rule) => void

  constructor(
    symbols: Symbols,
    facts: Facts,
    schemas: readonly SchemaRules[],
    derived: readonly DerivedRules[],
    spend: (amount: number) => void,
    found: (rule: Rule) => void,
  ) {
    this.symbols = symbols
    this.facts = facts
    this.spend = spend
    this.found = found
    this.byPredicate = symbols.kinds.map(() => [])
    this.actionsOf = schemas.map(schema =>
      schema.effects.length > 0 || schema.ways.length > 1 || schema.ways.some(way => way.slots.length > 0)
        ? new Relation(schema.parameterCount, symbols.objects.count)
        : undefined,
    )
    this.effects = schemas.map((schema, place) =>
      schema.effects.flatMap((effect, number) =>
        effect.ways.map(way => this.addRule('effect', place, number, way, schema, effect.slots)),
      ),
    )
    schemas.forEach((schema, place) => {
      for (const way of schema.ways) this.addRule('action', place, -1, way, schema, [])
    })
    derived.forEach((rule, place) => {
      for (const way of rule.ways) this.addRule('derived', place, -1, way, rule, [])
    })
  }

  private addRule(
    kind: Rule['kind'],
    place: number,
    effect: number,
    way: Conjunct,
    owner: { readonly slots: Slots; readonly parameterCount: number },
    own: readonly number[],
  ): Trigger {
    const wanted: number[] = []
    for (let slot = 0; slot < owner.parameterCount; slot++) wanted.push(slot)
    let timed = kind === 'effect' ? 1 : 0
    const places = way.atoms.map(({ predicate }) => (this.symbols.kinds[predicate] === 'static' ? -1 : timed++))
    const rule: Rule = {
      kind,
      place,
      effect,
      way,
      slots: owner.slots,
      parameterCount: owner.parameterCount,
      places,
      matched: new Int32Array(timed),
      size: timed,
      wanted: [...wanted, ...own, ...way.slots],
      found: () => this.found(rule),
    }
    way.atoms.forEach(({ predicate }, i) => {
      if (places[i]! >= 0) this.byPredicate[predicate]!.push({ rule, atom: i, order: undefined })
    })
    const self: Trigger = { rule, atom: -1, order: undefined }
    if (kind !== 'effect' && timed === 0) this.seeds.push(self)
    return self
  }

  /** The join order of a trigger; made when it first fires, because relations have a realistic size by then. */
  orderOf({ rule, atom: given }: Trigger): JoinOrder {
    const { way, kind } = rule
    const parameters = Int32Array.from({ length: rule.parameterCount }, (_, slot) => slot)
    const atoms: JoinAtom[] = []
    if (kind === 'effect' && given >= 0)
      atoms.push({
        relation: this.actionsOf[rule.place]!,
        terms: parameters,
        bound: FOLLOWED,
        place: 0,
        fluent: true,
      })
    way.atoms.forEach((atom, i) => {
      if (i === given) return
      const fluent = rule.places[i]! >= 0
      atoms.push({
        relation: this.facts.relations[atom.predicate]!,
        terms: atom.terms,
        bound: fluent ? (i < given ? OLDER : UP_TO) : ALL,
        place: rule.places[i]!,
        fluent,
      })
    })
    return orderJoins({
      slots: rule.slots,
      atoms,
      filters: way.filters,
      staticRelation: predicate => this.facts.relations[predicate]!,
      spend: this.spend,
      wanted: rule.wanted,
      known: [],
      triggerTerms: given >= 0 ? way.atoms[given]!.terms : kind === 'effect' ? parameters : new Int32Array(0),
      matched: rule.matched,
      found: rule.found,
    })
  }
}

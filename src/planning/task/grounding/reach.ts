// What is reachable when deletes are ignored, by semi-naive joins: each fact, in the order found, is put
// into every atom it fits, and the rule's other atoms are joined over the facts found before it. So each
// match of a rule is found exactly once. A negated fluent atom is available when it is initially false or
// some reached effect may delete it; a negated derived atom always is.

import { ConditionGraph } from './condition-graph'
import type { Facts } from './facts'
import { Instances } from './instances'
import { IntList } from '#base/int-list'
import { fill, type Joiner } from './join'
import { FOLLOWED, OLDER, UP_TO } from './join-order'
import type { DerivedRules, SchemaRules } from './schema-rules'
import type { Symbols } from './symbols'
import { type Rule, type Trigger, Triggers } from './triggers'

interface Waiting {
  readonly rule: Rule
  readonly binding: Int32Array
  readonly body: Int32Array
}

/** Cost of a waiting instance, or an instance of an effect, counted against the limit of joins, because of its memory. */
const waitingWeight = 64
const effectWeight = 64

export class Reach {
  readonly graph: ConditionGraph
  /** Per action: its schema, where its arguments start (one more at the end), its cost. */
  readonly schemaOf = new IntList()
  readonly firstArgument = new IntList()
  readonly arguments = new IntList()
  readonly costs: number[] = []
  /** Per action: where the facts start that it always adds, in any order; one more at the end. */
  readonly firstAdd = new IntList()
  readonly adds = new IntList()
  readonly actionInstances = new Instances()
  readonly derivedInstances = new Instances()
  readonly effectInstances = new Instances()
  /** Per effect instance: place of the effect in its schema, and the values of the effect's own slots. */
  readonly effectPlaces = new IntList()
  readonly effectValues = new IntList()

  private readonly symbols: Symbols
  private readonly facts: Facts
  private readonly joiner: Joiner
  private readonly schemas: readonly SchemaRules[]
  private readonly derived: readonly DerivedRules[]
  private readonly triggers: Triggers
  private readonly waiting: Waiting[] = []
  private readonly limits = new Int32Array(4).fill(0x7fffffff)
  private readonly body = new IntList()
  private readonly tuple: Int32Array
  private followed = 0
  private readonly maxActions: number
  private readonly stop: () => never

  constructor(
    symbols: Symbols,
    facts: Facts,
    joiner: Joiner,
    schemas: readonly SchemaRules[],
    derived: readonly DerivedRules[],
    widest: number,
    maxActions: number,
    stop: () => never,
  ) {
    this.symbols = symbols
    this.facts = facts
    this.joiner = joiner
    this.schemas = schemas
    this.derived = derived
    this.maxActions = maxActions
    this.stop = stop
    this.graph = new ConditionGraph(facts, symbols, joiner, widest)
    this.tuple = new Int32Array(widest)
    this.firstArgument.push(0)
    this.firstAdd.push(0)
    this.triggers = new Triggers(
      symbols,
      facts,
      schemas,
      derived,
      amount => joiner.spend(amount),
      rule => this.found(rule),
    )
  }

  get actionCount(): number {
    return this.schemaOf.length
  }

  /** Runs to the end: all facts, actions and instances that can be reached. */
  run(): void {
    const { facts, graph, limits } = this
    const { byPredicate } = this.triggers
    for (const seed of this.triggers.seeds) this.join(seed, this.tuple, 0)
    this.follow(-1)
    for (let fact = 0; fact < facts.count; fact++) {
      limits[OLDER] = fact - 1
      limits[UP_TO] = fact
      limits[FOLLOWED] = this.followed - 1
      graph.current = fact
      const predicate = facts.predicates.items[fact]!
      const relation = facts.relations[predicate]!
      const at = facts.rows.items[fact]! * relation.arity
      graph.found(predicate, relation.rows, at)
      const triggers = byPredicate[predicate]!
      for (let i = 0; i < triggers.length; i++) {
        const trigger = triggers[i]!
        const { matched, places } = trigger.rule
        matched[places[trigger.atom]!] = fact
        this.join(trigger, relation.rows, at)
      }
      this.follow(fact)
    }
  }

  private join(trigger: Trigger, rows: Int32Array, at: number): void {
    const order = (trigger.order ??= this.triggers.orderOf(trigger))
    this.joiner.run(order, rows, at, this.limits)
  }

  /** All atoms and filters of the rule agree with its binding: fire it now, or once the rest can hold. */
  private found(rule: Rule): void {
    const { matched, slots, size } = rule
    const binding = slots.binding()
    if (rule.kind === 'action' && Number.isNaN(this.costOf(rule, binding))) return
    const { body, graph } = this
    if (size > 8) this.joiner.spend(size)
    body.length = 0
    for (let i = rule.kind === 'effect' ? 1 : 0; i < size; i++) body.push(matched[i]!)
    let waiting: number[] | undefined
    const { rest } = rule.way
    for (let i = 0; i < rest.length; i++) {
      const formula = rest[i]!
      const node = graph.instantiate(formula, slots)
      if (node === -2) return
      if (node < 0) continue
      body.push(~node)
      if (!graph.isSatisfied(node)) (waiting ??= []).push(node)
    }
    if (waiting === undefined) this.fire(rule, binding, body.items, body.length, matched[0]!)
    else {
      if (rule.kind === 'effect') body.push(matched[0]!)
      this.joiner.spend(waitingWeight)
      graph.wait(waiting, this.waiting.length)
      this.waiting.push({ rule, binding: binding.slice(), body: body.toArray() })
    }
  }

  private fire(rule: Rule, binding: Int32Array, body: Int32Array, size: number, action: number): void {
    switch (rule.kind) {
      case 'derived': {
        const { head } = this.derived[rule.place]!
        const fact = this.facts.intern(head.predicate, fill(this.tuple, head.terms, binding))
        this.derivedInstances.add(fact, body, size)
        break
      }
      case 'action':
        this.actionInstances.add(this.actionOf(rule, binding), body, size)
        break
      case 'effect': {
        this.joiner.spend(effectWeight)
        const effect = this.schemas[rule.place]!.effects[rule.effect]!
        this.effectInstances.add(action, body, size)
        this.effectPlaces.push(rule.effect)
        for (const slot of effect.slots) this.effectValues.push(binding[slot]!)
        this.change(effect, binding, undefined)
      }
    }
  }

  /** The number of the action with this binding, new or not. */
  private actionOf(rule: Rule, binding: Int32Array): number {
    const relation = this.triggers.actionsOf[rule.place]
    const row = relation === undefined ? -1 : relation.rowOf(binding)
    if (row >= 0) return relation!.ids.items[row]!
    const action = this.schemaOf.length
    if (action >= this.maxActions) this.stop()
    relation?.add(binding, action)
    this.schemaOf.push(rule.place)
    this.arguments.append(binding, rule.parameterCount)
    this.firstArgument.push(this.arguments.length)
    this.costs.push(this.costOf(rule, binding))
    return action
  }

  private costOf(rule: Rule, binding: Int32Array): number {
    const { costOf } = this.schemas[rule.place]!
    return costOf === undefined ? 1 : costOf(binding)
  }

  /** Takes up actions not followed yet and instances that have become satisfied, until there are none. */
  private follow(fact: number): void {
    const { graph, limits } = this
    limits[OLDER] = fact
    limits[UP_TO] = fact
    for (;;) {
      for (let i = graph.ready.pop(); i !== undefined; i = graph.ready.pop()) {
        const { rule, binding, body } = this.waiting[i]!
        const size = rule.kind === 'effect' ? body.length - 1 : body.length
        this.fire(rule, binding, body, size, body[size]!)
      }
      if (this.followed === this.schemaOf.length) return
      const action = this.followed++
      const place = this.schemaOf.items[action]!
      const at = this.firstArgument.items[action]!
      const rules = this.triggers.effects[place]!
      const schema = this.schemas[place]!
      const binding = schema.slots.binding()
      const { parameterCount } = schema
      const { items } = this.arguments
      for (let i = 0; i < parameterCount; i++) binding[i] = items[at + i]!
      this.change(schema.always, binding, this.adds)
      this.firstAdd.push(this.adds.length)
      for (let i = 0; i < rules.length; i++) {
        const trigger = rules[i]!
        trigger.rule.matched[0] = action
        this.join(trigger, this.arguments.items, at)
      }
    }
  }

  /** Marks what an effect adds, listed in `into`, and what it deletes if that matters. */
  private change(
    effect: Pick<SchemaRules['always'], 'adds' | 'deletes'>,
    binding: Int32Array,
    into: IntList | undefined,
  ): void {
    const { facts, symbols, tuple } = this
    const { adds, deletes } = effect
    const size = adds.length + deletes.length
    if (size > 8) this.joiner.spend(size)
    for (let i = 0; i < adds.length; i++) {
      const { predicate, terms } = adds[i]!
      const fact = facts.intern(predicate, fill(tuple, terms, binding))
      into?.push(fact)
    }
    for (let i = 0; i < deletes.length; i++) {
      const { predicate, terms } = deletes[i]!
      if (symbols.negated[predicate] === 0) continue
      const fact = facts.find(predicate, fill(tuple, terms, binding))
      if (fact < 0 || fact >= facts.initialCount || facts.mayBeFalse[fact] === 1) continue
      facts.mayBeFalse[fact] = 1
      this.graph.deleted(predicate, tuple, 0)
    }
  }
}

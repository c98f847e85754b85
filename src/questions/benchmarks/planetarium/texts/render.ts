// Describes a problem in English: its objects by name, then the initial state and the goal, fact by fact or by a
// summary.

import type { Rng } from '#base/rng'
import type { Phrases } from '#language/english/phrases'
import type { TextStyleName } from '#questions/kinds/asking/planning/style'
import type { Domain } from '#planning/pddl/model'
import { decimalText } from '#base/decimal'
import type { Exchange } from '../layouts/exchange'
import { groupsIn, describeGroup } from '../layouts/groups'
import type { BoundLayout } from '../layouts/layout'
import { openGroupsIn, describeOpen } from '../layouts/open-groups'
import { type Parameters, pattern } from '../layouts/pattern'
import { type Fact, factsOfGoal, type Goal, type Sketch } from '../layouts/sketch'
import { Members, sortsOf } from '../layouts/sorts'
import { kindsOf } from '#planning/task/universe'
import { FactEnglish, type Tense } from './english'
import { goalLines } from './goal-lines'
import { renderObjects } from './header'

export const BEGINNING = 'At the beginning, this holds and nothing else:'
export const NOTHING = 'At the beginning, nothing holds.'
export const END = 'In the end, this should hold:'
export const ANYTHING = 'In the end, anything may hold.'
/** Sentences before facts that hold initially and need not hold in the end, and before the rest of the goal. */
export const KEPT = 'All that holds at the beginning and can change should still hold, but for these facts:'
export const ALL_KEPT = 'All that holds at the beginning and can change should still hold.'
export const FURTHER_GOAL = 'Besides, this should hold:'
export const CHEAP = 'A plan should cost as little as possible.'

/** The layout from which facts were built. */
export interface UsedLayout {
  readonly layout: BoundLayout
  readonly parameters: Parameters
  readonly facts: readonly Fact[]
}

export interface TextStyleChoice {
  readonly how: TextStyleName
  /** For abstract descriptions: the layout used. */
  readonly used?: UsedLayout
}

/** The text of the initial state or of the goal. */
export interface RenderedHalfText {
  readonly text: string
  /**
   * The name in rows: the layout, or `every` for sentences about all objects of a sort; null if described fact by fact.
   */
  readonly layout: string | null
  /** True if it is left open which objects take which places. */
  readonly isOpen: boolean
  /** True if the text depends on the initial state and leaves nothing open. */
  readonly follows: boolean
}

export interface RenderedText {
  readonly init: RenderedHalfText
  readonly goal: RenderedHalfText
  readonly placeholder: boolean
}

/** Describes problems of one domain. */
export class GoalRenderer {
  private readonly domain: Domain
  private readonly english: FactEnglish
  private readonly members: Members
  private readonly sketch: Sketch
  private readonly rng: Rng
  private readonly exchange: Exchange | undefined

  /** @param exchange Determines what may be left open; without it, sentences are complete in any domain. */
  constructor(domain: Domain, phrases: Phrases, sketch: Sketch, rng: Rng, exchange?: Exchange) {
    const sorts = sortsOf(domain, phrases)
    this.domain = domain
    this.sketch = sketch
    this.rng = rng
    this.exchange = exchange
    this.members = new Members(domain, sorts, sketch.objects, sketch.init)
    this.english = new FactEnglish(domain, phrases, sorts, sketch.objects, rng.fork('voice'))
  }

  /** The text, or why it cannot be rendered in this style. */
  render(init: TextStyleChoice, goal: TextStyleChoice): RenderedText | string {
    const first = this.init(init)
    if (typeof first === 'string') return first
    const second = this.goal(goal, first.isOpen)
    if (typeof second === 'string') return second
    return {
      init: first,
      goal: second,
      placeholder: (first.isOpen || second.isOpen) && !second.follows,
    }
  }

  private init({ how, used }: TextStyleChoice): RenderedHalfText | string {
    const { init, values } = this.sketch
    const { sentences, covers } = renderObjects(this.sketch, this.english.sorts)
    const facts = init.filter(fact => !covers.has(fact.join(' ')))
    const rendered = this.facts(facts, 'is', how, used)
    if (typeof rendered === 'string') return `${rendered} of its initial state`
    const lines = [
      ...rendered.lines,
      ...values.map(({ term, value }) => `(${term.join(' ')}) is ${decimalText(value)}.`),
    ]
    return {
      ...rendered.half,
      text: [...sentences, ...(lines.length === 0 ? [NOTHING] : [BEGINNING, ...lines])].join('\n'),
    }
  }

  private goal({ how, used }: TextStyleChoice, isInitOpen: boolean): RenderedHalfText | string {
    const { goal, minimizesCost } = this.sketch
    const facts = factsOfGoal(goal)
    // A text that depends on an open initial state would reveal what is open.
    const isKeptAble = how === 'abstract' && used === undefined && !isInitOpen
    const rendered =
      facts === undefined
        ? this.tree(goal, how)
        : ((isKeptAble ? this.kept(facts) : undefined) ?? this.facts(facts, 'should', how, used))
    if (typeof rendered === 'string') return `${rendered} of its goal`
    return {
      ...rendered.half,
      text: [
        ...(rendered.lines.length === 0 ? [ANYTHING] : [END, ...rendered.lines]),
        ...(minimizesCost ? [CHEAP] : []),
      ].join('\n'),
    }
  }

  private tree(goal: Goal, how: TextStyleName): RenderedHalf | string {
    return how === 'abstract' ? NO_LAYOUT : { lines: goalLines(goal, this.english), half: { layout: null, ...closed } }
  }

  private facts(
    facts: readonly Fact[],
    tense: Tense,
    how: TextStyleName,
    used: UsedLayout | undefined,
  ): RenderedHalf | string {
    if (how === 'explicit') {
      const lines = facts.map(fact => this.english.sentence(fact, tense))
      return { lines, half: { layout: null, ...closed } }
    }
    if (used !== undefined) {
      const { layout, parameters, facts: covered } = used
      const sentence = layout[tense === 'is' ? 'init' : 'goal']
      if (sentence === undefined) return NO_LAYOUT
      const names = new Set(covered.map(fact => fact.join(' ')))
      const others = facts.filter(fact => !names.has(fact.join(' ')))
      return {
        lines: [`${pattern(sentence).fill(parameters)}.`, ...this.grouped(others, tense).lines],
        half: {
          layout: layout.id,
          isOpen: layout.opens.length > 0,
          follows: layout.follows === true && others.length === 0,
        },
      }
    }
    return this.recognised(facts, tense)
  }

  /** A goal that preserves most of the initial state; undefined for any other. */
  private kept(facts: readonly Fact[]): RenderedHalf | undefined {
    const asked = new Set(facts.map(fact => fact.join(' ')))
    const moving = changing(this.domain)
    const begun = this.sketch.init.filter(([head]) => moving.has(head!))
    const dropped = begun.filter(fact => !asked.has(fact.join(' ')))
    const known = new Set(begun.map(fact => fact.join(' ')))
    const further = facts.filter(fact => !known.has(fact.join(' ')))
    const kept = begun.length - dropped.length
    if (kept < MIN_KEPT || kept < dropped.length + further.length) return undefined
    const lines = [
      ...(dropped.length === 0 ? [ALL_KEPT] : [KEPT, ...dropped.map(fact => this.english.sentence(fact, 'is'))]),
      ...(further.length === 0 ? [] : [FURTHER_GOAL, ...further.map(fact => this.english.sentence(fact, 'should'))]),
    ]
    return { lines, half: { layout: 'kept', ...closed } }
  }

  /** A summary of facts of any domain, if there is one. */
  private recognised(facts: readonly Fact[], tense: Tense): RenderedHalf | string {
    if (this.exchange !== undefined)
      for (const { group, facts: own } of openGroupsIn(facts, this.english, this.members, this.rng.fork('open'))) {
        const others = facts.filter(fact => !own.includes(fact))
        const { exchange } = this
        const isFree = [group.who, group.where].every(({ name }) => exchange.isFree(this.members.of(name), others))
        if (!isFree) continue
        return {
          lines: [describeOpen(group, this.english, tense), ...this.grouped(others, tense).lines],
          half: { layout: group.id, isOpen: true, follows: false },
        }
      }
    const { lines, layout } = this.grouped(facts, tense)
    return layout === null ? NO_LAYOUT : { lines, half: { layout, ...closed } }
  }

  /** Groups facts into sentences about several objects, as far as possible. */
  private grouped(facts: readonly Fact[], tense: Tense): { lines: readonly string[]; layout: string | null } {
    const { every, listed, rest } = groupsIn(facts, this.english, this.members)
    return {
      lines: [
        ...[...every, ...listed].map(group => describeGroup(group, this.english, tense)),
        ...rest.map(fact => this.english.sentence(fact, tense)),
      ],
      layout: every.length > 0 ? 'every' : listed.length > 0 ? 'listed' : null,
    }
  }
}

interface RenderedHalf {
  readonly lines: readonly string[]
  readonly half: Omit<RenderedHalfText, 'text'>
}

/** Minimum number of preserved facts. */
const MIN_KEPT = 2

/** Predicates with facts that actions add or delete. */
export function changing(domain: Domain): ReadonlySet<string> {
  const kinds = kindsOf(domain)
  return new Set(domain.predicates.flatMap(({ name }, i) => (kinds[i] === 'fluent' ? [name] : [])))
}

const NO_LAYOUT = 'there is no abstract telling'
const closed = { isOpen: false, follows: false } as const

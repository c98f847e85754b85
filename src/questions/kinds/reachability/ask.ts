// Generates reachability questions: which proposition can never hold?

import type { Statement } from '#planning/analysis/statement'
import { NearStates } from '#planning/search/near-states'
import { truthOf } from '#planning/analysis/truth'
import { makeRng, type Rng } from '#base/rng'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { FactId, State, Task } from '#planning/task/task'
import { Forms } from '../asking/forms'
import type { Offer } from '../asking/offer'
import type { OfferedItem } from '../asking/offer'
import { type KindAsker, NOTHING, notHere, posed } from '../asking/posed'
import { type Situation, factSentences } from '../asking/situation'
import { propositionsIn, sidesOf, someStates } from '../asking/unreachable'
import { factSide } from '../solving/unreachable'
import { words } from './words'

/** Maximum length of published lists. */
const MAX_LISTED = 50

export const reachability: KindAsker = {
  code: words.code,
  gen({ task, source }) {
    const { impossible, undecided } = sidesOf(factSide, task)
    if (undecided > 0) return notHere(`${undecided} propositions are undecided`)
    return posed({
      stem: 'Name a proposition that holds in no state that can be reached from here, or say None if there is no such proposition.',
      parts: words.contextParts,
      asked: { kind: 'reach' },
      // The published layout omits the brackets here. The same question has the same key, whatever the seed.
      key: makeRng(source.problem)
        .shuffled(impossible)
        .slice(0, MAX_LISTED)
        .map(fact => fact.slice(1, -1)),
      rightAnswers: Math.max(1, impossible.length),
    })
  },

  offers(situation, rng) {
    const items = conditions(situation, rng)
    if (items.length === 0) return 'nothing new can be reached'
    if (!haveFormsInCommon(items)) return nearOffers(situation, rng)
    return [
      {
        situation,
        items,
        parts: NOTHING,
        yesNo: ({ text }) => `Is there a way to get to a state in which this holds: ${text()}?`,
        choice: () => 'Which of these can hold in a state that can be reached from here?',
      },
    ]
  },
}

function haveFormsInCommon(items: readonly OfferedItem[]): boolean {
  const right = new Set(items.filter(({ holds }) => holds).map(({ form }) => form))
  return items.some(({ holds, form }) => !holds && right.has(form))
}

/** Numbers of steps used if the form alone would show what is reachable, as in a domain where everything is. */
const NEAR = [1, 2, 3, 4]

function nearOffers(situation: Situation, rng: Rng): Offer[] {
  const { task } = situation
  const near = new NearStates(task)
  const forms = new Forms(task)
  near.goTo(NEAR.at(-1)! + 1)
  const states = Array.from({ length: near.count }, (_, place) => near.stateAt(place))
  return NEAR.filter(steps => near.isWhole(steps)).map(steps => {
    const found = new Conditions(situation, facts => ({ kind: 'reachable', facts, within: steps }))
    for (const facts of seedsFrom(task, states, rng, forms)) {
      const ids = facts.map(fact => findFact(task, fact))
      if (!ids.includes(undefined) && found.isWanted(facts))
        found.add(facts, near.first(ids as FactId[], steps) !== undefined)
    }
    const within = steps === 1 ? 'one step' : `at most ${steps} steps`
    return {
      situation,
      items: found.items().map(item => ({ ...item, form: `${item.form} ${steps}` })),
      parts: NOTHING,
      yesNo: ({ text }) => `Is there a way to get, in ${within}, to a state in which this holds: ${text()}?`,
      choice: () => `Which of these can hold in a state that can be reached in ${within}?`,
    }
  })
}

/** Number of conditions drawn from reached states, and of variations of each. */
const SEEDS = 16
const VARIATIONS = 24
/** Maximum number of proofs tried per situation, and number of conditions of one form and truth that is enough. */
const PROOFS = 40
const ENOUGH = 6
const MAX_FACTS = 3

/** Conjunctions of facts that hold in some reachable state but not now, and others of the same forms that never do. */
function conditions(situation: Situation, rng: Rng): OfferedItem[] {
  const { task } = situation
  const states = someStates(task, rng)
  const forms = new Forms(task)
  const found = new Conditions(situation, facts => ({ kind: 'reachable', facts }))
  let proofs = 0
  for (const facts of seedsFrom(task, states, rng, forms)) {
    if (!found.isWanted(facts)) continue
    const known = facts.some(fact => findFact(task, fact) === undefined)
      ? false
      : states.some(state => holdAll(task, state, facts)) || undefined
    if (known !== undefined) found.add(facts, known)
    else if (proofs++ < PROOFS) {
      const truth = truthOf(task, { kind: 'reachable', facts })
      if (truth !== 'undecided') found.add(facts, truth)
    }
  }
  return found.items()
}

/** Conditions from random states, and each with some of its facts altered. */
function* seedsFrom(task: Task, states: readonly State[], rng: Rng, forms: Forms): Generator<readonly string[]> {
  const seeds = Array.from({ length: SEEDS }, () => {
    const facts = propositionsIn(task, rng.pick(states))
    return rng.shuffled(facts).slice(0, 1 + rng.below(MAX_FACTS))
  }).filter(facts => facts.length > 0)
  yield* seeds
  for (let i = 0; i < VARIATIONS; i++)
    for (const facts of seeds) {
      const other = facts.map(fact => (rng.below(2) === 0 ? forms.altered(fact, rng) : fact))
      if (new Set(other).size === other.length) yield other
    }
}

/** Collects conditions that do not hold now, up to a number per form. */
class Conditions {
  private readonly found = new Map<string, OfferedItem>()
  private readonly counts = new Map<string, number>()
  private readonly forms: Forms
  private readonly now = new Map<string, boolean>()
  private readonly situation: Situation
  private readonly statementOf: (facts: readonly string[]) => Statement

  constructor(situation: Situation, statementOf: (facts: readonly string[]) => Statement) {
    this.situation = situation
    this.statementOf = statementOf
    this.forms = new Forms(situation.task)
  }

  isWanted(facts: readonly string[]): boolean {
    if (facts.every(fact => this.isNow(fact)) || this.found.has(keyOf(facts))) return false
    const form = this.formOf(facts)
    return [true, false].some(truth => (this.counts.get(`${form} ${truth}`) ?? 0) < ENOUGH)
  }

  add(facts: readonly string[], truth: boolean): void {
    const form = this.formOf(facts)
    const count = this.counts.get(`${form} ${truth}`) ?? 0
    if (count >= ENOUGH) return
    this.counts.set(`${form} ${truth}`, count + 1)
    this.found.set(keyOf(facts), {
      statement: this.statementOf(facts),
      form,
      holds: truth,
      text: () => factSentences(this.situation, facts),
    })
  }

  items(): OfferedItem[] {
    return [...this.found.values()]
  }

  private formOf(facts: readonly string[]): string {
    return `${this.forms.of(facts)} ${facts.filter(fact => this.isNow(fact)).length}`
  }

  private isNow(fact: string): boolean {
    let holds = this.now.get(fact)
    if (holds === undefined) this.now.set(fact, (holds = isNow(this.situation.task, fact)))
    return holds
  }
}

const keyOf = (facts: readonly string[]): string => [...facts].sort().join()

const isNow = (task: Task, fact: string): boolean => isTrue(task, task.initial, fact)

const holdAll = (task: Task, state: State, facts: readonly string[]): boolean =>
  facts.every(fact => isTrue(task, state, fact))

function isTrue(task: Task, state: State, name: string): boolean {
  const fact: FactId | undefined = findFact(task, name)
  return fact !== undefined && holds(state, fact)
}

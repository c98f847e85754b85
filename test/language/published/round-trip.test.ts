// Problems described in the published style are parsed back exactly, in all thirteen domains.

import { describe, expect, it } from 'vitest'
import { makeRng } from '#base/rng'
import { describeContext } from '#language/english/context'
import { ContextReader } from '#language/english/context-reader'
import { describeAction, describeFact, describeState } from '#language/english/describe'
import { ListReader } from '#language/english/list-reader'
import { fitsOf } from '#language/english/read-back'
import { actionName, stateFacts } from '#planning/task/names'
import { applicableActions, progress } from '#planning/task/step'
import { loadTask, type LoadedTask } from '#planning/task/load'
import { type PublishedDomain, publishedDomains } from './sentences'

const all = publishedDomains()

/** The two smallest problems that ship with the domain. */
const tasksOf = ({ folder }: PublishedDomain): LoadedTask[] =>
  folder.problems.slice(0, 2).map(({ text }) => {
    const loaded = loadTask({ domain: folder.domainText, problem: text })
    if (loaded.kind !== 'ready') throw new Error(loaded.message)
    return loaded
  })

const initOf = ({ problem }: LoadedTask): string[] =>
  problem.init.map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`)

const headOf = (fact: string): string => fact.slice(1, -1).split(' ')[0]!

/** Facts of each state of a walk by chance, with all that never changes. */
function* statesOf(loaded: LoadedTask, steps: number): Generator<string[]> {
  const { task } = loaded
  const rng = makeRng(7)
  let state = task.initial
  const initial = new Set(stateFacts(task, state))
  const statics = initOf(loaded).filter(fact => !initial.has(fact))
  for (let step = 0; step < steps; step++) {
    yield [...new Set([...statics, ...stateFacts(task, state)])]
    const actions = applicableActions(task, state)
    if (actions.length === 0) return
    state = progress(task, state, actions[rng.below(actions.length)]!)
  }
}

/** Three facts that have wordings of their own. */
const goalOf = ({ phrases }: PublishedDomain, facts: readonly string[]): string[] =>
  facts.filter(fact => phrases.predicates.has(headOf(fact))).slice(0, 3)

const contextOf = (own: PublishedDomain, loaded: LoadedTask, facts: readonly string[]): string =>
  describeContext(
    own.phrases,
    {
      ...{ domain: loaded.domain, problem: loaded.problem, statics: facts, facts },
      ...{ goal: goalOf(own, facts) },
      fluent: new Set(),
    },
    { goal: true, actions: false, propositions: false },
  ).text

describe.each(all.map(own => [own.folder.id, own] as const))('%s', (_, own) => {
  it('shows states, and reads them back to just their facts', () => {
    const reader = new ContextReader(own.phrases)
    for (const loaded of tasksOf(own))
      for (const facts of statesOf(loaded, 12)) {
        const text = contextOf(own, loaded, facts)
        const { sentences, unread } = reader.read(text)
        expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual([])
        const read = sentences.filter(({ part }) => part !== 'goal').flatMap(each => each.facts)
        const names = new Set(read)
        const rest = facts.filter(fact => !names.has(fact))
        expect(read.filter(fact => !facts.includes(fact))).toEqual([])
        expect(rest.filter(fact => !own.phrases.leftOut?.has(headOf(fact)))).toEqual([])
        const goal = sentences.find(({ part }) => part === 'goal')
        expect(goal?.facts).toEqual(goalOf(own, facts))
      }
  })

  it('reads nothing that was not described when one fact is taken away', () => {
    const reader = new ContextReader(own.phrases)
    const [loaded] = tasksOf(own) as [LoadedTask]
    const facts = initOf(loaded)
    for (let i = 0; i < Math.min(40, facts.length); i++) {
      const rest = facts.filter((_, at) => at !== i)
      const { sentences } = reader.read(contextOf(own, loaded, rest))
      const read = sentences.flatMap(each => each.facts)
      expect(read.filter(fact => !rest.includes(fact))).toEqual([])
    }
  })

  it('reads every wording in a list of three', () => {
    const [loaded] = tasksOf(own) as [LoadedTask]
    const { task, domain, problem } = loaded
    const names = new Set([...domain.constants, ...problem.objects].map(({ name }) => name))
    const lists = new ListReader(own.phrases, name => names.has(name), fitsOf(domain, problem.objects))
    const check = (kind: 'fact' | 'action', items: string[], say: (item: string) => string): void => {
      const text = `${items.slice(0, -1).map(say).join(', ')}, and ${say(items.at(-1)!)}`
      const read = lists.read(kind, text)
      if (read.kind !== 'read') throw new Error(`${read.kind}: ${text}`)
      expect(read.items.map(({ from, to }) => text.slice(from, to))).toEqual(items.map(say))
      read.items.forEach(({ meanings }, i) => {
        expect(meanings.flatMap(each => each.items)).toContain(items[i])
      })
    }
    for (let voice = 0; voice < 12; voice++) {
      const spoken = { fact: () => voice, action: () => voice }
      const facts = stateFacts(task, task.initial).filter(fact => own.phrases.predicates.has(headOf(fact)))
      const actions = applicableActions(task, task.initial).map(each => actionName(task, each))
      const three = (list: string[]): string[] => [0, 1, 2].map(i => list[(i + voice) % list.length]!)
      check('fact', three(facts), fact => describeFact(own.phrases, fact, spoken).text)
      check('action', three(actions), act => describeAction(own.phrases, act, spoken).text)
    }
  })

  it('states in every sentence which facts its words show', () => {
    const [loaded] = tasksOf(own) as [LoadedTask]
    const { text, marks } = describeContext(
      own.phrases,
      {
        ...{ domain: loaded.domain, problem: loaded.problem, goal: undefined },
        ...{ statics: initOf(loaded), facts: initOf(loaded), fluent: new Set() },
      },
      { goal: false, actions: false, propositions: false },
    )
    expect(marks.length).toBeGreaterThan(0)
    for (const { from, to, object } of marks) if (object !== undefined) expect(text.slice(from, to)).toBe(object)
  })
})

it('has sentences for one and for several', () => {
  const { phrases } = all.find(({ folder }) => folder.id === 'rovers')!
  const say = (...facts: string[]): string => describeState(phrases, facts).text
  expect(say('(communicated_rock_data w1)')).toBe('Currently, rock data was communicated from waypoint w1.')
  expect(say('(communicated_rock_data w1)', '(communicated_rock_data w2)', '(communicated_soil_data w1)')).toBe(
    'Currently, rock data were communicated from the following waypoints: w1, w2. Soil data was communicated from waypoint w1.',
  )
})

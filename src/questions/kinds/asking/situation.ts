// The situation of a question: a problem as texts and task, with a chosen initial state, and its English.

import type { Rng } from '#base/rng'
import { type ContextParts, describeContext } from '#language/english/context'
import type { MarkedEnglish } from '#language/english/marked-english'
import type { Phrases } from '#language/english/phrases'
import { chooseVoice, describeAction, describeFact, type Voice, wordsOf } from '#language/english/describe'
import type { Atom, Condition, Domain, Problem } from '#planning/pddl/model'
import { printCondition, printProblem } from '#planning/pddl/print'
import { ground } from '#planning/task/ground'
import { stateFacts } from '#planning/task/names'
import type { State, Task } from '#planning/task/task'
import { kindsOf, objectsOf } from '#planning/task/universe'
import type { Source } from '#planning/pddl/source'

/** A domain for questions: its text, model and English. */
export interface World {
  /** The name of the shipped domain's folder, or the PDDL name of a user's own domain. */
  readonly id: string
  readonly domainText: string
  readonly domain: Domain
  readonly phrases: Phrases
  /** Predicates that the wording of questions on plans never describes. */
  readonly hidden?: ReadonlySet<string>
  /** For a renamed domain: the plain name of each predicate. */
  readonly plainNames?: ReadonlyMap<string, string>
}

export interface Situation {
  readonly world: World
  readonly source: Source
  readonly task: Task
  /** One wording for each predicate and action, used throughout the question. */
  readonly voice: Voice
}

/** The problem with `state` as its initial state, grounded again, so that it corresponds to the question's own PDDL. */
export function situationAt(world: World, task: Task, state: State, rng: Rng): Situation | undefined {
  const { domain } = world
  const problem = problemAt(task, state)
  const outcome = ground(domain, problem)
  if (outcome.kind !== 'task') return undefined
  return {
    world,
    source: { domain: world.domainText, problem: printProblem(problem) },
    task: outcome.task,
    voice: chooseVoice(world.phrases, rng.fork('voice')),
  }
}

/** The problem with this state of its task as the initial state. */
export function problemAt(task: Task, state: State): Problem {
  const { domain, problem } = task
  const kinds = kindsOf(domain)
  const isStatic = (atom: Atom): boolean =>
    kinds[domain.predicates.findIndex(({ name }) => name === atom.predicate.name)] === 'static'
  const nowhere = { from: 0, to: 0 }
  const facts = stateFacts(task, state).map((name): Atom => {
    const [predicate = '', ...objects] = wordsOf(name)
    return {
      predicate: { name: predicate, span: nowhere },
      terms: objects.map(object => ({ kind: 'object', name: object, span: nowhere })),
      span: nowhere,
    }
  })
  // Benchmark files count steps: the question's problem has no metric, so that every reader counts steps, too.
  return { ...problem, minimizesCost: false, init: [...facts, ...problem.init.filter(isStatic)] }
}

/** The English before the question. */
export const contextOf = (situation: Situation, parts: ContextParts): string => markedContextOf(situation, parts).text

/** The same text with marks. */
export function markedContextOf({ world, task, voice }: Situation, parts: ContextParts): MarkedEnglish {
  const { domain, phrases } = world
  const kinds = kindsOf(domain)
  const named = (which: 'static' | 'fluent'): Set<string> =>
    new Set(domain.predicates.filter((_, i) => kinds[i] === which).map(({ name }) => name))
  const statics = named('static')
  const { problem } = task
  return describeContext(
    phrases,
    {
      domain,
      problem,
      statics: problem.init.filter(({ predicate }) => statics.has(predicate.name)).map(textOf),
      facts: stateFacts(task, task.initial),
      goal: goalLiterals(domain, problem),
      goalText: printCondition(problem.goal),
      fluent: named('fluent'),
    },
    parts,
    voice,
  )
}

const textOf = ({ predicate, terms }: Atom): string =>
  `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`

/** A goal for more objects is described as PDDL. */
const MAX_LITERALS = 60

/** The facts of the goal, and `(not …)` of those that must not hold; undefined if it is no conjunction of them. */
function goalLiterals(domain: Domain, problem: Problem): string[] | undefined {
  const objects = objectsOf(domain, problem)
  const found: string[] = []
  const named = ({ predicate, terms }: Atom, bound: ReadonlyMap<string, string>): string =>
    `(${[predicate.name, ...terms.map(({ name }) => bound.get(name) ?? name)].join(' ')})`
  const add = (part: Condition, bound: ReadonlyMap<string, string>): boolean => {
    if (found.length > MAX_LITERALS) return false
    if (part.kind === 'and') return part.parts.every(each => add(each, bound))
    if (part.kind === 'atom') return found.push(named(part.atom, bound)) > 0
    if (part.kind === 'not' && part.body.kind === 'atom') return found.push(`(not ${named(part.body.atom, bound)})`) > 0
    if (part.kind !== 'forall') return false
    const [first, ...others] = part.variables
    if (first === undefined) return add(part.body, bound)
    const rest = others.length === 0 ? part.body : { ...part, variables: others }
    return Array.from(objects.members(first.type).list).every(each =>
      add(rest, new Map(bound).set(first.name, objects.names[each]!)),
    )
  }
  if (!add(problem.goal, new Map())) return undefined
  return [...new Set(found)]
}

/** The goal's facts, if it is an atom or a conjunction of atoms. */
export function plainGoal({ goal }: Problem): string[] | undefined {
  const facts: string[] = []
  for (const part of goal.kind === 'and' ? goal.parts : [goal]) {
    if (part.kind !== 'atom') return undefined
    facts.push(textOf(part.atom))
  }
  return facts
}

export const factSentence = ({ world, voice }: Situation, fact: string): string =>
  describeFact(world.phrases, fact, voice).text

export const factSentences = (situation: Situation, facts: readonly string[]): string =>
  facts.map(fact => factSentence(situation, fact)).join(' and ')

export const actionSentence = ({ world, voice }: Situation, action: string): string =>
  describeAction(world.phrases, action, voice).text

/** A foreign phrase with random objects of the types in its slots; undefined if there are none. */
export function foreignPhrase({ world, task }: Situation, rng: Rng): string | undefined {
  const { foreign } = world.phrases
  if (foreign.length === 0) return undefined
  const objects = [...world.domain.constants, ...task.problem.objects]
  const ofType = (type: string): string[] =>
    objects.filter(object => type === 'object' || object.type.some(({ name }) => name === type)).map(({ name }) => name)
  for (const template of rng.shuffled(foreign)) {
    const sentences: string[] = []
    for (const part of template.parts) {
      if (part.kind === 'text') sentences.push(part.text)
      else if (part.kind === 'number') sentences.push(part.one)
      else {
        const fitting = ofType(part.name)
        if (fitting.length === 0) break
        sentences.push(rng.pick(fitting))
      }
    }
    if (sentences.length === template.parts.length) return sentences.join('')
  }
  return undefined
}

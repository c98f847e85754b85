// Random small tasks for the fuzzer: from every generator of the tests, and what those leave out written into their texts.

import { makeRng, type Rng } from '#base/rng'
import { randomPair } from '../../equivalence/oracle/random-pairs'
import { deliveriesWith } from '../../search/deliveries'
import { yardWith } from '../../search/yard'
import { randomPlain } from '../../support/brute-force'
import { textsOf } from '../../support/propositional'
import { SmallTask } from '../../support/enumerate'
import { type RandomTexts, randomTexts } from '../../support/random-task'
import { Judge } from './judge'

/** More states are not enumerated. */
export const MAX_STATES = 120
/** Maximum number of texts to try before a task with few transitions is used. */
const TRIES = 12

/** The same task for the same seed: in most, something happens before the goal holds, or it never does. */
export function taskFor(seed: number): RandomTexts & { readonly judge: Judge } {
  for (let i = 0; ; i++) {
    const rng = makeRng(`certificates ${seed} ${i}`)
    const [domain, problem] = base(rng)
    const texts = varied({ domain, problem }, rng)
    const judge = judgeOf(texts)
    if (judge === undefined) continue
    const found = rng.below(2) === 0 ? withFarGoal(texts, judge, rng) : { ...texts, judge }
    if (i >= TRIES || rng.below(10) === 0 || isLively(found.judge)) return found
  }
}

/** A task of this many facts. */
export function microFor(seed: number, facts: number): RandomTexts & { readonly judge: Judge } {
  for (let i = 0; ; i++) {
    const [domain, problem] = micro(makeRng(`micro ${seed} ${i}`), facts)
    const judge = judgeOf({ domain, problem })
    if (judge !== undefined && (i > TRIES || isLively(judge))) return { domain, problem, judge }
  }
}

const judgeOf = ({ domain, problem }: RandomTexts): Judge | undefined =>
  Judge.of(new SmallTask(domain, problem), MAX_STATES)

function isLively(judge: Judge): boolean {
  const left = judge.distances(judge.initial)[0]
  return judge.initial.states.length > 2 && left !== 0n
}

/** The same task with a goal that holds in some state, one far from the first if there is one. */
function withFarGoal(texts: RandomTexts, judge: Judge, rng: Rng): RandomTexts & { judge: Judge } {
  const { full } = judge.initial
  const state = full[full.length - 1 - rng.below(Math.ceil(full.length / 2))]!
  const { task } = judge
  const derived = [...task.derived].flatMap(name => task.factsOf(name))
  const known = new Set([...judge.propositions(), ...derived])
  const held = [...state].filter(fact => known.has(fact))
  const missing = judge.propositions().filter(fact => !state.has(fact))
  const literals = [
    ...rng.shuffled(held).slice(0, 1 + rng.below(3)),
    ...rng
      .shuffled(missing)
      .slice(0, rng.below(2))
      .map(fact => `(not ${fact})`),
  ]
  const at = texts.problem.indexOf('(:goal')
  if (at < 0) return { ...texts, judge }
  let depth = 0
  let end = at
  do {
    if (texts.problem[end] === '(') depth++
    if (texts.problem[end] === ')') depth--
    end++
  } while (depth > 0)
  const problem = `${texts.problem.slice(0, at)}(:goal (and ${literals.join(' ')}))${texts.problem.slice(end)}`
  const changed = { domain: texts.domain, problem }
  return { ...changed, judge: judgeOf(changed)! }
}

function base(rng: Rng): [string, string] {
  const seed = rng.below(1_000_000)
  const pair = ({ domain, problem }: RandomTexts): [string, string] => [domain, problem]
  switch (rng.below(12)) {
    case 0:
    case 1:
      return micro(rng, 2 + rng.below(2))
    case 2:
    case 3:
      return pair(textsOf(seed))
    case 4:
      return [...randomPlain(seed).texts]
    case 5:
    case 6: {
      const { domain, a } = randomPair(`certificates ${seed}`)
      return [domain, a]
    }
    case 7:
      return pair(rng.below(2) === 0 ? deliveriesWith(seed) : yardWith(seed))
    default: {
      const isWhole = rng.below(2) === 0
      const some = (): boolean => isWhole || rng.below(2) === 0
      return pair(
        randomTexts(seed, {
          derived: some(),
          conditionalEffects: some(),
          complexConditions: some(),
          costs: some(),
        }),
      )
    }
  }
}

/** So few facts that whole families of certificates can be written out. */
function micro(rng: Rng, count: number): [string, string] {
  const facts = ['(p)', '(q)', '(r)'].slice(0, count)
  const isDerived = rng.below(4) === 0
  const literal = (all: readonly string[]): string => (rng.below(3) === 0 ? `(not ${rng.pick(all)})` : rng.pick(all))
  const all = isDerived ? [...facts, '(d)'] : facts
  const conjunction = (max: number): string =>
    `(${rng.below(6) === 0 ? 'or' : 'and'} ${Array.from({ length: 1 + rng.below(max) }, () => literal(all)).join(' ')})`
  const change = (): string => {
    const one = literal(facts)
    return rng.below(4) === 0 ? `(when ${conjunction(2)} ${one})` : one
  }
  const isCounted = rng.below(2) === 0
  const actions = Array.from({ length: 1 + rng.below(3) }, (_, i) => {
    const cost = isCounted ? ` (increase (total-cost) ${rng.pick([0, 1, 1, 2, 5])})` : ''
    return `(:action a${i} :parameters () :precondition ${rng.below(4) === 0 ? '()' : conjunction(2)}
      :effect (and ${change()} ${change()}${cost}))`
  })
  return [
    `(define (domain micro) (:requirements :adl :derived-predicates :action-costs)
    (:predicates ${all.join(' ')}) (:functions (total-cost))
    ${isDerived ? `(:derived (d) (or ${literal(facts)} (and ${literal(facts)} (d))))` : ''}
    ${actions.join('\n    ')})`,
    `(define (problem m) (:domain micro) (:init ${facts.filter(() => rng.below(3) === 0).join(' ')})
    (:goal ${conjunction(2)}) ${isCounted ? '(:metric minimize (total-cost))' : ''})`,
  ]
}

/** Ways in which texts are written otherwise; a text that they do not fit stays as it is. */
const variations: readonly ((texts: RandomTexts, rng: Rng) => RandomTexts)[] = [
  // Costs where there are none.
  ({ domain, problem }, rng) => {
    if (domain.includes('total-cost')) return { domain, problem }
    return {
      domain: domain
        .replace('(:predicates', '(:functions (total-cost))\n(:predicates')
        .replace(/:effect \(and/g, () => `:effect (and (increase (total-cost) ${rng.below(4)})`),
      problem: problem.replace(/\)\s*$/, '(:metric minimize (total-cost)))'),
    }
  },
  // One of two types.
  ({ domain, problem }, rng) => ({
    domain: domain.replace(/(\?\w+) - (top|left|right|room|place)\b/g, (all, variable, type) =>
      rng.below(3) > 0
        ? all
        : `${variable} - (either ${type} ${type === 'left' ? 'right' : type === 'right' ? 'left' : type})`,
    ),
    problem,
  }),
  // A goal that holds initially, that never holds, or that requires one fact twice.
  ({ domain, problem }, rng) => ({
    domain,
    problem: problem.replace(/\(:goal \(and/, () =>
      rng.pick(['(:goal (and (and) (or (and) (and))', '(:goal (and (not (and))', '(:goal (and (and)']),
    ),
  }),
  // An action under two names.
  ({ domain, problem }) => ({
    domain: domain.replace(/\(:action (\w+)([\s\S]*)\)\s*$/, (all, name, body: string) => {
      const first = `(:action ${name}${body}`
      const next = body.indexOf('(:action')
      return next < 0 ? `${first}\n(:action twin${body})` : all
    }),
    problem,
  }),
  // Facts listed twice.
  ({ domain, problem }) => ({
    domain,
    problem: problem.replace(/\(:init (\([^()]*\))/, '(:init $1 $1'),
  }),
]

function varied(texts: RandomTexts, rng: Rng): RandomTexts {
  return rng.below(3) > 0 ? texts : rng.pick(variations)(texts, rng)
}

// The fuzzer for claims about two problems: evidence of the engine and of brute force about one pair, bent and put to the
// opposite claim, or to another second problem.

import { makeRng, type Rng } from '#base/rng'
import type { Certificate, PairClaim } from '#planning/certificates/certificate'
import type { PairMode } from '#planning/certificates/pairs/pair-certificate'
import type { Problem } from '#planning/pddl/model'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { answerOf, type PlainAnswer } from '../../equivalence/oracle/plain-pair'
import { PlainProblem } from '../../equivalence/oracle/plain-problem'
import { randomPair } from '../../equivalence/oracle/random-pairs'
import { SmallTask } from '../../support/enumerate'
import { modelsOf } from '../../support/task'
import { isTrue, naiveCases } from '../pairs/naive'
import { certificateOf } from './grammar'
import { Judge } from './judge'
import { mutate, Pieces } from './mutate'
import { nearEvidence } from './near'
import { ifWhole } from './sketch'
import type { Tally } from './tally'
import { oneOf, type World, worldFrom } from './world'

const modes: readonly PairMode[] = ['strict', 'placeholder']
const limits = pairLimits({ maxStates: 10_000 })
/** States of a problem at most, texts of second problems, and pieces of evidence of each that are kept. */
const MAX_STATES = 200
const MAX_OTHERS = 5
const MAX_SHOWN = 40

type Shown = Extract<Certificate, { kind: 'pair' }>

/** A second problem, with the truth about the pair and its supposed evidence. */
interface Other {
  readonly text: string
  readonly world: World
  readonly answer: PlainAnswer
  readonly shown: Shown[]
}

/** Checks about this many certificates on the pair of the seed. */
export function fuzzPair(seed: number, checks: number, tally: Tally): void {
  const rng = makeRng(`pair ${seed}`)
  const pair = randomPair(`fuzz ${seed}`)
  const plain = new PlainProblem(...modelsOf(pair.domain, pair.a))
  const world = worldOf(`pair ${seed}`, pair.domain, pair.a)
  if (world === undefined) return
  const texts = new Set([pair.b, pair.a, ...bentTexts(pair.a, rng), ...bentTexts(pair.b, rng)])
  const others = [...texts].slice(0, MAX_OTHERS).flatMap(text => otherOf(world, plain, text, tally, rng) ?? [])
  if (others.length === 0) return
  tally.worlds++
  const pieces = new Pieces()
  for (const { shown } of others) for (const each of shown) pieces.add(each)
  for (let i = 0; i < checks; i++) {
    const other = rng.pick(others)
    const claim: PairClaim = { ...falsely(other, rng), other: other.text }
    const certificate = evidence(other, others, claim, pieces, rng)
    tally.judge(world, { claim, certificate }, () => isTrue(other.answer, claim))
  }
}

function worldOf(name: string, domain: string, problem: string): World | undefined {
  const judge = Judge.of(new SmallTask(domain, problem), MAX_STATES)
  return judge && worldFrom(name, domain, problem, judge)
}

/** The problem with one of its facts, or of the conjuncts of its goal, left out or about another object. */
function bentTexts(text: string, rng: Rng): string[] {
  return Array.from({ length: 4 }, () => {
    const atoms = [...text.matchAll(/\((?!define|problem|and|or|not|=)[\w-]+( [\w-]+)+\)/g)]
    const atom = oneOf(rng, atoms)
    if (atom === undefined) return text
    const [whole] = atom
    const words = atoms.flatMap(([each]) => each.slice(1, -1).split(' ').slice(1))
    const put = rng.below(2) === 0 ? '' : whole.replace(/ [\w-]+(?=\))/, () => ` ${oneOf(rng, words)}`)
    return text.slice(0, atom.index) + put + text.slice(atom.index + whole.length)
  })
}

/** Undefined where the text has an error, or too many states. */
function otherOf(first: World, plain: PlainProblem, text: string, tally: Tally, rng: Rng): Other | undefined {
  let second: PlainProblem
  try {
    second = new PlainProblem(...modelsOf(first.domain, text))
  } catch {
    return undefined
  }
  const world = worldOf('second', first.domain, text)
  const answer = answerOf(plain, second, MAX_STATES)
  if (world === undefined || answer === undefined) return undefined
  const shown = ownEvidence(first, text, second.problem, tally)
  for (const { pair } of rng.shuffled(naiveCases(plain, second, answer)).slice(0, MAX_SHOWN))
    shown.push({ kind: 'pair', pair } as Shown)
  return { text, world, answer, shown }
}

/** The engine's claims about the two; none may be rejected. */
function ownEvidence(first: World, text: string, b: Problem, tally: Tally): Shown[] {
  const [domain, a] = first.models
  return modes.flatMap(mode => {
    const { evidence } = comparePair({ domain, a, b, textOfB: text }, mode, limits)
    if (evidence === null || evidence === undefined) return []
    const { claim, certificate } = evidence
    tally.countOwn(first, { claim, certificate })
    return certificate.kind === 'pair' ? [certificate] : []
  })
}

/** The engine's own evidence about the pair of the seed. */
export function comparedPair(seed: number, tally: Tally): void {
  const { domain, a, b } = randomPair(`fuzz ${seed}`)
  const world = worldOf(`pair ${seed}`, domain, a)
  if (world !== undefined) ownEvidence(world, b, modelsOf(domain, b)[1], tally)
}

/** A false claim about the pair, or sometimes a true one. */
function falsely({ answer }: Other, rng: Rng): Pick<PairClaim, 'kind' | 'mode'> {
  const mode = rng.pick(modes)
  const isFalse = rng.below(8) > 0
  return { kind: answer[mode] === isFalse ? 'different' : 'equivalent', mode }
}

/** Evidence for that kind of claim, of this pair or another, as it is or bent. */
function evidence(own: Other, others: readonly Other[], { kind }: PairClaim, pieces: Pieces, rng: Rng): Certificate {
  const from = rng.below(3) > 0 ? own : rng.pick(others)
  const fitting = from.shown.filter(({ pair }) => 'renaming' in pair === (kind === 'equivalent'))
  const given = structuredClone(oneOf(rng, fitting) ?? rng.pick(from.shown))
  for (let i = rng.below(4); i > 0; i--)
    if (rng.below(3) === 0) mutate(given, own.world, pieces, rng)
    else ifWhole(() => bend(given.pair as unknown as Record<string, unknown>, own.world, rng))
  return given
}

/** One change that keeps the form. */
function bend(pair: Record<string, unknown>, world: World, rng: Rng): void {
  const bender = { world, rng }
  const never = { kind: 'unreachable', target: { kind: 'goal' } } as const
  const proof = (): Certificate => {
    const kind = rng.pick(['closed-set', 'exhausted', 'h2', 'clauses', 'mutex-group'] as const)
    return nearEvidence(kind, never, bender) ?? certificateOf(kind, never, bender)
  }
  const implication = (): unknown =>
    rng.pick([
      { kind: 'text' },
      { kind: 'never', certificate: proof() },
      { kind: 'each', parts: [{ conjunct: rng.below(3), certificate: proof() }] },
    ])
  const plans = (list: unknown): unknown =>
    Array.isArray(list) && rng.below(2) === 0
      ? list.filter(() => rng.below(3) > 0)
      : world.plans.map(({ actions }) => actions).filter(() => rng.below(2) === 0)
  const field = rng.pick(Object.keys(pair))
  switch (field) {
    case 'renaming':
    case 'goalRenaming': {
      const list = pair[field]
      if (!Array.isArray(list) || list.length < 2) return
      const [one, other] = [rng.below(list.length), rng.below(list.length)]
      ;[list[one][1], list[other][1]] = [list[other][1], list[one][1]]
      return
    }
    case 'goals':
      pair.goals = { ...(pair.goals as object), [rng.pick(['forth', 'back'])]: implication() }
      return
    case 'a':
    case 'b':
      if (pair.kind === 'no-goal-states') pair[field] = proof()
      else if (pair.kind === 'witnesses') pair[field] = plans(pair[field])
      else if (pair.kind === 'closures') {
        const closure = pair[field] as { always: unknown[]; plans: unknown }
        const literal = oneOf(rng, world.names.literals) ?? '(p)'
        if (rng.below(2) === 0) closure.plans = plans(closure.plans)
        else closure.always = [...closure.always, { literal, certificate: proof() }]
      }
      return
    case 'proof':
      pair.proof = proof()
      return
    case 'solvable':
      pair.solvable = pair.solvable === 'a' ? 'b' : 'a'
      return
    case 'plan':
    case 'there':
    case 'back':
      pair[field] = [...(oneOf(rng, world.plans)?.actions ?? [])]
      return
    case 'kind':
      // Evidence that leaves all work to the checker.
      if ('renaming' in pair) Object.assign(pair, { kind: 'same-goal-states', goalRenaming: pair.renaming })
      else pair.kind = rng.pick(['initial-states', 'goal-states'])
  }
}

// On random tasks with every feature of the language: what the checker accepts is true by the naive oracle,
// whatever certificate it is given, and honest evidence is accepted.

import { expect, test } from 'vitest'
import { closedSetOf } from '#planning/analysis/evidence'
import { computeH2, h2Certificate } from '#planning/analysis/h2'
import { mutexGroups } from '#planning/task/mutex'
import { closedSet, relaxedClosure } from '#planning/search/relaxed/closure'
import { relaxedGraph } from '#planning/search/relaxed/and-or-graph'
import { makeRng } from '#base/rng'
import type { Rng } from '#base/rng'
import type { Certificate, Claim, LowerBound } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { checkExecution } from '#planning/certificates/executed'
import { checkOneProblem } from '#planning/certificates/one-problem'
import { searchOptimal } from '#planning/search/a-star'
import { optimalCertificate } from '#planning/search/evidence'
import { evidenceLimits } from '#planning/search/evidence-limits'
import { factName, findFact } from '#planning/task/names'
import type { FactId, Task } from '#planning/task/task'
import { modelsOf, taskOf } from '../support/task'
import { randomTexts } from '../support/random-task'
import { tampered } from './tamper'
import { seenThrough, Truth, upToSwaps } from './naive-evidence'
import { roundsOf, samplesOf } from '../support/long'

const MAX_STATES = 150

interface Sample {
  readonly seed: number
  readonly truth: Truth
  readonly task: Task
  readonly check: (claim: Claim, certificate: Certificate) => ReturnType<typeof checkCertificate>
}

function* samples(count: number): Iterable<Sample> {
  for (let seed = 0; count > 0; seed++) {
    const { domain, problem } = randomTexts(seed)
    const models = modelsOf(domain, problem)
    const truth = Truth.of(...models, MAX_STATES)
    if (truth === undefined) continue
    count--
    const task = taskOf(domain, problem)
    yield {
      seed,
      truth,
      task,
      check: (claim, certificate) => {
        const result = checkCertificate(...models, claim, certificate)
        // The checkers that engines load sooner agree with it on what they know, and accept nothing else.
        expect(checkOneProblem(...models, claim, certificate)).toEqual(result)
        expect(checkExecution(...models, claim, certificate)).toEqual(
          isExecuted(claim, certificate) ? result : { accepted: false, where: expect.any(String) },
        )
        return result
      },
    }
  }
}

const isExecuted = (claim: Claim, certificate: Certificate): boolean =>
  certificate.kind === 'plan' && ['reachable', 'breaks', 'misses', 'leads-to'].includes(claim.kind)

/** Claims of every kind, true and false ones. */
function claimsOf(truth: Truth): Claim[] {
  const { oracle } = truth
  const facts = oracle.propositions()
  const distance = truth.distance[0]!
  return [
    ...facts.map((fact): Claim => ({ kind: 'unreachable', target: { kind: 'fact', fact } })),
    ...facts.map((fact): Claim => ({ kind: 'reachable', target: { kind: 'fact', fact } })),
    ...facts.slice(1).map(
      (fact, i): Claim => ({
        kind: 'unreachable',
        target: { kind: 'facts', facts: [fact, facts[i]!] },
      }),
    ),
    ...oracle.actions.flatMap(({ name }): Claim[] => [
      { kind: 'unreachable', target: { kind: 'action', action: name } },
      { kind: 'reachable', target: { kind: 'action', action: name } },
    ]),
    { kind: 'unreachable', target: { kind: 'goal' } },
    { kind: 'reachable', target: { kind: 'goal' } },
    ...facts.flatMap((fact): Claim[] => [
      { kind: 'landmark', fact },
      { kind: 'not-landmark', fact },
    ]),
    { kind: 'all-reachable', of: 'facts' },
    { kind: 'all-reachable', of: 'actions' },
    { kind: 'no-landmark' },
    ...[distance - 1, distance, distance + 1].filter(Number.isFinite).flatMap((cost): Claim[] => [
      { kind: 'optimal', cost },
      { kind: 'at-least', cost },
    ]),
    ...followedClaims(truth),
  ]
}

/** The results of short sequences, some of them true. */
function followedClaims({ oracle, states, ...truth }: Truth): Claim[] {
  const names = oracle.actions.map(({ name }) => name)
  const walks = truth.steps[0]!.map(({ action }) => [action])
  const missing = [
    [],
    ...oracle
      .propositions()
      .slice(0, 4)
      .map(fact => [fact]),
  ]
  return [[], ...walks.slice(0, 2)].flatMap(walk => [
    ...missing.flatMap((facts): Claim[] => [
      { kind: 'misses', actions: walk, missing: facts },
      ...names.slice(0, 4).map((name): Claim => ({ kind: 'breaks', actions: [...walk, name], missing: facts })),
    ]),
    ...states.slice(0, 6).map(
      (state): Claim => ({
        kind: 'leads-to',
        actions: walk,
        facts: [...state].filter(fact => oracle.isFluent(fact)),
      }),
    ),
  ])
}

/** Evidence for a true claim, from the oracle alone. */
function evidenceFor(truth: Truth, claim: Claim): Certificate | undefined {
  const { oracle } = truth
  switch (claim.kind) {
    case 'unreachable':
      return truth.exhausted()
    case 'landmark':
      return truth.exhausted(state => !state.has(claim.fact))
    case 'reachable': {
      const { target } = claim
      const actions = truth.sequenceTo(state =>
        target.kind === 'fact'
          ? state.has(target.fact)
          : target.kind === 'action'
            ? oracle.isApplicable(state, oracle.action(target.action))
            : oracle.isGoal(state),
      )
      return actions && { kind: 'plan', actions }
    }
    case 'not-landmark': {
      const actions = truth.sequenceTo(
        state => oracle.isGoal(state),
        state => !state.has(claim.fact),
      )
      return actions && { kind: 'plan', actions }
    }
    case 'all-reachable':
      return {
        kind: 'plans',
        plans: truth.states.map(state => truth.sequenceTo(other => other === state)!),
      }
    case 'no-landmark':
      return {
        kind: 'plans',
        plans: [
          truth.cheapestPlan(),
          ...oracle.propositions().flatMap(fact => {
            const plan = truth.sequenceTo(
              state => oracle.isGoal(state),
              state => !state.has(fact),
            )
            return plan === undefined ? [] : [plan]
          }),
        ],
      }
    case 'optimal':
      return { kind: 'optimal', plan: truth.cheapestPlan(), bound: truth.bound() }
    case 'at-least':
      return { kind: 'lower-bound', bound: { ...truth.bound(), cost: claim.cost } }
    case 'breaks':
      return { kind: 'plan', actions: claim.actions.slice(0, -1) }
    case 'misses':
    case 'leads-to':
      return { kind: 'plan', actions: claim.actions }
  }
}

test('honest evidence from the oracle is accepted', () => {
  for (const { seed, truth, check } of samples(samplesOf(roundsOf(27), 32)))
    for (const claim of claimsOf(truth)) {
      if (!truth.isTrue(claim)) continue
      const isPlain = truth.goalFacts() !== undefined && truth.distance[0]! < Infinity
      if (claim.kind.endsWith('landmark') && !isPlain) continue
      const certificate = evidenceFor(truth, claim)
      if (certificate === undefined) continue
      // The checker itself decides whether a condition requires something that does not hold.
      if ('missing' in claim && claim.missing.length > 0) continue
      expect(check(claim, certificate), `seed ${seed}: ${JSON.stringify(claim)}`).toEqual({
        accepted: true,
      })
    }
})

/** Evidence of the other kinds, some of it about less than it states. */
function derivedEvidence(truth: Truth, task: Task, rng: Rng): Certificate[] {
  const { oracle } = truth
  const all = truth.stateSet()
  const kept = new Set(all.facts.filter(() => rng.below(4) > 0))
  const objects = [...oracle.domain.constants, ...oracle.problem.objects].map(each => each.name)
  const swaps = [{ one: rng.pick(objects), other: rng.pick(objects) }]
  const avoided = rng.pick([...oracle.propositions(), '(on)'])
  const away = truth.exhausted(state => !state.has(avoided))
  const table = computeH2(task)
  const avoid = findFact(task, avoided)
  const found: Certificate[] = [
    closedSetOf(task),
    ...(table === undefined ? [] : [h2Certificate(table)]),
    ...mutexGroups(task).map(
      (group): Certificate => ({
        kind: 'mutex-group',
        facts: group.map(fact => factName(task, fact as FactId)),
      }),
    ),
    away,
    { kind: 'exhausted', states: seenThrough(all, kept), keptFacts: [...kept] },
    { kind: 'exhausted', states: upToSwaps(all, swaps), symmetry: swaps },
    {
      kind: 'exhausted',
      states: upToSwaps(seenThrough(all, kept), swaps),
      keptFacts: [...kept],
      symmetry: swaps,
    },
  ]
  if (avoid !== undefined) {
    found.push(closedSet(relaxedClosure(relaxedGraph(task), { avoid })))
    const apart = computeH2(task, undefined, { avoid })
    if (apart !== undefined) found.push(h2Certificate(apart))
  }
  if (truth.distance[0]! < Infinity) {
    const within = truth.boundWithin(() => rng.below(2) === 0)
    const bounds = [within, byZones(within, oracle.propositions(), rng), truth.bound()]
    const searched = searchOptimal(task, { maxStates: 20, symmetryAfter: 5, keepEvidence: true })
    if (searched.kind === 'plan') found.push(optimalCertificate(searched.plan, searched.evidence!, evidenceLimits))
    for (const bound of bounds) {
      found.push({ kind: 'lower-bound', bound })
      found.push({ kind: 'optimal', plan: truth.cheapestPlan(), bound })
    }
  }
  return found
}

/** The same with zones, some of them of literals drawn at random, in place of cuts. */
function byZones(bound: LowerBound, propositions: readonly string[], rng: Rng): LowerBound {
  const literals = propositions.flatMap(name => [name, `(not ${name})`])
  const zone = (): Uint32Array =>
    Uint32Array.from(literals.keys()).filter(place => rng.below(place % 2 === 0 ? 2 : 5) === 0)
  const { cuts } = bound.frontier!
  return {
    ...bound,
    frontier: {
      ...bound.frontier!,
      literals,
      cuts: cuts.map(each => each.map(({ share }) => ({ share, zone: zone() }))),
    },
  }
}

/** Which claims a kind of certificate may show; the others are refused for their kind alone. */
const shows: Readonly<Record<string, readonly Claim['kind'][]>> = {
  plan: ['reachable', 'not-landmark', 'breaks', 'misses', 'leads-to'],
  plans: ['all-reachable', 'no-landmark'],
  optimal: ['optimal', 'at-least'],
  'lower-bound': ['at-least'],
}
const mayShow = (certificate: Certificate, claim: Claim): boolean =>
  (shows[certificate.kind] ?? ['unreachable', 'landmark']).includes(claim.kind)

test('what is accepted is true, whatever the certificate', () => {
  let accepted = 0
  let falseClaims = 0
  for (const { seed, truth, task, check } of samples(samplesOf(roundsOf(27), 32))) {
    const rng = makeRng(seed)
    const claims = claimsOf(truth)
    const certificates = claims.flatMap(claim => {
      if (!truth.isTrue(claim)) return []
      const certificate = evidenceFor(truth, claim)
      return certificate === undefined ? [] : [certificate]
    })
    const pool = [...rng.shuffled(certificates).slice(0, 12), ...derivedEvidence(truth, task, rng)]
    pool.push(...pool.flatMap(each => [tampered(each, rng), tampered(each, rng)]))
    for (const certificate of pool)
      for (const claim of rng.shuffled(claims.filter(each => mayShow(certificate, each))).slice(0, 12)) {
        const result = check(claim, certificate)
        if (result.accepted) accepted++
        if (truth.isTrue(claim)) continue
        falseClaims++
        if (result.accepted)
          expect.unreachable(`seed ${seed}: ${JSON.stringify(claim)} by ${JSON.stringify(certificate)}`.slice(0, 3000))
      }
  }
  expect(accepted).toBeGreaterThan(1000)
  expect(falseClaims).toBeGreaterThan(1000)
})

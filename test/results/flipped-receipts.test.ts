// Receipts of verdicts on random tasks: an honest one is never refused, and one with another verdict never confirmed, with
// the engine's evidence or without any.

import { expect, test } from 'vitest'
import { groupOf } from '#questions/benchmarks/acpbench/groups'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { Statement } from '#planning/analysis/statement'
import { makeRng, type Rng } from '#base/rng'
import type { KindCode } from '#questions/kinds/codes'
import type { Asked, Question } from '#questions/kinds/question'
import { checkReceipt } from '#results/receipts/check'
import type { ReceiptCheck } from '#results/receipts/receipt-check'
import { makeReceipt, readReceipt } from '#results/receipts/receipt'
import { Truth } from '../certificates/naive-evidence'
import { samplesOf } from '../support/long'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'

const maxStates = 5000

/** A random task with names to ask about. */
interface Sample {
  readonly source: { readonly domain: string; readonly problem: string }
  readonly rng: Rng
  readonly facts: readonly string[]
  readonly actions: readonly string[]
  /** A sequence that can be taken, one that may break, and a plan where there is one. */
  readonly walk: readonly string[]
  readonly broken: readonly string[]
  readonly plan: readonly string[] | undefined
}

function sampleOf(seed: number): Sample | undefined {
  const rng = makeRng(`receipts ${seed}`)
  const source = randomTexts(seed)
  const truth = Truth.of(...modelsOf(source.domain, source.problem), 300)
  const actions = truth?.oracle.actions.map(({ name }) => name) ?? []
  if (truth === undefined || actions.length === 0 || actions.length > 60) return undefined
  const { oracle } = truth
  const walk: string[] = []
  let state = oracle.initial
  for (let i = 0; i < 4; i++) {
    const applicable = oracle.applicable(state)
    if (applicable.length === 0) break
    const action = rng.pick(applicable)
    walk.push(action.name)
    state = oracle.progress(state, action)
  }
  return {
    source,
    rng,
    facts: [...oracle.propositions(), '(kind o0)', '(safe o0)', '(near o0 o0)', '(lit zz)'],
    actions,
    walk,
    broken: [...walk, rng.pick(actions)],
    plan: truth.distance[0]! < Infinity ? truth.cheapestPlan() : undefined,
  }
}

/** Open questions with responses. */
function openCases(sample: Sample): [Partial<Asked> & { kind: KindCode }, readonly string[]][] {
  const { rng, facts, actions, walk, broken, plan } = sample
  const some = (list: readonly string[], count: number): string[] => Array.from({ length: count }, () => rng.pick(list))
  const list = (names: readonly string[]): string => `[${names.join(', ')}]`
  return [
    [{ kind: 'app' }, [list(walk.slice(0, 1)), list(actions.slice(0, 2)), '[]']],
    [{ kind: 'reach' }, ['None', ...some(facts, 3)]],
    [{ kind: 'areach' }, ['None', ...some(actions, 3)]],
    [{ kind: 'val', sequence: broken }, ['0', `${walk.length}`]],
    [{ kind: 'land' }, ['None', ...some(facts, 5)]],
    [{ kind: 'nexta' }, some(actions, 4)],
    [{ kind: 't1' }, [walk.join('\n'), (plan ?? broken).join('\n')]],
    [
      { kind: 't3', plan: broken },
      [
        'The plan is valid.',
        `The plan is invalid. The preconditions of step ${broken.length} are not met: ${broken.at(-1)}\nUnmet precondition: ${facts[0]}`,
        `The plan is invalid. The goal is not met. Unmet goal: ${facts[0]}`,
      ],
    ],
  ] as [Partial<Asked> & { kind: KindCode }, readonly string[]][]
}

/** Statements of yes/no questions. */
function statementsOf({ rng, facts, actions, walk, broken, plan }: Sample): [KindCode, Statement][] {
  const sequence = rng.pick([walk, broken, [...walk, ...(plan ?? [])]])
  const entries = sequence.map(action => ({ kind: 'action', action }) as const)
  const is = rng.pick(['invalid', 'inapplicable', 'applicable', 'plan'] as const)
  return [
    ['app', { kind: 'applicable', action: rng.pick(actions) }],
    ['prog', { kind: 'holds-after', action: rng.pick(actions), facts: [rng.pick(facts)] }],
    ['reach', { kind: 'reachable', facts: [rng.pick(facts), rng.pick(facts)] }],
    ['reach', { kind: 'reachable', facts: [rng.pick(facts)], within: rng.below(3) }],
    ['areach', { kind: 'becomes-applicable', action: rng.pick(actions), also: rng.pick(actions) }],
    ['val', { kind: 'sequence', entries, is }],
    ['land', { kind: 'landmark', fact: rng.pick(facts) }],
    ['land', { kind: 'landmark', fact: rng.pick(facts) }],
    ['just', { kind: 'removable', plan: sequence, positions: [rng.below(4)] }],
  ]
}

const common = { key: 'k', id: '1', domain: 'random', context: '', question: 'Which?' }

const questionsOf = (sample: Sample): [Question, readonly string[]][] => [
  ...openCases(sample).map(([asked, responses]): [Question, readonly string[]] => [
    {
      ...common,
      family: asked.kind.startsWith('t') ? 'planbench' : 'acpbench',
      kind: asked.kind,
      format: 'gen',
      shown: sample.source,
      judged: sample.source,
      asked: asked as Asked,
      origin: { from: 'own' },
    },
    responses,
  ]),
  ...statementsOf(sample).map(([kind, statement]): [Question, readonly string[]] => [
    {
      ...common,
      family: 'acpbench',
      kind,
      format: 'bool',
      shown: sample.source,
      judged: sample.source,
      statements: [statement],
      asked: null,
      origin: { from: 'published', record: { group: groupOf(kind, 'bool'), gold: 'yes' } },
    } as unknown as Question,
    ['yes', 'no'],
  ]),
]

function checked(receipt: object): ReceiptCheck {
  const read = readReceipt(JSON.stringify(receipt))
  if (read.kind === 'bad') throw new Error(read.message)
  return checkReceipt(read.receipt)
}

test('receipts of random tasks are confirmed as they are, and never with another verdict', () => {
  const seen = { confirmed: 0, flipped: 0, 'no-plan': 0 }
  for (let seed = 0; seed < samplesOf(14, 1000); seed++) {
    const sample = sampleOf(seed)
    if (sample === undefined) continue
    for (const [question, responses] of questionsOf(sample))
      for (const response of responses) {
        const verdict = judgeQuestion(question, response, { maxStates })
        const made = { question, response, verdict, engine: 'test', maxStates }
        const receipt = JSON.parse(makeReceipt(made)) as { evidence: unknown[] }
        const where = JSON.stringify([seed, question.asked, question.statements, response])
        const honest = checked(receipt)
        expect([where, honest.explanation, honest.outcome === 'refused']).toEqual([where, honest.explanation, false])
        if (honest.outcome === 'confirmed') seen.confirmed++
        if (verdict.reason === 'no-plan') seen['no-plan']++
        for (const other of ['right', 'wrong'])
          for (const evidence of [receipt.evidence, []]) {
            if (other === verdict.verdict || verdict.verdict === 'unreadable') continue
            if (verdict.verdict === 'undecided' && evidence.length === 0) continue
            const flipped = checked({ ...receipt, verdict: other, reason: null, evidence })
            expect([where, flipped.explanation, flipped.outcome === 'confirmed']).toEqual([
              where,
              flipped.explanation,
              false,
            ])
            seen.flipped++
          }
      }
  }
  expect(seen.confirmed).toBeGreaterThan(200)
  expect(seen.flipped).toBeGreaterThan(400)
  expect(seen['no-plan']).toBeGreaterThan(5)
}, 120_000)

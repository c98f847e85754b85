// The state that distinguishes two problems is one: the plain stepper reaches it in both, and one goal holds alone.

import { expect, test } from 'vitest'
import { domainFolders } from '../../../domains/index'
import { makeRng } from '#base/rng'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { loadTask } from '#planning/task/load'
import { findAction, stateFacts } from '#planning/task/names'
import { isApplicable, isGoal, progress } from '#planning/task/step'
import type { WitnessView } from '#questions/views/pairs/pair-view'
import { viewPair } from '#questions/views/pairs/view-pair'
import { spoilt } from './spoil'

const limits = { maxStates: 50_000 }

function follow(domain: string, problem: string, plan: readonly string[]) {
  const loaded = loadTask({ domain, problem })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const { task } = loaded
  let state = task.initial
  for (const name of plan) {
    const action = findAction(task, name)!
    expect(isApplicable(task, state, action)).toBe(true)
    state = progress(task, state, action)
  }
  return { goal: isGoal(task, state), facts: stateFacts(task, state) }
}

function holdsTrue(domain: string, a: string, b: string, witness: WitnessView): void {
  const [inA, inB] = [follow(domain, a, witness.plans.a), follow(domain, b, witness.plans.b)]
  expect([inA.goal, inB.goal]).toEqual(witness.of === 'a' ? [true, false] : [false, true])
  expect([inA.facts, inB.facts]).toEqual([witness.facts.a, witness.facts.b])
  const names = new Map(witness.renaming)
  const image = inA.facts.map(fact =>
    fact.replace(/[^\s()]+/g, (word, at: number) => (at === 1 ? word : (names.get(word) ?? word))),
  )
  expect(image.sort()).toEqual([...inB.facts].sort())
  expect(witness.unmet.length).toBeGreaterThan(0)
}

test('states that distinguish spoilt problems from their originals are reached in both, and one goal holds alone', () => {
  let seen = 0
  for (const { id, domainText, problems } of domainFolders) {
    if (!['ferry', 'blocksworld', 'swap'].includes(id)) continue
    const { domain } = parseDomain(domainText)
    const text = problems[0]!.text
    const { problem } = parseProblem(text, domain)
    for (let seed = 0; seed < 3; seed++) {
      const rng = makeRng(`witness ${id} ${seed}`)
      const b = spoilt(domain, problem, rng, { mistakes: 1, rename: seed % 2 === 1, inGoal: true })
      const view = viewPair({ domain: domainText, a: text, b, placeholder: false }, limits)
      if (view.kind !== 'compared' || view.witness === null) continue
      expect(view.equivalent.equivalent).toBe(false)
      holdsTrue(domainText, text, b, view.witness)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(3)
})

test('the words name the goal that holds and what the other lacks, in English where phrases are known', () => {
  const { domainText, problems } = domainFolders.find(({ id }) => id === 'ferry')!
  const a = problems[0]!.text
  const b = a.replace('(:goal', '(:goal (and (empty-ferry)').replace(/\)\s*$/, '))')
  const view = viewPair({ domain: domainText, a, b, placeholder: false, isAnswer: true }, limits)
  if (view.kind !== 'compared') throw new Error(JSON.stringify(view))
  expect(view.sections[2]!.lines.map(({ english }) => english)).toContain('the ferry is empty')
  const other = viewPair(
    {
      domain: domainText,
      a: b,
      b: a.replace(/\(:goal[\s\S]*$/, '(:goal (at-ferry l1)))'),
      placeholder: false,
    },
    limits,
  )
  if (other.kind !== 'compared' || other.witness === null) throw new Error('no witness')
  const { explanation, english } = other.witness
  expect(explanation).toMatch(
    /satisfies the goal of the second problem, but lacks `\(.*which the first problem asks for\.$/,
  )
  expect(english).toMatch(/^It is not so that car /)
})

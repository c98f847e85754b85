// The corrected layout of our own and prompts that quote PDDL: complete, and taken apart again by the reader of prompts.

import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import type { PromptBlock, PromptLayout } from '#questions/benchmarks/planbench/items'
import { domainTextFor, knownDomains } from '#questions/benchmarks/planbench/known/domains'
import { knownWordbook, wordbookOfPhrases } from '#questions/benchmarks/planbench/known/wordbooks'
import { obfuscateDomain } from '#questions/benchmarks/planbench/obfuscate/obfuscate'
import { type NoPrompt, readPrompt } from '#questions/benchmarks/planbench/prompt/read-prompt'
import { correctedIntroduction, objectsSentence } from '#questions/benchmarks/planbench/render/introduction'
import { renderPddlPrompt } from '#questions/benchmarks/planbench/render/pddl-form'
import { correctedPieces } from '#questions/benchmarks/planbench/render/pieces'
import { renderPrompt, verificationMessage } from '#questions/benchmarks/planbench/render/prompt'
import { sortedAtoms } from '#questions/benchmarks/planbench/render/renderer'
import { domains, modelOf } from '#language/library/domains'
import { phrasesOf } from '#language/library/phrases'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import type { ReadPrompt } from '#questions/benchmarks/planbench/items'

const isRead = (found: ReadPrompt | NoPrompt): found is ReadPrompt => !('problem' in found)

describe('introductions', () => {
  test('show what the published ones leave out', () => {
    const introduction = (name: string, layout: PromptLayout = 't1'): string =>
      correctedIntroduction({
        domain: parseDomain(domainTextFor(name)).domain,
        wordbook: knownWordbook(name)!,
        layout,
        ...(layout === 't2' ? { minutes: knownDomains.get(name)!.minutes } : {}),
      })
    // Picking up, the load effect of depots, what lifting needs, and flying between airports.
    expect(introduction('blocksworld')).toContain(
      'pick up the block A\n- Needed: the block A is clear, the block A is on the table and the hand is empty.\n- Becomes true: the hand is currently holding block A.\n- Becomes false: the block A is clear, the block A is on the table and the hand is empty.',
    )
    const depots = introduction('depots')
    expect(depots).toContain('- Becomes true: B is in C and A is available.\n')
    expect(depots).toMatch(/lift B from C at D\n- Types: .*\n- Needed: .*B is on C/)
    expect(depots).toContain('Every pallet is a surface. Every crate is a surface.')
    expect(depots).not.toContain('locatable')
    expect(introduction('logistics', 't2')).toMatch(
      /fly A from B to C\n- Needed: B is an airport, C is an airport and A is at B\.\n(.*\n){2}- Time: 5 minutes\./,
    )
  })

  test('name all that every of our domains needs and changes', () => {
    for (const folder of domains()) {
      const domain = modelOf(folder)
      const phrases = phrasesOf(domain)
      const wordbook = wordbookOfPhrases(phrases, domain, folder.id)
      for (const layout of ['t1', 't2', 't3', 't6', 't7'] as const) {
        const text = correctedIntroduction({
          ...{ domain, wordbook, layout, about: phrases.introduction },
        })
        expect(text.split('\n- Becomes ').length).toBeGreaterThan(domain.actions.length)
        expect(text).toMatch(/[^\n]\n$/)
        expect(text).not.toMatch(/undefined|[ \t]\n| {2}|\{/)
      }
    }
  })

  test('reveal nothing of the plain names where these are obfuscated', () => {
    const { domain } = parseDomain(domainTextFor('depots'))
    const made = obfuscateDomain(domain, 'deceptive', makeRng(3))
    if ('problem' in made) throw new Error(made.problem)
    const text = correctedIntroduction({
      domain: made.domain,
      wordbook: made.wordbook,
      layout: 't7',
    })
    expect(text).not.toMatch(/depot|crate|hoist|truck|pallet|lift|drop|unload/i)
  })
})

describe('prompts in the corrected layout', () => {
  const known = [...knownDomains.keys()].filter(name => !name.endsWith('_3'))
  test.each(known)('of %s are read back', name => {
    const wordbook = knownWordbook(name)!
    const { domain } = parseDomain(domainTextFor(name))
    const object = ['blocksworld', 'mystery_blocksworld', 'random_blocksworld'].includes(name)
      ? (place: number) => 'abcdefghijkl'[place]!
      : name === 'logistics'
        ? (place: number) => `p1${place}`
        : (place: number) => `o1${place}`
    const atoms = [...wordbook.predicates].flatMap(([predicate, sentences]) => {
      const arity = domain.predicates.find(each => each.name === predicate)!.parameters.length
      const args = Array.from({ length: arity }, (_, i) => ` ${object(i)}`)
      return sentences.length === 0 ? [] : [`(${predicate}${args.join('')})`]
    })
    const plan = domain.actions
      .filter(({ name: action }) => !action.endsWith('-airplane') || action.startsWith('fly'))
      .map(({ name: action, parameters }) => `(${action}${parameters.map((_, i) => ` ${object(i)}`).join('')})`)
    const message = verificationMessage({ kind: 'goal', unmet: atoms }, wordbook, correctedPieces)!
    const block: PromptBlock = {
      ...{ init: atoms, goal: atoms.slice(0, 2), plan, executed: plan, newPlan: plan },
      event: {
        action: plan[0]!,
        step: 1,
        becameTrue: sortedAtoms(atoms, 'underscore').slice(1),
        becameFalse: [],
      },
      ...{ state: atoms, message, total: 7 },
    }
    for (const layout of ['t1', 't2', 't3', 't6', 't7'] as const) {
      const introduction = correctedIntroduction({ domain, wordbook, layout })
      const worked = [{ ...block, init: atoms.slice(1) }]
      const parts = { layout, introduction, worked, open: block }
      const rendered = renderPrompt(parts, wordbook, correctedPieces)
      if ('problem' in rendered) throw new Error(rendered.problem)
      const read = readPrompt(rendered.text, wordbook, domain)
      if (!isRead(read)) throw new Error(read.problem)
      expect(read.problems).toEqual([])
      expect(read.layout).toBe(layout)
      expect([...read.open.init].sort()).toEqual([...atoms].sort())
      if (layout === 't3' || layout === 't6') expect(read.open.plan).toEqual(plan)
      if (layout === 't6') expect(read.open.event).toEqual(block.event)
      if (layout === 't7') {
        expect(read.open.executed).toEqual(plan)
        expect([...read.worked[0]!.state!].sort()).toEqual([...atoms].sort())
      }
    }
  })

  test('show which objects there are where a domain has types', () => {
    const domain = modelOf(domains().find(({ id }) => id === 'depot')!)
    const { problem } = parseProblem(
      '(define (problem p) (:domain depots) (:objects d0 - depot t0 t1 - truck) (:init (at t0 d0)) (:goal (at t1 d0)))',
      domain,
    )
    const wordbook = wordbookOfPhrases(phrasesOf(domain), domain)
    const objects = objectsSentence(domain, problem, wordbook)!
    expect(objects).toBe('Objects: d0 is of the type depot; t0 and t1 are of the type truck.')
    const nothing = { plan: null, executed: null, event: null, newPlan: null, state: null }
    const open = {
      ...nothing,
      message: null,
      total: null,
      init: ['(at t0 d0)'],
      goal: ['(at t1 d0)'],
    }
    const rendered = renderPrompt(
      { layout: 't1', introduction: 'X.\n', worked: [], open: { ...open, objects } },
      wordbook,
      correctedPieces,
    )
    expect(rendered).toHaveProperty(
      'text',
      expect.stringContaining(`\n[STATEMENT]\n${objects}\nAs initial conditions I have that, `),
    )
  })
})

test('prompts that quote PDDL have the frames of the benchmark', () => {
  const { text, openFrom } = renderPddlPrompt({
    ...{ introduction: 'Plan.', domain: '(D)\n', problem: '\n(Q)' },
    worked: [{ problem: '(P)', plan: ['(a b)', '(c)'] }],
  })
  expect(text).toBe(
    'Plan.\n[DOMAIN]\n(D)\n\n[PROBLEM]\n(P)\n\n[PLAN]\n(a b)\n(c)\n[PLAN_END]\n\n[QUERY PROBLEM]\n(Q)\n\n',
  )
  expect(text.slice(openFrom)).toBe('[QUERY PROBLEM]\n(Q)\n\n')
  const zeroShot = { domain: '(D)', worked: [], problem: '(Q)', endsWithPlan: true }
  expect(renderPddlPrompt(zeroShot).text).toMatch(/\[DOMAIN\]\n\(D\)\n\n\[QUERY PROBLEM\]\n\(Q\)\n\n\[PLAN\]$/)
})

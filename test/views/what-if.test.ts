// Other starts and goals, written into the problem's text.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import type { Source } from '#planning/pddl/source'
import { stateFacts } from '#planning/task/names'
import { loadTask } from '#planning/task/load'
import { engineInMemory } from '#engine/engine'
import { conflicts, factOptions } from '#questions/views/what-if/fact-options'
import { rewrite, type WantedChange } from '#planning/task/rewrite'

const domain = `(define (domain Tiny) (:requirements :strips :typing) (:types car place)
  (:predicates (At ?c - car ?p - place) (road ?p ?q - place) (washed ?c - car))
  (:action go :parameters (?c - car ?p ?q - place) :precondition (and (at ?c ?p) (road ?p ?q))
    :effect (and (at ?c ?q) (not (at ?c ?p))))
  (:action wash :parameters (?c - car) :effect (washed ?c)))`
const problem = `; Two cars.
(define (problem two) (:domain tiny)
  (:objects A b - car  North south - place)
  (:init ; where they are
    (at A north) ; the first
    (at b north)

    (road north south) (road south north))
  (:goal (and (at a south) ; for the first
              (washed b))))
`
const source: Source = { domain, problem }

function rewritten(change: WantedChange, from = source): string {
  const outcome = rewrite(from, change)
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  return outcome.problem
}

function startOf(text: string, from = source): readonly string[] {
  const prepared = loadTask({ domain: from.domain, problem: text })
  if (prepared.kind !== 'ready') throw new Error(prepared.message)
  return stateFacts(prepared.task, prepared.task.initial).sort()
}

test('a fact in place of another is where that was, in the spelling of the texts', () => {
  const text = rewritten({ start: ['(at a south)', '(at b north)'] })
  expect(text).toBe(problem.replace('(at A north)', '(At A south)'))
})

test('a removed fact takes its line along and leaves comments and layout', () => {
  const text = rewritten({ start: ['(at a north)'] })
  expect(text).toBe(problem.replace('\n    (at b north)', ''))
})

test('a comment never swallows what is behind a removed fact', () => {
  const tight = {
    domain,
    problem: problem.replace('(at b north)\n\n    (road north south)', '(at b north) (road north south)'),
  }
  const text = rewritten({ start: [] }, tight)
  expect(startOf(text, tight)).toEqual([])
  expect(text).toContain('; the first')
  expect(text).toContain('(road north south)')
})

test('facts that are new are behind the last one', () => {
  const text = rewritten({ start: ['(at a north)', '(at b north)', '(washed a)', '(washed b)'] })
  expect(startOf(text)).toEqual(['(at a north)', '(at b north)', '(washed a)', '(washed b)'])
  expect(text).toContain('(road south north) (washed A) (washed b))')
})

test('a start without any fact is made and left', () => {
  const bare = `(define (problem p) (:domain tiny) (:objects a - car n - place) (:init) (:goal (washed a)))`
  const text = rewritten({ start: ['(at a n)'] }, { domain, problem: bare })
  expect(text).toContain('(:init (At a n))')
  expect(startOf(rewritten({ start: [] }, { domain, problem: text }), { domain, problem: text })).toEqual([])
})

test('parts of the goal go and come, also the last and the first', () => {
  const one = rewritten({ goal: { add: [], remove: ['(at a south)'] } })
  expect(one).toContain('(:goal (and ; for the first')
  expect(one).toContain('(washed b)')
  const none = rewritten({ goal: { add: [], remove: ['(washed b)'] } }, { domain, problem: one })
  const task = loadTask({ domain, problem: none })
  expect(task.kind === 'ready' && task.task.goal).toEqual([[]])
  const back = rewritten({ goal: { add: ['(at a south)'], remove: [] } }, { domain, problem: none })
  expect(back).toContain('(At A south)')
  const single = { domain, problem: problem.replace(/\(:goal[\s\S]*/, '(:goal (washed A)))') }
  expect(rewritten({ goal: { add: ['(at a south)'], remove: [] } }, single)).toContain(
    '(:goal (and (washed A) (At A south)))',
  )
  expect(rewritten({ goal: { add: [], remove: ['(washed a)'] } }, single)).toContain('(:goal (and))')
})

test('what cannot be is refused with its reason, and nothing is written', () => {
  for (const [change, reason] of [
    [{ start: ['(road south south)'] }, 'No action changes'],
    [{ start: ['(at north a)'] }, 'not a fact of this problem'],
    [{ goal: { add: [], remove: ['(washed a)'] } }, 'is not a separate part of the goal'],
  ] as const) {
    const outcome = rewrite(source, change)
    expect(outcome.kind === 'refused' && outcome.message, reason).toContain(reason)
  }
  expect(rewrite({ domain, problem: '(define (problem' }, { start: [] }).kind).toBe('refused')
})

test('facts that exclude one another are named by the original problem', () => {
  expect(conflicts(source, ['(at a north)', '(at b north)', '(washed a)'])).toEqual([])
  expect(conflicts(source, ['(at a north)', '(at a south)'])).toEqual([['(at a north)', '(at a south)']])
  const { options, more } = factOptions(source, source, ['(at a north)', '(at b north)'], 'a south')
  expect(options).toEqual([
    { name: '(at a south)', rivals: ['(at a north)'] },
    { name: '(at b south)', rivals: ['(at b north)'] },
  ])
  expect(more).toBe(false)
})

test('every bundled problem starts from each state of a walk as from its own', () => {
  for (const folder of domainFolders) {
    const own = { domain: folder.domainText, problem: folder.problems[0]!.text }
    const api = engineInMemory()
    const taken: string[] = []
    for (let i = 0; i < 4; i++) {
      const here = api.states.step(own, taken)
      if (here.kind !== 'state') throw new Error(`${folder.id}: ${here.kind}`)
      const text = rewritten({ start: here.state.facts }, own)
      const there = api.states.step({ ...own, problem: text }, [])
      if (there.kind !== 'state') throw new Error(`${folder.id}: ${there.kind}`)
      expect([...there.state.facts].sort(), folder.id).toEqual([...here.state.facts].sort())
      expect([...there.state.applicable].sort(), folder.id).toEqual([...here.state.applicable].sort())
      const next = here.state.applicable[(i * 7) % Math.max(1, here.state.applicable.length)]
      if (next === undefined) break
      taken.push(next)
    }
  }
})

test('a question of our own about an edited problem is reported of that problem', () => {
  const api = engineInMemory()
  const ferry = domainFolders.find(({ id }) => id === 'ferry')!
  const own = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
  const asked = api.making.pose(own, 'ferry')
  const here = api.states.step(own, [])
  if (here.kind !== 'state') throw new Error(here.kind)
  const car = here.state.facts.find(fact => fact.startsWith('(at c0 '))!
  const text = rewritten(
    {
      start: [...here.state.facts.filter(fact => fact !== car && fact !== '(empty-ferry)'), '(on c0)'],
    },
    own,
  )
  const edit = { ...own, problem: text }
  for (const question of asked) {
    const { question: next, isDescribedAgain, objection } = api.making.repose(question, edit)
    expect(objection, question.kind).toBe('')
    expect(isDescribedAgain).toBe(true)
    expect(next.context).toContain('c0 is on the ferry')
    expect(next.shown).toEqual(edit)
  }
})

test('the English of a published question follows an edit of its state, if its domain has phrases', () => {
  const api = engineInMemory()
  const ferry = domainFolders.find(({ id }) => id === 'ferry')!
  const own = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
  const [made] = api.making.pose(own, 'ferry')
  const published = {
    ...made!,
    origin: { from: 'published', index: 0 },
    context: 'Currently, the car c0 is at l0.',
  } as const
  const here = api.states.step(own, [])
  if (here.kind !== 'state') throw new Error(here.kind)
  const start = [...here.state.facts.filter(fact => !/^\(at c0 |empty/.test(fact)), '(on c0)']
  const edit = { ...own, problem: rewritten({ start }, own) }
  const { question, isDescribedAgain } = api.making.repose(published as unknown as typeof made & object, edit)
  expect(isDescribedAgain).toBe(true)
  expect(question.context).toContain('c0 is on the ferry')
  const strange = (text: string): string => text.replaceAll('ferry', 'barge').replaceAll('sail', 'float')
  const other = { domain: strange(own.domain), problem: strange(own.problem) }
  const asked = { ...published, shown: other, judged: other } as unknown as typeof made & object
  expect(api.making.repose(asked, { ...other, problem: strange(edit.problem) }).isDescribedAgain).toBe(false)
})

test('what cannot be asked of an edited problem any more is asked again, or explains why not', () => {
  const api = engineInMemory()
  const ferry = domainFolders.find(({ id }) => id === 'ferry')!
  const own = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
  const plan = api.making.pose(own, 'ferry').find(({ kind }) => kind === 'just')!
  if (plan.asked?.plan === undefined) throw new Error('no plan')
  const there = api.states.step(own, plan.asked.plan.slice(0, 1))
  if (there.kind !== 'state') throw new Error(there.kind)
  const edit = { ...own, problem: rewritten({ start: there.state.facts }, own) }
  const next = api.making.repose(plan, edit)
  expect(next).toMatchObject({ isNew: true, isDescribedAgain: true, objection: '' })
  expect(next.question.key).toBe(plan.key)
  if (next.question.asked?.plan === undefined) throw new Error('no plan')
  const walked = api.states.step(edit, next.question.asked.plan)
  expect(walked.kind === 'state' && walked.state.goalHolds).toBe(true)
  // If the goal already holds, there is no plan to shorten.
  const done = {
    ...own,
    problem: rewritten({ goal: { add: [], remove: ['(at c0 l1)', '(at c1 l0)'] } }, own),
  }
  expect(api.making.repose(plan, done)).toMatchObject({ isNew: false, objection: '' })
  const broken = api.making.repose(plan, { ...own, problem: '(define' })
  expect(broken.objection).toContain('error')
})

test('a state that leaves no right answer is reported to, with the invariant that it breaks', () => {
  const api = engineInMemory()
  const ferry = domainFolders.find(({ id }) => id === 'ferry')!
  const own = { domain: ferry.domainText, problem: ferry.problems[1]!.text }
  const here = api.states.step(own, ['(board c0 l0)'])
  const start = api.states.step(own, [])
  if (start.kind !== 'state') throw new Error(here.kind)
  const gone = start.state.facts.find(fact => fact.startsWith('(at c0 '))!
  const edit = {
    ...own,
    problem: rewritten({ start: start.state.facts.filter(fact => fact !== gone) }, own),
  }
  for (const question of api.making.pose(own, 'ferry')) {
    const found = api.making.repose(question, edit)
    expect(found.broken, question.kind).toMatch(
      /each car is in exactly one place, `\(at c0 \*\)` or `\(on c0\)`, but `c0` is now in none/,
    )
    if (question.kind !== 'nexta' && question.kind !== 'land') continue
    expect(found).toMatchObject({
      isNew: false,
      objection: 'No answer can be right any more: the goal cannot be reached.',
    })
    expect(found.question.question).toBe(question.question)
  }
  // A car in two places breaks it, too; the state as it was breaks nothing.
  const twice = { ...own, problem: rewritten({ start: [...start.state.facts, '(on c0)'] }, own) }
  const nexta = api.making.pose(own, 'ferry').find(({ kind }) => kind === 'nexta')!
  expect(api.making.repose(nexta, twice).broken).toContain('is now in 2')
  expect(api.making.repose(nexta, own).broken).toBeUndefined()
  for (const folder of domainFolders) {
    const source = { domain: folder.domainText, problem: folder.problems[0]!.text }
    const stepped = api.states.step(source, [])
    const [action] = stepped.kind === 'state' ? stepped.state.applicable : []
    const next = api.states.step(source, [action!])
    if (next.kind !== 'state') continue
    const moved = { ...source, problem: rewritten({ start: next.state.facts }, source) }
    const question = api.making.pose(source, folder.id)[0]!
    expect(api.making.repose(question, moved).broken, folder.id).toBeUndefined()
  }
})

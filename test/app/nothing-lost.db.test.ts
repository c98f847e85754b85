// Input is neither lost nor duplicated, whenever the page is closed while it is opened, restored or made.

import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMaking } from '#page/state/making/making'
import { openNamed } from '#page/shell/open/opening-files'
import { resumeInbox } from '#page/shell/open/resume'
import { createInbox } from '#page/state/inbox/inbox'
import { writeFile } from '#questions/benchmarks/cores'
import type { MakeUnit } from '#questions/kinds/asking/making'
import type { Question } from '#questions/kinds/question'
import { SavedInbox } from '#results/store/inbox'
import { endChannelWorkers } from '../support/channel-worker'
import { ownQuestions } from '../results/scored-events'
import { source } from './support'
import { asideOf, clearStores, stubBrowser, type Visit, visit, endVisits } from './visits'
import 'fake-indexeddb/auto'

beforeEach(async () => {
  stubBrowser()
  await clearStores()
})
afterEach(() => {
  endVisits()
  vi.unstubAllGlobals()
  endChannelWorkers()
})

const questions = ownQuestions(2)
const file = (name: string, text: string): { name: string; file: File } => ({
  name,
  file: new File([text], name),
})
const questionFile = (name: string, some: readonly Question[]) => file(name, writeFile(some, 'jsonl'))
const broken = source.problem.replace('(:goal (p))', '(:goal (nothing))')

/** Questions, text that nobody can open, a domain and its problem with a fault, a domain alone: PDDL opens anyway. */
const mixed = () => [
  questionFile('one.jsonl', questions.slice(0, 3)),
  file('notes.txt', 'What I meant to say.'),
  questionFile('two.jsonl', questions.slice(3, 5)),
  file('domain.pddl', source.domain),
  file('problem.pddl', broken),
  file('alone.pddl', source.domain.replace('(domain d)', '(domain lonely)')),
]

/** All that is open, question by question, and all that is set aside. */
const stateOf = async (here: Visit) => ({
  open: here.app.session
    .entries()
    .map(({ id, question }) => `${id} ${question.context}${question.question}`)
    .sort(),
  aside: await asideOf(here),
})

/** How the next visit continues a visit that ended. */
async function afterwards(): Promise<Visit> {
  const here = await visit()
  await resumeInbox(here.app)
  return here
}

/** The moments before and after each of this many writes. */
const momentsOf = (writes: number): (readonly [number, 'before' | 'after'])[] =>
  Array.from({ length: writes }, (_, i) => i + 1).flatMap(write => [
    [write, 'before'] as const,
    [write, 'after'] as const,
  ])

/** Does something until the visit ends at a write. */
async function cutOff(write: number, when: 'before' | 'after', act: (here: Visit) => Promise<unknown>): Promise<void> {
  const here = await visit({ write, when })
  const isWhole = await Promise.race([act(here).then(() => true), here.ended.then(() => false)])
  expect(isWhole, 'it is cut off').toBe(false)
  here.end()
}

describe('files that are opened', () => {
  let whole: Awaited<ReturnType<typeof stateOf>>
  let writes = 0
  const open = (here: Visit): Promise<void> => openNamed(here.app, mixed())

  beforeAll(async () => {
    await clearStores()
    const here = await visit()
    await open(here)
    whole = await stateOf(here)
    writes = here.writes()
    here.end()
  })

  test('are open, or set aside with the reason', () => {
    expect(whole.open).toHaveLength(7)
    expect(whole.aside).toEqual(['notes.txt: Cannot open notes.txt'])
    expect(writes).toBeGreaterThan(4)
  })

  test.each(momentsOf(5))('are where they would be, cut off at write %d, %s it', async (write, when) => {
    await cutOff(write, when, open)
    const after = await afterwards()
    if (write === 1 && when === 'before') await open(after)
    expect(await stateOf(after)).toEqual(whole)
    after.end()
    const later = await afterwards()
    expect(await stateOf(later), 'at the visit after that').toEqual(whole)
    later.end()
  })

  test('a domain that came alone is opened with the problem that comes later', async () => {
    const first = await visit()
    await openNamed(first.app, [file('domain.pddl', source.domain)])
    first.end()
    const here = await visit()
    await openNamed(here.app, [file('problem.pddl', source.problem)])
    expect(here.app.session.entries().length).toBeGreaterThan(0)
    expect(await asideOf(here)).toEqual([])
    here.end()
  })

  test('a log of Inspect is brought to Score', async () => {
    const here = await visit()
    await openNamed(here.app, [file('log.json', '{"version": 2, "status": "success", "eval": {"task": "acp"}}')])
    expect(here.app.place.workspace()).toBe('score')
    expect(await asideOf(here)).toEqual([])
    here.end()
    const later = await visit()
    const waiting = await later.app.feature(createInbox).waiting('score')
    expect(waiting.flatMap(({ files }) => files.map(({ name }) => name))).toEqual(['log.json'])
    later.end()
  })

  test('what ends the page each time is set aside at last, and can be opened by hand', async () => {
    for (let times = 0; times < 3; times++) {
      const here = await visit()
      const inbox = here.app.feature(createInbox)
      const held =
        times === 0 ? await inbox.hold('open', [file('heavy.json', '[]')]) : (await inbox.waiting('open'))[0]!
      expect(await inbox.begin(held)).toBe(times < 2)
      here.end()
    }
    const after = await afterwards()
    expect(await asideOf(after)).toEqual(['heavy.json: heavy.json is not opened again by itself'])
    after.end()
  })
})

describe('an archive that is brought back', () => {
  const archive = (): { name: string; file: File } => {
    const kept = questions.slice(0, 4)
    const works = kept.map((question, i) => ({
      id: `mine/${question.key}/${i}`,
      work: { answer: `answer ${i}`, verdict: null, edit: null },
    }))
    const bytes = zipSync({
      'planground/session.json': strToU8('{"planground":"session","version":1,"selected":null}'),
      'planground/files/1.json': strToU8(
        JSON.stringify({ id: 'mine', name: 'Mine', origin: 'file', questions: kept, issues: [] }),
      ),
      'planground/works/1.jsonl': strToU8(works.map(work => JSON.stringify(work)).join('\n')),
    })
    return { name: 'everything.zip', file: new File([bytes], 'everything.zip') }
  }
  const bring = (here: Visit): Promise<void> => openNamed(here.app, [archive()])
  const answers = ({ app }: Visit): readonly string[] =>
    app.session.entries().map(({ id }) => app.session.workOf(id).answer)

  test.each(momentsOf(5))('is there once, cut off at write %d, %s it', async (write, when) => {
    await cutOff(write, when, bring)
    const after = await afterwards()
    if (write === 1 && when === 'before') await bring(after)
    expect(answers(after)).toEqual(['answer 0', 'answer 1', 'answer 2', 'answer 3'])
    after.end()
    const later = await visit()
    expect(answers(later), 'at the visit after that').toEqual(answers(after))
    expect(await asideOf(later)).toEqual([])
    later.end()
  })
})

describe('an order of questions', () => {
  const size = { cars: 2, locations: 2 }
  const units: readonly MakeUnit[] = Array.from({ length: 6 }, (_, i) => ({
    world: { kind: 'folder', domain: 'ferry', size },
    ...{ kind: 'app', format: 'bool', count: 2, seed: `s${i}`, block: 0 },
  }))
  const make = ({ app }: Visit): Promise<void> => app.feature(createMaking).make(units)
  const made = ({ app }: Visit): readonly string[] =>
    app.session.entries().map(({ question }) => JSON.stringify(question))
  let whole: readonly string[] = []

  beforeAll(async () => {
    stubBrowser()
    await clearStores()
    const here = await visit()
    await make(here)
    whole = made(here)
    here.end()
    expect(whole).toHaveLength(12)
  })

  test.each(momentsOf(8))('is made to its end, cut off at write %d, %s it', async (write, when) => {
    await cutOff(write, when, make)
    const after = await afterwards()
    if (write === 1 && when === 'before') await make(after)
    expect(made(after)).toEqual(whole)
    after.end()
    const later = await afterwards()
    expect(made(later), 'at the visit after that').toEqual(whole)
    expect(await new SavedInbox().list()).toEqual([])
    later.end()
  })
})

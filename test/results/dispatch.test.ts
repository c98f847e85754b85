// Scoring on several workers: order, whole and parts, how much is held, who gets what, and workers that die.

import { describe, expect, test } from 'vitest'
import { dispatch, type Dispatched, type DispatchOptions, type ScoredItem } from '#results/scoring/dispatch'
import type { ScoringPort } from '#results/scoring/ports'
import type { ResultEvent } from '#results/scoring/record'
import { makeScorer } from '#results/scoring/scorer'
import { keyOf } from '#results/scoring/identity'
import { channelPort, FakeWorkers } from './fake-ports'
import { eventsFor, ownQuestions, streamOf } from './scored-events'

type Item = ScoredItem<never>

const questions = ownQuestions(2)
const events = eventsFor(questions, 4)
const inputs = events.length - 1

/** Number of turns to let pending callbacks run. */
async function rounds(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(resolve => setImmediate(resolve))
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await rounds(1)
}

interface Ran extends Dispatched {
  readonly items: readonly Item[]
}

async function ran(
  spawn: () => ScoringPort,
  options: Partial<DispatchOptions<never>> = {},
  given: readonly ResultEvent[] = events,
): Promise<Ran> {
  const items: Item[] = []
  const found = await dispatch<never>(streamOf(given), {
    spawn,
    workers: 2,
    onItem: item => void items.push(item),
    ...options,
  }).done
  return { ...found, items }
}

/** The results of one scorer in order, without workers. */
const expected: readonly Item[] = (() => {
  const scorer = makeScorer()
  const byKey = new Map(questions.map(question => [question.key, question]))
  const items: Item[] = []
  for (const event of events) {
    const ordinal = items.length
    if (event.kind === 'issue') items.push({ kind: 'issue', ordinal, issue: event.issue })
    if (event.kind !== 'record') continue
    const { about, ...response } = event.record
    const question = byKey.get(about.id!)!
    const { row } = scorer.score(response, question, keyOf(question))
    items.push({ kind: 'row', ordinal, row, response, question, detail: undefined })
  }
  return items
})()

describe('rows and issues', () => {
  test.each([1, 2, 5])('come in the order of the inputs, whatever %i workers do', async workers => {
    const { items, ...counts } = await ran(new FakeWorkers(`${workers}`).spawn, { workers })
    expect(counts).toEqual({ inputs, given: inputs, stopped: false })
    expect(items).toEqual(expected)
  })

  test('are the same through real message channels', async () => {
    const { items } = await ran(channelPort)
    expect(items).toEqual(expected)
  })

  test('of shards are the whole, each question in one of them', async () => {
    const shards = await Promise.all([0, 1, 2].map(index => ran(new FakeWorkers().spawn, { shard: { index, of: 3 } })))
    const whole = shards.flatMap(({ items }) => items).sort((a, b) => a.ordinal - b.ordinal)
    expect(whole).toEqual(expected)
    const keysOf = ({ items }: Ran): Set<string> =>
      new Set(items.flatMap(item => (item.kind === 'row' ? [item.row.question] : [])))
    const sizes = shards.map(shard => keysOf(shard).size)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sizes.reduce((a, b) => a + b)).toBe(new Set(shards.flatMap(s => [...keysOf(s)])).size)
  })

  test('are gone on with after the first that an earlier run gave', async () => {
    const most = { records: 8 }
    const first: Item[] = []
    const half = dispatch<never>(streamOf(events), {
      spawn: new FakeWorkers().spawn,
      workers: 2,
      most,
      onItem(item) {
        first.push(item)
        if (first.length === 50) half.stop()
      },
    })
    expect(await half.done).toMatchObject({ stopped: true, given: 50 })
    const { items } = await ran(new FakeWorkers().spawn, { skip: first.length, most })
    expect([...first, ...items]).toEqual(expected)
  })

  test('to a missing question are an issue in its place', async () => {
    const lost = events.map(event =>
      event.kind === 'record' && event.record.line === 3
        ? { ...event, record: { ...event.record, about: { id: 'nowhere' } } }
        : event,
    )
    const { items } = await ran(new FakeWorkers().spawn, {}, lost)
    expect(items[2]).toMatchObject({
      kind: 'issue',
      ordinal: 2,
      issue: { file: 'results.jsonl', line: 3 },
    })
    const others = ({ ordinal }: Item): boolean => ordinal !== 2
    expect(items.filter(others)).toEqual(expected.filter(others))
  })
})

describe('what is held', () => {
  test('is bounded as stated, and reading waits', async () => {
    let read = 0
    let given = 0
    let max = 0
    async function* counted(): AsyncGenerator<ResultEvent> {
      for (const event of events) {
        read++
        max = Math.max(max, read - given)
        yield event
      }
    }
    await dispatch<never>(counted(), {
      spawn: new FakeWorkers().spawn,
      workers: 2,
      most: { records: 16 },
      // A slow consumer of the rows.
      async onItem() {
        await rounds(1)
        given++
      },
    }).done
    expect(given).toBe(inputs)
    // The questions and the event just read are counted as well.
    expect(max).toBeLessThanOrEqual(18)
    expect(max).toBeGreaterThan(8)
  })

  test('is counted in characters too', async () => {
    const long = events.map(event =>
      event.kind === 'record' ? { ...event, record: { ...event.record, response: 'x'.repeat(1000) } } : event,
    )
    const workers = new FakeWorkers()
    workers.hold()
    let read = 0
    const run = dispatch<never>(
      (async function* () {
        for (const event of long) {
          read++
          yield event
        }
      })(),
      { spawn: workers.spawn, workers: 2, most: { characters: 5_000 }, onItem: () => {} },
    )
    await rounds(20)
    expect(read).toBeLessThanOrEqual(7)
    workers.release()
    expect(await run.done).toMatchObject({ given: inputs })
  })
})

describe('workers', () => {
  test('get the text of a question once, and each question has one worker as long as all are at work', async () => {
    const workers = new FakeWorkers()
    await ran(workers.spawn)
    const sent = workers.all.flatMap(({ batches }) => batches.flatMap(batch => batch.questions))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(questions.length)
    // A worker with nothing to do may have taken one over.
    expect(sent.length).toBeLessThan(questions.length * 1.2)
    for (const { batches } of workers.all) {
      const keys = batches.flatMap(batch => batch.questions.map(({ key }) => key))
      expect(new Set(keys).size).toBe(keys.length)
    }
    expect(workers.all.length).toBe(2)
    const shares = workers.all.map(({ batches }) => batches.reduce((sum, { responses }) => sum + responses.length, 0))
    expect(Math.min(...shares)).toBeGreaterThan((questions.length * 4) / 4)
  })

  test('get all responses to a question at once, except those that they got before the others were read', async () => {
    const workers = new FakeWorkers()
    workers.hold()
    const run = ran(workers.spawn)
    await rounds(events.length * 2)
    const early = new Set(
      workers.all.flatMap(({ batches }) => batches.flatMap(batch => batch.questions.map(q => q.key))),
    )
    expect(early.size).toBeLessThan(questions.length / 2)
    workers.release()
    await run
    const batchesOf = (key: string): number =>
      workers.all.reduce((sum, { batches }) => {
        const number = batches.flatMap(batch => batch.questions).find(each => each.key === key)?.number
        return sum + batches.filter(batch => batch.responses.some(({ question }) => question === number)).length
      }, 0)
    const late = questions.map(keyOf).filter(key => !early.has(key))
    expect(late.map(batchesOf)).toEqual(late.map(() => 1))
  })

  test('share the responses to one question rather than be idle', async () => {
    const workers = new FakeWorkers()
    const [one] = questions
    const { items } = await ran(workers.spawn, {}, eventsFor([one!], 200))
    expect(items.filter(({ kind }) => kind === 'row').length).toBe(200)
    expect(workers.all.map(({ batches }) => batches.length > 0)).toEqual([true, true])
  })

  test('that die are replaced, and what they had is scored', async () => {
    const workers = new FakeWorkers()
    const items: Item[] = []
    let killed = 0
    await dispatch<never>(streamOf(events), {
      spawn: workers.spawn,
      workers: 2,
      most: { records: 32 },
      onItem(item) {
        items.push(item)
        if (items.length % 60 !== 0) return
        workers.all.find(({ ended }) => !ended)?.die('killed')
        killed++
      },
    }).done
    expect(killed).toBeGreaterThan(3)
    expect(items).toEqual(expected)
  })

  test('that die of one response twice give it up, and lose nothing else', async () => {
    const workers = new FakeWorkers()
    workers.poison = 'KILLS'
    const lines = new Set([7, 8, 90])
    const deadly = events.map(event =>
      event.kind === 'record' && lines.has(event.record.line)
        ? { ...event, record: { ...event.record, response: 'KILLS' } }
        : event,
    )
    const { items } = await ran(workers.spawn, {}, deadly)
    const lost = items.filter(item => item.kind === 'issue' && item.issue.message !== 'not JSON')
    expect(lost.map(item => item.kind === 'issue' && item.issue.line)).toEqual([7, 8, 90])
    expect(lost[0]).toMatchObject({
      issue: {
        message: expect.stringMatching(
          /^Two workers ended while they scored this response to question .*: out of memory/,
        ),
      },
    })
    const places = new Set(lost.map(({ ordinal }) => ordinal))
    const others = ({ ordinal }: Item): boolean => !places.has(ordinal)
    expect(items.filter(others)).toEqual(expected.filter(others))
  })

  test('that cannot be started end the run with the reason', async () => {
    const spawn = (): ScoringPort => ({
      post: () => {},
      listen: (_, died) => void setImmediate(() => died('no such script')),
      end: () => {},
    })
    await expect(ran(spawn)).rejects.toThrow(/No worker for scoring can be started: no such script/)
  })
})

describe('a run', () => {
  test('gives nothing more while it pauses, and continues', async () => {
    const items: Item[] = []
    const workers = new FakeWorkers()
    const run = dispatch<never>(streamOf(events), {
      spawn: workers.spawn,
      workers: 2,
      onItem(item) {
        items.push(item)
        if (items.length === 20) run.pause()
      },
    })
    await until(() => items.length >= 20)
    await until(() => workers.all.every(({ due }) => due === 0))
    const pausedAt = items.length
    await rounds(20)
    expect(items.length).toBe(pausedAt)
    expect(pausedAt).toBeLessThan(inputs)
    run.resume()
    await run.done
    expect(items).toEqual(expected)
  })

  test('can be stopped while reading waits for bytes, and ends its workers', async () => {
    const workers = new FakeWorkers()
    const run = dispatch<never>(
      (async function* () {
        yield* events.slice(0, 5)
        await new Promise(() => {})
      })(),
      { spawn: workers.spawn, workers: 2, onItem: () => {} },
    )
    await until(() => workers.all.length > 0)
    run.stop()
    expect(await run.done).toMatchObject({ stopped: true })
    expect(workers.all.every(({ ended }) => ended)).toBe(true)
  })

  test('fails with what reading or the taker of rows throws, and ends its workers', async () => {
    const workers = new FakeWorkers()
    const failing = (async function* (): AsyncGenerator<ResultEvent> {
      yield* events.slice(0, 5)
      throw new Error('the disk is gone')
    })()
    const options = { spawn: workers.spawn, workers: 2 }
    await expect(dispatch<never>(failing, { ...options, onItem: () => {} }).done).rejects.toThrow('the disk is gone')
    const onItem = (): void => {
      throw new Error('the pipe is closed')
    }
    await expect(ran(workers.spawn, { onItem })).rejects.toThrow('the pipe is closed')
    expect(workers.all.every(({ ended }) => ended)).toBe(true)
  })

  test('shows which files were read', async () => {
    const read = { title: 'questions', records: 0, questions: 3, issues: 0 }
    const files: unknown[] = []
    await ran(new FakeWorkers().spawn, { onFile: (file, { questions: count }) => void files.push([file, count]) }, [
      ...events,
      { kind: 'file', file: 'results.jsonl', read },
    ])
    expect(files).toEqual([['results.jsonl', 3]])
  })
})

// The page's lanes over workers that are MessageChannels, by a clock of the test's own: which worker does what, what
// Stop ends, and when workers end.

import { afterEach, expect, test, vi } from 'vitest'
import { createLanes, type LaneWork } from '#page/state/lanes/create-lanes'
import { IDLE, SURPLUS } from '#page/state/lanes/lane'
import { ChannelWorker, endChannelWorkers } from '../support/channel-worker'
import { FakeClock } from './support'

afterEach(endChannelWorkers)

/** Lanes with engines that do nothing until a call is released. `begun` has the calls by name, with their worker. */
function setUp({ verdictFirst = false } = {}) {
  const clock = new FakeClock()
  const begun = new Map<string, { readonly worker: number; readonly end: () => void }>()
  const lanes = createLanes({
    clock,
    verdictFirst,
    spawn: () => {
      const worker = ChannelWorker.all.length
      const problem = (name: string): Promise<string> =>
        new Promise(resolve => begun.set(name, { worker, end: () => resolve(name) }))
      return new ChannelWorker({ making: { problem } }) as unknown as Worker
    },
  })
  /** Makes a request; `name` distinguishes it from others. */
  const ask = (work: LaneWork, name: string) =>
    lanes.run(work, name, async api => (await api.making.problem(name, {}, '')) as unknown)
  /** Waits until the calls have reached their workers. */
  const reached = (...names: string[]) =>
    vi.waitFor(() => expect([...begun.keys()]).toEqual(expect.arrayContaining(names)))
  const alive = (): number => ChannelWorker.all.filter(({ ended }) => !ended).length
  const workerOf = (name: string): number | undefined => begun.get(name)?.worker
  const end = (name: string): void => begun.get(name)!.end()
  /** Makes a request, and releases it at once. */
  const done = async (work: LaneWork, name: string) => {
    const asked = ask(work, name)
    await reached(name)
    end(name)
    return asked
  }
  return { lanes, clock, ask, reached, alive, workerOf, end, done, begun }
}

const stopped = { kind: 'stopped' }
const got = (value: string) => ({ kind: 'done', value })

test('nothing is started before the first call, and a call starts one worker', async () => {
  const { lanes, alive, done } = setUp()
  expect([alive(), lanes.engineState()]).toEqual([0, 'asleep'])
  expect(await done('judging', 'verdict')).toEqual(got('verdict'))
  expect([alive(), lanes.engineState()]).toEqual([1, 'ready'])
})

test('where a verdict comes first, typing waits until the engine that judges is there, or is lost', async () => {
  for (const isLost of [false, true]) {
    endChannelWorkers()
    const { lanes, alive, ask, begun, end, reached, done } = setUp({ verdictFirst: true })
    const there = lanes.quietly('judging', async api => await api.making.problem('ready', {}, ''))
    const typed = ask('quick', 'typed')
    const edited = ask('editing', 'edited')
    const stoppedEarly = ask('quick', 'stopped')
    await reached('ready')
    expect([alive(), [...begun.keys()]]).toEqual([1, ['ready']])
    if (isLost) lanes.stopWork('judging')
    else end('ready')
    await there
    await reached('typed', 'edited', 'stopped')
    end('edited')
    expect(await edited).toEqual(got('edited'))
    lanes.stopWork('quick')
    expect([await typed, await stoppedEarly]).toEqual([stopped, stopped])
    expect(await done('judging', 'verdict')).toEqual(got('verdict'))
  }
})

test('what is stopped while it waits for a verdict never begins', async () => {
  const { lanes, ask, begun, end, reached, done } = setUp({ verdictFirst: true })
  const there = lanes.quietly('judging', async api => await api.making.problem('ready', {}, ''))
  const typed = ask('quick', 'typed')
  await reached('ready')
  lanes.stopWork('quick')
  expect(await typed).toEqual(stopped)
  end('ready')
  await there
  expect(await done('quick', 'later')).toEqual(got('later'))
  expect([...begun.keys()]).toEqual(['ready', 'later'])
})

test('what is asked one after the other in a lane is done by one worker', async () => {
  const { alive, done, workerOf } = setUp()
  for (const work of ['drawing', 'ways', 'landmarks', 'tracing'] as const) await done(work, work)
  expect(alive()).toBe(1)
  expect(['drawing', 'ways', 'landmarks', 'tracing'].map(workerOf)).toEqual([0, 0, 0, 0])
})

test('typing does not wait for steps, judging or pictures', async () => {
  const { ask, reached, end, done } = setUp()
  const long = [
    ask('quick', 'grounding'),
    ask('judging', 'verdict'),
    ask('drawing', 'graph'),
    ask('landmarks', 'facts'),
  ]
  await reached('grounding', 'verdict', 'graph', 'facts')
  expect(await done('editing', 'faults')).toEqual(got('faults'))
  for (const name of ['grounding', 'verdict', 'graph', 'facts']) end(name)
  expect(await Promise.all(long)).toEqual(['grounding', 'verdict', 'graph', 'facts'].map(got))
})

test('typing uses the worker of the steps where that is idle', async () => {
  const { alive, done } = setUp()
  await done('quick', 'step')
  await done('editing', 'faults')
  expect(alive()).toBe(1)
})

test('stopping a picture leaves judgements and other pictures alone', async () => {
  const { lanes, ask, reached, end, alive } = setUp()
  const verdict = ask('judging', 'verdict')
  const graph = ask('drawing', 'graph')
  const facts = ask('landmarks', 'facts')
  await reached('verdict', 'graph', 'facts')
  expect(alive()).toBe(3)
  lanes.stopWork('landmarks')
  expect(await facts).toEqual(stopped)
  expect(alive()).toBe(2)
  end('verdict')
  end('graph')
  expect(await Promise.all([verdict, graph])).toEqual(['verdict', 'graph'].map(got))
})

test('of three pictures the third waits for a worker, and stopping a running one gives it that', async () => {
  const { lanes, ask, reached, end, begun } = setUp()
  const graph = ask('drawing', 'graph')
  const facts = ask('landmarks', 'facts')
  const distances = ask('tracing', 'distances')
  await reached('graph', 'facts')
  expect(begun.has('distances')).toBe(false)
  lanes.stopWork('drawing')
  expect(await graph).toEqual(stopped)
  await reached('distances')
  end('distances')
  end('facts')
  expect(await Promise.all([facts, distances])).toEqual(['facts', 'distances'].map(got))
})

test('a picture that waits is stopped without ending those that run', async () => {
  const { lanes, ask, reached, end, alive, begun } = setUp()
  const running = [ask('drawing', 'graph'), ask('landmarks', 'facts')]
  const waiting = ask('tracing', 'distances')
  await reached('graph', 'facts')
  lanes.stopWork('tracing')
  expect(await waiting).toEqual(stopped)
  expect(alive()).toBe(2)
  end('graph')
  end('facts')
  expect(await Promise.all(running)).toEqual(['graph', 'facts'].map(got))
  expect(begun.has('distances')).toBe(false)
})

test('calls of one job share its worker, also while another worker is free', async () => {
  const { ask, reached, end, workerOf, done } = setUp()
  const first = ask('landmarks', 'facts')
  await reached('facts')
  const graph = ask('drawing', 'graph')
  await reached('graph')
  end('graph')
  await graph
  const why = ask('landmarks', 'why')
  await reached('why')
  expect(workerOf('why')).toBe(workerOf('facts'))
  end('facts')
  end('why')
  await Promise.all([first, why])
  // Later requests go to the same worker.
  await done('drawing', 'more')
  await done('landmarks', 'another why')
  expect(workerOf('more')).toBe(workerOf('graph'))
  expect(workerOf('another why')).toBe(workerOf('facts'))
})

test('a call right after Stop is done by a fresh worker', async () => {
  const { lanes, ask, reached, end, workerOf, alive } = setUp()
  const old = ask('ways', 'old')
  await reached('old')
  lanes.stopWork('ways')
  const next = ask('ways', 'next')
  expect(await old).toEqual(stopped)
  await reached('next')
  expect(workerOf('next')).not.toBe(workerOf('old'))
  expect(alive()).toBe(1)
  end('next')
  expect(await next).toEqual(got('next'))
})

test('a worker ends when nothing was asked of it for half a minute, and the next call starts another', async () => {
  const { clock, alive, done } = setUp()
  await done('judging', 'first')
  clock.pass(IDLE - 1)
  expect(alive()).toBe(1)
  await done('judging', 'second')
  clock.pass(IDLE - 1)
  expect(alive()).toBe(1)
  clock.pass(1)
  expect(alive()).toBe(0)
  expect(await done('judging', 'third')).toEqual(got('third'))
  expect(ChannelWorker.all).toHaveLength(2)
})

test('a worker is not idle while it works, however long', async () => {
  const { clock, ask, reached, end, done, alive } = setUp()
  const long = ask('judging', 'long')
  await reached('long')
  await done('judging', 'short')
  clock.pass(10 * IDLE)
  expect(alive()).toBe(1)
  end('long')
  expect(await long).toEqual(got('long'))
})

test('plans wait for the worker that draws, and are looked for there, also while another is free', async () => {
  const { ask, reached, end, done, begun, workerOf, alive, lanes } = setUp()
  const graph = ask('drawing', 'graph')
  await reached('graph')
  await done('landmarks', 'facts')
  const plans = ask('ways', 'plans')
  // Other work continues next to it.
  await done('landmarks', 'why')
  expect(begun.has('plans')).toBe(false)
  end('graph')
  await reached('plans')
  expect(workerOf('plans')).toBe(workerOf('graph'))
  end('plans')
  expect(await Promise.all([graph, plans])).toEqual(['graph', 'plans'].map(got))
  await done('drawing', 'more')
  expect(workerOf('more')).toBe(workerOf('graph'))
  // If the drawing is stopped, they are still searched for.
  const next = ask('drawing', 'next')
  await reached('next')
  const late = ask('ways', 'late')
  lanes.stopWork('drawing')
  expect(await next).toEqual(stopped)
  await reached('late')
  end('late')
  expect(await late).toEqual(got('late'))
  expect(alive()).toBe(2)
})

test('of two idle workers of a lane, the one used longest ago ends soon', async () => {
  const { clock, ask, reached, end, done, alive, workerOf } = setUp()
  const both = [ask('drawing', 'graph'), ask('landmarks', 'facts')]
  await reached('graph', 'facts')
  end('graph')
  end('facts')
  await Promise.all(both)
  clock.pass(SURPLUS - 1)
  await done('landmarks', 'why')
  expect(alive()).toBe(2)
  clock.pass(1)
  expect(alive()).toBe(1)
  expect(await done('landmarks', 'again')).toEqual(got('again'))
  expect(workerOf('again')).toBe(workerOf('facts'))
})

test('workers at rest end when nothing is open any longer; those at work continue', async () => {
  const { lanes, ask, reached, end, done, alive } = setUp()
  const graph = ask('drawing', 'graph')
  await reached('graph')
  for (const work of ['quick', 'judging', 'landmarks'] as const) await done(work, work)
  expect(alive()).toBe(4)
  lanes.rest()
  expect(alive()).toBe(1)
  end('graph')
  expect(await graph).toEqual(got('graph'))
  expect(await done('judging', 'next')).toEqual(got('next'))
})

test('when another problem is looked at, one idle worker of each lane continues', async () => {
  const { lanes, ask, reached, end, done, alive, workerOf } = setUp()
  const works = ['drawing', 'landmarks', 'quick', 'editing'] as const
  const all = works.map(work => ask(work, work))
  await reached(...works)
  for (const work of works) end(work)
  await Promise.all(all)
  expect(alive()).toBe(4)
  lanes.rest(1)
  expect(alive()).toBe(2)
  await done('drawing', 'next')
  expect(workerOf('next')).toBe(workerOf('landmarks'))
})

test('many problems one after the other are looked at by three engines', async () => {
  const { ask, reached, end, alive } = setUp()
  for (let problem = 0; problem < 26; problem++) {
    const works = ['quick', 'judging', 'drawing', 'ways'] as const
    const asked = works.map(work => ask(work, `${work} ${problem}`))
    await reached(...works.slice(0, 3).map(work => `${work} ${problem}`))
    for (const work of works) {
      await reached(`${work} ${problem}`)
      end(`${work} ${problem}`)
    }
    await Promise.all(asked)
  }
  expect(alive()).toBe(3)
  expect(ChannelWorker.all).toHaveLength(3)
})

test('Stop for all ends everything, and jobs are listed only while they run', async () => {
  const { lanes, ask, reached, alive } = setUp()
  const works = ['quick', 'editing', 'judging', 'drawing', 'landmarks', 'tracing'] as const
  const asked = works.map(work => ask(work, work))
  await reached('quick', 'editing', 'judging', 'drawing', 'landmarks')
  expect(lanes.jobs().map(({ work }) => work)).toEqual(works)
  expect([lanes.isBusy(), lanes.isBusy('ways'), lanes.isBusy('tracing')]).toEqual([true, false, true])
  lanes.stopWork()
  expect(await Promise.all(asked)).toEqual(works.map(() => stopped))
  expect(lanes.jobs()).toEqual([])
  expect(alive()).toBe(0)
})

test('a worker that breaks fails its calls alone, and the next call gets another', async () => {
  const { lanes, ask, reached, end, done } = setUp()
  const graph = ask('drawing', 'graph')
  await reached('graph')
  const facts = ask('landmarks', 'facts')
  await reached('facts')
  ChannelWorker.all[0]!.dispatchEvent(new Event('error'))
  expect(await graph).toMatchObject({ kind: 'failed' })
  expect(lanes.engineState()).toBe('lost')
  end('facts')
  expect(await facts).toEqual(got('facts'))
  expect(await done('drawing', 'again')).toEqual(got('again'))
  expect(lanes.engineState()).toBe('ready')
})

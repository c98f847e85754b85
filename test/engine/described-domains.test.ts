// Who hears of the visitor's domains: each worker, in order with its calls, after a restart too; those that score.

import { afterEach, expect, test } from 'vitest'
import { createLanes } from '#page/state/lanes/create-lanes'
import { EnginePool } from '#page/state/lanes/pool'
import type { DomainsInUse } from '#engine/client'
import { EngineClient } from '#engine/client'
import { engineInMemory } from '#engine/engine'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { sessionDomains, type SessionDomain, useSessionDomains } from '#language/english/session-domains'
import { dispatch, type ScoredItem } from '#results/scoring/dispatch'
import { QuestionIndex } from '#results/scoring/questions'
import type { ToWorker } from '#results/scoring/serve'
import { FakeClock } from '../app/support'
import { FakeWorkers } from '../results/fake-ports'
import { eventsFor } from '../results/scored-events'
import { ChannelWorker, endChannelWorkers } from '../support/channel-worker'
import { tower, towerEdited, towerSource } from '../support/own-domain'

afterEach(() => {
  endChannelWorkers()
  useSessionDomains([])
})

/** An engine that describes which domains it was reported when it was asked. */
function spy() {
  const workers: string[][] = []
  const spawn = (): Worker => {
    let text = 'nothing'
    const heard: string[] = []
    workers.push(heard)
    return new ChannelWorker({
      session: {
        useDomains(list: readonly SessionDomain[]) {
          text = list.map(({ title }) => title).join()
        },
      },
      judging: { ready: () => void heard.push(text) },
      making: { problem: (name: string) => `${name}: ${text}` },
    }) as unknown as Worker
  }
  return { spawn, workers }
}

test('a worker is reported before its first call, when the list changes, and again after a restart', async () => {
  const { spawn, workers } = spy()
  let list: readonly SessionDomain[] = []
  const client = new EngineClient(spawn, () => list)
  await client.api.judging.ready()
  list = [tower]
  await client.api.judging.ready()
  await client.api.judging.ready()
  list = []
  await client.api.judging.ready()
  list = [tower, towerEdited]
  client.stop()
  await client.api.judging.ready()
  expect(workers).toEqual([['nothing', 'Tower', 'Tower', ''], ['Tower,Tower']])
})

test('calls made together with a change go by the change', async () => {
  const { spawn, workers } = spy()
  const lanes = createLanes({ spawn, clock: new FakeClock() })
  lanes.useDomains([tower])
  await Promise.all([
    lanes.quietly('quick', api => api.judging.ready()),
    lanes.quietly('judging', api => api.judging.ready()),
    lanes.quietly('drawing', api => api.judging.ready()),
  ])
  expect(workers).toEqual([['Tower'], ['Tower'], ['Tower']])
})

test('the domains of a lesson come after those of the visitor, and are removed without a trace', async () => {
  const { spawn, workers } = spy()
  const lanes = createLanes({ spawn, clock: new FakeClock() })
  const ask = () => lanes.quietly('quick', api => api.judging.ready())
  const giveBack = lanes.provideLessonDomains([{ ...towerEdited, title: 'Lent', isFromLesson: true }])
  await ask()
  lanes.useDomains([tower])
  await ask()
  giveBack()
  await ask()
  expect(workers).toEqual([['Lent', 'Tower,Lent', 'Tower']])
})

test('the workers that make questions are reported too', async () => {
  const { spawn } = spy()
  const domains: DomainsInUse = () => [tower]
  const pool = new EnginePool(spawn, 2, domains)
  const results = await pool.run(['a', 'b', 'c'], (api, name) => api.making.problem(name, {}, ''))
  expect(results.map(result => (result.kind === 'done' ? result.value : result.kind))).toEqual([
    'a: Tower',
    'b: Tower',
    'c: Tower',
  ])
})

test('a run is scored by the domains that are in use, and each worker is reported once of each list', async () => {
  useSessionDomains([tower])
  const engine = engineInMemory()
  const asked = engine.making.pose(towerSource, 'tower').find(({ kind }) => kind === 'app')!
  const question = { ...asked, context: '' }
  const events = eventsFor([question], 3).map(event =>
    event.kind === 'record'
      ? {
          ...event,
          record: {
            ...event.record,
            response: 'Send robot r0 from floor f0 up to floor f1, and grab parcel p0 with robot r0 on floor f0.',
          },
        }
      : event,
  )
  const posted: ToWorker[] = []
  const workers = new FakeWorkers()
  const items: ScoredItem<never>[] = []
  const run = dispatch<never>(
    (async function* () {
      yield* events
    })(),
    {
      spawn() {
        const port = workers.spawn()
        const post = port.post.bind(port)
        port.post = message => {
          posted.push(message as ToWorker)
          post(message)
        }
        return port
      },
      workers: 1,
      limits: defaultLimits,
      index: new QuestionIndex(),
      onItem: item => void items.push(item),
    },
  )
  await run.done
  expect(items.map(item => (item.kind === 'row' ? item.row.verdict : item.issue.message))).toEqual([
    'right',
    'right',
    'right',
  ])
  expect(posted.filter(({ kind }) => kind === 'domains')).toHaveLength(1)
  expect(posted.findIndex(({ kind }) => kind === 'domains')).toBeLessThan(
    posted.findIndex(({ kind }) => kind === 'batch'),
  )
  expect(sessionDomains()).toEqual([tower])
})

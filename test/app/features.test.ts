// Features on an app: a change of the start or the goal that is refused, and what Stop stops.

import { expect, test } from 'vitest'
import { features } from '#page/shell/features'
import { createCommands } from '#page/state/commands/commands'
import { createHandles } from '#page/state/commands/handles'
import { createChanging } from '#page/workbench/what-if/changing'
import { FakeLanes, fileOf, source, testApp, turn } from './support'

test('a change that is refused changes nothing, and explains why', async () => {
  const { app, engines } = testApp()
  app.session.add([fileOf('one', 'a')])
  await turn()
  const done = app.feature(createChanging).addGoal('(q)')
  await turn()
  const refused = { kind: 'refused', message: 'It has a preference.' }
  engines.last('quick').end({ kind: 'done', value: refused as never })
  expect(await done).toBe(false)
  expect(app.session.source()).toEqual(source)
  expect(app.notices.list()[0]?.lines).toEqual(['It has a preference.'])
})

test('Stop ends a hint that is worked out; of several things the one that was begun by hand', () => {
  const engines = new FakeLanes()
  const busy = new Set<string>(['judging'])
  const lanes = {
    ...engines.lanes,
    isBusy: (work?: string) => (work === undefined ? busy.size > 0 : busy.has(work)),
  }
  const { app } = testApp({ lanes, features })
  const stop = app.feature(createCommands).commandNamed('stop')
  expect(stop.when?.()).toBe(true)
  stop.run()
  expect(engines.stopped).toEqual([undefined])
  busy.add('drawing')
  stop.run()
  expect(engines.stopped).toEqual([undefined, 'drawing'])
  let made = 0
  const end = app.feature(createHandles).provide('stopMaking', () => made++)
  stop.run()
  expect([made, engines.stopped.length]).toEqual([1, 2])
  end()
  busy.clear()
  expect(stop.when?.()).toBe(false)
  app.place.show({ gallery: true })
  stop.run()
  expect(app.place.gallery()).toBe(false)
})

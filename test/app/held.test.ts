// A question on a sheet for a class: its problem stays, its covers stay, and its stage has the panes that are allowed.

import { expect, test } from 'vitest'
import { createSealing } from '#page/state/seals/sealing'
import { createScopedApp } from '#page/state/scoped-app'
import { questionOf, testApp } from './support'

test('on a sheet the problem cannot be edited, and only allowed panes open', () => {
  const { app } = testApp()
  const held = { tabs: ['state'], cover: '' } as const
  const sandbox = createScopedApp(app, [questionOf('one')], { held })
  sandbox.session.editText('problem', '(define (problem other) (:domain d))')
  expect(sandbox.session.workOf(sandbox.session.selectedId()!).edit).toBeNull()
  sandbox.place.show({ tab: 'graph', text: 'domain' })
  expect([sandbox.place.tab(), sandbox.place.text()]).toEqual(['state', 'domain'])
  expect(sandbox.feature(createSealing).isSealed('actions')).toBe(true)

  const free = createScopedApp(app, [questionOf('one')])
  free.session.editText('problem', '(define (problem other) (:domain d))')
  expect(free.session.workOf(free.session.selectedId()!).edit).not.toBeNull()
  free.place.show({ tab: 'graph' })
  expect(free.place.tab()).toBe('graph')
})

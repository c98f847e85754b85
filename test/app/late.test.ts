// What comes late takes nothing away that was typed or changed meanwhile.

import { expect, test, vi } from 'vitest'
import { createBeginning } from '#page/templates/new/beginning'
import { createDraft } from '#page/class/make/draft'
import { createOne } from '#page/score/one/one-state'
import { createTextDesk } from '#page/workbench/pddl/desk'
import { FakeLanes, fileOf, source, testApp, turn } from './support'

const opened = () => {
  const made = testApp()
  made.app.session.add([fileOf('f', 'a', 'b')])
  const [first, second] = made.app.session.entries()
  made.app.session.select(first!.id)
  return { ...made, first: first!, second: second! }
}

test('a response that was made for a question goes to it, not to the one in front by then', () => {
  const { app, first, second } = opened()
  const one = app.feature(createOne)
  app.session.select(second.id)
  one.type('mine')
  one.put('an example', 'the example', first)
  expect([one.textOf(first), one.textOf(second)]).toEqual(['an example', 'mine'])
  app.session.select(first.id)
  one.undo()
  expect(one.text()).toBe('')
})

test('a fix moves with what was typed since it was offered, and is refused where the text itself was changed', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { app } = opened()
  const desk = app.feature(createTextDesk)
  const at = source.domain.indexOf('(q)')
  const fix = { label: 'Write `r`', span: { from: at, to: at + 3 }, text: '(r)' }
  app.session.editText('domain', `; a remark\n${source.domain}`)
  desk.mend('domain', fix, source)
  expect(app.session.source()!.domain).toBe(`; a remark\n${source.domain.replace('(q)', '(r)')}`)
  const before = app.session.source()!.domain
  desk.mend('domain', fix, source)
  expect(app.session.source()!.domain).toBe(before)
  expect(app.notices.list()[0]!.title).toMatch(/^The text was changed here/)
})

test('the field for a new domain keeps what no new domain was begun with', async () => {
  const engines = new FakeLanes()
  const never = () => new Promise<never>(() => {})
  const isPressed = (what: string): boolean => /^looking at|^the phrases file/.test(what)
  const { app } = testApp({
    lanes: {
      ...engines.lanes,
      run: (engine, what, call) => (isPressed(what) ? engines.lanes.run(engine, what, call) : never()),
      quietly: never,
    },
  })
  app.session.add([fileOf('f', 'a')])
  app.session.select(app.session.entries()[0]!.id)
  const beginning = app.feature(createBeginning)
  beginning.setTyped('(define (domain other))')
  const answering = async (begun: Promise<void>, typing: () => void, ...answers: unknown[]): Promise<void> => {
    for (const value of answers) {
      const call = engines.calls.at(-1)!
      typing()
      call.end({ kind: 'done', value: value as never })
      await turn()
    }
    await begun
  }
  const made = { phrases: 'state: []\n', lost: [] }
  const domain = { name: 'd', text: source.domain } as never
  await answering(beginning.beginFromOpen(), () => {}, { domains: [domain], problems: [] }, made)
  expect(beginning.typed()).toBe('(define (domain other))')
  await answering(beginning.begin(domain, []), () => beginning.setTyped('(define (domain other)) ; more'), made)
  expect(beginning.typed()).toBe('(define (domain other)) ; more')
  await answering(beginning.begin(domain, []), () => {}, made)
  expect(beginning.typed()).toBe('')
})

test('the sheet of an earlier version of the page replaces no title that was typed before it was read', async () => {
  const { app, engines, storage } = opened()
  storage.setItem('planground-sheet-draft', 'sheet=1.x')
  const draft = app.feature(createDraft)
  const call = engines.calls.at(-1)!
  draft.change({ title: 'Monday' })
  call.end({ kind: 'done', value: { kind: 'sheet', sheet: { ...draft.sheet(), title: 'Old' } } as never })
  await turn()
  expect(draft.sheet().title).toBe('Monday')
})

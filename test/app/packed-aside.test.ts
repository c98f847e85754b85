// Items set aside, in the archive of everything.

import { expect, test } from 'vitest'
import { packAside } from '#page/shell/share/packed-aside'
import { createInbox } from '#page/state/inbox/inbox'
import { testApp } from './support'

test('files that are set aside are packed as they came, with their reasons', async () => {
  const { app } = testApp()
  const inbox = app.feature(createInbox)
  const texts = ['(define (problem', '{"cut": ', 'kept']
  const held = await inbox.hold(
    'open',
    ['a/broken.pddl', 'cut.json', 'good.json'].map((name, i) => ({
      name,
      file: new File([texts[i]!], name),
    })),
  )
  await inbox.settle(
    held,
    new Map([
      [0, { why: ['A bracket is missing.', 'Add it.'] }],
      [1, { why: ['It ends in the middle.'] }],
    ]),
  )
  const { parts, packed, leftOut } = await packAside(app)
  expect(packed.map(({ name }) => name)).toEqual(['a/broken.pddl', 'cut.json'])
  expect(leftOut).toEqual([])
  const decoder = new TextDecoder()
  expect(parts.map(({ name, bytes }) => [name, decoder.decode(bytes)])).toEqual([
    ['set-aside/01-a-broken.pddl', texts[0]],
    ['set-aside/02-cut.json', texts[1]],
    [
      'set-aside/reasons.txt',
      '01-a-broken.pddl: a/broken.pddl\n  A bracket is missing.\n  Add it.\n\n02-cut.json: cut.json\n  It ends in the middle.\n',
    ],
  ])
})

test('nothing is packed where nothing is set aside', async () => {
  expect((await packAside(testApp().app)).parts).toEqual([])
})

// Messages at the foot of the page.

import { expect, test } from 'vitest'
import { createNotices } from '#page/state/notices'

const never = { after: () => () => {} }

test('a repeated fault replaces the earlier notice; an undoable notice stays', () => {
  const { list, notify } = createNotices(never)
  const titles = () => list().map(({ title, lines }) => `${title}: ${lines.join(' ')}`)
  const undo = { label: 'Undo', run: () => {} }
  notify({ tone: 'plain', title: 'Closed a file', lines: ['One.'], action: undo })
  notify({ tone: 'problem', title: 'This address leads nowhere', lines: ['#a'] })
  notify({ tone: 'problem', title: 'Cannot open a.txt', lines: ['A text.'] })
  notify({ tone: 'problem', title: 'This address leads nowhere', lines: ['#b'] })
  notify({ tone: 'plain', title: 'Closed a file', lines: ['Two.'], action: undo })
  expect(titles()).toEqual([
    'Closed a file: One.',
    'Cannot open a.txt: A text.',
    'This address leads nowhere: #b',
    'Closed a file: Two.',
  ])
})

test('a problem leaves after its time, unless it is looked at or lasting', () => {
  const due: { time: number; run: () => void }[] = []
  const after = (time: number, run: () => void) => {
    due.push({ time, run })
    return () => {}
  }
  const { list, notify, lookAt } = createNotices({ after })
  notify({ tone: 'plain', title: 'Copied' })
  notify({ tone: 'problem', title: 'Cannot open a.txt' })
  notify({ tone: 'problem', title: 'Not kept', lasting: true })
  expect(due.map(({ time }) => time)).toEqual([7_000, 30_000])
  lookAt(true)
  due[1]!.run()
  expect(list()).toHaveLength(3)
  lookAt(false)
  due[0]!.run()
  due[2]!.run()
  expect(list().map(({ title }) => title)).toEqual(['Not kept'])
})

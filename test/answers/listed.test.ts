// Responses that were once misread, on published records; and on names with odd characters.

import { expect, test } from 'vitest'
import { renderAnswer } from '#language/answers/render-answer'
import type { Answer } from '#language/answers/reading'
import { readAnswer } from '#language/answers/read'
import { soughtOf } from '#questions/kinds/sought-of'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { readRecord } from '../support/judge-record'
import { wordingsFor } from '#language/library/wordings'
import { dataFolder, dataText, skipMessage } from '../support/data'

function resultOf(answer: Answer | null, doubt: unknown): string {
  if (answer === null) return doubt === null ? 'nothing' : 'ambiguous'
  const mark = doubt === null ? '' : ' (doubt)'
  const texts = (items: readonly { readonly text: string }[]): string => items.map(({ text }) => text).join(' ')
  switch (answer.kind) {
    case 'none':
      return `None${mark}`
    case 'item':
      return answer.item.text + mark
    case 'list':
      return `[${texts(answer.items)}]${mark}`
    case 'two-lists':
      return `+${texts(answer.pos)} -${texts(answer.neg)}${mark}`
    case 'verification':
      return renderAnswer(answer)
    case 'problem':
      return answer.text
    case 'index':
      return `${answer.index}${mark}`
    case 'yes-no':
      return `${answer.yes ? 'yes' : 'no'}${mark}`
    case 'choice':
      return answer.label + mark
  }
}

/** File, id or place of the record, response, what it states. */
const published: readonly (readonly [string, string, string, string])[] = [
  ['areach', '-255316435894028208', '(sail l0 l0 l99)', '(sail l0 l0 l99)'],
  ['app', '-5674251047178000480', '[(debark c2 l0 c99), (sail l0 l1)]', '[(debark c2 l0 c99) (sail l0 l1)]'],
  ['app', '-5674251047178000480', '[(debark c2 not l0), (sail l0 l1)]', '[(debark c2 not l0) (sail l0 l1)]'],
  ['nexta', '-6003545580663971528', '(board c3 l1 l7)', '(board c3 l1 l7)'],
  [
    'prog',
    '297440160406485545',
    '[(empty-ferry foo), (at c2 not l1)] [(on c2)]',
    '+(empty-ferry foo) (at c2 not l1) -(on c2)',
  ],
  ...(
    [
      ['4 (the 5th action)', '4'],
      ['The 5th action', '4'],
      ['The fifth action', '4'],
      ['4th action', '3'],
      ['The fourth action', '3'],
      ['four', '4'],
      ['４', '4'],
      ['4.0', '4'],
      ['not 4', 'nothing'],
      ['anything but 4', 'nothing'],
      ['4%', 'nothing'],
      ['4 or 5', 'ambiguous'],
      ['Action 5', 'ambiguous'],
      ['Step 5', '4'],
      ['5 (board c2 l1)', '4'],
      ['(board c2 l1)', '4'],
      ['The answer is 4 because at index 3 the ferry sails.', '4'],
      ['index 4, the 5th action', '4'],
      ['All actions are applicable.', 'None'],
      ['None', 'None'],
    ] as const
  ).map(([text, expected]) => ['val', '4896696031890359153', text, expected] as const),
  ['nexta', '0', 'You might think (board c3 l1) is right, but actually the best is (sail l1 l0).', '(sail l1 l0)'],
  ['nexta', '0', '(board c3 l1) would be a mistake. (sail l1 l0)', '(sail l1 l0)'],
  ['nexta', '0', '1. (board c3 l1) 2. (sail l1 l0) 3. (debark c3 l0)', '(board c3 l1) (doubt)'],
  ['nexta', '0', '1. (board c3 l1)\n2. (sail l1 l0)\n3. (debark c3 l0)', '(board c3 l1) (doubt)'],
  ['nexta', '0', 'I do not think (board c3 l1) is right.', 'nothing'],
  ['nexta', '0', "It isn't (board c3 l1).", 'nothing'],
  ['nexta', '0', '(board c3 l1) is incorrect.', 'nothing'],
  ['nexta', '0', 'Never do (board c3 l1).', 'nothing'],
  ['nexta', '0', '~~(board c3 l1)~~ (sail l1 l0)', '(sail l1 l0)'],
  ['nexta', '0', 'Instead of (board c3 l1), do (sail l1 l0).', '(sail l1 l0)'],
  ['nexta', '0', '- [ ] (board c3 l1)\n- [x] (sail l1 l0)', '(sail l1 l0)'],
  ['nexta', '0', '(board c3 l1) or (sail l1 l0)', 'ambiguous'],
  ['nexta', '0', 'Correct: (board c3 l1)\nIncorrect: (sail l1 l0)', '(board c3 l1)'],
  ['nexta', '0', 'Sail from l1 to l0', '(sail l1 l0)'],
  ['nexta', '0', 'However, (sail l1 l0) is not applicable. (board c3 l1)', '(board c3 l1)'],
  ['nexta', '5', 'Load p2 onto airplane a0 at l0-0', '(load-airplane p2 a0 l0-0)'],
  ['nexta', '5', 'load package p2 in the truck t0 at l0-1', '(load-truck p2 t0 l0-1)'],
  ['nexta', '10', 'The best is to pick up block_1 from block_2', '(unstack block_1 block_2)'],
  ['nexta', '10', 'Lift block_1 off of block_2.', '(unstack block_1 block_2)'],
  ['nexta', '10', 'Remove block_1 from the top of block_2', '(unstack block_1 block_2)'],
  ['nexta', '0', 'We should load car c3 onto the ferry at l1.', '(board c3 l1)'],
  ['nexta', '0', 'Unload c3 from the ferry at l0', '(debark c3 l0)'],
  ['nexta', '0', 'Load c3 at l1.', '(board c3 l1)'],
  ['nexta', '0', 'c3 should board at l1', '(board c3 l1)'],
  ['app', '10', 'We can pick up blocks block_1 and block_2 from the table.', '[(pick-up block_1) (pick-up block_2)]'],
  ['nexta', '0', 'Move the ferry from l1 to l0.', '(sail l1 l0)'],
  ['app', '0', 'Board c0, c1 or c3 at l1', '[(board c0 l1) (board c1 l1) (board c3 l1)]'],
  ['land', '0', 'Landmarks: (on c3), (on c4), (at c2 l0)', 'ambiguous'],
  ['land', '0', 'Every plan must board c3, so car c3 is on the ferry', '(on c3)'],
  ['app', '0', 'We can debark car c2 at l0 or sail from l0 to l1.', '[(debark c2 l0) (sail l0 l1)]'],
  ['app', '0', '[(debark c2 l0), (sail l0 l1)]. All other actions are inapplicable.', '[(debark c2 l0) (sail l0 l1)]'],
  [
    'app',
    '0',
    '| (debark c2 l0) | yes |\n| (board c1 l1) | no |\n| (sail l0 l1) | yes |',
    '[(debark c2 l0) (sail l0 l1)]',
  ],
  ['app', '0', '~~(debark c3 l0)~~ (debark c2 l0) (sail l0 l1)', '[(debark c2 l0) (sail l0 l1)]'],
  [
    'prog',
    '0',
    'After the action, c2 is at l1, the ferry is empty, and c2 is no longer on the ferry.',
    '+(at c2 l1) (empty-ferry) -(on c2)',
  ],
  ['prog', '0', 'Car c2 is at l1 and no longer on the ferry.', '+(at c2 l1) -(on c2)'],
  ['prog', '0', 'The ferry was at l1 and is now at l0.', '+(at-ferry l0) -(at-ferry l1)'],
  ['prog', '0', '(at-ferry l0): true\n(at-ferry l1): false', '+(at-ferry l0) -(at-ferry l1)'],
  ['prog', '0', '(at-ferry l0) true, (at-ferry l1) false', '+(at-ferry l0) -(at-ferry l1)'],
  ['prog', '0', '+(at-ferry l0) -(at-ferry l1)', '+(at-ferry l0) -(at-ferry l1)'],
]

test.each(published)('%s %s: %s → %s', (kind, id, text, expected, ...rest: unknown[]) => {
  if (dataFolder() === undefined) {
    const context = rest[0] as { skip(note: string): void } | undefined
    context?.skip(skipMessage)
    return
  }
  const { records } = importAcpbench(dataText(`acpbench/${kind}.gen.json`))
  const record = records.find(each => each.id === id) ?? records[Number(id)]!
  const wordings = () => wordingsFor(record.source!, record.context)
  const { answer, doubt } = readRecord(record, text, { wordings })
  expect(resultOf(answer, doubt)).toBe(expected)
})

const choices = {
  text: ['a', 'b', 'c', 'd'].map(name => `walk to ${name}`),
  label: ['A', 'B', 'C', 'D'],
}
const closed: readonly (readonly ['bool' | 'mcq', string, string])[] = [
  ['mcq', 'C, not B', 'C'],
  ['mcq', 'not B', 'nothing'],
  ['mcq', 'All except B', 'nothing'],
  ['mcq', 'B is wrong', 'nothing'],
  ['mcq', 'Choose C over B', 'C'],
  ['mcq', 'b', 'B'],
  ['mcq', '(b)', 'B'],
  ['mcq', 'option b', 'B'],
  ['mcq', 'Ｂ', 'B'],
  ['mcq', 'The answer is b', 'B'],
  ['mcq', 'B or C', 'ambiguous'],
  ['mcq', 'walk to c', 'C'],
  ['bool', 'not yes', 'nothing'],
  ['bool', 'The answer is not yes', 'no'],
  ['bool', 'I cannot say yes.', 'nothing'],
  ['bool', '**no** (not yes)', 'no'],
  ['bool', 'True', 'yes'],
  ['bool', 'true', 'yes'],
  ['bool', 'y', 'yes'],
  ['bool', 'N', 'no'],
  ['bool', 'Answer: true', 'yes'],
  ['bool', 'Yes and no', 'ambiguous'],
]
test.each(closed)('%s: %s → %s', (format, text, expected) => {
  const { answer, doubt } = readAnswer(soughtOf('app', format), text, {
    schemas: new Map(),
    predicates: new Map(),
    objects: new Set(),
    choices,
  })
  expect(resultOf(answer, doubt)).toBe(expected)
})

const odd = [
  'a*b',
  'a:b',
  'x~',
  'a+b',
  '_x',
  'a/b',
  'p#1',
  'x@y',
  '-a',
  'n'.repeat(200),
  "it's",
  '*x*',
  'a.b',
  '$v',
  '%',
  'a=b',
  '<x>',
  'x,y',
  '[x]',
  '"q"',
  'ünï',
  '✓',
]
test.each(odd)('an object named %s is read in the asked form', name => {
  const hints = {
    schemas: new Map([['go', 2]]),
    predicates: new Map([['at', 1]]),
    objects: new Set([name, 'hall']),
  }
  const read = (kind: 'nexta' | 'app' | 'land' | 'prog', text: string): string => {
    const { answer, doubt } = readAnswer(soughtOf(kind, 'gen'), text, hints)
    return resultOf(answer, doubt)
  }
  expect(read('nexta', `(go ${name} hall)`)).toBe(`(go ${name} hall)`)
  expect(read('app', `[(go ${name} hall), (go hall ${name})]`)).toBe(`[(go ${name} hall) (go hall ${name})]`)
  expect(read('land', `**Final Answer**: (at ${name})`)).toBe(`(at ${name})`)
  expect(read('prog', `[(at ${name})] [(at hall)]`)).toBe(`+(at ${name}) -(at hall)`)
})

// Tables with rows that do not fit their heading, without a heading, and as Excel writes them.

import { expect, test } from 'vitest'
import { file, readAll } from './support'

const read = async (content: string) => {
  const { records, issues } = await readAll([file('answers.csv', content)])
  return {
    responses: records.map(({ response }) => response),
    faults: issues.filter(({ isNote }) => isNote !== true).map(({ line, message }) => [line, message]),
  }
}

test.each([
  ['one row', 'id,model,response\n7,m,(a b), (c d)\n', [[2, 4]]],
  ['one row without a line end', 'id,model,response\n7,m,(a b), (c d)', [[2, 4]]],
  [
    'all rows',
    'id,model,response\n7,m,(a), (b)\n8,m,[(a), (b), (c)\n',
    [
      [2, 4],
      [3, 5],
    ],
  ],
  [
    'too few',
    'id,model,response\n7,(a)\n8,(b)\n9,(c)\n',
    [
      [2, 2],
      [3, 2],
      [4, 2],
    ],
  ],
  ['semicolons', 'id;model;response\n7;m;a;b\n', [[2, 4]]],
])('rows of other lengths than the heading are listed: %s', async (_, content, expected) => {
  const { responses, faults } = await read(content)
  expect(responses).toEqual([])
  expect(faults).toEqual(
    expected.map(([line, cells]) => [
      line,
      expect.stringMatching(
        new RegExp(`^This row has ${cells} cells, but the first row names 3 columns\\..*double quotes`),
      ),
    ]),
  )
})

test('separators within brackets belong to a text without quotes, which is noted', async () => {
  const content = 'id,response,model\n7,[(a b), (c d)],m\n8,"[(a b)]",m\n9,[f(a, b)],m\n'
  const { records, issues } = await readAll([file('answers.csv', content)])
  expect(records.map(({ response }) => response)).toEqual(['[(a b), (c d)]', '[(a b)]', '[f(a, b)]'])
  expect(issues).toEqual([
    {
      file: 'answers.csv',
      line: 2,
      isNote: true,
      message: expect.stringMatching(/^2 rows have more cells.*double quotes/),
    },
  ])
})

test('rows that run together because a quote is missing are listed', async () => {
  const { responses, faults } = await read('id,response\n7,"[(a b)]\n8,"(c d)"\n9,"two\nlines"\n10,"(e)" f\n')
  expect(responses).toEqual(['two\nlines', '(e) f'])
  expect(faults).toEqual([[2, expect.stringContaining('rows may have run together')]])
})

test('the rows that fit are read, and so are those with empty cells behind', async () => {
  const { responses, faults } = await read('id,response\n7,a\n8,b,c\n9,d,\n10,e,,,\n11\n')
  expect(responses).toEqual(['a', 'd', 'e'])
  expect(faults.map(([line]) => line)).toEqual([3, 6])
})

test.each([
  ['sep=;\r\nid;response\r\n7;"a;b"\r\n8;c,d\r\n', ['a;b', 'c,d']],
  ['\uFEFFsep=;\nid;response\n7;x\n', ['x']],
  ['"sep=,"\nid,response\n7,x\n', ['x']],
  ['SEP=\t\nid\tresponse\n7\tx\n', ['x']],
])('the line that gives Excel the separator is no row: %j', async (content, expected) => {
  expect(await read(content)).toEqual({ responses: expected, faults: [] })
})

test.each([
  ['short cells', '7,m,"(a b)"\n8,m,"(c d)"\n'],
  ['long cells', `7,"${'(a b) '.repeat(40)}"\n8,"${'(c d) '.repeat(40)}"\n`],
  ['columns of other meanings', 'run,metric,value\n1,accuracy,high\n'],
])('a table without names of columns says so: %s', async (_, content) => {
  const { responses, faults } = await read(content)
  expect(responses).toEqual([])
  expect(faults).toEqual([[0, expect.stringMatching(/first row.*(?:does not name).*`id,model,response`/s)]])
})

test('prose with commas is not a table', async () => {
  const { faults } = await read('Dear all,\nhere is, as promised, the list.\nYours truly.\n')
  expect(faults).toEqual([[0, expect.stringContaining('neither JSON nor a table')]])
})

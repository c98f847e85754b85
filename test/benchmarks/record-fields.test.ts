// The fields of records at the beginning of a file that identify a benchmark, without the objects in them.

import { expect, test } from 'vitest'
import { familyOfText } from '#questions/benchmarks/cores'
import { recordFields } from '#questions/benchmarks/record-fields'

test.each([
  ['{"query": "a", "plan": {"query": 1}} {"b": 2}', '{"query": "a", "plan": {}} {"b": 2}'],
  ['[{"a": [1, {"b": 2}], "c": "}{"}, {"d"', '[{"a": [1, {}], "c": "}{"}, {"d"'],
  [
    '{"task": "t1", "instances": [{"query": "q", "x": {"y": 1}}]}',
    '{"task": "t1", "instances": [{"query": "q", "x": {}}]}',
  ],
  [
    '{"rows": [{"row_idx": 0, "row": {"name": "n", "z": {"u": 1}}}]}',
    '{"rows": [{"row_idx": 0, "row": {"name": "n", "z": {}}}]}',
  ],
  ['{"data": {"prompt": "p"}}', '{"data": {}}'],
  ['{"a": "\\"{", "b": {"c": "cut', '{"a": "\\"{", "b": {'],
  ['id,query\n1,"{""a"": {}}"', 'id,query\n1,"{""a"": {}}"'],
])('%s', (head, fields) => expect(recordFields(head)).toBe(fields))

const planBench = { task: 'task_1_plan_generation', query: 'Plan.\n[STATEMENT]\n', instance_id: 3 }
const planetarium = { natural_language: 'There are blocks.', problem_pddl: '(define)', init_is_abstract: 0 }

test.each([
  ['planbench', planBench],
  ['planetarium', planetarium],
])('samples of a harness with documents of %s are none of its files', (family, doc) => {
  const familyIn = (value: unknown) => familyOfText(JSON.stringify(value), 'x.jsonl')?.id
  expect(familyIn(doc)).toBe(family)
  expect(familyIn([doc])).toBe(family)
  expect(familyIn({ doc_id: 0, doc, resps: [['a']] })).not.toBe(family)
  expect(familyIn({ eval: {}, samples: [{ id: 1, input: 'a', metadata: doc }] })).not.toBe(family)
})

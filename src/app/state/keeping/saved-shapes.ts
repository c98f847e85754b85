// What stored work must look like before the page works with it: written by an older version, cut off by a crash or
// changed by hand, it must never stop the page from opening. The shape of a question is in `kinds/question-schema.ts`.

import * as v from 'valibot'
import type { Work } from '../session'

const text = v.string()
const texts = v.array(text)
const number = v.number()
const place = v.object({ from: number, to: number })

const source = v.object({ domain: text, problem: text })

const finding = v.object({
  role: v.picklist(['missing', 'extra', 'unknown', 'step', 'best', 'near-miss', 'note']),
  item: text,
  text,
  fix: v.optional(text),
  sequence: v.optional(texts),
})

/** A closed set of facts, with the rounds in which it grew. */
const closed = v.object({
  without: v.optional(text),
  missing: texts,
  wanted: v.picklist(['goal', 'fact', 'action']),
  layers: v.array(texts),
  total: number,
})

const evidence = v.object({
  claim: text,
  certificate: text,
  checked: v.boolean(),
  sequences: v.array(texts),
  titles: v.optional(texts),
  lead: v.optional(number),
  closed: v.optional(closed),
  facts: v.optional(v.object({ title: text, groups: v.array(texts), total: number })),
})

/** A piece of the text of an answer, and what became of it. */
const part = v.object({
  ...place.entries,
  what: v.picklist(['kept', 'dropped', 'supplied']),
  text,
})

const item = v.object({ text, span: place })
const items = v.array(item)
/** An answer as it was read. */
const answer = v.variant('kind', [
  v.object({ kind: v.literal('none'), span: v.optional(place) }),
  v.object({ kind: v.literal('item'), item }),
  v.object({ kind: v.literal('list'), items }),
  v.object({ kind: v.literal('two-lists'), pos: items, neg: items }),
  v.object({ kind: v.literal('index'), index: number, span: place }),
  v.object({ kind: v.literal('yes-no'), yes: v.boolean(), span: place }),
  v.object({ kind: v.literal('choice'), label: text, span: place }),
])

const verdict = v.object({
  answer: text,
  edited: v.boolean(),
  verdict: v.picklist(['right', 'wrong', 'undecided', 'unreadable']),
  reason: v.nullable(v.picklist(['limit', 'no-pddl', 'no-plan', 'question-defect', 'ambiguous'])),
  explanation: text,
  published: v.optional(v.picklist(['matches', 'differs'])),
  findings: v.array(finding),
  evidence: v.array(evidence),
  trace: v.array(part),
  read: v.nullish(answer),
  doubt: v.nullish(v.object({ text, others: v.array(answer) })),
  chosen: v.optional(answer),
  traceLength: number,
  distances: v.nullable(
    v.object({
      before: v.nullable(number),
      after: v.nullable(v.union([number, v.literal('out of reach')])),
    }),
  ),
  officialScore: v.nullable(v.picklist([0, 1])),
  officialNote: text,
  fromCache: v.boolean(),
  ms: number,
  maxStates: number,
})

/** What was done with one question. */
const work = v.object({
  answer: text,
  verdict: v.nullable(verdict),
  edit: v.nullable(source),
  hints: v.optional(number),
  looked: v.optional(texts),
  revealed: v.optional(v.boolean()),
})

/** Has stored work the shape it must have? */
export const isWork = (value: unknown): value is Work => v.is(work, value)

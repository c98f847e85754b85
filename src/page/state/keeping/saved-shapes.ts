// The required shape of stored work: it may be written by an older version, cut off by a crash or changed by hand, and
// must never stop the page from opening. The shape of a question is in `kinds/question-schema.ts`.

import { among, either, flag, list, nullable, nullish, number, optional, record, text } from '#base/shapes'
import type { Work } from '../session/session'

const texts = list(text)
const ends = { from: number, to: number }
const place = record(ends)

const source = record({ domain: text, problem: text })

const finding = record({
  role: among('missing', 'extra', 'unknown', 'step', 'best', 'near-miss', 'note'),
  item: text,
  text,
  fix: optional(text),
  sequence: optional(texts),
})

/** A closed set of facts, with the rounds in which it grew. */
const closed = record({
  without: optional(text),
  missing: texts,
  wanted: among('goal', 'fact', 'action'),
  layers: list(texts),
  total: number,
})

const evidence = record({
  claim: text,
  certificate: text,
  checked: flag,
  sequences: list(texts),
  titles: optional(texts),
  lead: optional(number),
  closed: optional(closed),
  facts: optional(record({ title: text, groups: list(texts), total: number })),
})

/** A piece of the text of an answer, and how it was read. */
const part = record({
  ...ends,
  what: among('kept', 'dropped', 'supplied'),
  text,
})

const item = record({ text, span: place })
const items = list(item)
/** A parsed answer. */
const answer = either(
  record({ kind: among('none'), span: optional(place) }),
  record({ kind: among('item'), item }),
  record({
    kind: among('list'),
    items,
    claimed: optional(record({ total: number, span: place })),
  }),
  record({ kind: among('two-lists'), pos: items, neg: items, span: optional(place) }),
  record({
    kind: among('verification'),
    valid: flag,
    failure: nullable(among('goal', 'precondition')),
    step: nullable(number),
    action: nullable(item),
    facts: items,
    span: place,
  }),
  record({ kind: among('problem'), text, span: place }),
  record({ kind: among('index'), index: number, span: place }),
  record({ kind: among('yes-no'), yes: flag, span: place }),
  record({ kind: among('choice'), label: text, span: place }),
)

const verdict = record({
  answer: text,
  edited: flag,
  verdict: among('right', 'wrong', 'undecided', 'unreadable'),
  reason: nullable(
    among(
      'limit',
      'memory',
      'no-pddl',
      'no-plan',
      'question-defect',
      'english-incomplete',
      'ambiguous',
      'no-answer',
      'cut-off',
      'refused',
    ),
  ),
  explanation: text,
  published: optional(among('matches', 'differs')),
  parts: optional(list(record({ name: text, holds: nullable(flag) }))),
  findings: list(finding),
  changes: optional(number),
  evidence: list(evidence),
  trace: list(part),
  read: nullish(answer),
  doubt: nullish(record({ text, others: list(answer) })),
  chosen: optional(answer),
  traceLength: number,
  distances: nullable(
    record({
      before: nullable(number),
      after: nullable(either(number, among('out of reach'))),
    }),
  ),
  officialScore: nullable(among(0, 1)),
  officialError: optional(text),
  officialNotScored: optional(among(true)),
  officialNote: text,
  fromCache: flag,
  ms: number,
  maxStates: number,
})

/** The work on one question. */
const work = record({
  answer: text,
  verdict: nullable(verdict),
  edit: nullable(source),
  hints: optional(number),
  looked: optional(texts),
  revealed: optional(flag),
})

/** True if stored work has the required shape. */
export const isWork = (value: unknown): value is Work => work(value)

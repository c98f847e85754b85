// Converts a record of an ACPBench file to a question and back.

import type { PlainKind } from '#questions/kinds/codes'
import { ACPBENCH } from './id'
import { namedIn } from '#planning/pddl/source'
import { type Question, withoutContext } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { askedByWords } from './asked'
import { domainOfDescription } from './domain-names'
import { groupOf } from './groups'
import type { BenchmarkRecord, RecordContent } from './record'

/** Fields of the record that the question stores without showing them: `Question.origin.record`. */
interface RecordRest {
  readonly group: string
  readonly gold: unknown
}

/** The question of a record. What it asks is determined at once if its words suffice, else on first use. */
export function questionOf(record: BenchmarkRecord): Question {
  const { index, id, kind, format, group, context, question, choices, gold, source } = record
  const asked = source !== null && format === 'gen' ? askedByWords(record) : { asked: null }
  return {
    key: String(index),
    id,
    family: ACPBENCH,
    kind,
    format,
    domain: domainOf(source) || domainOfDescription(context),
    context,
    question,
    ...(choices === undefined ? {} : { choices }),
    shown: source,
    judged: source,
    ...(record.statements === undefined ? {} : { statements: record.statements }),
    ...asked,
    ...(record.response === undefined ? {} : { response: record.response }),
    origin: { from: 'published', record: { group, gold } satisfies RecordRest },
  }
}

/** The name that the domain text gives itself; '' for records without PDDL. */
const domainOf = (source: Source | null): string => (source === null ? '' : namedIn(source.domain))

/** A question as a record of this family's files. */
export function recordOf(question: Question): RecordContent {
  const { id, kind, format, context, choices, judged, statements, origin } = withoutContext(question)
  const rest = origin.from === 'published' ? (origin.record as RecordRest) : undefined
  return {
    id,
    kind: kind as PlainKind,
    format,
    group: rest?.group ?? groupOf(kind, format),
    context,
    question: question.question,
    ...(choices === undefined ? {} : { choices }),
    gold: origin.from === 'made' ? origin.note.key : rest?.gold,
    ...(statements === undefined ? {} : { statements }),
    source: judged,
  }
}

/** The question without the answer of the file or the generator. */
export function sealed(question: Question): Question {
  const { group } = recordOf(question)
  return question.origin.from === 'own'
    ? question
    : { ...question, origin: { from: 'published', record: { group, gold: undefined } } }
}

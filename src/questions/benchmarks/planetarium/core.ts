// Reads, writes and scores files of Planetarium.

import type { FamilyCore, ImportIssue } from '../family'
import type { Question } from '#questions/kinds/question'
import { knownDomainText } from './known/known'
import { promptOf } from './make/prompt'
import { cell, flagOf, isOfResult, nameId, responseColumns } from './read/columns'
import { rowsOf } from './read/file'
import { questionOfRow, withoutResult } from './read/question'
import { resultIn } from './read/result'
import { recordOf } from './record'
import { planetariumCause, planetariumReading, planetariumScore } from './scoring/official-score'
import { remarksOn } from './scoring/remarks'
import { fieldsOf, writeRows } from './write'

/** Number of rows between two calls of `onProgress`. */
const REPORT_EVERY = 100

/**
 * Columns that identify such rows at the beginning of a file, where long texts may separate them: one of the first two,
 * which only such rows have, and another one.
 */
const signs = [
  'natural_language',
  'problem_pddl',
  'init_is_abstract',
  'goal_is_abstract',
  'init_num_propositions',
  'goal_num_propositions',
  'is_placeholder',
  'num_objects',
]

export const core: FamilyCore = {
  recognise: head =>
    /^[[{"a-z_]/i.test(head) &&
    signs.slice(0, 2).some(sign => hasColumn(head, sign)) &&
    signs.filter(sign => hasColumn(head, sign)).length >= 2,
  isAnswered: head => responseColumns.some(column => hasColumn(head, column)),
  read(text, onProgress) {
    const { rows, issues } = rowsOf(text)
    const questions: Question[] = []
    const faults: ImportIssue[] = [...issues]
    for (const [i, { index, line, fields }] of rows.entries()) {
      const found = questionOfRow(fields, index)
      if (typeof found === 'string')
        faults.push({
          index,
          message: `Record ${index + 1} (line ${line}) cannot be read. ${found}`,
        })
      else questions.push(found)
      if (i % REPORT_EVERY === 0) onProgress?.(i / rows.length)
    }
    return { questions, issues: faults.sort((a, b) => a.index - b.index) }
  },
  write: writeRows,
  pack(question) {
    // The PDDL that answers are judged by is stored separately.
    const { problem_pddl: _, domain_pddl: own, ...fields } = fieldsOf(question)
    return question.judged === null && own !== undefined ? { ...fields, domain_pddl: own } : fields
  },
  unpack: (record, source) =>
    typeof record !== 'object' || record === null || Array.isArray(record)
      ? 'Its record is not an object.'
      : questionOfRow(record as Readonly<Record<string, unknown>>, 0, source),
  sealed,
  hasKey: question => question.judged !== null,
  groupOf: kind => kind,
  domainOf: question => recordOf(question)?.domain,
  promptOf,
  asked: ({ asked }) =>
    asked == null
      ? { kind: 'unclear', reason: 'What this text asks for could not be read.' }
      : { kind: 'asked', asked },
  goldText: question => question.judged?.problem,
  officialReading: planetariumReading,
  officialScore: planetariumScore,
  causeOf: planetariumCause,
  remarksOn,
  resultOf(question) {
    const record = recordOf(question)
    if (question.response === undefined || record === undefined) return undefined
    const label = flagOf(cell(record.fields, 'equivalent'))
    return {
      question: withoutResult(question, record),
      model: record.engine,
      response: question.response,
      recorded: label === null ? null : label ? 1 : 0,
    }
  },
  resultIn,
  namesOf(question) {
    const name = nameId(recordOf(question)?.fields ?? {})
    return name === '' ? [] : [name]
  },
}

/** True if it is a field of JSON, or a name in the first line of a table. */
function hasColumn(head: string, name: string): boolean {
  if (head.includes(`"${name}"`)) return true
  if (/^[[{]/.test(head)) return false
  const line = head.slice(0, /[\r\n]|$/.exec(head)!.index)
  return line.split(/[,;\t|]/).includes(name)
}

/** The text and the other fields of its row, without the reference problem and a model's answer. */
function sealed({ response: _, ...question }: Question): Question {
  const record = recordOf(question)
  if (record === undefined) return { ...question, judged: null }
  const { judged } = question
  const fields = Object.entries(record.fields).filter(([column]) => !isOfResult(column))
  const isOwn = judged !== null && judged.domain !== knownDomainText(record.domain.toLowerCase())
  return {
    ...question,
    judged: null,
    origin: {
      from: 'published',
      record: {
        ...record,
        fields: Object.fromEntries(isOwn ? [...fields, ['domain_pddl', judged.domain]] : fields),
      },
    },
  }
}

// Files of the toy family, `{"toy": [record, …]}`, and a scorer that compares texts.

import type { FamilyCore, ReadFile } from '../family'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'

/** A record of a toy file. */
interface ToyRecord {
  readonly name: string
  readonly story: string
  readonly task: string
  readonly right?: readonly string[]
}

export const rightOf = ({ origin }: Question): readonly string[] | undefined =>
  origin.from === 'published'
    ? (origin.record as { readonly right?: readonly string[] }).right
    : origin.from === 'made'
      ? (origin.note.key as readonly string[])
      : undefined

const recordOf = (question: Question): ToyRecord => {
  const right = rightOf(question)
  return {
    name: question.id,
    story: question.context,
    task: question.question,
    ...(right === undefined ? {} : { right }),
  }
}

const questionOf = ({ name, story, task, right }: ToyRecord, source: Source | null): Question => ({
  key: '0',
  id: name,
  family: 'toybench',
  kind: 'toyfact',
  format: 'gen',
  domain: 'ferry',
  context: story,
  question: task,
  shown: source,
  judged: source,
  origin: { from: 'published', record: right === undefined ? {} : { right } },
})

function read(text: string): ReadFile {
  try {
    const { toy } = JSON.parse(text) as { toy: (ToyRecord & { pddl: Source })[] }
    const questions = toy.map((each, i) => ({ ...questionOf(each, each.pddl), key: `${i}` }))
    return { questions, issues: [] }
  } catch (error) {
    return { questions: [], issues: [{ index: -1, message: String(error) }] }
  }
}

/** How often words were looked into for what they ask. */
export const looks = { count: 0 }

export const core: FamilyCore = {
  recognise: head => head.startsWith('{"toy"'),
  read,
  write: questions => JSON.stringify({ toy: questions.map(each => ({ ...recordOf(each), pddl: each.judged })) }),
  pack: question => ({ ...recordOf(question) }),
  unpack: (record, source) => questionOf(record as ToyRecord, source),
  sealed: question => ({ ...question, origin: { from: 'published', record: {} } }),
  hasKey: question => rightOf(question) !== undefined,
  groupOf: () => 'toys',
  asked() {
    looks.count++
    return { kind: 'asked', asked: { kind: 'toyfact' } }
  },
  goldText: question => rightOf(question)?.[0],
  officialReading: () => null,
  officialScore: (question, text) => ({
    score: rightOf(question)?.includes(text.trim()) ? 1 : 0,
    note: 'Texts are compared.',
  }),
  causeOf: () => 'toy-blanks',
}

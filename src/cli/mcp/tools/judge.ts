// The verdict on an answer to a question of a benchmark.

import { judgeAnswer } from '#library/judge'
import { verdictJson } from '#library/verdict-json'
import { readQuestions } from '#questions/benchmarks/reading'
import type { Question } from '#questions/kinds/question'
import { flag, limitInput, limitsOf, object, orNull, text, type Tool, ToolError } from '../tool'

/** Ids listed where none was given. */
const MAX_IDS = 10

export const judge: Tool = {
  name: 'judge',
  title: 'Judge an answer',
  description:
    'Judges an answer to a question of a planning benchmark (a record of ACPBench, PlanBench or Planetarium): right, wrong, undecided or unreadable, with what is wrong and the score that the published scorer gives.',
  inputSchema: object(
    {
      question: {
        description:
          'The record of the question as the benchmark publishes it, a list of them, or the text of the file.',
        anyOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }, { type: 'string' }],
      },
      id: text('The id of the question, where there are several.'),
      answer: text('The answer, or the whole response of a model.'),
      ...limitInput,
    },
    ['id', 'maxStates'],
  ),
  outputSchema: {
    type: 'object',
    properties: {
      id: text('The id of the question.'),
      verdict: { enum: ['right', 'wrong', 'undecided', 'unreadable'] },
      reason: orNull('string', 'Why it is undecided or unreadable.'),
      explanation: text('The verdict in words.'),
      officialScore: { type: ['integer', 'null'], description: 'What the published scorer gives.' },
      read: orNull('string', 'The answer as it was read.'),
      certificate: {
        ...object({ kind: text('The kind of certificate.'), checked: flag('Whether the checker accepts it.') }),
        type: ['object', 'null'],
      },
      findings: { type: 'array', items: { type: 'object' }, description: 'What to change, item by item.' },
    },
    required: ['id', 'verdict', 'reason', 'explanation', 'officialScore', 'read', 'certificate', 'findings'],
  },
  run: input => verdictJsonOf(questionOf(input), input),
}

const verdictJsonOf = (question: Question, input: Parameters<Tool['run']>[0]): object =>
  verdictJson(question, judgeAnswer(question, input.answer as string, limitsOf(input)))

function questionOf({ question, id }: Parameters<Tool['run']>[0]): Question {
  const given = typeof question === 'string' ? question : JSON.stringify([question].flat())
  const { questions, issues } = readQuestions('question', given)
  if (questions.length === 0) throw new ToolError(`There is no question. ${issues[0]?.message ?? ''}`.trim())
  if (id === undefined && questions.length === 1) return questions[0]!
  const found = questions.find(each => each.id === id)
  if (found !== undefined) return found
  const ids = questions.slice(0, MAX_IDS).map(each => each.id)
  throw new ToolError(
    `${id === undefined ? `There are ${questions.length} questions: give the \`id\` of one` : `There is no question with the id ${JSON.stringify(id)}`}. Ids: ${ids.join(', ')}${questions.length > ids.length ? ', …' : ''}.`,
  )
}

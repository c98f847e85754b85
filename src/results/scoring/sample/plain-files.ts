// Generated responses without their questions: batch outputs, a table, and JSON lines. They are accompanied by the
// benchmark's own files.

import type { SampledResponse } from './sample'
import type { SampleFile } from './file'
import { fileName, taskOf } from './names'

/** Task, id and attempt: `acp_app_gen--5674251047178000480-2`. */
const requestId = ({ question, attempt }: SampledResponse): string => `${taskOf(question)}-${question.id}-${attempt}`

/** One line per request, as the API returns them. */
export function batchFile(
  model: string,
  responses: readonly SampledResponse[],
  of: 'openai' | 'anthropic',
): SampleFile {
  const line = of === 'openai' ? openAiLine : anthropicLine
  return {
    name: `${fileName(model)}_${of}_batch_output.jsonl`,
    *text() {
      for (const [i, sampled] of responses.entries()) yield `${JSON.stringify(line(sampled, i))}\n`
    },
  }
}

const openAiLine = (sampled: SampledResponse, i: number): object => ({
  id: `batch_req_${i}`,
  custom_id: requestId(sampled),
  response: {
    status_code: 200,
    request_id: `req_${i}`,
    body: {
      id: `chatcmpl-${i}`,
      object: 'chat.completion',
      model: sampled.model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: sampled.response, refusal: null },
          finish_reason: 'stop',
        },
      ],
    },
  },
  error: null,
})

const anthropicLine = (sampled: SampledResponse, i: number): object => ({
  custom_id: requestId(sampled),
  result: {
    type: 'succeeded',
    message: {
      id: `msg_${i}`,
      type: 'message',
      role: 'assistant',
      model: sampled.model,
      content: [{ type: 'text', text: sampled.response }],
      stop_reason: 'end_turn',
    },
  },
})

/** A table with one row per response; line breaks are inside quotes. */
export function csvFile(responses: readonly SampledResponse[]): SampleFile {
  return {
    name: 'sample_responses.csv',
    *text() {
      yield 'id,task,model,attempt,response\r\n'
      for (const { question, model, attempt, response } of responses)
        yield `${[question.id, taskOf(question), model, String(attempt), response].map(cell).join(',')}\r\n`
    },
  }
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** JSON lines with ordinary field names. */
export function linesFile(model: string, responses: readonly SampledResponse[]): SampleFile {
  return {
    name: `${fileName(model)}.jsonl`,
    *text() {
      for (const { question, attempt, response } of responses)
        yield `${JSON.stringify({ id: question.id, task: taskOf(question), model, attempt, response })}\n`
    },
  }
}

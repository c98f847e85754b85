// Composes the prompt for a model: context, question, worked examples, and how to answer.

import type { FormatCode, KindCode } from './codes'
import type { Source } from '#planning/pddl/source'
import { kindOf } from './registry'

export interface Promptable {
  readonly kind: KindCode
  readonly format: FormatCode
  readonly context: string
  readonly stem: string
  readonly source: Source | null
}

/** A question with its answer as text, which shows the model the form. */
export interface WorkedExample extends Promptable {
  readonly answer: string
}

export interface PromptOptions {
  readonly context: 'english' | 'pddl' | 'both'
  /** True to ask for reasoning before the answer. */
  readonly steps: boolean
  /** Examples from other problems, in this order; may be empty. */
  readonly examples: readonly WorkedExample[]
}

/** How to write the answer, by format and kind; states index bases and brackets explicitly. */
export function answerForm(kind: KindCode, format: FormatCode): string {
  if (format === 'bool') return 'Answer with one word: yes or no.'
  if (format === 'mcq') return 'Answer with one letter: A, B, C or D.'
  return kindOf(kind).texts.promptForm
}

export function promptFor(question: Promptable, options: PromptOptions): string {
  const { steps, examples } = options
  const form = answerForm(question.kind, question.format)
  const how = steps
    ? `${form} Think step by step first; then write the answer alone on the last line, after "Answer:".`
    : form
  const parts: string[] = []
  examples.forEach((example, i) => {
    parts.push(`# Example ${i + 1}`, body(example, options), `Answer: ${example.answer}`)
  })
  if (examples.length > 0) parts.push('# Your question')
  parts.push(body(question, options), how)
  return `${parts.join('\n\n')}\n`
}

function body({ context, stem, source }: Promptable, options: PromptOptions): string {
  const parts: string[] = []
  if (options.context !== 'english' && source !== null)
    parts.push(fenced('PDDL domain', source.domain), fenced('PDDL problem', source.problem))
  if (options.context !== 'pddl' || source === null) parts.push(context)
  parts.push(stem)
  return parts.join('\n\n')
}

/** A code fence longer than any run of backticks in the text. */
function fenced(title: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${title}:\n${fence}pddl\n${text.trimEnd()}\n${fence}`
}

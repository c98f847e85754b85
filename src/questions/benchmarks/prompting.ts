// The prompt of a question for a model, with worked examples generated from other problems.

import { sessionDomains } from '#language/english/session-domains'
import { recent } from '#base/recent'
import { domainNamed, openingDomain } from '#language/library/domains'
import { promptFor, type Promptable, type WorkedExample } from '#questions/kinds/prompt'
import { makeQuestions } from '#questions/kinds/asking/making'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { familyNamed, familyOf } from './cores'

export interface PromptStyle {
  readonly context: 'english' | 'pddl' | 'both'
  /** True to ask for reasoning before the answer. */
  readonly steps: boolean
  /** Number of worked examples from other problems. */
  readonly examples: 0 | 2
}

/** For a family in which questions are prompts, that prompt, whatever the style. */
export function promptOf(question: Question, { context, steps, examples }: PromptStyle): string {
  const own = familyNamed(question.family)?.promptOf?.(question)
  if (own !== undefined) return own
  return promptFor(promptable(question), {
    context,
    steps,
    examples: examples === 0 ? [] : examplesFor(question, examples),
  })
}

const promptable = ({ kind, format, context, question, shown }: Question): Promptable => ({
  kind,
  format,
  context,
  stem: question,
  source: shown,
})

/** JSON lines, for a list of questions. */
export const promptLines = (questions: readonly Question[], style: PromptStyle): string =>
  questions
    .map(question => {
      const { id, domain, kind, format } = question
      return `${JSON.stringify({ id, domain, kind, format, prompt: promptOf(question, style) })}\n`
    })
    .join('')

/** Maximum number of blocks of generated problems examined for examples. */
const BLOCKS = 6

/**
 * Two questions of the same kind and format about other problems; from the opening domain if the domain is the
 * visitor's own.
 */
function examplesFor(question: Question, count: number): readonly WorkedExample[] {
  const folder = domainNamed(question.domain) ?? openingDomain()
  return examplesOf(folder.id, question.kind, question.format)
    .filter(({ source, stem }) => source?.problem !== question.shown?.problem || stem !== question.question)
    .slice(0, count)
}

/** Cached for the kinds and formats of a list, which alternate. */
const examplesOf = recent(
  40,
  (domain: string, kind: KindCode, format: FormatCode) => [domain, kind, format, sessionDomains()],
  (domain, kind, format) => madeExamples(domain, kind, format),
)

/** From small problems first, then from medium ones if small ones yield no question of the kind. */
function madeExamples(domain: string, kind: KindCode, format: FormatCode): WorkedExample[] {
  const folder = domainNamed(domain)!
  const found: WorkedExample[] = []
  for (const size of [folder.presets.small, folder.presets.medium])
    for (let block = 0; block < BLOCKS && found.length < 3; block++) {
      const world = { kind: 'folder' as const, domain, size }
      const made = makeQuestions({ world, kind, format, count: 1, seed: 'examples', block })
      for (const question of made.questions) {
        const answer = familyOf(question).goldText(question)
        if (answer === undefined) continue
        if (found.some(other => other.source?.problem === question.shown?.problem)) continue
        found.push({ ...promptable(question), answer })
      }
    }
  return found
}

// Renders a whole question as generated with the given phrases, with marks that link to wordings.

import type { Span } from '#base/text'
import { type GeneratedQuestion, generateQuestions } from '#questions/kinds/asking/generate'
import { markedContextOf, plainGoal, type Situation } from '#questions/kinds/asking/situation'
import { LABELS } from '#questions/kinds/asking/options'
import { describeAction, describeFact, type Voice } from '#language/english/describe'
import type { ContextParts } from '#language/english/context'
import { EnglishBuilder, type EnglishMark, type MarkedEnglish } from '#language/english/marked-english'
import type { Phrases } from '#language/english/phrases'
import type { Domain } from '#planning/pddl/model'
import { stateFacts } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import type { Instance } from './renderings'

/** Maximum number of states stored by searches for a question: the scroll is updated while typing. */
const MAX_STATES = 20_000

/** A question in English and as PDDL, or why there is none. */
export type AskedQuestion =
  | { readonly kind: 'question'; readonly english: MarkedEnglish; readonly raw: string }
  | { readonly kind: 'none'; readonly reason: string }

export interface AskedBy {
  readonly domainText: string
  readonly domain: Domain
  readonly phrases: Phrases
  readonly task: Task
  /** A fixed voice instead of a random one. */
  readonly voice?: Voice
}

/** The question of an instance; the same for the same phrases. */
export function askQuestion(
  { domainText, domain, phrases, task, voice }: AskedBy,
  { kind, format, seed, number = 0 }: Instance,
): AskedQuestion {
  if (kind === undefined || format === undefined) return { kind: 'none', reason: '' }
  const world = { id: domain.name, domainText, domain, phrases }
  let found: { question: GeneratedQuestion; situation: Situation; parts: ContextParts } | undefined
  const { passedOver } = generateQuestions({
    ...{ world, task, kind, format, count: 1, seed: `${seed}/${number}`, distanceStates: 1 },
    ...(voice === undefined ? {} : { voice }),
    bounds: { maxStates: MAX_STATES },
    onQuestion: (question, situation, parts) => {
      found = { question, situation, parts }
    },
  })
  if (found === undefined) return { kind: 'none', reason: passedOver[0]?.reason ?? '' }
  const { question, situation, parts } = found
  const english = new EnglishBuilder().add(markedContextOf(situation, parts)).add('\n\n')
  english.add(markQuestion(question.query ?? question.stem, question, situation))
  question.choices?.forEach((choice, i) => {
    if (question.query !== undefined) english.add(`\n${LABELS[i]}. `).add(markQuestion(choice, question, situation))
  })
  return { kind: 'question', english: english.done(), raw: rawOf(question, situation, parts) }
}

/** The question's state, goal and subject. */
function rawOf({ statements, asked }: GeneratedQuestion, { task }: Situation, { goal }: ContextParts): string {
  const goals = goal ? (plainGoal(task.problem) ?? []) : []
  const claims = (statements ?? [asked]).map(each => namesIn(each).join(' '))
  const about = [...new Set(claims)].filter(claim => claim !== '')
  return [
    ...['(:init', ...stateFacts(task, task.initial).map(fact => `  ${fact}`)],
    ...(goals.length === 0 ? [] : ['(:goal', ...goals.map(fact => `  ${fact}`)]),
    ...(about.length === 0 ? [] : ['; asked about', ...about]),
  ].join('\n')
}

/** The text of a question, with a mark for each fact and action that it states. */
function markQuestion(
  text: string,
  { statements, asked }: GeneratedQuestion,
  { world, voice, task }: Situation,
): MarkedEnglish {
  const isAction = (name: string): boolean =>
    task.domain.actions.some(each => each.name === name.slice(1, -1).split(' ')[0])
  const markedEnglish = namesIn([statements, asked]).map(name =>
    (isAction(name) ? describeAction : describeFact)(world.phrases, name, voice),
  )
  const marks: EnglishMark[] = []
  const taken: Span[] = []
  // The longest first: a sentence may be part of another.
  for (const piece of markedEnglish.sort((a, b) => b.text.length - a.text.length))
    for (let at = text.indexOf(piece.text); at >= 0; at = text.indexOf(piece.text, at + 1)) {
      const to = at + piece.text.length
      if (piece.text === '' || taken.some(other => at < other.to && to > other.from)) continue
      taken.push({ from: at, to })
      for (const mark of piece.marks) marks.push({ ...mark, from: mark.from + at, to: mark.to + at })
    }
  return { text, marks: marks.sort((a, b) => a.from - b.from || b.to - a.to) }
}

/** The distinct `(name …)` texts in a question's data. */
function namesIn(value: unknown): string[] {
  const found = new Set<string>()
  const look = (each: unknown): void => {
    if (typeof each === 'string') {
      if (/^\([^()]*\)$/.test(each)) found.add(each)
    } else if (Array.isArray(each)) each.forEach(look)
    else if (typeof each === 'object' && each !== null) Object.values(each).forEach(look)
  }
  look(value)
  return [...found]
}

// Reasoning that models write before they answer: sentences with names from the question that do not answer it.

import type { Rng } from '#base/rng'
import type { Question } from '#questions/kinds/question'
import { stateFacts } from '#planning/task/names'
import { loadTask } from '#planning/task/load'

const openings = [
  'Let me work through this step by step.',
  'I will go through the state first, and then through what the question asks.',
  'Okay, what do we know?',
  'First I write down what matters here.',
  'To answer this, I need to keep track of the state.',
] as const

const aboutFact: readonly ((fact: string) => string)[] = [
  fact => `In the current state, ${fact} holds.`,
  fact => `It is given that ${fact} is true at the start.`,
  fact => `I note that ${fact} holds, which may matter later.`,
  fact => `Since ${fact} is given, nothing has to be done for that part.`,
]

const inGeneral = [
  'An action can be taken only when its whole precondition holds.',
  'What an action deletes is gone unless something adds it again.',
  'Everything that is not mentioned stays as it was.',
  'Some of these can be ruled out at once, because an object would have to be in two places.',
  'That leaves fewer possibilities than it seemed at first.',
  'I double-check this, since it is easy to miss something here.',
  'Hmm, that needs a second look.',
  'Going on with the rest, nothing new turns up.',
  'The order of the objects matters, so I keep it as the description has it.',
  'I go through the objects of each type in turn.',
  'So far this agrees with what the description says.',
  'Nothing else in the description bears on this.',
  'I had overlooked one of them at first; it changes nothing.',
  'The remaining cases are alike, so one of them represents all.',
] as const

const closings = [
  'Putting this together:',
  'With that I can answer.',
  'That settles the question.',
  'So this is what remains.',
] as const

/** Some facts of the state, from the question's PDDL; empty if there is none. */
export function factsNow({ judged }: Question): readonly string[] {
  const loaded = judged === null ? undefined : loadTask(judged)
  return loaded?.kind === 'ready' ? stateFacts(loaded.task, loaded.task.initial) : []
}

/** Random sentences, none repeated until all were used; `withFacts`: some of them contain facts in parentheses. */
export function thoughts(facts: readonly string[], count: number, withFacts: boolean, rng: Rng): string[] {
  const general = deck<string>(inGeneral, rng)
  const text = deck(facts, rng)
  const sentences = deck(aboutFact, rng)
  const body = Array.from({ length: count }, () =>
    withFacts && facts.length > 0 && rng.below(2) === 0 ? sentences()(text()) : general(),
  )
  return [rng.pick(openings), ...body, rng.pick(closings)]
}

/** Draws all items in random order, then all again. */
function deck<T>(items: readonly T[], rng: Rng): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = rng.shuffled(items)
    return left.pop()!
  }
}

/** Joins the sentences into paragraphs of a few each. */
export function paragraphs(sentences: readonly string[], rng: Rng): string {
  const parts: string[] = []
  for (let at = 0; at < sentences.length; ) {
    const size = 1 + rng.below(4)
    parts.push(sentences.slice(at, at + size).join(' '))
    at += size
  }
  return parts.join('\n\n')
}

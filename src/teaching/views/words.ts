// English descriptions of facts and actions of a world, shown by live parts next to the PDDL.

import { describeAction, describeFact, wordsOf } from '#language/english/describe'
import { withSessionDomains } from '#language/english/session-domains'
import { phrasesOf } from '#language/library/phrases'
import { namedIn, type Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'

/** The names to be described, as the engine writes them. */
export interface WordsRequest {
  readonly facts: readonly string[]
  readonly actions: readonly string[]
}

/** The description of each name, in the same order; '' if the world has no phrase for it. */
export type InWords = WordsRequest

/** @param phrases `phrases.yaml` of the lesson's own domain; null for a shipped domain */
export function words(source: Source, phrases: string | null, asked: WordsRequest): InWords {
  if (phrases === null) return inWords(source, asked)
  const name = namedIn(source.domain)
  const own = { id: name, title: name, domain: source.domain, phrases, problems: [] }
  return withSessionDomains([own], () => inWords(source, asked))
}

function inWords(source: Source, { facts, actions }: WordsRequest): InWords {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return { facts: facts.map(() => ''), actions: actions.map(() => '') }
  const phrases = phrasesOf(loaded.domain)
  const head = (name: string): string => wordsOf(name)[0] ?? ''
  return {
    facts: facts.map(fact => (phrases.predicates.has(head(fact)) ? describeFact(phrases, fact).text : '')),
    actions: actions.map(action => (phrases.actions.has(head(action)) ? describeAction(phrases, action).text : '')),
  }
}

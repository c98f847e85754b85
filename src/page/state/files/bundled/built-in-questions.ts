// The built-in questions as files that are not open yet: searched before one of them is opened. They are loaded when
// they are first searched, of a prompt only those of the domains that it may be about.

import openings from 'planground:openings'
import { squeezed } from '#results/runs/in-prompt'
import type { App } from '#page/state/app'
import { createDescribedQuestions } from '#page/state/session/described-questions'
import { createEntries, type Entry, type OpenFile } from '#page/state/session/entries'
import { type Card, domainCards } from './bundled'
import { fileIdOf } from '../file-id'
import { questionsAbout } from './opening-bundled'

export interface BuiltInQuestions {
  /** All of them; those that cannot be loaded are left out. */
  readonly all: () => Promise<readonly Entry[]>
  /** Those that a prompt may ask, by the texts that their contexts begin with. */
  readonly near: (prompt: string) => Promise<readonly Entry[]>
}

export function createBuiltInQuestions(app: App): BuiltInQuestions {
  const entriesOf = createEntries(createDescribedQuestions())
  let loaded = new Map<string, Promise<readonly Entry[]>>()
  let domains: unknown
  const load = async (card: Card): Promise<readonly Entry[]> => {
    const files = await Promise.all(
      card.problems.map(async ({ name: problem }): Promise<OpenFile> => {
        const name = `${card.title} ${problem}`
        const outcome = await questionsAbout(app, card, problem, name)
        const questions = outcome.kind === 'done' ? outcome.value : []
        return { id: fileIdOf(app, card, problem), name, origin: 'bundled', questions, issues: [] }
      }),
    )
    return files.flatMap(entriesOf)
  }
  const entriesIn = async (cards: readonly Card[]): Promise<readonly Entry[]> => {
    // With other domains of the visitor's, the same problems may be worded differently.
    if (domains !== app.lanes.domains()) loaded = new Map()
    domains = app.lanes.domains()
    const lists = cards.map(async card => {
      const known = loaded.get(card.id) ?? load(card)
      loaded.set(card.id, known)
      const list = await known
      // What failed is asked for again.
      if (list.length === 0) loaded.delete(card.id)
      return list
    })
    return (await Promise.all(lists)).flat()
  }
  return {
    all: () => entriesIn(domainCards),
    near(prompt) {
      const text = squeezed(prompt)
      return entriesIn(domainCards.filter(({ id }) => openings[id]?.some(opening => text.includes(opening))))
    },
  }
}

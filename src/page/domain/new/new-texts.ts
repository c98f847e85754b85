// New texts to work on: empty ones, and copies of a shipped problem. They are opened like files that are dropped.

import type { App } from '#page/state/app'
import { createBundledTexts, type Card } from '#page/state/files/bundled/bundled'
import { createOpening } from '#page/state/files/opening'
import { reportFailure } from '#page/state/files/report-failure'

const emptyDomain = (name: string): string => `(define (domain ${name})
  (:requirements :strips :typing)
  (:types)
  (:predicates))
`

const emptyProblem = (domain: string): string => `(define (problem ${domain}-1)
  (:domain ${domain})
  (:objects)
  (:init)
  (:goal (and)))
`

export interface NewTexts {
  readonly empty: () => Promise<void>
  /** A copy of the first problem of a shipped domain. */
  readonly fromExample: (card: Card) => Promise<void>
  /** Any text; its type follows from its content. */
  readonly fromText: (text: string) => Promise<void>
  /** Replaces texts about which nothing could be asked by the questions about them, now that they are sound. */
  readonly askAbout: () => Promise<void>
}

export function createNewTexts(app: App): NewTexts {
  const { session } = app
  const opening = app.feature(createOpening)
  /** The name, or the name with the first number that no open file has. */
  const free = (name: string): string => {
    const isOpen = (one: string): boolean => session.files().some(file => file.name === `${one}.pddl`)
    let number = 1
    const numbered = (): string => (number === 1 ? name : `${name}-${number}`)
    while (isOpen(numbered())) number++
    return numbered()
  }
  const open = (name: string, domain: string, problem: string): Promise<void> =>
    opening.openFiles([new File([domain], `${name}-domain.pddl`), new File([problem], `${name}.pddl`)])
  return {
    empty() {
      const name = free('new-domain')
      return open(name, emptyDomain(name), emptyProblem(name))
    },
    async fromExample({ id, title }) {
      const outcome = await app.feature(createBundledTexts)()
      if (outcome.kind !== 'done') {
        reportFailure(app, title, outcome)
        return
      }
      const found = outcome.value.find(each => each.id === id)
      const problem = found?.problems[0]
      if (found !== undefined && problem !== undefined) await open(free(`${id}-copy`), found.domain, problem.text)
    },
    fromText: text => opening.openText(text),
    async askAbout() {
      const file = session.selected()?.file
      const source = session.source()
      if (file === undefined || source === null) return
      await open(file.name.replace(/\.\w+$/, ''), source.domain, source.problem)
      if (session.selected()?.file.id !== file.id) session.close(file.id)
    },
  }
}

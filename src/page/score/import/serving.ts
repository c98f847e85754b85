// Questions for runs with waiting responses: one addition serves every run that it fits, and lists them.

import type { Fitting, NamedFile, RunInput } from '#engine/api/runs'
import { counted, grouped } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { createPane } from '#page/state/lanes/pane'
import { isOfQuestions } from './file-uses'
import { runTitle } from '../runs/run-words'
import { createOpenQuestions } from './open-questions'
import { createRuns, type Runs } from '../runs/runs'

export interface Serving {
  /** Runs with waiting responses, and how many of these the questions in the files fit. */
  readonly fitting: (files: readonly NamedFile[]) => Promise<readonly Fitting[]>
  /**
   * Adds files to all runs that they fit, and reports it. `chosen`: the run to which the visitor adds them, by `add`,
   * whether they fit or not.
   */
  readonly serve: (
    files: readonly NamedFile[],
    chosen?: { readonly id: string; readonly add: () => Promise<void> },
  ) => Promise<void>
  /** `12 of 12 waiting responses of “A”`. */
  readonly description: (fitting: Fitting) => string
}

export function createServing(app: App): Serving {
  const runs = app.feature(createRuns)
  const description = ({ id, fits }: Fitting): string => {
    const info = runs.infoOf(id)
    if (info === undefined) return ''
    const of = fits === info.waiting ? (fits === 1 ? 'the' : 'all') : `${grouped(fits)} of`
    return `${of} ${counted(info.waiting, 'waiting response')} of “${runTitle(info, runs.list() ?? [])}”`
  }
  const fitting: Serving['fitting'] = async files => (files.length === 0 ? [] : runs.fitting(files))
  return {
    description,
    fitting,
    async serve(files, chosen) {
      const all = await fitting(files)
      // Once a run goes on, its number of waiting responses changes.
      const fitted = all.filter(({ fits }) => fits > 0)
      const lines = fitted.map(description)
      const isVain = chosen !== undefined && fitted.every(({ id }) => id !== chosen.id)
      const name = chosen && runs.infoOf(chosen.id)?.name
      const others = fitted.filter(({ id }) => id !== chosen?.id)
      if (others.length > 0) {
        // Responses belong to the chosen run alone.
        const surveyed = await runs.survey(files)
        const questions = files.filter((_, i) => surveyed[i] !== undefined && isOfQuestions(surveyed[i]))
        for (const { id } of others) await runs.complete(id, questions.map(copyOf), [])
      }
      await chosen?.add()
      if (others.length === 0 && !isVain) return
      app.notices.notify({
        tone: fitted.length === 0 ? 'problem' : 'plain',
        title:
          fitted.length === 0
            ? `No response that waits in “${name}” is about these questions`
            : `Questions added to ${counted(fitted.length, 'run')}`,
        lines: [
          ...lines.map(line => `${line.slice(0, 1).toUpperCase()}${line.slice(1)}`),
          ...(isVain && fitted.length > 0 ? [`No response that waits in “${name}” is about them`] : []),
        ],
      })
    },
  }
}

/** Without a key, the run stores a copy of its own. */
const copyOf = ({ name, file }: NamedFile): RunInput => ({ name, file })

/** The same for the questions that are open in the page. */
export function createOpenServing(app: App) {
  const runs = app.feature(createRuns)
  const open = app.feature(createOpenQuestions)
  const serving = app.feature(createServing)
  const pane = createPane(
    () => (waitingIn(runs) > 0 && open.count() > 0 ? { count: open.count(), waiting: waitingIn(runs) } : null),
    async () => ({
      kind: 'done' as const,
      value: await open
        .files()
        .then(serving.fitting)
        .catch((): readonly Fitting[] => []),
    }),
    { settle: () => 300 },
  )
  return {
    count: open.count,
    /** Number of responses waiting in a run that are about open questions. */
    fits: (run: string): number => pane.value()?.find(({ id }) => id === run)?.fits ?? 0,
    serveOpen: async (id: string): Promise<void> => {
      const files = await open.files()
      await serving.serve(files, { id, add: () => runs.complete(id, files.map(copyOf), []) })
    },
  }
}

/** Number of responses that wait in finished runs. */
export const waitingIn = ({ list }: Pick<Runs, 'list'>): number =>
  (list() ?? []).reduce((sum, { state, waiting }) => sum + (state === 'done' ? waiting : 0), 0)

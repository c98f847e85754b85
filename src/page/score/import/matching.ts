// Which of the first records find their questions in the files, or else among those that are open in the page; and which
// waiting runs the added questions fit.

import { type Accessor, createSignal } from 'solid-js'
import type { Fitting, NamedFile, UnmatchedFile } from '#engine/api/runs'
import type { Mapping } from '#results/reading/mapping'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import type { BroughtFiles } from './brought'
import { isOfUse, mayHoldResponses } from './file-uses'
import { createOpenQuestions } from './open-questions'
import { waitingIn } from './serving'
import { createRuns, type Runs } from '../runs/runs'

/** Questions that are open in the page, for some of the first records that would find none otherwise. */
export interface OpenFit {
  readonly files: readonly NamedFile[]
  readonly questions: number
  /** Number of records that find their question among them, of those that found none. */
  readonly fits: number
  readonly of: number
}

interface Asked {
  readonly files: readonly NamedFile[]
  readonly mappings: ReadonlyMap<string, Mapping>
  readonly withOpen: boolean
}

interface Matched {
  readonly unmatched: readonly UnmatchedFile[]
  /** The open questions that fit, used or not. */
  readonly open: OpenFit | null
}

const SETTLE = { settle: () => 100 }

/** Asked again shortly after the files, their mappings or the open questions have changed. */
export function createMatching(app: App, brought: BroughtFiles, mappings: () => ReadonlyMap<string, Mapping>) {
  const runs = app.feature(createRuns)
  const open = app.feature(createOpenQuestions)
  const [withOpen, setWithOpen] = createSignal(true)
  const asked = (): Asked | null => {
    const files = brought.files()
    if (files === null || brought.looking() > 0 || !files.some(mayHoldResponses)) return null
    const names = new Set(files.filter(isOfUse).map(({ name }) => name))
    return { files: brought.inputs(names).inputs, mappings: mappings(), withOpen: withOpen() }
  }
  const match = async ({ files, mappings, withOpen }: Asked): Promise<Matched> => {
    const without = await runs.unmatched(files, mappings)
    const of = recordsOf(without)
    if (of === 0 || open.count() === 0) return { unmatched: without.filter(hasNone), open: null }
    const more = await open.files()
    const left = await runs.unmatched([...files, ...more], mappings)
    const fits = of - recordsOf(left)
    if (fits <= 0) return { unmatched: without.filter(hasNone), open: null }
    return {
      unmatched: (withOpen ? left : without).filter(hasNone),
      open: { files: more, questions: open.count(), fits, of },
    }
  }
  const pane = createPane(
    asked,
    async input => ({
      kind: 'done' as const,
      value: await match(input).catch((): Matched => ({ unmatched: [], open: null })),
    }),
    { ...SETTLE, again: open.count, keeps: () => true },
  )
  return {
    ...{ withOpen, setWithOpen },
    unmatched: (): readonly UnmatchedFile[] => pane.value()?.unmatched ?? [],
    open: (): OpenFit | null => pane.value()?.open ?? null,
    /** The files of open questions for the run, also if it is started before the pane has settled. */
    async openFiles(): Promise<readonly NamedFile[]> {
      const input = withOpen() ? asked() : null
      const found = input === null || open.count() === 0 ? null : await match(input)
      return found?.open?.files ?? []
    },
  }
}

const recordsOf = (files: readonly UnmatchedFile[]): number =>
  files.reduce((sum, { unmatched, bare }) => sum + unmatched + bare, 0)

const hasNone = ({ unmatched }: UnmatchedFile): boolean => unmatched > 0

/** How many waiting responses of each run are about the questions in the files. */
export function createWaiting(
  fitting: (files: readonly NamedFile[]) => Promise<readonly Fitting[]>,
  runs: Pick<Runs, 'list'>,
  files: () => readonly NamedFile[],
): Accessor<readonly Fitting[]> {
  const waiting = (): number => waitingIn(runs)
  const pane = createPane(
    () => (files().length === 0 || waiting() === 0 ? null : files()),
    async input => ({ kind: 'done' as const, value: await fitting(input).catch(() => []) }),
    { ...SETTLE, again: waiting, keeps: () => true },
  )
  return () => pane.value() ?? []
}

// Whether the added files answer the same questions, and the runs that they divide into.

import { counted, grouped } from '#base/words'
import type { RunInput } from '#engine/api/runs'
import type { Mapping } from '#results/reading/mapping'
import type { Overlaps } from '#results/runs/overlaps'
import { createPane } from '#page/state/lanes/pane'
import type { Runs } from '../../runs/runs'
import type { BroughtFiles } from '../brought'
import { isOfUse, mayHoldResponses } from '../file-uses'

interface Asked {
  readonly files: readonly RunInput[]
  readonly mappings: ReadonlyMap<string, Mapping>
}

/** Asked again shortly after the files or their mappings have changed. */
export function createDividing(
  runs: Pick<Runs, 'overlaps'>,
  brought: BroughtFiles,
  mappings: () => ReadonlyMap<string, Mapping>,
) {
  const asked = (): Asked | null => {
    const files = (brought.files() ?? []).filter(isOfUse)
    if (brought.looking() > 0 || files.filter(mayHoldResponses).length < 2) return null
    return { files: brought.inputs(new Set(files.map(({ name }) => name))).inputs, mappings: mappings() }
  }
  const pane = createPane<Asked, Overlaps | null>(
    asked,
    async ({ files, mappings }) => ({
      kind: 'done',
      value: await runs.overlaps(files, mappings).catch(() => null),
    }),
    // The old ones stay meanwhile, so that the buttons do not change places.
    { settle: () => 100, keeps: () => true },
  )
  return {
    overlaps: (): Overlaps | null => pane.value() ?? null,
    /** True while the files are being compared. */
    isComparing: (): boolean => asked() !== null && pane.condition() !== 'ready',
  }
}

/** What of the files is the same, in a sentence. */
export function describeOverlaps({ by, runs, inAll, shared, questions, isCut }: Overlaps): string {
  const of = `${counted(questions, 'question')}${isCut ? ' that were compared' : ''}`
  const parts = { model: 'model', folder: 'folder', file: 'file' }[by]
  const all = runs.length === 2 ? `Both ${parts}s answer` : `All ${runs.length} ${parts}s answer`
  if (inAll === questions) return `${all} the same ${of}.`
  if (inAll > 0 && inAll === shared) return `${all} ${grouped(inAll)} of the ${of}.`
  return `${grouped(shared)} of the ${of} ${shared === 1 ? 'is' : 'are'} answered in more than one ${parts}.`
}

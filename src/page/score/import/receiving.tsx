// Takes the result files that are dropped or pasted on the views of runs, and shows the lines that were not scored.

import { createHandles } from '#page/state/commands/handles'
import { useApp, useFeature } from '#page/state/use-app'
import { BadLinesDialog } from './bad-lines-dialog'
import { asNamed } from '#page/state/files/dropped-files'
import { createImporting, type Importing } from './importing'
import { inBackground } from '#page/browser/background'

export function Receiving() {
  const app = useApp()
  const { provide } = useFeature(createHandles)
  // Created on demand, as it starts the worker that reads runs.
  const bring: Importing['bring'] = files => app.feature(createImporting).bring(files)
  provide('takeResults', come => {
    if (typeof come === 'string') inBackground(bring([{ name: 'pasted.jsonl', file: new Blob([come]) }]))
    else inBackground(bring(come instanceof Promise ? come : come.map(asNamed)))
  })
  return <BadLinesDialog />
}

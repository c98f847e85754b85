// Handlers of all views of Score: dropped or pasted result files, and the dialog of lines that were not scored.

import { createHandles } from '#page/state/commands/handles'
import { useApp, useFeature } from '#page/state/use-app'
import { BadLinesDialog } from './bad-lines-dialog'
import { asNamed, droppedFiles, reportLeftOut } from '#page/state/files/dropped-files'
import { createImporting, type Importing } from './importing'
import { inBackground } from '#page/browser/background'

export function Receiving() {
  const app = useApp()
  const { provide } = useFeature(createHandles)
  // Created on demand, as it starts the worker that reads runs.
  const bring: Importing['bring'] = files => app.feature(createImporting).bring(files)
  provide('takeResults', come => {
    if (come instanceof DataTransfer) inBackground(bring(droppedFiles(come, reportLeftOut(app))))
    else if (typeof come === 'string') {
      if (app.place.score().part !== 'one') inBackground(bring([{ name: 'pasted.jsonl', file: new Blob([come]) }]))
    } else inBackground(bring(come.map(asNamed)))
  })
  return <BadLinesDialog />
}

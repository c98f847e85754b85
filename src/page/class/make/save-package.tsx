// The button that saves a sheet as a package for learning platforms, and what became of it.

import { createSignal } from 'solid-js'
import type { PackagedSheet } from '#results/files/scorm'
import { inBackground } from '#page/browser/background'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'

export function SavePackage(props: { sheet: PackagedSheet; begin: () => void }) {
  const app = useApp()
  const [isPacking, setPacking] = createSignal(false)
  const [problem, setProblem] = createSignal('')
  async function pack(): Promise<void> {
    props.begin()
    setPacking(true)
    const { savePackage } = await import('./scorm')
    setProblem(await savePackage(app, props.sheet))
    setPacking(false)
  }
  return (
    <>
      <Button
        icon="archive"
        blocked={isPacking()}
        title="SCORM 1.2: the learning platform shows the sheet and records the score"
        onClick={() => inBackground(pack())}
      >
        Save for a learning platform
      </Button>
      <span role="status" classList={{ 'ink-delete': problem() !== '' }}>
        {isPacking() ? 'Packing the sheet with the files of this page …' : problem()}
      </span>
    </>
  )
}

// Opens the problem that a text describes, in the current workspace.

import { createSignal } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { createEnglish } from './english'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

export function OpenButton() {
  const english = useFeature(createEnglish)
  const { place } = useApp()
  const [isBusy, setBusy] = createSignal(false)
  const isReady = (): boolean => {
    const contextView = english.view()
    return contextView?.source != null && contextView.faults.length === 0 && english.text().trim() !== ''
  }
  const run = async (): Promise<void> => {
    setBusy(true)
    await english.open()
    setBusy(false)
  }
  return (
    <Button primary disabled={!isReady() || isBusy()} onClick={() => inBackground(run())}>
      {place.workspace() === 'domain' ? 'Open the texts' : 'Open in Explore'}
      <Icon name="arrow-right" size={15} />
    </Button>
  )
}

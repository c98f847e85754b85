// From English in Explore: a separate page.

import { useApp } from '#page/state/use-app'
import { EnglishDesk } from '#page/workbench/english/english-desk'
import { OpenButton } from '#page/workbench/english/open-button'
import { Button } from '#page/ui/button'
import './english-page.css'

export function EnglishPage() {
  const { place } = useApp()
  return (
    <main class="english-page stack min-h-0" aria-label="From English">
      <header class="english-head flex-row gap-16 rigid border-bottom">
        <Button quiet icon="chevron-left" class="back" onClick={() => place.show({ english: false })}>
          Back
        </Button>
        <div class="grow min-w-0">
          <h1>From English</h1>
          <p>Type or paste a context in English, and get the PDDL problem that it describes.</p>
        </div>
        <OpenButton />
      </header>
      <EnglishDesk />
    </main>
  )
}

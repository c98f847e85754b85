// States that the visitor's texts have no plan, and why, with a way to the cause.

import { Show } from 'solid-js'
import { createHandles } from '#page/state/commands/handles'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import { createRuledOut } from './ruled-out'
import './no-plan-note.css'

export function NoPlanNote() {
  const why = useFeature(createRuledOut)
  const { place } = useApp()
  const { invokeOnceProvided } = useFeature(createHandles)
  const isAsked = () => place.workspace() === 'explore'
  const showCause = (): void => {
    place.show({ workspace: 'domain', english: false, compare: false })
    invokeOnceProvided('solve')
  }
  return (
    <div role="status">
      <Show when={why()}>
        {found => (
          <div class="no-plan-note flex items-start wrap gap-8 text-small round" data-part="no-plan">
            <Icon name="triangle-alert" size={14} />
            <p class="grow">
              <strong>There is no plan.</strong> <Prose text={found().why} />
              {isAsked() ? ' So nothing is asked about plans.' : ''}
            </p>
            <Button small onClick={showCause}>
              The cause
            </Button>
          </div>
        )}
      </Show>
    </div>
  )
}

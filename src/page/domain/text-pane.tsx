// One of the two texts in its editor.

import { Show } from 'solid-js'
import { TextEditor } from '#page/editor/editor'
import type { TextRole } from '#planning/pddl/diagnostic'
import { createPddlPlaces } from '#page/workbench/focus/pddl-places'
import { useApp, useFeature } from '#page/state/use-app'
import { isWritten } from '#page/state/session/written'
import './domain.css'
import { createHandles } from '#page/state/commands/handles'
import { createPlanning } from './plans/planning'
import { createTextDesk } from '#page/workbench/pddl/desk'
import { createEditorServices } from '#page/workbench/pddl/services'
import { createDomainTexts } from '#page/workbench/pddl/texts'

export function TextPane(props: {
  of: TextRole
  title: string
  text: string
  /** True to show the title even if there is little room. */
  isTitled?: boolean
}) {
  const { setFront, setHandle } = useFeature(createTextDesk)
  const domainTexts = useFeature(createDomainTexts)
  const placesOf = useFeature(createPddlPlaces)
  const services = useFeature(createEditorServices)
  const { litOf, diagnosticsOf } = useFeature(createPlanning)
  const { invoke } = useFeature(createHandles)
  const { session, layout, themeNow } = useApp()
  const isAnswer = () => isWritten(session.selected()!.question)
  return (
    <section
      class={`text-pane stack min-h-0 of-${props.of}`}
      data-text={props.of}
      aria-label={props.title}
      onFocusIn={() => setFront(props.of)}
    >
      <Show when={layout.room() === 'wide' || props.isTitled}>
        <h2 class="pane-head">{props.title}</h2>
      </Show>
      <div class="grow min-h-0 bg-card border-top">
        <TextEditor
          text={props.text}
          diagnostics={[...(domainTexts.faults.value()?.[props.of] ?? []), ...diagnosticsOf(props.of)]}
          onChange={text => session.editText(props.of, text)}
          label={`PDDL ${props.of}`}
          readOnly={layout.room() === 'narrow' || (props.of === 'domain' && isAnswer())}
          theme={themeNow()}
          lit={[...litOf(props.of), ...placesOf[props.of].lit()]}
          onPoint={offset => placesOf[props.of].onPoint(offset)}
          marks={placesOf[props.of].marks()}
          handle={handle => setHandle(props.of, handle)}
          services={services}
          submit={() => invoke('solve')}
          role={props.of}
        />
      </div>
    </section>
  )
}

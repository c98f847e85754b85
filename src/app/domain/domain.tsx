// The Domain workspace: both texts at once, what is wrong with them, and what they mean.

import type { TextRole } from '../../pddl/diagnostic'
import { createHandles } from '../commands/handles'
import { createEffect, For, Match, onMount, Show, Switch } from 'solid-js'
import { TextEditor } from '../../editor/editor'
import { kindName } from '../../kinds/codes'
import { domainCards } from '../open/bundled'
import { EditState } from '../explore/stage/pddl/pddl-pane'
import { domainTitle } from '../parts/naming'
import { Empty, Working } from '../parts/conditions'
import { Icon } from '../parts/icon'
import { Keys } from '../parts/keycaps'
import { Prose } from '../parts/prose'
import { Tabs } from '../parts/tabs'
import type { TextSide } from './desk'
import { MeaningPanel } from './meaning-panel'
import { ProblemsPanel } from './problems-panel'
import { roles } from './texts'
import { useApp, usePart } from '../state/use-app'
import './domain.css'
import { createTextDesk } from './desk'
import { createDomainTexts } from './texts'
import { createCommands } from '../commands/commands'
import { createPddlPlaces } from '../focus/pddl-places'
import { createEditorServices } from './services'
import { createOpening } from '../open/opening'

export function DomainWorkspace() {
  const { stepProblem, act, side } = usePart(createTextDesk)
  const { session, layout } = useApp()
  const { offer } = usePart(createHandles)
  onMount(() => {
    offer('stepProblem', stepProblem)
    offer('editorAction', act)
  })
  return (
    <main class="domain-space">
      <Show when={session.source()} fallback={<NothingOpen />}>
        {source => (
          <>
            <Head />
            <Show when={layout.room() !== 'wide'}>
              <Sides />
            </Show>
            <div class="domain-desk" classList={{ [`side-${side()}`]: layout.room() !== 'wide' }}>
              <div class="domain-texts" id="domain-text-panel">
                <For each={roles}>
                  {({ id, title }) => <TextPane role={id} title={title} text={source()[id]} />}
                </For>
              </div>
              <MeaningPanel />
              <ProblemsPanel />
            </div>
          </>
        )}
      </Show>
    </main>
  )
}

function Head() {
  const domainTexts = usePart(createDomainTexts)
  const { problems } = usePart(createDomainTexts)
  const { session, reposed, layout } = useApp()
  const kind = () => session.selected()?.question.kind
  const isEdited = () => session.workOf(session.selectedId() ?? '').edit !== null
  return (
    <header class="domain-head">
      <div class="domain-title">
        <h1>{domainTitle(session.selected()?.question.domain ?? '')}</h1>
        <Switch
          fallback={
            <p class="faint">
              {kind() ? `The open question, ${kindName(kind()!)}, follows` : 'Questions follow'}{' '}
              what you change here, and so do its verdict and pictures.
            </p>
          }
        >
          <Match when={problems().some(({ diagnostic }) => diagnostic.severity === 'error')}>
            <p class="domain-objection" role="status">
              <Icon name="triangle-alert" size={14} />
              The question is paused until you fix the errors below.
            </p>
          </Match>
          <Match when={domainTexts.objection.value()}>
            {objection => (
              <p class="domain-objection" role="status">
                <Icon name="triangle-alert" size={14} />
                <span>
                  <Show
                    when={reposed()?.isNew}
                    fallback={
                      <>
                        The open question cannot be asked any more. <Prose text={objection()} />
                      </>
                    }
                  >
                    <Prose text={objection()} /> A new question is asked instead.
                  </Show>
                </span>
              </p>
            )}
          </Match>
        </Switch>
      </div>
      <div class="domain-edit">
        <Show when={isEdited() || layout.room() === 'narrow'}>
          <EditState />
        </Show>
        <Show when={layout.room() !== 'narrow'}>
          <TextButton command="text-outline" title="Outline" />
          <TextButton command="text-format" title="Format" />
        </Show>
      </div>
    </header>
  )
}

function TextButton(props: { command: string; title: string }) {
  const { commandNamed } = usePart(createCommands)
  const command = () => commandNamed(props.command)
  return (
    <button
      type="button"
      class="button small"
      title={command().title}
      onClick={() => command().run()}
    >
      {props.title}
      <Keys chord={command().keys![0]!} />
    </button>
  )
}

/** Where there is no room for all side by side. */
function Sides() {
  const { problems } = usePart(createDomainTexts)
  const { side, setSide } = usePart(createTextDesk)
  const { layout } = useApp()
  const noted = (role: TextRole): string | undefined => {
    const count = problems().filter(problem => problem.role === role).length
    return count > 0 ? String(count) : undefined
  }
  const tabs = () =>
    [
      ...roles.map(({ id, title }) => ({ id, title, note: noted(id) })),
      ...(layout.room() === 'narrow'
        ? [{ id: 'meaning' as const, title: 'Meaning', note: undefined }]
        : []),
    ] satisfies { id: TextSide; title: string; note: string | undefined }[]
  createEffect(() => {
    if (layout.room() !== 'narrow' && side() === 'meaning') setSide('domain')
  })
  return (
    <Tabs<TextSide>
      label="Text"
      prefix="domain-text"
      chosen={side()}
      choose={setSide}
      tabs={tabs()}
    />
  )
}

function TextPane(props: { role: TextRole; title: string; text: string }) {
  const { setFront, setHandle } = usePart(createTextDesk)
  const domainTexts = usePart(createDomainTexts)
  const placesOf = usePart(createPddlPlaces)
  const services = usePart(createEditorServices)
  const { session, layout, themeNow } = useApp()
  return (
    <section
      class={`text-pane of-${props.role}`}
      aria-label={props.title}
      onFocusIn={() => setFront(props.role)}
    >
      <Show when={layout.room() === 'wide'}>
        <h2 class="pane-head">{props.title}</h2>
      </Show>
      <div class="text-frame">
        <TextEditor
          text={props.text}
          diagnostics={domainTexts.faults.value()?.[props.role] ?? []}
          onChange={text => session.editText(props.role, text)}
          label={`PDDL ${props.role}`}
          readOnly={layout.room() === 'narrow'}
          theme={themeNow()}
          lit={placesOf[props.role].lit()}
          onPoint={offset => placesOf[props.role].onPoint(offset)}
          marks={placesOf[props.role].marks()}
          handle={handle => setHandle(props.role, handle)}
          services={services}
          role={props.role}
        />
      </div>
    </section>
  )
}

function NothingOpen() {
  const { opening, openBundled } = usePart(createOpening)
  const { session, place } = useApp()
  const first = () => {
    const domains = domainCards.filter(domain => domain.problems.length > 0)
    return domains.find(({ opening }) => opening) ?? domains[0]
  }
  return (
    <Show
      when={opening() ?? (session.restoring() ? { what: 'what was open', startedAt: 0 } : null)}
      fallback={
        <Empty icon="file-code" title="No PDDL is open">
          <p>
            {session.selected()
              ? 'This question comes as English only. Open a problem to read and edit its two texts.'
              : 'Open a problem to read and edit its two texts, with everything they mean beside them.'}
          </p>
          <div class="domain-begin">
            <button
              type="button"
              class="button primary"
              disabled={first() === undefined}
              onClick={() => first() && void openBundled(first()!, 0)}
            >
              Open {first()?.title ?? 'an example'}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                place.show({ gallery: true, workspace: 'explore' })
              }}
            >
              Choose another
            </button>
          </div>
        </Empty>
      }
    >
      {job => <Working what={`Reading ${job().what}`} startedAt={job().startedAt} />}
    </Show>
  )
}

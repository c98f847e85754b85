// The Domain workspace: both texts at once, what is wrong with them, and what they amount to.

import { createSignal, For, Show } from 'solid-js'
import { type EditorHandle, PddlEditor } from '../../editor/editor'
import { checkedTexts } from '../checked-texts'
import { goTo, room, setGalleryOpen } from '../layout'
import { counted, domainTitle, grouped } from '../naming'
import { EditState, Problems, type Role, diagnosticsOf, editText } from '../explore/pddl-pane'
import { Empty } from '../parts/conditions'
import { Icon } from '../parts/icon'
import { Tabs } from '../parts/tabs'
import { session } from '../session'
import { themeNow } from '../theme'

const roles: readonly { id: Role; title: string }[] = [
  { id: 'domain', title: 'Domain' },
  { id: 'problem', title: 'Problem' },
]

export function DomainWorkspace() {
  const [shown, setShown] = createSignal<Role>('domain')
  const visible = () => (room() === 'wide' ? roles : roles.filter(({ id }) => id === shown()))
  return (
    <main class="domain-space">
      <Show
        when={session.source()}
        fallback={
          <Empty icon="file-code" title="No PDDL is open">
            <p>
              Open a question or a bundled problem, and its two texts can be read and edited here.
            </p>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                setGalleryOpen(true)
                goTo('explore')
              }}
            >
              Choose a problem
            </button>
          </Empty>
        }
      >
        {source => (
          <>
            <header class="domain-head">
              <div>
                <h1>{domainTitle(session.selected()?.question.domain ?? '')}</h1>
                <p class="faint">
                  The open question follows what you change here, and so do its verdict and
                  pictures.
                </p>
              </div>
              <Amounts />
              <div class="domain-edit">
                <EditState />
              </div>
            </header>
            <Show when={room() !== 'wide'}>
              <Tabs<Role>
                label="Text"
                prefix="domain-text"
                chosen={shown()}
                choose={setShown}
                tabs={roles}
              />
            </Show>
            <div class="domain-texts" id="domain-text-panel">
              <For each={visible()}>
                {({ id, title }) => <TextPane role={id} title={title} text={source()[id]} />}
              </For>
            </div>
          </>
        )}
      </Show>
    </main>
  )
}

function TextPane(props: { role: Role; title: string; text: string }) {
  const [handle, setHandle] = createSignal<EditorHandle | null>(null)
  return (
    <section class="text-pane" aria-label={props.title}>
      <Show when={room() === 'wide'}>
        <h2 class="pane-head">{props.title}</h2>
      </Show>
      <div class="editor-frame">
        <PddlEditor
          text={props.text}
          diagnostics={diagnosticsOf(props.role)}
          onChange={text => editText(props.role, text)}
          label={`PDDL ${props.role}`}
          readOnly={room() === 'narrow'}
          theme={themeNow()}
          handle={setHandle}
        />
      </div>
      <Problems role={props.role} reveal={offset => handle()?.reveal(offset)} />
    </section>
  )
}

/** What the two texts amount to when they are joined. */
function Amounts() {
  const checked = checkedTexts.value
  const errors = () =>
    [...(checked()?.domain ?? []), ...(checked()?.problem ?? [])].filter(
      diagnostic => diagnostic.severity === 'error',
    ).length
  return (
    <dl class="amounts" aria-live="polite">
      <div>
        <dt>Facts</dt>
        <dd class="numbers">{checked()?.facts == null ? '–' : grouped(checked()!.facts!)}</dd>
      </div>
      <div>
        <dt>Actions</dt>
        <dd class="numbers">{checked()?.actions == null ? '–' : grouped(checked()!.actions!)}</dd>
      </div>
      <div>
        <dt>Errors</dt>
        <dd class="numbers" classList={{ bad: errors() > 0 }}>
          <Show when={errors() > 0}>
            <Icon name="x" size={15} />
            <span class="unseen">{counted(errors(), 'error')}</span>
          </Show>
          <span aria-hidden={errors() > 0}>{checked() ? errors() : '–'}</span>
        </dd>
      </div>
    </dl>
  )
}

// A domain to be written: a text with a mistake in it, checked by the engine as often as the learner likes.

import { createSignal, createUniqueId, For, Match, Show, Switch } from 'solid-js'
import type { Written } from '#teaching/views/written'
import { Working } from '#page/workbench/parts/conditions'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import { Fold } from '#page/ui/fold'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { useApp } from '#page/state/use-app'
import type { LiveProps } from '../live-props'
import './write.css'

type Checked = Written | { readonly kind: 'failed'; readonly message: string }

export function WritePddl(props: LiveProps) {
  const { lanes } = useApp()
  const { draft, until } = props.part.more
  const { source } = props.world
  const begun = draft === undefined ? source.domain : source.domain.replace(draft.replace, () => draft.by)
  const [text, setText] = createSignal(begun)
  const [checked, setChecked] = createSignal<Checked>()
  const [isChecking, setChecking] = createSignal(false)
  const id = createUniqueId()
  const write = (now: string): void => {
    setText(now)
    setChecked(undefined)
  }
  const check = async (): Promise<void> => {
    if (isChecking()) return
    setChecking(true)
    const domain = text()
    const outcome = await lanes.quietly('lessons', api => api.teaching.written(source, domain, until?.text ?? 'true'))
    setChecking(false)
    if (text() !== domain) return
    setChecked(
      outcome.kind === 'done'
        ? outcome.value
        : { kind: 'failed', message: outcome.kind === 'failed' ? outcome.message : 'The engine was stopped.' },
    )
    if (outcome.kind === 'done' && outcome.value.kind === 'read' && outcome.value.isDone) props.acted()
  }
  return (
    <div class="live-write framed bg-card pad-14-16 grid gap-10" data-part="write">
      <label for={id} class="weight-600">
        Domain
      </label>
      <textarea
        id={id}
        class="scrolls"
        rows={lineCount(begun) + 1}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        wrap="off"
        value={text()}
        onInput={event => write(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          inBackground(check())
        }}
      />
      <p class="flex-row wrap gap-8">
        <Button
          primary
          title="Reads the domain and searches for a plan (Ctrl+Enter)"
          onClick={() => inBackground(check())}
        >
          Check the domain
        </Button>
        <Button quiet blocked={text() === begun} onClick={() => write(begun)}>
          Start over
        </Button>
        <Show when={isChecking()}>
          <Working compact what="Reading the domain" />
        </Show>
      </p>
      <div role="status" data-part="written">
        <Show when={checked()}>{now => <Result now={now()} />}</Show>
      </div>
      <Show when={draft}>
        {draft => (
          <Fold class="min-w-0">
            <summary>A solution</summary>
            <p class="note">
              Instead of <code>{draft().by.trim() === '' ? 'nothing' : oneLine(draft().by)}</code> write{' '}
              <code>{oneLine(draft().replace)}</code>.
            </p>
          </Fold>
        )}
      </Show>
    </div>
  )
}

const lineCount = (text: string): number => text.split('\n').length
const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** What the engine finds in the text. */
function Result(props: { now: Checked }) {
  const now = <K extends Checked['kind']>(kind: K) =>
    props.now.kind === kind ? (props.now as Extract<Checked, { kind: K }>) : undefined
  return (
    <Switch>
      <Match when={now('faults')}>
        {found => (
          <>
            <p class="live-write-verdict ink-delete weight-600">
              <Icon name="x" size={16} /> The engine cannot read it:
            </p>
            <ul>
              <For each={found().faults}>
                {({ text, line, message }) => (
                  <li>
                    {text === 'domain' ? 'Line' : 'Problem, line'} {line}: {message}
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </Match>
      <Match when={now('read')}>{read => <Read read={read()} />}</Match>
      <Match when={now('none') ?? now('failed')}>{none => <p class="ink-delete">{none().message}</p>}</Match>
    </Switch>
  )
}

function Read(props: { read: Extract<Written, { kind: 'read' }> }) {
  return (
    <>
      <p class="live-write-verdict weight-600" data-done={props.read.isDone ? '' : undefined}>
        <Icon name={props.read.isDone ? 'check' : 'x'} size={16} />
        {props.read.isDone
          ? 'The domain now means what it should.'
          : 'It can be read, and does not yet mean what it should.'}
      </p>
      <p>
        <Show when={props.read.states !== null}>{counted(props.read.states!, 'state')} can be reached. </Show>
        <Show when={props.read.plan === null}>There is no plan.</Show>
        <Show when={props.read.plan}>{plan => <>A cheapest plan has {counted(plan().length, 'step')}:</>}</Show>
      </p>
      <Show when={props.read.plan}>
        {plan => (
          <ol class="live-write-plan">
            <For each={plan()}>
              {step => (
                <li>
                  <code>{step}</code>
                </li>
              )}
            </For>
          </ol>
        )}
      </Show>
    </>
  )
}

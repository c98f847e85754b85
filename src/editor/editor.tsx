// The editor behind three props: text, diagnostics, onChange. Until Monaco is there the same text is shown coloured;
// where Monaco cannot be loaded a plain text field takes its place.

import { createEffect, createSignal, Match, on, onCleanup, onMount, Switch } from 'solid-js'
import type { Diagnostic, TextRole } from '../pddl/diagnostic'
import type { LitSpan } from './lighting'
import type { MountedEditor } from './monaco'
import { PddlText } from './pddl-text'
import type { TextMark } from './text-blocks'
import type { EditorServices } from './services'
import './editor.css'
import './monaco.css'

/** What others may do with an editor. */
export interface EditorHandle {
  /** Moves to an offset, or selects up to another. */
  readonly reveal: (offset: number, to?: number) => void
  /** The cursor's offset while the editor has the focus. */
  readonly cursor: () => number | undefined
  /** Replaces a range, so that it can be undone; false where the editor has not loaded. */
  readonly replace: (from: number, to: number, text: string) => boolean
  /** Runs one of the editor's own actions; nothing happens before it has loaded. */
  readonly act: (action: string) => void
}

/** Waits for a moment when nothing else is to be done; creating Monaco takes a long task. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3_000 })
  else setTimeout(run, 300)
}

export function PddlEditor(props: {
  text: string
  diagnostics: readonly Diagnostic[]
  onChange: (text: string) => void
  label: string
  readOnly?: boolean
  /** Changes whenever colours do. */
  theme: string
  handle?: (handle: EditorHandle | null) => void
  /** Language services, which tell of changes too; fixed for as long as the editor lives. */
  services?: EditorServices
  role?: TextRole
  /** What is pointed at elsewhere. */
  lit?: readonly LitSpan[]
  /** Told an offset that the mouse or the cursor points at. */
  onPoint?: (offset: number | undefined) => void
  /** The same for the text that is shown until the editor is there. */
  marks?: readonly TextMark[]
}) {
  const [state, setState] = createSignal<'waiting' | 'ready' | 'plain'>('waiting')
  let host!: HTMLDivElement
  let field: HTMLTextAreaElement | undefined
  let editor: MountedEditor | undefined
  let gone = false
  let wanted: readonly [number, number?] | undefined

  const load = async (): Promise<void> => {
    if (gone || state() !== 'waiting' || editor) return
    try {
      const { mountEditor } = await import('./monaco')
      if (gone || editor) return
      editor = mountEditor(host, {
        text: props.text,
        label: props.label,
        readOnly: props.readOnly ?? false,
        onChange: text => props.onChange(text),
        onPoint: offset => props.onPoint?.(offset),
        services: props.services,
        role: props.role,
      })
      editor.setText(props.text)
      if (props.services) editor.follow(props.services.texts())
      editor.setDiagnostics(props.diagnostics)
      editor.setLit(props.lit ?? [])
      setState('ready')
      if (wanted !== undefined) editor.reveal(...wanted)
    } catch {
      setState('plain')
    }
  }
  onMount(() => {
    // Only once the pane can be seen: a hidden editor measures nothing.
    const observer = new IntersectionObserver(seen => {
      if (!seen.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      whenIdle(() => void load())
    })
    observer.observe(host)
    props.handle?.({
      reveal(offset, to = offset) {
        wanted = [offset, to]
        if (editor) editor.reveal(offset, to)
        else if (field) {
          field.focus()
          field.setSelectionRange(offset, to)
        } else void load()
      },
      cursor: () =>
        editor?.cursor() ?? (document.activeElement === field ? field?.selectionStart : undefined),
      replace(from, to, text) {
        editor?.replace(from, to, text)
        return editor !== undefined
      },
      act: action => editor?.act(action),
    })
    onCleanup(() => {
      gone = true
      observer.disconnect()
      editor?.dispose()
      props.handle?.(null)
    })
  })
  createEffect(
    on(
      () => props.text,
      text => editor?.setText(text),
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => props.services?.texts(),
      texts => texts && editor?.follow(texts),
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => props.diagnostics,
      list => editor?.setDiagnostics(list),
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => props.lit,
      spans => editor?.setLit(spans ?? []),
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => props.theme,
      () => editor?.refreshTheme(),
      { defer: true },
    ),
  )

  return (
    <div class="editor">
      <div class="editor-host" ref={host} classList={{ ready: state() === 'ready' }} />
      <Switch>
        <Match when={state() === 'waiting'}>
          <PddlText
            class="editor-before"
            text={props.text}
            label={props.label}
            marks={props.marks}
          />
        </Match>
        <Match when={state() === 'plain'}>
          <textarea
            ref={field}
            class="editor-plain"
            aria-label={props.label}
            spellcheck={false}
            readOnly={props.readOnly ?? false}
            value={props.text}
            onInput={event => props.onChange(event.currentTarget.value)}
          />
        </Match>
      </Switch>
    </div>
  )
}

// An editor of PDDL, or of a phrases file. Until Monaco is loaded, the text is shown coloured and read-only; if Monaco
// cannot be loaded, a plain text field replaces it.

import { createEffect, createSignal, Match, on, onCleanup, onMount, Switch } from 'solid-js'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import type { TextLanguage } from './monaco/colours'
import type { LitSpan } from './lighting'
import type { MountedEditor } from './monaco/monaco'
import { PddlText } from './pddl-text'
import type { TextMark } from './text-blocks'
import type { EditorServices, LessonText } from './services'
import type { PhrasesServices } from './yaml/yaml-services'
import './editor.css'
import './monaco/monaco.css'

/** The handle of an editor for other components. */
export interface EditorHandle {
  /** Moves the cursor to an offset, or selects the range up to another. */
  readonly reveal: (offset: number, to?: number) => void
  /** The cursor's offset; undefined while the editor does not have the focus. */
  readonly cursor: () => number | undefined
  /** Replaces a range as an undoable step; false if the editor is not loaded. */
  readonly replace: (from: number, to: number, text: string) => boolean
  /** Runs one of the editor's own actions; does nothing until it is loaded. */
  readonly act: (action: string) => void
}

/** Runs it when the browser is idle, as creating Monaco takes a long task. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3_000 })
  else setTimeout(run, 300)
}

export interface EditorProps {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  readonly onChange: (text: string) => void
  readonly label: string
  readonly readOnly?: boolean
  /** Changes whenever colours do. */
  readonly theme: string
  readonly handle?: (handle: EditorHandle | null) => void
  /** Language services, which also receive changes; fixed for the lifetime of the editor. */
  readonly services?: EditorServices
  readonly role?: TextRole
  /** Makes it a phrases file, with these services. */
  readonly phrases?: PhrasesServices
  /** Makes it a file of a lesson; fixed for the lifetime of the editor. */
  readonly lesson?: LessonText
  /** The action of Ctrl+Enter; fixed for the lifetime of the editor. */
  readonly submit?: () => void
  /** Spans highlighted because they are pointed at elsewhere. */
  readonly lit?: readonly LitSpan[]
  /** Receives the offset that the mouse or the cursor points at. */
  readonly onPoint?: (offset: number | undefined) => void
  /** The same for the text that is shown until the editor is loaded. */
  readonly marks?: readonly TextMark[]
}

/** Ends the task, so that keys and clicks are handled. */
const breath = (): Promise<void> => new Promise(done => setTimeout(done))

/** Each of Monaco's scripts is loaded in a separate task, as each takes long. */
async function loadMonaco(): Promise<typeof import('./monaco/monaco').mountEditor> {
  await import('./monaco/monaco-base')
  await breath()
  await import('./monaco/monaco-core')
  await breath()
  await import('./monaco/monaco-features')
  await breath()
  const { mountEditor } = await import('./monaco/monaco')
  await breath()
  return mountEditor
}

/** The visible part: the read-only text, the editor, or a plain field. */
type Stage = 'waiting' | 'ready' | 'plain'

/** Loads Monaco into an element on demand, and keeps it in sync with the page. */
function createEditor(props: EditorProps, host: () => HTMLElement) {
  const [stage, setStage] = createSignal<Stage>('waiting')
  let editor: MountedEditor | undefined
  let gone = false
  let isLoading = false
  let wanted: readonly [number, number?] | undefined
  const load = async (): Promise<void> => {
    if (gone || isLoading || stage() !== 'waiting') return
    isLoading = true
    try {
      const mountEditor = await loadMonaco()
      if (gone) return
      const { theme } = props
      const mounted = await mountEditor(host(), {
        text: props.text,
        label: props.label,
        readOnly: props.readOnly ?? false,
        onChange: text => props.onChange(text),
        onPoint: offset => props.onPoint?.(offset),
        services: props.services,
        role: props.role,
        phrases: props.phrases,
        lesson: props.lesson,
        submit: props.submit,
      })
      await breath()
      if (gone) return mounted.dispose()
      editor = mounted
      if (props.theme !== theme) editor.refreshTheme()
      editor.setText(props.text)
      if (props.services) editor.follow(props.services.texts())
      editor.setDiagnostics(props.diagnostics)
      editor.setLit(props.lit ?? [])
      setStage('ready')
      if (wanted !== undefined) editor.reveal(...wanted)
    } catch {
      setStage('plain')
    }
  }
  /** Passes every later value of a prop to the editor. */
  const follow = <T,>(value: () => T, put: (editor: MountedEditor, value: T) => void): void =>
    createEffect(on(value, now => void (editor && put(editor, now)), { defer: true }))
  follow(
    () => props.text,
    (to, text) => to.setText(text),
  )
  follow(
    () => props.services?.texts(),
    (to, texts) => texts && to.follow(texts),
  )
  follow(
    () => props.diagnostics,
    (to, list) => to.setDiagnostics(list),
  )
  follow(
    () => props.lit,
    (to, spans) => to.setLit(spans ?? []),
  )
  follow(
    () => props.theme,
    to => to.refreshTheme(),
  )
  onCleanup(() => {
    gone = true
    // Deferred, so that its replacement is drawn first.
    void breath().then(() => editor?.dispose())
  })
  return {
    stage,
    load,
    mounted: () => editor,
    /** Moves to a range now, or as soon as the editor is loaded. */
    want: (offset: number, to: number): void => {
      wanted = [offset, to]
      editor?.reveal(offset, to)
    },
  }
}

/** The language that colours the text until the editor is loaded. */
const languageOf = ({ phrases, lesson }: EditorProps): TextLanguage =>
  phrases !== undefined || lesson?.language === 'yaml' ? 'phrases' : lesson?.language === 'markdown' ? 'plain' : 'pddl'

export function TextEditor(props: EditorProps) {
  let host!: HTMLDivElement
  let field: HTMLTextAreaElement | undefined
  const editor = createEditor(props, () => host)
  onMount(() => {
    // Only once the pane is visible: a hidden editor cannot measure anything.
    const observer = new IntersectionObserver(seen => {
      if (!seen.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      whenIdle(() => void editor.load())
    })
    observer.observe(host)
    props.handle?.({
      reveal(offset, to = offset) {
        editor.want(offset, to)
        if (editor.mounted()) return
        if (field) {
          field.focus()
          field.setSelectionRange(offset, to)
        } else void editor.load()
      },
      cursor: () =>
        editor.mounted()?.cursor() ?? (document.activeElement === field ? field?.selectionStart : undefined),
      replace(from, to, text) {
        editor.mounted()?.replace(from, to, text)
        return editor.mounted() !== undefined
      },
      act: action => editor.mounted()?.act(action),
    })
    onCleanup(() => {
      observer.disconnect()
      props.handle?.(null)
    })
  })
  return (
    <div class="editor full-height relative" data-part="editor">
      <div
        class="editor-host"
        data-part="editor-host"
        data-stage={editor.stage()}
        ref={host}
        classList={{ ready: editor.stage() === 'ready' }}
      />
      <Switch>
        <Match when={editor.stage() === 'waiting'}>
          <PddlText
            class="editor-before scrolls"
            text={props.text}
            label={props.label}
            marks={props.marks}
            language={languageOf(props)}
          />
        </Match>
        <Match when={editor.stage() === 'plain'}>
          <textarea
            ref={field}
            class="editor-plain full-width full-height pad-12-14 bg-card no-border"
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

// Monaco with the few features we use, our PDDL colours and our themes. Loaded on its own, after the first paint.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import './monaco-features'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import type { Texts } from '#planning/pddl/symbols'
import { measureLetters, useTheme } from '../before-editors'
import { lightsOf, type LitSpan } from '../lighting'
import { markersOf } from '../markers'
import { prepareMonaco } from '../language'
import { LESSON, LESSON_YAML } from '../yaml/lesson-language'
import type { EditorServices, LessonText } from '../services'
import { drawn, pause } from '../slices'
import { defineTheme, refreshTheme } from './theme'
import type { PhrasesServices } from '../yaml/yaml-services'
import { holdPhrases } from '../yaml/yaml-text'
import { holdPair, LANGUAGE, OWNER } from '../text-pair'

/** A mounted editor. */
export interface MountedEditor {
  readonly setText: (text: string) => void
  /** Updates both texts, for services that need both although one is shown. */
  readonly follow: (texts: Texts) => void
  readonly setDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  readonly setLit: (spans: readonly LitSpan[]) => void
  readonly refreshTheme: () => void
  /** Moves to an offset, or selects up to another, and takes the focus. */
  readonly reveal: (offset: number, to?: number) => void
  /** The cursor's offset; undefined while the focus is elsewhere. */
  readonly cursor: () => number | undefined
  /** Replaces a range, so that it can be undone. */
  readonly replace: (from: number, to: number, text: string) => void
  /** Runs one of the editor's own actions, as its key would. */
  readonly act: (action: string) => void
  readonly focus: () => void
  readonly dispose: () => void
}

export interface EditorOptions {
  readonly text: string
  readonly label: string
  readonly readOnly: boolean
  readonly onChange: (text: string) => void
  /** Receives where the mouse or the cursor points. */
  readonly onPoint: (offset: number | undefined) => void
  /** Links the text with the other one of the pair. */
  readonly services?: EditorServices | undefined
  readonly role?: TextRole | undefined
  /** Makes it a phrases file with its services. */
  readonly phrases?: PhrasesServices | undefined
  /** Makes it a file of a lesson. */
  readonly lesson?: LessonText | undefined
  /** What Ctrl+Enter does; a line below is begun where it is left out. */
  readonly submit?: (() => void) | undefined
}

/** How every editor looks and behaves. */
const fixedOptions: monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fontLigatures: false,
  fontSize: 13,
  lineHeight: 20,
  wordWrap: 'on',
  wrappingIndent: 'indent',
  minimap: { enabled: false },
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 18,
  glyphMargin: false,
  folding: true,
  showFoldingControls: 'mouseover',
  scrollBeyondLastLine: false,
  overviewRulerLanes: 0,
  hideCursorInOverviewRuler: true,
  overviewRulerBorder: false,
  // A name of PDDL is one word: `empty-ferry`, `?from`.
  wordSeparators: '();',
  renderFinalNewline: 'on',
  renderLineHighlightOnlyWhenFocus: true,
  fixedOverflowWidgets: true,
  padding: { top: 12, bottom: 12 },
  stickyScroll: { enabled: false },
  selectionHighlight: false,
  suggest: { showStatusBar: false, preview: false, insertMode: 'replace' },
  lightbulb: { enabled: monaco.editor.ShowLightbulbIconMode.On },
  wordBasedSuggestions: 'off',
  contextmenu: false,
  links: false,
  // A phone shows faults although it cannot edit the text.
  renderValidationDecorations: 'on',
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
}

/** Puts an editor into an element, which has a size by then; in several tasks, each of which takes long enough. */
export async function mountEditor(element: HTMLElement, options: EditorOptions): Promise<MountedEditor> {
  prepareMonaco()
  await drawn()
  const theme = defineTheme(element)
  useTheme(theme)
  await drawn()
  const looks = { ...fixedOptions, fontFamily: getComputedStyle(element).fontFamily }
  measureLetters(looks)
  await pause()
  const text = heldText(options)
  await pause()
  const { model, services } = text
  /** Names are completed where the services know some. */
  const hasNames = services !== undefined && options.lesson === undefined
  model.updateOptions({
    tabSize: 2,
    insertSpaces: true,
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  })
  const editor = monaco.editor.create(element, {
    ...looks,
    model: null,
    theme,
    ariaLabel: options.label,
    readOnly: options.readOnly,
    domReadOnly: options.readOnly,
    quickSuggestions: hasNames && { other: true, comments: false, strings: false },
    suggestOnTriggerCharacters: hasNames,
    ...(options.phrases === undefined ? {} : { wordSeparators: '{}[]|,:;"\'.()' }),
  })
  await drawn()
  editor.setModel(model)
  const keys = services === undefined ? [] : stepKeys(editor, services)
  const { submit } = options
  if (submit)
    editor.onKeyDown(event => {
      if (event.keyCode !== monaco.KeyCode.Enter || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      event.stopPropagation()
      submit()
    })
  const lights = lightsOf(editor, options.onPoint)
  return {
    setLit: lights.set,
    setText: text.set,
    follow: texts => text.follow?.(texts),
    setDiagnostics: text.setDiagnostics,
    refreshTheme: () => refreshTheme(element),
    ...handlesOf(editor, model),
    dispose() {
      lights.dispose()
      for (const key of keys) key.dispose()
      editor.dispose()
      text.release()
    },
  }
}

/** The keys for moving between problems. As actions, not commands: Monaco never releases a command, nor its editor. */
const stepKeys = (
  editor: monaco.editor.IStandaloneCodeEditor,
  { stepProblem }: Pick<EditorServices, 'stepProblem'>,
): readonly monaco.IDisposable[] =>
  [
    { id: 'next-problem', label: 'Next problem', key: monaco.KeyCode.F8, by: 1 as const },
    {
      ...{ id: 'previous-problem', label: 'Previous problem' },
      ...{ key: monaco.KeyMod.Shift | monaco.KeyCode.F8, by: -1 as const },
    },
  ].map(({ id, label, key, by }) => editor.addAction({ id, label, keybindings: [key], run: () => stepProblem(by) }))

/** How the page's text and problems get into an editor. */
interface HeldText {
  readonly model: monaco.editor.ITextModel
  /** What its keys reach; undefined for a text without services. */
  readonly services?: Pick<EditorServices, 'stepProblem'> | undefined
  readonly set: (text: string) => void
  readonly setDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  readonly follow?: (texts: Texts) => void
  /** Call when the editor is gone. */
  readonly release: () => void
}

const languages = { markdown: LESSON, yaml: LESSON_YAML, pddl: LANGUAGE } as const

function heldText(options: EditorOptions): HeldText {
  const { text, services, role = 'domain', phrases, lesson, onChange } = options
  if (phrases !== undefined) {
    const { model, setText, setDiagnostics, release } = holdPhrases(phrases)
    return { model, services: phrases, set: setText, setDiagnostics, release }
  }
  if (services !== undefined) return textOfPair(services, role)
  const language = lesson === undefined ? LANGUAGE : languages[lesson.language]
  return { ...textAlone(text, language, onChange), services: lesson }
}

/** One of two texts that know each other: the pair holds it. */
function textOfPair(services: EditorServices, role: TextRole): HeldText {
  const pair = holdPair(services)
  const hide = pair.show(role)
  return {
    ...{ services, model: pair.models[role], follow: pair.follow },
    set: text => pair.setText(role, text),
    setDiagnostics: diagnostics => pair.setDiagnostics(role, diagnostics),
    release() {
      hide()
      pair.release()
    },
  }
}

/** A separate text; `changed` is called for typed changes, not for set ones. */
function textAlone(begin: string, language: string, changed: (text: string) => void): HeldText {
  const model = monaco.editor.createModel(begin, language)
  let setting = false
  const listening = model.onDidChangeContent(() => {
    if (!setting) changed(model.getValue())
  })
  return {
    model,
    set(text) {
      if (text === model.getValue()) return
      setting = true
      model.setValue(text)
      setting = false
    },
    setDiagnostics(diagnostics) {
      const markers = markersOf(model.getValue(), diagnostics).map(marker => ({ ...marker }))
      monaco.editor.setModelMarkers(model, OWNER, markers)
    },
    release() {
      listening.dispose()
      model.dispose()
    },
  }
}

/** The handle for operations at a place of the text. */
function handlesOf(
  editor: monaco.editor.IStandaloneCodeEditor,
  model: monaco.editor.ITextModel,
): Pick<MountedEditor, 'reveal' | 'cursor' | 'replace' | 'act' | 'focus'> {
  return {
    reveal(offset, to = offset) {
      const place = model.getPositionAt(offset)
      editor.setSelection(monaco.Range.fromPositions(place, model.getPositionAt(to)))
      editor.revealPositionInCenterIfOutsideViewport(place)
      editor.focus()
    },
    cursor() {
      const position = editor.hasTextFocus() ? editor.getPosition() : null
      return position === null ? undefined : model.getOffsetAt(position)
    },
    replace(from, to, text) {
      const range = monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to))
      editor.pushUndoStop()
      editor.executeEdits('planground', [{ range, text }])
      editor.pushUndoStop()
    },
    act(action) {
      editor.focus()
      void editor.getAction(action)?.run()
    },
    focus: () => editor.focus(),
  }
}

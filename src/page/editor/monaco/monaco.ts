// Monaco with the few features used, the colours of PDDL and the page's themes. Loaded separately, after the first
// paint.

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
  /** Updates both texts, as services need both although only one is shown. */
  readonly follow: (texts: Texts) => void
  readonly setDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  readonly setLit: (spans: readonly LitSpan[]) => void
  readonly refreshTheme: () => void
  /** Moves the cursor to an offset, or selects the range up to another, and focuses the editor. */
  readonly reveal: (offset: number, to?: number) => void
  /** The cursor's offset; undefined if the editor does not have the focus. */
  readonly cursor: () => number | undefined
  /** Replaces a range as an undoable step. */
  readonly replace: (from: number, to: number, text: string) => void
  /** Runs one of the editor's own actions, as its key does. */
  readonly act: (action: string) => void
  readonly focus: () => void
  readonly dispose: () => void
}

export interface EditorOptions {
  readonly text: string
  readonly label: string
  readonly readOnly: boolean
  readonly onChange: (text: string) => void
  /** Receives the offset that the mouse or the cursor points at. */
  readonly onPoint: (offset: number | undefined) => void
  /** Links the text with the other one of the pair. */
  readonly services?: EditorServices | undefined
  readonly role?: TextRole | undefined
  /** Makes it a phrases file, with these services. */
  readonly phrases?: PhrasesServices | undefined
  /** Makes it a file of a lesson. */
  readonly lesson?: LessonText | undefined
  /** The action of Ctrl+Enter; by default it starts a line below. */
  readonly submit?: (() => void) | undefined
}

/** Options common to all editors. */
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
  // A PDDL name is one word: `empty-ferry`, `?from`.
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
  // A phone shows errors although it cannot edit the text.
  renderValidationDecorations: 'on',
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
}

/** Creates an editor in an element, which must have a size; in several tasks, as each step takes long. */
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
  /** Names are completed if the services provide any. */
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

/** The connection between an editor and the page's text and diagnostics. */
interface HeldText {
  readonly model: monaco.editor.ITextModel
  /** The services for its keys; undefined for a text without services. */
  readonly services?: Pick<EditorServices, 'stepProblem'> | undefined
  readonly set: (text: string) => void
  readonly setDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  readonly follow?: (texts: Texts) => void
  /** Call it when the editor is disposed. */
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

/** One of the two texts of a pair; the pair owns their models. */
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

/** A separate text; `changed` is called for typed changes, not for those by `set`. */
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

/** True while the focus is in a field of the page, such as the palette's: a place that is shown late does not take it. */
const isTypedElsewhere = (): boolean =>
  document.activeElement?.matches(':is(input, textarea):not(.monaco-editor *)') ?? false

/** The functions of the handle that act at an offset of the text. */
function handlesOf(
  editor: monaco.editor.IStandaloneCodeEditor,
  model: monaco.editor.ITextModel,
): Pick<MountedEditor, 'reveal' | 'cursor' | 'replace' | 'act' | 'focus'> {
  return {
    reveal(offset, to = offset) {
      const place = model.getPositionAt(offset)
      editor.setSelection(monaco.Range.fromPositions(place, model.getPositionAt(to)))
      editor.revealPositionInCenterIfOutsideViewport(place)
      if (!isTypedElsewhere()) editor.focus()
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

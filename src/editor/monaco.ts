// Monaco with the few features we use, our PDDL colours and our themes. Loaded on its own, after the first paint.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import 'monaco-editor/features/codeEditor/register.js'
import 'monaco-editor/features/codicon/register.js'
import 'monaco-editor/features/bracketMatching/register.js'
import 'monaco-editor/features/caretOperations/register.js'
import 'monaco-editor/features/clipboard/register.js'
import 'monaco-editor/features/codeAction/register.js'
import 'monaco-editor/features/comment/register.js'
import 'monaco-editor/features/cursorUndo/register.js'
import 'monaco-editor/features/find/register.js'
import 'monaco-editor/features/documentSymbols/register.js'
import 'monaco-editor/features/folding/register.js'
import 'monaco-editor/features/format/register.js'
import 'monaco-editor/features/gotoError/register.js'
import 'monaco-editor/features/gotoSymbol/register.js'
import 'monaco-editor/features/hover/register.js'
import 'monaco-editor/features/indentation/register.js'
import 'monaco-editor/features/linesOperations/register.js'
import 'monaco-editor/features/multicursor/register.js'
import 'monaco-editor/features/quickOutline/register.js'
import 'monaco-editor/features/referenceSearch/register.js'
import 'monaco-editor/features/rename/register.js'
import 'monaco-editor/features/smartSelect/register.js'
import 'monaco-editor/features/snippet/register.js'
// The feature's own register leaves the list of completions out.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController.js'
import 'monaco-editor/features/toggleTabFocusMode/register.js'
import 'monaco-editor/features/wordHighlighter/register.js'
import 'monaco-editor/features/wordOperations/register.js'
import EditorWorker from 'monaco-editor/editor/editor.worker.js?worker'
import type { Diagnostic, TextRole } from '../pddl/diagnostic'
import type { Texts } from '../pddl/symbols'
import { lightsOf, type LitSpan } from './lighting'
import { markersOf } from './markers'
import { headWords, logicWords, numberWords } from './pddl-words'
import { registerProviders } from './providers'
import type { EditorServices } from './services'
import { holdPair, LANGUAGE, OWNER } from './text-pair'

/** An editor in its place. */
export interface MountedEditor {
  readonly setText: (text: string) => void
  /** Both texts as they are now, for what asks about both although one is shown. */
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

let ready = false
function prepare(): void {
  if (ready) return
  ready = true
  self.MonacoEnvironment = { getWorker: () => new EditorWorker() }
  monaco.languages.register({ id: LANGUAGE })
  monaco.languages.setLanguageConfiguration(LANGUAGE, {
    comments: { lineComment: ';' },
    brackets: [['(', ')']],
    autoClosingPairs: [{ open: '(', close: ')' }],
    surroundingPairs: [{ open: '(', close: ')' }],
    wordPattern: /[?:]?[^\s();?:]+/,
  })
  monaco.languages.setMonarchTokensProvider(LANGUAGE, {
    ignoreCase: true,
    logic: [...logicWords],
    numeric: [...numberWords],
    heads: [...headWords],
    tokenizer: {
      root: [
        [/;.*$/, 'comment'],
        [/-(?=\s)/, { token: 'bracket', next: '@type' }],
        [/[()]/, 'bracket'],
        [/\?[^\s();]*/, 'variable'],
        [/:[^\s();]*/, 'keyword'],
        [/[-+]?\d+(\.\d+)?(?=[\s();]|$)/, 'number'],
        [
          /[^\s();:?][^\s();]*/,
          {
            cases: {
              '@logic': 'logic',
              '@numeric': 'number',
              '@heads': 'head',
              '@default': 'name',
            },
          },
        ],
      ],
      // One word after a hyphen names a type.
      type: [
        [/\s+/, 'blank'],
        [/either(?=[\s)])/, { token: 'logic', next: '@pop' }],
        [/[^\s();:?][^\s();]*/, { token: 'type', next: '@pop' }],
        ['', { token: '', next: '@pop' }],
      ],
    },
  })
  registerProviders()
}

/** The page's colours under an element, as Monaco wants them: `#rrggbb`. */
function defineTheme(element: HTMLElement): string {
  const probe = document.createElement('i')
  probe.hidden = true
  element.append(probe)
  const hex = (name: string): string => {
    probe.style.color = `var(${name})`
    const numbers = getComputedStyle(probe).color.match(/[\d.]+/g) ?? ['0', '0', '0']
    return numbers
      .slice(0, 3)
      .map(part => Math.round(Number(part)).toString(16).padStart(2, '0'))
      .join('')
  }
  const dark = Number.parseInt(hex('--ink').slice(0, 2), 16) > 128
  const name = dark ? 'planground-dark' : 'planground-light'
  const rule = (token: string, from: string, fontStyle = '') => ({
    token,
    foreground: hex(from),
    fontStyle,
  })
  const colour = (from: string, alpha = ''): string => `#${hex(from)}${alpha}`
  monaco.editor.defineTheme(name, {
    base: dark ? 'vs-dark' : 'vs',
    inherit: false,
    rules: [
      rule('', '--ink'),
      rule('name', '--ink'),
      rule('comment', '--pddl-comment', 'italic'),
      rule('keyword', '--pddl-keyword'),
      rule('head', '--pddl-head', 'bold'),
      rule('variable', '--pddl-variable'),
      rule('logic', '--pddl-logic'),
      rule('type', '--pddl-type'),
      rule('number', '--pddl-number'),
      rule('bracket', '--pddl-bracket'),
    ],
    colors: {
      'editor.background': colour('--card'),
      'editor.foreground': colour('--ink'),
      'editorLineNumber.foreground': colour('--faint'),
      'editorLineNumber.activeForeground': colour('--ink'),
      'editorCursor.foreground': colour('--accent'),
      'editor.selectionBackground': colour('--accent', '3c'),
      'editor.inactiveSelectionBackground': colour('--accent', '24'),
      'editor.lineHighlightBackground': colour('--hover', '80'),
      'editor.lineHighlightBorder': '#00000000',
      'editorBracketMatch.background': colour('--accent', '30'),
      'editorBracketMatch.border': colour('--accent', '90'),
      'editor.wordHighlightBackground': colour('--accent', '20'),
      'editor.findMatchBackground': colour('--goal', '66'),
      'editor.findMatchHighlightBackground': colour('--goal', '33'),
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map(depth => [
          `editorBracketHighlight.foreground${depth}`,
          colour('--pddl-bracket'),
        ]),
      ),
      'editorWidget.background': colour('--raised'),
      'editorWidget.foreground': colour('--ink'),
      'editorWidget.border': colour('--line-strong'),
      'editorHoverWidget.background': colour('--raised'),
      'editorHoverWidget.foreground': colour('--ink'),
      'editorHoverWidget.border': colour('--line-strong'),
      'editorSuggestWidget.background': colour('--raised'),
      'editorSuggestWidget.border': colour('--line-strong'),
      'editorSuggestWidget.foreground': colour('--ink'),
      'editorSuggestWidget.highlightForeground': colour('--accent-text'),
      'editorSuggestWidget.focusHighlightForeground': colour('--accent-text'),
      'editorSuggestWidget.selectedBackground': colour('--accent-wash'),
      'editorSuggestWidget.selectedForeground': colour('--ink'),
      'editorSuggestWidget.selectedIconForeground': colour('--ink'),
      'quickInput.background': colour('--raised'),
      'quickInput.foreground': colour('--ink'),
      'quickInputList.focusBackground': colour('--accent-wash'),
      'quickInputList.focusForeground': colour('--ink'),
      'quickInputList.focusIconForeground': colour('--ink'),
      'pickerGroup.foreground': colour('--faint'),
      'pickerGroup.border': colour('--line'),
      'list.activeSelectionBackground': colour('--accent-wash'),
      'list.activeSelectionForeground': colour('--ink'),
      'list.activeSelectionIconForeground': colour('--ink'),
      'list.focusBackground': colour('--accent-wash'),
      'list.focusForeground': colour('--ink'),
      'list.focusHighlightForeground': colour('--accent-text'),
      'list.inactiveSelectionBackground': colour('--hover'),
      'list.hoverBackground': colour('--hover'),
      'list.highlightForeground': colour('--accent-text'),
      'peekView.border': colour('--accent'),
      'peekViewTitle.background': colour('--well'),
      'peekViewTitleLabel.foreground': colour('--ink'),
      'peekViewTitleDescription.foreground': colour('--faint'),
      'peekViewEditor.background': colour('--card'),
      'peekViewEditorGutter.background': colour('--card'),
      'peekViewEditor.matchHighlightBackground': colour('--goal', '38'),
      'peekViewResult.background': colour('--paper'),
      'peekViewResult.fileForeground': colour('--ink'),
      'peekViewResult.lineForeground': colour('--soft'),
      'peekViewResult.matchHighlightBackground': colour('--goal-wash'),
      'editor.rangeHighlightBackground': colour('--accent', '16'),
      'badge.background': colour('--slate-wash'),
      'badge.foreground': colour('--slate'),
      'peekViewResult.selectionBackground': colour('--accent-wash'),
      'peekViewResult.selectionForeground': colour('--ink'),
      'menu.background': colour('--raised'),
      'menu.foreground': colour('--ink'),
      'editorLightBulb.foreground': colour('--goal'),
      'editorLightBulbAutoFix.foreground': colour('--goal'),
      'textCodeBlock.background': colour('--well'),
      'textLink.foreground': colour('--accent-text'),
      'textLink.activeForeground': colour('--accent-text'),
      'editor.foldBackground': colour('--accent', '14'),
      'inputValidation.infoBackground': colour('--raised'),
      'inputValidation.infoForeground': colour('--ink'),
      'inputValidation.infoBorder': colour('--line-strong'),
      'editorActionList.background': colour('--raised'),
      'editorActionList.foreground': colour('--ink'),
      'editorActionList.focusBackground': colour('--accent-wash'),
      'editorActionList.focusForeground': colour('--ink'),
      'input.background': colour('--card'),
      'input.foreground': colour('--ink'),
      'input.border': colour('--edge'),
      focusBorder: colour('--accent'),
      'editorError.foreground': colour('--delete'),
      'editorWarning.foreground': colour('--ochre'),
      'editorGutter.foldingControlForeground': colour('--faint'),
      'scrollbarSlider.background': colour('--faint', '40'),
      'scrollbarSlider.hoverBackground': colour('--faint', '70'),
      'scrollbarSlider.activeBackground': colour('--faint', '90'),
      'widget.shadow': '#00000033',
    },
  })
  probe.remove()
  return name
}

export function mountEditor(
  element: HTMLElement,
  options: {
    readonly text: string
    readonly label: string
    readonly readOnly: boolean
    readonly onChange: (text: string) => void
    /** Told where the mouse or the cursor points. */
    readonly onPoint: (offset: number | undefined) => void
    /** Makes it one of the two texts that know each other. */
    readonly services?: EditorServices | undefined
    readonly role?: TextRole | undefined
  },
): MountedEditor {
  prepare()
  const { services, role = 'domain' } = options
  const pair = services && holdPair(services)
  const hide = pair?.show(role)
  const model = pair?.models[role] ?? monaco.editor.createModel(options.text, LANGUAGE)
  model.updateOptions({
    tabSize: 2,
    insertSpaces: true,
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  })
  const editor = monaco.editor.create(element, {
    model,
    theme: defineTheme(element),
    ariaLabel: options.label,
    readOnly: options.readOnly,
    domReadOnly: options.readOnly,
    automaticLayout: true,
    fontFamily: getComputedStyle(element).fontFamily,
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
    quickSuggestions: pair !== undefined && { other: true, comments: false, strings: false },
    suggestOnTriggerCharacters: pair !== undefined,
    suggest: { showStatusBar: false, preview: false, insertMode: 'replace' },
    lightbulb: { enabled: monaco.editor.ShowLightbulbIconMode.On },
    wordBasedSuggestions: 'off',
    contextmenu: false,
    links: false,
    unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  })
  // Fonts may arrive after the editor has measured its letters.
  void document.fonts.ready.then(() => monaco.editor.remeasureFonts())
  let setting = false
  const listening = pair
    ? undefined
    : model.onDidChangeContent(() => {
        if (!setting) options.onChange(model.getValue())
      })
  if (services) {
    editor.addCommand(monaco.KeyCode.F8, () => services.stepProblem(1))
    editor.addCommand(monaco.KeyMod.Shift | monaco.KeyCode.F8, () => services.stepProblem(-1))
  }
  const lights = lightsOf(editor, options.onPoint)
  return {
    setLit: lights.set,
    setText(text) {
      if (pair) {
        pair.setText(role, text)
        return
      }
      if (text === model.getValue()) return
      setting = true
      model.setValue(text)
      setting = false
    },
    follow: texts => pair?.follow(texts),
    setDiagnostics(diagnostics) {
      if (pair) pair.setDiagnostics(role, diagnostics)
      else
        monaco.editor.setModelMarkers(
          model,
          OWNER,
          markersOf(model.getValue(), diagnostics).map(marker => ({ ...marker })),
        )
    },
    refreshTheme: () => monaco.editor.setTheme(defineTheme(element)),
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
    dispose() {
      listening?.dispose()
      lights.dispose()
      editor.dispose()
      hide?.()
      if (pair) pair.release()
      else model.dispose()
    },
  }
}

// Monaco with the few features we use, our PDDL colours and our themes. Loaded on its own, after the first paint.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import 'monaco-editor/features/codeEditor/register.js'
import 'monaco-editor/features/codicon/register.js'
import 'monaco-editor/features/bracketMatching/register.js'
import 'monaco-editor/features/caretOperations/register.js'
import 'monaco-editor/features/clipboard/register.js'
import 'monaco-editor/features/comment/register.js'
import 'monaco-editor/features/cursorUndo/register.js'
import 'monaco-editor/features/find/register.js'
import 'monaco-editor/features/folding/register.js'
import 'monaco-editor/features/gotoError/register.js'
import 'monaco-editor/features/hover/register.js'
import 'monaco-editor/features/indentation/register.js'
import 'monaco-editor/features/linesOperations/register.js'
import 'monaco-editor/features/multicursor/register.js'
import 'monaco-editor/features/smartSelect/register.js'
import 'monaco-editor/features/toggleTabFocusMode/register.js'
import 'monaco-editor/features/wordHighlighter/register.js'
import 'monaco-editor/features/wordOperations/register.js'
import EditorWorker from 'monaco-editor/editor/editor.worker.js?worker'
import type { Diagnostic } from '../pddl/diagnostic'
import { markersOf } from './markers'
import { headWords, logicWords, numberWords } from './pddl-words'

const LANGUAGE = 'planground-pddl'
const OWNER = 'planground'

/** An editor in its place. */
export interface MountedEditor {
  readonly setText: (text: string) => void
  readonly setDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  readonly refreshTheme: () => void
  /** Moves to an offset and takes the focus. */
  readonly reveal: (offset: number) => void
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
  },
): MountedEditor {
  prepare()
  const model = monaco.editor.createModel(options.text, LANGUAGE)
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
    renderFinalNewline: 'on',
    renderLineHighlightOnlyWhenFocus: true,
    fixedOverflowWidgets: true,
    padding: { top: 12, bottom: 12 },
    stickyScroll: { enabled: false },
    quickSuggestions: false,
    suggestOnTriggerCharacters: false,
    wordBasedSuggestions: 'off',
    contextmenu: false,
    links: false,
    unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  })
  // Fonts may arrive after the editor has measured its letters.
  void document.fonts.ready.then(() => monaco.editor.remeasureFonts())
  let setting = false
  const listening = model.onDidChangeContent(() => {
    if (!setting) options.onChange(model.getValue())
  })
  return {
    setText(text) {
      if (text === model.getValue()) return
      setting = true
      model.setValue(text)
      setting = false
    },
    setDiagnostics(diagnostics) {
      monaco.editor.setModelMarkers(
        model,
        OWNER,
        markersOf(model.getValue(), diagnostics).map(marker => ({ ...marker })),
      )
    },
    refreshTheme: () => monaco.editor.setTheme(defineTheme(element)),
    reveal(offset) {
      const place = model.getPositionAt(offset)
      editor.setPosition(place)
      editor.revealPositionInCenterIfOutsideViewport(place)
      editor.focus()
    },
    focus: () => editor.focus(),
    dispose() {
      listening.dispose()
      editor.dispose()
      model.dispose()
    },
  }
}

// The page's colours as a Monaco theme, for text and for the editor's overlays.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import '../pddl-colours.css'
import { drawn, pause } from '../slices'

/** Monaco's colour names with the page's custom property, and the opacity as two hexadecimal digits. */
const colours: Readonly<Record<string, readonly [variable: string, alpha?: string]>> = {
  'editor.background': ['--card'],
  'editor.foreground': ['--ink'],
  'editorLineNumber.foreground': ['--faint'],
  'editorLineNumber.activeForeground': ['--ink'],
  'editorCursor.foreground': ['--accent'],
  'editor.selectionBackground': ['--accent', '3c'],
  'editor.inactiveSelectionBackground': ['--accent', '24'],
  'editor.lineHighlightBackground': ['--hover', '80'],
  'editorBracketMatch.background': ['--accent', '30'],
  'editorBracketMatch.border': ['--accent', '90'],
  'editor.wordHighlightBackground': ['--accent', '20'],
  'editor.findMatchBackground': ['--goal', '66'],
  'editor.findMatchHighlightBackground': ['--goal', '33'],
  'editorWidget.background': ['--raised'],
  'editorWidget.foreground': ['--ink'],
  'editorWidget.border': ['--line-strong'],
  'editorHoverWidget.background': ['--raised'],
  'editorHoverWidget.foreground': ['--ink'],
  'editorHoverWidget.border': ['--line-strong'],
  'editorSuggestWidget.background': ['--raised'],
  'editorSuggestWidget.border': ['--line-strong'],
  'editorSuggestWidget.foreground': ['--ink'],
  'editorSuggestWidget.highlightForeground': ['--accent-text'],
  'editorSuggestWidget.focusHighlightForeground': ['--accent-text'],
  'editorSuggestWidget.selectedBackground': ['--accent-wash'],
  'editorSuggestWidget.selectedForeground': ['--ink'],
  'editorSuggestWidget.selectedIconForeground': ['--ink'],
  'quickInput.background': ['--raised'],
  'quickInput.foreground': ['--ink'],
  'quickInputList.focusBackground': ['--accent-wash'],
  'quickInputList.focusForeground': ['--ink'],
  'quickInputList.focusIconForeground': ['--ink'],
  'pickerGroup.foreground': ['--faint'],
  'pickerGroup.border': ['--line'],
  'list.activeSelectionBackground': ['--accent-wash'],
  'list.activeSelectionForeground': ['--ink'],
  'list.activeSelectionIconForeground': ['--ink'],
  'list.focusBackground': ['--accent-wash'],
  'list.focusForeground': ['--ink'],
  'list.focusHighlightForeground': ['--accent-text'],
  'list.inactiveSelectionBackground': ['--hover'],
  'list.hoverBackground': ['--hover'],
  'list.highlightForeground': ['--accent-text'],
  'peekView.border': ['--accent'],
  'peekViewTitle.background': ['--well'],
  'peekViewTitleLabel.foreground': ['--ink'],
  'peekViewTitleDescription.foreground': ['--faint'],
  'peekViewEditor.background': ['--card'],
  'peekViewEditorGutter.background': ['--card'],
  'peekViewEditor.matchHighlightBackground': ['--goal', '38'],
  'peekViewResult.background': ['--paper'],
  'peekViewResult.fileForeground': ['--ink'],
  'peekViewResult.lineForeground': ['--soft'],
  'peekViewResult.matchHighlightBackground': ['--goal-wash'],
  'editor.rangeHighlightBackground': ['--accent', '16'],
  'badge.background': ['--slate-wash'],
  'badge.foreground': ['--slate'],
  'peekViewResult.selectionBackground': ['--accent-wash'],
  'peekViewResult.selectionForeground': ['--ink'],
  'menu.background': ['--raised'],
  'menu.foreground': ['--ink'],
  'editorLightBulb.foreground': ['--goal'],
  'editorLightBulbAutoFix.foreground': ['--goal'],
  'textCodeBlock.background': ['--well'],
  'textLink.foreground': ['--accent-text'],
  'textLink.activeForeground': ['--accent-text'],
  'editor.foldBackground': ['--accent', '14'],
  'inputValidation.infoBackground': ['--raised'],
  'inputValidation.infoForeground': ['--ink'],
  'inputValidation.infoBorder': ['--line-strong'],
  'editorActionList.background': ['--raised'],
  'editorActionList.foreground': ['--ink'],
  'editorActionList.focusBackground': ['--accent-wash'],
  'editorActionList.focusForeground': ['--ink'],
  'input.background': ['--card'],
  'input.foreground': ['--ink'],
  'input.border': ['--edge'],
  focusBorder: ['--accent'],
  'editorError.foreground': ['--delete'],
  'editorWarning.foreground': ['--ochre'],
  'editorGutter.foldingControlForeground': ['--faint'],
  'scrollbarSlider.background': ['--faint', '40'],
  'scrollbarSlider.hoverBackground': ['--faint', '70'],
  'scrollbarSlider.activeBackground': ['--faint', '90'],
}

const fixed: Readonly<Record<string, string>> = {
  'editor.lineHighlightBorder': '#00000000',
  'widget.shadow': '#00000033',
}

const brackets = [1, 2, 3, 4, 5, 6].map(depth => `editorBracketHighlight.foreground${depth}`)

/** Token kinds of PDDL, each with its colour. */
const words: readonly (readonly [token: string, variable: string, style?: string])[] = [
  ['', '--ink'],
  ['name', '--ink'],
  ['comment', '--pddl-comment', 'italic'],
  ['keyword', '--pddl-keyword'],
  ['head', '--pddl-head', 'bold'],
  ['variable', '--pddl-variable'],
  ['logic', '--pddl-logic'],
  ['type', '--pddl-type'],
  ['number', '--pddl-number'],
  ['bracket', '--pddl-bracket'],
]

const variables: readonly string[] = [
  ...new Set([...words.map(([, name]) => name), ...Object.values(colours).map(([name]) => name)]),
]

const hexOf = (colour: string): string =>
  (colour.match(/[\d.]+/g) ?? ['0', '0', '0'])
    .slice(0, 3)
    .map(part => Math.round(Number(part)).toString(16).padStart(2, '0'))
    .join('')

/** Reads the page's custom properties at an element in Monaco's colour format: six hexadecimal digits. */
function readColours(element: HTMLElement): (variable: string) => string {
  const box = document.createElement('i')
  box.hidden = true
  const probes = variables.map(variable => {
    const probe = document.createElement('i')
    probe.style.color = `var(${variable})`
    box.append(probe)
    return probe
  })
  // An element may be removed before its editor is created; a detached element has no colours.
  ;(element.isConnected ? element : document.body).append(box)
  // All elements are added before the first is measured: otherwise the browser would recompute the styles each time.
  const read = new Map(probes.map((probe, at) => [variables[at]!, hexOf(getComputedStyle(probe).color)]))
  box.remove()
  return variable => read.get(variable)!
}

/** The last definition of each theme: defining a theme again would recompute the styles of the whole page. */
const defined = new Map<string, string>()

/** Defines the theme that matches the page's colours at this element, and returns its name. */
export function defineTheme(element: HTMLElement): string {
  const hex = readColours(element)
  const dark = Number.parseInt(hex('--ink').slice(0, 2), 16) > 128
  const name = dark ? 'planground-dark' : 'planground-light'
  const madeOf = variables.map(hex).join()
  if (defined.get(name) === madeOf) return name
  defined.set(name, madeOf)
  const bracket = `#${hex('--pddl-bracket')}`
  monaco.editor.defineTheme(name, {
    base: dark ? 'vs-dark' : 'vs',
    inherit: false,
    rules: words.map(([token, variable, fontStyle = '']) => ({
      token,
      foreground: hex(variable),
      fontStyle,
    })),
    colors: {
      ...Object.fromEntries(
        Object.entries(colours).map(([id, [variable, alpha = '']]) => [id, `#${hex(variable)}${alpha}`]),
      ),
      ...Object.fromEntries(brackets.map(id => [id, bracket])),
      ...fixed,
    },
  })
  return name
}

/** Elements of editors that wait for the page's new colours. */
const waiting = new Set<HTMLElement>()

/**
 * Adopts the page's colours after they have changed: once for all editors, which share one theme, and after the page is
 * drawn.
 */
export function refreshTheme(element: HTMLElement): void {
  if (waiting.size === 0) void takeUp()
  waiting.add(element)
}

async function takeUp(): Promise<void> {
  await drawn()
  const element = [...waiting].find(({ isConnected }) => isConnected)
  waiting.clear()
  if (element === undefined) return
  const theme = defineTheme(element)
  await pause()
  monaco.editor.setTheme(theme)
}

// Initialises Monaco's page-wide parts in tasks of their own: creating the first editor would do all of it at once.

import { PixelRatio } from 'monaco-editor/base/browser/pixelRatio.js'
import { FontMeasurements } from 'monaco-editor/editor/browser/config/fontMeasurements.js'
import { createBareFontInfoFromRawSettings } from 'monaco-editor/editor/common/config/fontInfoFromSettings.js'
import * as monaco from 'monaco-editor/editor/editor.api.js'

/** Uses a theme and puts Monaco's styles into the page, for which the browser computes the style of every element. */
export function useTheme(theme: string): void {
  // Styles come with the first element that Monaco has to do with.
  void monaco.editor.colorizeElement(document.createElement('i'), { theme, mimeType: 'text/plain' })
}

/** Measures the letters, unless that is known; again when those come that the browser does not have yet. */
export function measureLetters(options: monaco.editor.IEditorOptions): void {
  const { value } = PixelRatio.getInstance(window)
  FontMeasurements.readFontInfo(window, createBareFontInfoFromRawSettings(options, value))
  if (document.fonts.status === 'loading') void document.fonts.ready.then(() => monaco.editor.remeasureFonts())
}

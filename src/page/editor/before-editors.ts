// Initialises page-wide modules of Monaco in separate tasks: creating the first editor would do it all at once.

import { PixelRatio } from 'monaco-editor/base/browser/pixelRatio.js'
import { FontMeasurements } from 'monaco-editor/editor/browser/config/fontMeasurements.js'
import { createBareFontInfoFromRawSettings } from 'monaco-editor/editor/common/config/fontInfoFromSettings.js'
import * as monaco from 'monaco-editor/editor/editor.api.js'

/**
 * Activates a theme and adds Monaco's styles to the page, for which the browser recomputes the style of every element.
 */
export function useTheme(theme: string): void {
  // Monaco adds its styles with the first element that it handles.
  void monaco.editor.colorizeElement(document.createElement('i'), { theme, mimeType: 'text/plain' })
}

/** Measures the font, unless it is measured already; again when fonts that are not loaded yet arrive. */
export function measureLetters(options: monaco.editor.IEditorOptions): void {
  const { value } = PixelRatio.getInstance(window)
  FontMeasurements.readFontInfo(window, createBareFontInfoFromRawSettings(options, value))
  if (document.fonts.status === 'loading') void document.fonts.ready.then(() => monaco.editor.remeasureFonts())
}

// Types for internal modules of Monaco that have none.

declare module 'monaco-editor/base/browser/pixelRatio.js' {
  export const PixelRatio: {
    getInstance(window: Window): { readonly value: number }
  }
}

declare module 'monaco-editor/editor/common/config/fontInfoFromSettings.js' {
  /** The settings on which Monaco's font metrics depend. */
  export function createBareFontInfoFromRawSettings(
    options: import('monaco-editor/editor/editor.api.js').editor.IEditorOptions,
    pixelRatio: number,
  ): { readonly fontFamily: string }
}

declare module 'monaco-editor/editor/browser/config/fontMeasurements.js' {
  import type { createBareFontInfoFromRawSettings } from 'monaco-editor/editor/common/config/fontInfoFromSettings.js'
  export const FontMeasurements: {
    /** Measures once, and caches the result for every editor. */
    readFontInfo(
      window: Window,
      font: ReturnType<typeof createBareFontInfoFromRawSettings>,
    ): { readonly spaceWidth: number }
  }
}

// Highlights what is pointed at elsewhere in an editor's text, and reports what the mouse or the cursor points at.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import './lighting.css'

/** A highlighted range of offsets, and its role. */
export interface LitSpan {
  readonly from: number
  readonly to: number
  readonly role: 'lit' | 'near' | 'needs' | 'adds' | 'deletes'
}

export interface TextLights {
  readonly set: (spans: readonly LitSpan[]) => void
  readonly dispose: () => void
}

/** The highlights of one editor; `onPoint` receives an offset, or undefined if nothing is pointed at. */
export function lightsOf(
  editor: monaco.editor.IStandaloneCodeEditor,
  onPoint: (offset: number | undefined) => void,
): TextLights {
  const lit = editor.createDecorationsCollection()
  const model = editor.getModel()!
  const listening = [
    editor.onMouseMove(({ target }) =>
      onPoint(
        target.type === monaco.editor.MouseTargetType.CONTENT_TEXT ? model.getOffsetAt(target.position) : undefined,
      ),
    ),
    editor.onMouseLeave(() => onPoint(undefined)),
    // Only cursor moves by keyboard point; the mouse is handled separately.
    editor.onDidChangeCursorPosition(({ source, position }) => {
      if (source === 'keyboard' && editor.hasTextFocus()) onPoint(model.getOffsetAt(position))
    }),
    editor.onDidBlurEditorText(() => onPoint(undefined)),
  ]
  return {
    set(spans) {
      lit.set(
        spans.map(({ from, to, role }) => ({
          range: monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
          options: {
            className: `text-${role}`,
            stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
          },
        })),
      )
    },
    dispose() {
      for (const each of listening) each.dispose()
    },
  }
}

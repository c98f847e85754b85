// What is pointed at elsewhere, highlighted in an editor's text, and what the mouse or the cursor points at there.

import * as monaco from 'monaco-editor/editor/editor.api.js'
import './lighting.css'

/** A range to light, and how; offsets in the text. */
export interface LitSpan {
  readonly from: number
  readonly to: number
  readonly role: 'lit' | 'near' | 'needs' | 'adds' | 'deletes'
}

export interface TextLights {
  readonly set: (spans: readonly LitSpan[]) => void
  readonly dispose: () => void
}

/** Lights for one editor; `onPoint` is reported an offset, or undefined when nothing is pointed at any more. */
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
    // The cursor points where it is set by keys; the mouse has pointed already.
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

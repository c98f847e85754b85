// Monaco without its features, as a separate script, so that loading takes several tasks.

import 'monaco-editor/editor/editor.api.js'

export const isHere = true

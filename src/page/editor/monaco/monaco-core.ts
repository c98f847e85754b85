// Monaco without its features, so that its scripts run in several tasks.

import 'monaco-editor/editor/editor.api.js'

export const isHere = true

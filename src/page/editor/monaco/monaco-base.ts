// What Monaco's editor is on, so that its scripts run in several tasks.

import 'monaco-editor/editor/common/model/textModel.js'

export const isHere = true

// The base of Monaco's editor, as a separate script, so that loading takes several tasks.

import 'monaco-editor/editor/common/model/textModel.js'

export const isHere = true

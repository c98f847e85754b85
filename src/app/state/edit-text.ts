// What one changes in a text is what verdicts and pictures are about.

import type { TextRole } from '../../pddl/diagnostic'
import { session } from './session'

/** Sets one of the two texts of the open question, as the visitor's edit. */
export const editText = (role: TextRole, text: string): void => {
  const entry = session.selected()
  const source = session.source()
  if (entry && source) session.setEdit(entry, { ...source, [role]: text })
}

// The errors of a text, with positions in words.

import { LineTable } from '#base/text'
import type { PairText } from '#planning/equivalence/read-pair'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'
import type { PairFault } from './pair-view'

/** Maximum number of errors listed. */
const max = 20

/** The first errors of a text. */
export function faultsOf(text: PairText, source: string, diagnostics: readonly Diagnostic[]): readonly PairFault[] {
  const table = new LineTable(source)
  return diagnostics
    .filter(isError)
    .slice(0, max)
    .map(({ message, span }) => {
      const { line, column } = table.positionAt(span.from)
      return { text, message: `Line ${line}, column ${column}: ${message}`, span }
    })
}

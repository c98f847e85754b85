// Two texts compared, as panes show it.

import type { Limits } from '../../base/limits'
import { LineTable } from '../../base/text'
import { comparePair } from '../../equivalence/compare'
import { pairLimits } from '../../equivalence/comparison'
import { readPair } from '../../equivalence/read-pair'
import { isError } from '../../pddl/diagnostic'
import type { PairRequest, PairView, SenseView } from './pair-view'

/** The view of two problems; nothing is thrown on faulty texts. */
export function viewPair(request: PairRequest, limits: Limits): PairView {
  const read = readPair(request)
  if (read.kind === 'fault') {
    const { text, diagnostics } = read
    const table = new LineTable(request[text])
    return {
      kind: 'fault',
      faults: diagnostics.filter(isError).map(({ message, span }) => {
        const { line, column } = table.positionAt(span.from)
        return { text, message: `Line ${line}, column ${column}: ${message}`, span }
      }),
    }
  }
  const sense = (mode: 'strict' | 'placeholder'): SenseView => {
    const found = comparePair(read.pair, mode, pairLimits(limits))
    return { mode, equivalent: found.equivalent, says: found.left ?? '', evidence: [] }
  }
  const [strict, placeholder] = [sense('strict'), sense('placeholder')]
  return {
    kind: 'compared',
    equivalent: request.placeholder ? placeholder : strict,
    other: request.placeholder ? strict : placeholder,
    planSteps: {},
    plan: null,
    renaming: null,
    goalRenaming: null,
    sections: [],
    witness: null,
    repair: null,
    notes: [],
  }
}

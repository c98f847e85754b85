// The coverage of the current phrases file, updated with its text, and filling its empty cells.

import type { CellKey, Coverage } from '#language/english/coverage'
import type { App } from '#page/state/app'
import { createBench } from '#page/state/templates/bench'
import { createFollowing } from '../following-texts'

/** Milliseconds after typing. */
const SETTLE = 200

/** Started when the table is first shown. */
export function createCovering(app: App) {
  const { lanes, notices } = app
  const bench = app.feature(createBench)
  const coverage = createFollowing<Coverage | null>(
    app,
    SETTLE,
    now => lanes.quietly('editing', api => api.phraseChecks.coverage(now.domain, now.phrases)),
    found => {
      const missing = found === null ? 0 : found.needed - found.covered
      bench.note('coverage', missing === 0 ? undefined : String(missing))
    },
  )
  const refuse = (line: string): void => {
    notices.notify({ tone: 'problem', title: 'Nothing was added', lines: [line] })
  }

  return {
    /** The coverage of the current domain: undefined until it is known, null if the domain cannot be parsed. */
    coverage,
    /** Adds a wording made from names to an empty cell as one undoable step, and moves there. */
    async add(key: CellKey): Promise<void> {
      const now = bench.now()
      if (now === undefined) return
      const outcome = await lanes.quietly('editing', api => api.phraseChecks.stub(now.domain, now.phrases, key))
      if (outcome.kind === 'failed') return refuse(outcome.message)
      if (outcome.kind !== 'done' || bench.now()?.phrases !== now.phrases) return
      const stub = outcome.value
      if (stub === null)
        return refuse('The YAML could not be changed here. Fix its errors first, or write the wording by hand.')
      bench.replace('phrases', stub.span, stub.text)
      bench.reveal('phrases', stub.select)
    },
  }
}

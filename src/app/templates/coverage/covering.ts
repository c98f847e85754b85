// The coverage of the phrases file that is worked on, kept up with its text, and what fills its empty cells.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { CellKey, Coverage } from '../../../language/coverage'
import type { App } from '../../state/app'
import { createBench } from '../bench'

/** Milliseconds after typing. */
const SETTLE = 200

/** Begun when the table is first shown. */
export function createCovering({ lanes, clock, notices, part }: App) {
  const bench = part(createBench)
  const [found, setFound] = createSignal<{
    readonly id: string
    readonly coverage: Coverage | null
  }>()
  const texts = createMemo(() => bench.now())
  let cancel = (): void => {}
  let last = 0
  const ask = async (): Promise<void> => {
    const now = texts()
    if (now === undefined) return
    const mine = ++last
    const outcome = await lanes.quietly('editing', api =>
      api.phraseChecks.coverage(now.domain, now.phrases),
    )
    // A newer text has been asked about since.
    if (outcome.kind !== 'done' || mine !== last) return
    setFound({ id: now.id, coverage: outcome.value })
    const missing = outcome.value === null ? 0 : outcome.value.needed - outcome.value.covered
    bench.note('coverage', missing === 0 ? undefined : String(missing))
  }
  createEffect(
    on(texts, () => {
      cancel()
      cancel = clock.after(SETTLE, () => void ask())
    }),
  )
  const refuse = (line: string): void => {
    notices.notify({ tone: 'problem', title: 'Nothing was added', lines: [line] })
  }

  return {
    /** Of the domain that is worked on: undefined until it is known, null where the domain cannot be read. */
    coverage: (): Coverage | null | undefined =>
      found()?.id === bench.id() ? found()?.coverage : undefined,
    /** Adds a wording made from names to an empty cell, in one step that can be undone, and goes there. */
    async add(key: CellKey): Promise<void> {
      const now = bench.now()
      if (now === undefined) return
      const outcome = await lanes.quietly('editing', api =>
        api.phraseChecks.stub(now.domain, now.phrases, key),
      )
      if (outcome.kind === 'failed') return refuse(outcome.message)
      if (outcome.kind !== 'done' || bench.now()?.phrases !== now.phrases) return
      const stub = outcome.value
      if (stub === null)
        return refuse(
          'The YAML could not be changed here. Mend its errors first, or write the wording by hand.',
        )
      bench.replace('phrases', stub.span, stub.text)
      bench.reveal('phrases', stub.select)
    },
  }
}

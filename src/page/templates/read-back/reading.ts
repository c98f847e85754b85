// The state of the read-back box: the text, the wordings and the problem used to read it, and the result.

import { createMemo, createSignal } from 'solid-js'
import type { ReadBack, ReadBackRequest } from '#questions/views/english/reading'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { createTypedText } from '#page/state/session/typed'
import { createBench } from '#page/state/templates/bench'

/** Milliseconds after typing. */
const SETTLE = 120

/** The wordings that a text is read with. */
export type WordingSet = 'edited' | 'shipped' | 'published' | 'names'

/** For no problem: objects may have any names. */
export const ANY_NAMES = ''

export function createReading(app: App) {
  const { lanes } = app
  const bench = app.feature(createBench)
  const [text, setText] = createTypedText(app, 'planground-read-back')
  const [set, setSet] = createSignal<WordingSet>('edited')
  const [chosen, setChosen] = createSignal<string>()
  /** A problem's name, or ANY_NAMES. */
  const problem = (): string => {
    const wanted = chosen()
    const all = bench.now()?.problems ?? []
    if (wanted === ANY_NAMES || all.some(({ name }) => name === wanted)) return wanted ?? ANY_NAMES
    return bench.chosen()[0]?.name ?? ANY_NAMES
  }
  const request = createMemo((): ReadBackRequest | null => {
    const now = bench.now()
    if (now === undefined || text().trim() === '') return null
    const about = now.problems.find(({ name }) => name === problem())
    const by = set()
    return {
      domain: now.domain,
      phrases: (by === 'shipped' ? bench.base()?.phrases : now.phrases) ?? '',
      by: by === 'published' || by === 'names' ? by : 'text',
      ...(about === undefined ? {} : { problem: { name: about.name, text: about.text } }),
      text: text(),
    }
  })
  const pane = createPane<ReadBackRequest, ReadBack & { text: string }>(
    request,
    async asked => {
      const outcome = await lanes.quietly('readingBack', api => api.renderings.readBack(asked))
      return outcome.kind === 'done' ? { kind: 'done', value: { ...outcome.value, text: asked.text } } : outcome
    },
    { settle: () => SETTLE, keeps: () => true },
  )
  return {
    ...{ bench, text, setText, set, setSet, problem, setProblem: setChosen, pane },
    /** Fills in English for a state and two actions, to be read back. */
    async takeExample(): Promise<void> {
      const now = bench.now()
      const about = now?.problems.find(({ name }) => name === problem()) ?? now?.problems[0]
      if (now === undefined || about === undefined) return
      const render = (what: 'states' | 'actions', count: number) =>
        lanes.quietly('rendering', api =>
          api.renderings.render({
            ...{ domain: now.domain, phrases: now.phrases, problems: [about], what, seed: '1' },
            ...{ comparison: { kind: 'none' }, onlyChanged: false, from: 0, count, pinned: [] },
          }),
        )
      const statements = [await render('states', 1), await render('actions', 2)]
      const lines = statements.flatMap(outcome =>
        outcome.kind === 'done' && outcome.value.kind === 'rendered'
          ? outcome.value.renderings.flatMap(({ renderings }) => renderings[0]?.english.text ?? [])
          : [],
      )
      if (lines.length > 0) setText(lines.join('\n'))
    },
  }
}

export type Reading = ReturnType<typeof createReading>

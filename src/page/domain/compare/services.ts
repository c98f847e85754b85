// The requests of the second problem's editor, and the diagnostics of its text.

import type { Diagnostic } from '#planning/pddl/diagnostic'
import type { EditorServices } from '#page/editor/services'
import { createPane } from '#page/state/lanes/pane'
import { nextStop } from '#page/workbench/parts/problem-steps'
import { isEdit } from '#page/state/session/session'
import type { App } from '#page/state/app'
import { createEditorServices } from '#page/workbench/pddl/services'
import { createSecond } from './second'

/** Diagnostics of the second text. */
export function createSecondFaults(app: App) {
  const { session, place, lanes } = app
  const second = app.feature(createSecond)
  const pane = createPane(
    () => {
      const source = session.source()
      const isShown = place.workspace() === 'domain' && place.compare()
      if (!isShown || source === null || second.text().trim() === '') return null
      return second.isDomain()
        ? { domain: second.text(), problem: '' }
        : { domain: source.domain, problem: second.text() }
    },
    source => lanes.quietly('editing', api => api.texts.diagnose(source)),
    {
      settle: (next, shown) => (shown && isEdit(next, shown) ? 140 : 0),
      keeps: isEdit,
    },
  )
  return (): readonly Diagnostic[] => pane.value()?.[second.isDomain() ? 'domain' : 'problem'] ?? []
}

/** The services for the second problem with the open domain. */
export function createSecondServices(app: App): EditorServices {
  const { session, place } = app
  const first = app.feature(createEditorServices)
  const second = app.feature(createSecond)
  const faults = app.feature(createSecondFaults)
  let chosen = -1
  return {
    ask: first.ask,
    notify: first.notify,
    texts: () => ({ domain: session.source()?.domain ?? '', problem: second.isDomain() ? '' : second.text() }),
    changed: (role, text) => (role === 'problem' ? second.type(text) : session.editText('domain', text)),
    countsOf: () => '',
    reveal(role, from, to) {
      if (role === 'problem') {
        second.reveal({ from, to })
        return
      }
      place.show({ compare: false })
      first.reveal(role, from, to)
    },
    stepProblem(by) {
      const stops = faults().map(({ span }) => ({ text: 'problem' as const, span }))
      const at = second.cursor()
      chosen = nextStop(by, { stops, order: ['problem'], at, front: 'problem', chosen })
      const stop = stops[chosen]
      if (stop !== undefined) second.reveal(stop.span)
    },
  }
}

// The services of the two editors: from the engine, the texts, and the current state of the Explore workspace.

import type { EditorServices } from '#page/editor/services'
import { quietCalls } from '#page/state/lanes/quiet-calls'
import { counted, grouped } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { createTextDesk } from './desk'
import { createDomainTexts } from './texts'

/** The services of both editors. */
export function createEditorServices(app: App): EditorServices {
  const { session, notices } = app
  const texts = app.feature(createDomainTexts)
  const { reveal, stepProblem } = app.feature(createTextDesk)
  return {
    ask: quietCalls(app.lanes, 'texts'),
    texts: () => session.source() ?? { domain: '', problem: '' },
    changed: session.editText,
    countsOf(kind, name) {
      const meaning = texts.meaning.value()
      if (kind === 'predicate') {
        const found = meaning?.predicates.find(one => one.name === name)
        if (found?.facts == null) return ''
        return found.kind === 'static'
          ? `${counted(found.facts, 'fact')}, always true.`
          : `${counted(found.facts, 'fact')}, ${grouped(found.initial ?? 0)} true initially.`
      }
      const found = meaning?.schemas.find(one => one.name === name)
      if (found?.actions == null) return ''
      const now = applicableNow(app, name)
      return `${counted(found.actions, 'ground action')}, ${grouped(now ?? found.applicable ?? 0)} applicable ${
        now === undefined ? 'initially' : 'now'
      }.`
    },
    reveal,
    stepProblem,
    notify: message => notices.notify({ tone: 'plain', title: message }),
  }
}

/** Number of actions of a schema that are applicable in the current state of the Explore workspace. */
export function applicableNow({ stepping }: Pick<App, 'stepping'>, schema: string): number | undefined {
  const stepped = stepping.pane.condition() === 'ready' ? stepping.pane.value() : undefined
  if (stepped?.kind !== 'state') return undefined
  return stepped.state.applicable.filter(action => action === `(${schema})` || action.startsWith(`(${schema} `)).length
}

// "What if": changes of the initial state or the goal, as edits of the problem's text, one after the other, each
// undoable.

import { batch, createEffect, createMemo, createRoot, createSignal, on } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import type { StateView } from '#questions/views/stepping'
import type { WantedChange } from '#planning/task/rewrite'
import { counted } from '#page/ui/naming'
import { type Entry, plain } from '#page/state/session/session'
import type { App } from '#page/state/app'
import { type ChangeMade, copyOf } from '#page/state/session/desk'
import type { Stepping } from '#page/state/session/stepping'
import { isSameText, undoableChange } from './undoable-change'

/** Maximum number of undoable changes of a question. */
const MAX_KEPT = 200

/** Facts of the state that is shown or is about to be shown. */
interface Start {
  readonly source: Source
  readonly facts: readonly string[]
}

export type Changing = ReturnType<typeof createChanging>

/** Edits of the problem's text, one after the other, each undoable. */
function createEdits(app: App) {
  const { session, desks, stepping } = app
  let queue: Promise<void> = Promise.resolve()
  let last: Start | null = null
  /** The last change of this question, unless the text was edited otherwise since. */
  const undoable = createMemo<ChangeMade | null>(() => undoableChange(app))

  const stateNow = (): StateView | undefined => {
    const value = stepping.pane.value()
    return value?.kind === 'state' && stepping.pane.condition() === 'ready' ? value.state : undefined
  }

  /** The facts that hold in the current state; undefined while they are computed. */
  const factsNow = (): readonly string[] | undefined => {
    if (last !== null && isSameText(last.source, session.source()) && stepping.walk().at === 0) return last.facts
    return stateNow()?.facts
  }

  const enact = (entry: Entry, before: Source, after: Source, title: string, change: WantedChange): void => {
    const walk = copyOf(stepping.walk())
    batch(() => {
      const made = desks.of(entry.id)
      made?.setChanges([...made.changes().slice(1 - MAX_KEPT), { title, before, after, walk }])
      session.setEdit(entry, after)
      if (change.start !== undefined) {
        last = { source: after, facts: change.start }
        stepping.put({ sequence: [], at: 0, title: '' })
      }
    })
  }

  const change = async (title: string, changeOf: () => WantedChange | undefined): Promise<boolean> => {
    if (changeOf() === undefined) await settled(stepping)
    const entry = session.selected()
    const source = session.source()
    const wanted = changeOf()
    if (entry === null || source === null || wanted === undefined) return false
    const problem = await rewritten(app, source, wanted)
    if (problem === undefined) return false
    enact(entry, source, { ...source, problem }, title, wanted)
    return true
  }
  /** Makes a change once all earlier ones are made; false if it failed. */
  const apply = (title: string, changeOf: () => WantedChange | undefined): Promise<boolean> => {
    const turn = queue.then(() => change(title, changeOf))
    queue = turn.then(
      () => {},
      () => {},
    )
    return turn
  }
  /** Undoes the last change, and returns to the state that was current before it. */
  function undo(): void {
    const change = undoable()
    const entry = session.selected()
    if (change === null || entry === null) return
    batch(() => {
      const made = desks.of(entry.id)
      made?.setChanges(made.changes().filter(other => other !== change))
      session.setEdit(entry, plain(change.before)!)
      stepping.put(change.walk)
      last = null
    })
  }
  return { undoable, factsNow, apply, undo }
}
type Edits = ReturnType<typeof createEdits>

/** The problem's text with a change applied; if that fails, a notice reports it. */
async function rewritten(
  { lanes, session, notices }: App,
  source: Source,
  change: WantedChange,
): Promise<string | undefined> {
  const outcome = await lanes.quietly('quick', api => api.changes.rewrite(source, change))
  if (session.source() !== source) return undefined
  if (outcome.kind === 'done' && outcome.value.kind !== 'refused') return outcome.value.problem
  notices.notify({
    tone: 'problem',
    title: 'This cannot be changed here',
    lines: [
      outcome.kind === 'done' && outcome.value.kind === 'refused'
        ? outcome.value.message
        : outcome.kind === 'failed'
          ? outcome.message
          : 'The engine was stopped.',
    ],
  })
  return undefined
}

interface TakenAway {
  readonly facts: readonly string[]
  readonly goal: readonly string[]
}

/** The changes by click: add or remove facts of the state and parts of the goal. */
const clicksOf = ({ apply, factsNow }: Edits, setTakenAway: (next: (before: TakenAway) => TakenAway) => void) => ({
  addFact(name: string, insteadOf: readonly string[] = []): Promise<boolean> {
    const title =
      insteadOf.length === 0
        ? `Added \`${name}\``
        : `Put \`${name}\` in place of ${insteadOf.map(rival => `\`${rival}\``).join(' and ')}`
    const going = new Set(insteadOf)
    setTakenAway(({ facts, goal }) => ({
      facts: [...new Set([...facts, ...insteadOf])].filter(fact => fact !== name),
      goal,
    }))
    return apply(title, () => {
      const facts = factsNow()
      return facts && { start: [...facts.filter(fact => !going.has(fact) && fact !== name), name] }
    })
  },
  removeFact(name: string): Promise<boolean> {
    setTakenAway(({ facts, goal }) => ({ facts: [...new Set([...facts, name])], goal }))
    return apply(`Removed \`${name}\``, () => {
      const facts = factsNow()
      return facts && { start: facts.filter(fact => fact !== name) }
    })
  },
  addGoal(name: string): Promise<boolean> {
    setTakenAway(({ facts, goal }) => ({ facts, goal: goal.filter(part => part !== name) }))
    return apply(`Added \`${name}\` to the goal`, () => ({ goal: { add: [name], remove: [] } }))
  },
  removeGoal(name: string): Promise<boolean> {
    setTakenAway(({ facts, goal }) => ({ facts, goal: [...new Set([...goal, name])] }))
    return apply(`Took \`${name}\` out of the goal`, () => ({
      goal: { add: [], remove: [name] },
    }))
  },
})

/** Changes the initial state and the goal of the question in front. */
export function createChanging(app: App) {
  const { session, stepping, notices, place } = app
  const edits = createEdits(app)
  const { apply, factsNow, undo } = edits
  const [isOpen, setOpen] = createSignal(false)
  /** The facts and parts of the goal removed since changing started, which can be put back. */
  const [takenAway, setTakenAway] = createSignal<TakenAway>({ facts: [], goal: [] })
  // Removed facts belong to one edit of one question.
  createEffect(
    on(
      () => {
        const id = session.selectedId()
        return id === null || session.workOf(id).edit === null ? null : id
      },
      () => setTakenAway({ facts: [], goal: [] }),
      { defer: true },
    ),
  )

  return {
    /** True while the state and the goal can be changed by clicks. */
    isOpen,
    open(): void {
      setTakenAway({ facts: [], goal: [] })
      setOpen(true)
    },
    close: () => setOpen(false),
    takenAway,
    factsNow,
    undoable: edits.undoable,
    undo,
    ...clicksOf(edits, setTakenAway),
    /** Makes the current state the initial state. */
    async startHere(): Promise<void> {
      const steps = stepping.walk().at
      const done = await apply(`Made the state after ${counted(steps, 'step')} the start`, () => {
        const facts = factsNow()
        return facts && { start: facts }
      })
      // The state pane has an Undo button.
      if (done && place.tab() !== 'state')
        notices.notify({
          tone: 'plain',
          title: 'The problem now starts here',
          lines: ['Verdicts, graph and trace are about the edited problem.'],
          action: { label: 'Undo', run: () => undo() },
        })
    },
  }
}

/** Resolves once the current state is computed. */
const settled = (stepping: Stepping): Promise<void> =>
  new Promise(resolve =>
    createRoot(dispose =>
      createEffect(() => {
        if (stepping.pane.condition() === 'working') return
        resolve()
        queueMicrotask(dispose)
      }),
    ),
  )

// The desk of one question: all state that exists while its file is open. Stored data (answer, verdict, edit, hints)
// is in the session; the rest is here, and is disposed with the desk when the file is closed.

import { type Accessor, createEffect, createRoot, createSignal, getOwner, on, type Owner, runWithOwner } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { createFields } from './fields'
import type { Entry, Session, Work } from './session'
import { problemPlace } from './written'

/** A sequence of actions from the initial state, and the position in it. */
export interface Walk {
  readonly sequence: readonly string[]
  /** Number of steps taken; the visible state is the one after them. */
  readonly at: number
  /** Title of the sequence if it is shown by the page; '' if the visitor made it. */
  readonly title: string
}

export const noSteps: Walk = { sequence: [], at: 0, title: '' }

/** A copy that does not change with the original. */
export const copyOf = ({ sequence, at, title }: Walk): Walk => ({
  sequence: [...sequence],
  at,
  title,
})

/** Why a question has no verdict although a check was requested. */
export interface Setback {
  readonly kind: 'blank' | 'stopped' | 'failed'
  readonly message: string
}

/** A change of the initial state or the goal, with the data to undo it. */
export interface ChangeMade {
  /** `Removed (at c0 l0)`. */
  readonly title: string
  readonly before: Source
  readonly after: Source
  /** The walk at the time of the change. */
  readonly walk: Walk
}

/** Steps left out of a plan, and the answer text made from this choice: one text can result from several choices. */
export interface Ticked {
  readonly text: string
  readonly dropped: ReadonlySet<number>
}

export interface Desk {
  readonly entry: Entry
  readonly answer: Accessor<string>
  readonly verdict: Accessor<Work['verdict']>
  readonly edit: Accessor<Source | null>
  readonly setback: Accessor<Setback | null>
  readonly setSetback: (setback: Setback | null) => void
  /** Each of its fields is a separate signal. */
  readonly walk: Walk
  readonly setWalk: (walk: Walk) => void
  /** The free text that chips replaced; undefined once the text is typed again. */
  readonly wordsBefore: Accessor<string | undefined>
  readonly setWordsBefore: (words: string | undefined) => void
  readonly keyShown: Accessor<boolean>
  readonly showKey: (shown: boolean) => void
  /** For an answer with an editor: true if it is typed as plain text, as when a whole response is pasted. */
  readonly asText: Accessor<boolean>
  readonly setAsText: (asText: boolean) => void
  readonly ticked: Accessor<Ticked | null>
  readonly setTicked: (ticked: Ticked) => void
  /** Oldest first. */
  readonly changes: Accessor<readonly ChangeMade[]>
  readonly setChanges: (changes: readonly ChangeMade[]) => void
  /** Another tab's work on the question, while it was also changed here. */
  readonly elsewhere: Accessor<Work | undefined>
  readonly setElsewhere: (work: Work | undefined) => void
  /**
   * The state that a feature loaded later has for this question: the first call creates it, later calls return the same
   * instance.
   */
  readonly feature: <T>(create: (entry: Entry) => T) => T
  readonly dispose: () => void
}

/** Creates a desk with the stored work of the question, under the owner of all desks. */
function createDesk(entry: Entry, session: Pick<Session, 'workOf'>, under: Owner | null): Desk {
  return createRoot(dispose => {
    const work = (): Work => session.workOf(entry.id)
    const [setback, setSetback] = createSignal<Setback | null>(null)
    const { now: walk, put: setWalk } = createFields<Walk>(noSteps)
    const [wordsBefore, setWordsBefore] = createSignal<string | undefined>()
    const [keyShown, showKey] = createSignal(false)
    const [asText, setAsText] = createSignal(!problemPlace(work().answer).isBare)
    const [ticked, setTicked] = createSignal<Ticked | null>(null)
    const [changes, setChanges] = createSignal<readonly ChangeMade[]>([])
    const [elsewhere, setElsewhere] = createSignal<Work | undefined>()
    const parts = new Map<unknown, unknown>()
    const owner = getOwner()
    return {
      entry,
      answer: () => work().answer,
      verdict: () => work().verdict,
      edit: () => work().edit,
      setback,
      setSetback,
      walk,
      setWalk,
      wordsBefore,
      setWordsBefore,
      keyShown,
      showKey,
      asText,
      setAsText,
      ticked,
      setTicked,
      changes,
      setChanges,
      elsewhere,
      setElsewhere,
      feature<T>(create: (entry: Entry) => T): T {
        if (!parts.has(create))
          parts.set(
            create,
            runWithOwner(owner, () => create(entry)),
          )
        return parts.get(create) as T
      },
      dispose,
    }
  }, under)
}

export interface Desks {
  /** The desk of a question that is open; undefined for any other. */
  readonly of: (id: string) => Desk | undefined
  /** The desk of the question in front. */
  readonly now: () => Desk | undefined
  /** The desks in use. */
  readonly all: () => readonly Desk[]
}

/** Desks of the open questions, each made when it is first needed and disposed of with its file. */
export function createDesks(session: Session): Desks {
  // Created under the component that first needs it, a desk would retain that component for as long as the file is
  // open.
  const owner = getOwner()
  const desks = new Map<string, Desk>()
  const drop = (id: string): void => {
    desks.get(id)?.dispose()
    desks.delete(id)
  }
  createEffect(
    on(session.entries, () => {
      for (const id of [...desks.keys()]) if (session.entryOf(id) === undefined) drop(id)
    }),
  )
  const of = (id: string): Desk | undefined => {
    const entry = session.entryOf(id)
    if (entry === undefined) return undefined
    const desk = desks.get(id) ?? createDesk(entry, session, owner)
    desks.set(id, desk)
    return desk
  }
  return { of, now: () => of(session.selectedId() ?? ''), all: () => [...desks.values()] }
}

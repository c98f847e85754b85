// The desk of one question: all that is available while its file is open. What is kept (answer, verdict, edit, hints) lies
// in the session; the rest lies here, and is dropped with the desk when the file is closed.

import { type Accessor, createEffect, createRoot, createSignal, getOwner, on, type Owner, runWithOwner } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { createFields } from './fields'
import type { Entry, Session, Work } from './session'
import { problemPlace } from './written'

/** A sequence of actions from the initial state, and how far along it the visitor is. */
export interface Walk {
  readonly sequence: readonly string[]
  /** Steps taken; the state shown is the one after them. */
  readonly at: number
  /** What the sequence is, when it is watched rather than made by hand. */
  readonly title: string
}

export const noSteps: Walk = { sequence: [], at: 0, title: '' }

/** A walk that changes no more. */
export const copyOf = ({ sequence, at, title }: Walk): Walk => ({
  sequence: [...sequence],
  at,
  title,
})

/** Why a question has no verdict although one was asked for. */
export interface Setback {
  readonly kind: 'blank' | 'stopped' | 'failed'
  readonly message: string
}

/** A change of the start or the goal, with the way back. */
export interface ChangeMade {
  /** `Removed (at c0 l0)`. */
  readonly title: string
  readonly before: Source
  readonly after: Source
  /** Where the visitor was. */
  readonly walk: Walk
}

/** Steps left out of a plan, and the answer that was written of them: one text can stand for several choices. */
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
  /** Each of its fields changes by itself. */
  readonly walk: Walk
  readonly setWalk: (walk: Walk) => void
  /** What was typed freely before chips took its place; undefined once the text is typed again. */
  readonly wordsBefore: Accessor<string | undefined>
  readonly setWordsBefore: (words: string | undefined) => void
  readonly keyShown: Accessor<boolean>
  readonly showKey: (shown: boolean) => void
  /** Of an answer that has an editor: it is typed as plain text, as a whole response is pasted. */
  readonly asText: Accessor<boolean>
  readonly setAsText: (asText: boolean) => void
  readonly ticked: Accessor<Ticked | null>
  readonly setTicked: (ticked: Ticked) => void
  /** Oldest first. */
  readonly changes: Accessor<readonly ChangeMade[]>
  readonly setChanges: (changes: readonly ChangeMade[]) => void
  /** What another tab did with the question while it was changed here. */
  readonly elsewhere: Accessor<Work | undefined>
  readonly setElsewhere: (work: Work | undefined) => void
  /** What a feature that is loaded later keeps of this question: made at the first call, the same at each further one. */
  readonly feature: <T>(create: (entry: Entry) => T) => T
  readonly dispose: () => void
}

/** A desk with nothing on it but what the session keeps of the question, under the owner of all desks. */
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
  // Under the component that asks first, a desk would hold that view for as long as the file is open.
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

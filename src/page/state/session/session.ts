// The visitor's open files and work, as stored from visit to visit: files with their questions, the selection, answers,
// verdicts, edits. State that lasts only while a file is open is on the desk of each question (`desk.ts`).

import { type Mark, outcomeOf } from '#page/ui/outcome'
import { type Accessor, batch, createMemo, createSignal, untrack } from 'solid-js'
import type { KindCode } from '#questions/kinds/codes'
import type { TextRole } from '#planning/pddl/diagnostic'
import type { Source } from '#planning/pddl/source'
import { kindCodes } from '#questions/kinds/codes'
import type { VerdictView } from '../verdicts/verdict-view'
import { createAllWork, type Work } from '../keeping/all-work'
import { createEntries, type Entry, entryId, type OpenFile } from './entries'
import { createDescribedQuestions } from './described-questions'
import { isWritten, writtenSource } from './written'

export type { Entry, OpenFile, Work }

/** The data that is restored: from the store, or after everything was closed. */
export interface KeptSession {
  readonly files: readonly OpenFile[]
  readonly works: Readonly<Record<string, Work>>
  readonly selected: string | null
}

export interface Filter {
  readonly file: string | null
  readonly kind: KindCode | null
  readonly domain: string | null
  readonly mark: Mark | null
  /** Words that the questions contain, a prompt that contains one, or a response to one; '' for all. */
  readonly text: string
  /** The places of the questions found by `text`, by their ids; null while there is none, or nothing is found yet. */
  readonly found: ReadonlyMap<string, number> | null
}

export type Session = ReturnType<typeof createSession>

const noFilter: Filter = { file: null, kind: null, domain: null, mark: null, text: '', found: null }

const LONG = 50_000 // length in characters from which an answer counts as not blank

/** The mark of a question, by the work on it. */
function markOfWork(work: Work): Mark {
  const word = work.verdict !== null && work.verdict.answer === work.answer ? outcomeOf(work.verdict) : null
  // A visitor who has seen the key does not count as having solved the question.
  if (work.revealed === true && (word === null || word === 'right' || word === 'matches')) return 'revealed'
  if (word !== null) return word
  // Searching megabytes at each keystroke would delay typing.
  const isBlank = work.answer.length < LONG && work.answer.trim() === ''
  return isBlank ? 'open' : 'answered'
}

/** The work on each question, and which of it is not stored yet. */
function createWorks() {
  const all = createAllWork()
  const workOf = (id: string): Work => all.of(id).now
  const markOf = (id: string): Mark => markOfWork(workOf(id))
  /** Questions with work that changed since it was last stored. */
  const touched = new Map<string, number>()
  const [changes, setChanges] = createSignal(0)
  const change = (id: string, part: Partial<Work>): void => {
    touched.set(id, untrack(changes) + 1)
    batch(() => {
      all.put(id, part)
      setChanges(count => count + 1)
    })
  }

  /** Puts a model's response into the unchecked answer of its question; the visitor's own answer stays. */
  const putResponses = (file: OpenFile): void => {
    batch(() => {
      file.questions.forEach((question, index) => {
        const id = entryId(file, question, index)
        if (question.response === undefined || all.has(id)) return
        all.put(id, { answer: question.response })
        touched.set(id, untrack(changes) + 1)
      })
      setChanges(count => count + 1)
    })
  }

  return {
    all,
    change,
    workOf,
    markOf,
    putResponses,
    kept: {
      /** Grows with each change of an answer, verdict or edit. */
      changes,
      /** The changes not known to be stored, as plain data. */
      pending: (): Record<string, Work> => Object.fromEntries([...touched.keys()].map(id => [id, all.of(id).plain()])),
      /** Marks the work on these questions as not stored. */
      touch: (ids: readonly string[]) => {
        for (const id of ids) touched.set(id, changes())
      },
      /**
       * Call it before writing what is pending, and the returned function once that is written: later changes stay
       * pending.
       */
      keeping(): () => void {
        const written = new Map(touched)
        return () => {
          for (const [id, change] of written) if (touched.get(id) === change) touched.delete(id)
        }
      },
      /** Adopts work that another tab has stored. */
      takeOver(id: string, work: Work): void {
        touched.delete(id)
        all.replace(id, work)
      },
    },
    parts: {
      setAnswer: (id: string, answer: string) => change(id, { answer }),
      setVerdict: (id: string, verdict: VerdictView | null) => change(id, { verdict }),
      setHints: (id: string, hints: number) => change(id, { hints }),
      setLooked(id: string, part: string): void {
        const looked = workOf(id).looked ?? []
        if (!looked.includes(part)) change(id, { looked: [...looked, part] })
      },
      setRevealed: (id: string) => change(id, { revealed: true }),
      revertEdit: (id: string) => change(id, { edit: null }),

      /** The work on a question, as plain data. */
      plainWork: (id: string): Work => structuredClone(all.of(id).plain()),
      /** Sets several fields at once, as undo does. */
      setWork: (id: string, part: Partial<Work>) => change(id, part),
    },
  }
}
type Works = ReturnType<typeof createWorks>

/** The list of questions, and its filters. */
function createNarrowing(entries: Accessor<readonly Entry[]>, { markOf }: Works) {
  const [filter, setFilter] = createSignal<Filter>(noFilter)
  const shown = createMemo(() => {
    const { file, kind, domain, mark, found } = filter()
    if (file === null && kind === null && domain === null && mark === null && found === null) return entries()
    const fitting = entries().filter(
      entry =>
        (file === null || entry.file.id === file) &&
        (kind === null || entry.question.kind === kind) &&
        (domain === null || entry.domain === domain) &&
        (mark === null || markOf(entry.id) === mark) &&
        (found === null || found.has(entry.id)),
    )
    return found === null ? fitting : fitting.sort((a, b) => found.get(a.id)! - found.get(b.id)!)
  })
  /** The kinds among the open questions, for the filter. */
  const kinds = createMemo(() => {
    const present = new Set(entries().map(entry => entry.question.kind))
    return kindCodes.filter(kind => present.has(kind))
  })
  const domains = createMemo(() => [...new Set(entries().map(entry => entry.domain))])

  return {
    shown,
    kinds,
    domains,
    filter,
    narrow: (part: Partial<Filter>) => setFilter(old => ({ ...old, ...part })),
    widen: () => setFilter(noFilter),
  }
}

/** The open files and their questions; one question is selected. */
function createOpen(works: Works) {
  const described = createDescribedQuestions()
  const entriesOf = createEntries(described)
  const [files, setFiles] = createSignal<readonly OpenFile[]>([])
  const [selectedId, setSelectedId] = createSignal<string | null>(null)
  const entries = createMemo(() => files().flatMap(entriesOf))
  const byId = createMemo(() => new Map(entries().map(entry => [entry.id, entry])))
  const selected = createMemo(() => byId().get(selectedId() ?? '') ?? null)
  const narrowing = createNarrowing(entries, works)
  return { files, setFiles, selectedId, setSelectedId, entries, byId, selected, narrowing, described }
}
type Open = ReturnType<typeof createOpen>

/** Opening and closing of files. */
const filesOf = (open: Open, { putResponses }: Works) => {
  const { files, setFiles, setSelectedId, entries, byId, selected, narrowing } = open
  const list = (opened: readonly OpenFile[]): void => {
    setFiles(old => {
      const known = new Set(old.map(file => file.id))
      return [...old, ...opened.filter(file => !known.has(file.id))]
    })
  }
  return {
    /** Adds files without showing them: their questions are listed, and the selection stays. */
    list,
    /** Opens files, or moves already open ones to the front, and selects the first question of the first. */
    add(opened: readonly OpenFile[]): void {
      batch(() => {
        list(opened)
        for (const file of opened) putResponses(file)
        const first = opened.find(file => file.questions.length > 0)
        if (first === undefined) return
        narrowing.widen()
        setSelectedId(entryId(first, first.questions[0]!, 0))
      })
    },
    close(fileId: string): void {
      batch(() => {
        const leaving = files().find(file => file.id === fileId)
        setFiles(old => old.filter(file => file.id !== fileId))
        if (narrowing.filter().file === fileId) narrowing.narrow({ file: null })
        if (leaving && selected() === null) setSelectedId(entries()[0]?.id ?? null)
      })
    },
    /** Replaces the file with the same id; its questions must have the same keys. */
    swap: (file: OpenFile) => setFiles(old => old.map(each => (each.id === file.id ? file : each))),
    /** Restores a closed file at its position, and the selection. */
    putBack(file: OpenFile, at: number, selectedId: string | null): void {
      batch(() => {
        setFiles(old => (old.some(({ id }) => id === file.id) ? old : [...old.slice(0, at), file, ...old.slice(at)]))
        if (selectedId !== null && byId().has(selectedId)) setSelectedId(selectedId)
      })
    },
  }
}

/** The whole session at once: to store, restore or clear it. */
const wholeOf = (open: Open, { all, change }: Works) => {
  const { files, setFiles, selectedId, setSelectedId, entries, byId, selected, narrowing } = open
  return {
    /** All data of the session, as plain data. */
    takeAll(): KeptSession {
      return { files: files(), works: structuredClone(all.plain()), selected: selectedId() }
    },
    closeAll(): void {
      batch(() => {
        setFiles([])
        all.clear()
        narrowing.widen()
        setSelectedId(null)
      })
    },
    /** Restores the stored session; files opened meanwhile stay in front. */
    restore(kept: KeptSession, asNew = false): void {
      batch(() => {
        const here = new Set(files().map(file => file.id))
        const missing = kept.files.filter(file => !here.has(file.id))
        if (missing.length > 0) setFiles(old => [...missing, ...old])
        for (const [id, work] of Object.entries(kept.works))
          if (!all.has(id)) {
            if (asNew) change(id, work)
            else all.put(id, work)
          }
        if (selected() === null) setSelectedId(byId().has(kept.selected ?? '') ? kept.selected : null)
        if (selected() === null) setSelectedId(entries()[0]?.id ?? null)
      })
    },
  }
}

/** A session without open files. `isFixed`: problems cannot be edited, except in an answer. */
export function createSession({ isFixed = false }: { readonly isFixed?: boolean } = {}) {
  const works = createWorks()
  const { workOf, markOf, change } = works
  const open = createOpen(works)
  const { files, entries, byId, selected, selectedId, setSelectedId, narrowing } = open
  /** True while files of the last visit are being restored. */
  const [restoring, setRestoring] = createSignal(false)
  /** Number of questions with each mark; those without work are not counted, and not examined. */
  const tally = createMemo(() => {
    const found = new Map<Mark, number>()
    for (const id of works.all.ids()) {
      if (!byId().has(id)) continue
      const mark = markOf(id)
      if (mark !== 'open') found.set(mark, (found.get(mark) ?? 0) + 1)
    }
    return found
  })

  /** The PDDL that pictures show: the visitor's edit or answer, else the question's own. */
  const source = createMemo<Source | null>(() => {
    const entry = selected()
    if (entry === null) return null
    const { id, question } = entry
    if (isWritten(question)) return writtenSource(question, workOf(id).answer)
    return plain(workOf(id).edit) ?? question.shown
  })

  /** The selected question's English if it was published; '' if it was generated. */
  const english = (): string => {
    const question = selected()?.question
    return question?.origin.from === 'published' ? question.context : ''
  }

  const setEdit = (entry: Entry, edit: Source): void => {
    const own = entry.question.shown
    if (isWritten(entry.question)) {
      change(entry.id, { answer: edit.problem })
      return
    }
    const same = own !== null && own.domain === edit.domain && own.problem === edit.problem
    if (!isFixed) change(entry.id, { edit: same ? null : edit })
  }

  return {
    files,
    entries,
    /** The open question of this id. */
    entryOf: (id: string): Entry | undefined => byId().get(id),
    selected,
    selectedId,
    setDescribed: open.described.setDescribed,
    select: setSelectedId,
    ...narrowing,
    tally,
    workOf,
    markOf,
    ...works.kept,
    ...works.parts,
    source,
    english,
    restoring,
    setRestoring,
    setEdit,
    /** Sets one of the two texts of the question in front, as the visitor's edit. */
    editText(role: TextRole, text: string): void {
      const entry = selected()
      const now = source()
      if (entry && now) setEdit(entry, { ...now, [role]: text })
    },
    ...filesOf(open, works),
    ...wholeOf(open, works),
    /** Moves the selection by this number of places in the filtered list. */
    move(by: number): void {
      const list = narrowing.shown()
      const at = list.findIndex(entry => entry.id === selectedId())
      const next = list[at < 0 ? 0 : Math.max(0, Math.min(list.length - 1, at + by))]
      if (next) setSelectedId(next.id)
    },
  }
}

/** A copy, which cannot change. */
export const plain = (edit: Source | null): Source | null =>
  edit === null ? null : { domain: edit.domain, problem: edit.problem }

/** Exactly one of the two texts changed: the visitor is typing, rather than moving to another question. */
export const isEdit = (next: Source, before: Source): boolean =>
  (next.domain === before.domain) !== (next.problem === before.problem)

// A lesson being edited: its files, the current one, the findings, and moving between them. Typed text is stored
// immediately.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js'
import type { EditorHandle } from '#page/editor/editor'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import type { LessonFiles, LessonFinding } from '#teaching/lesson'
import { createPane } from '#page/state/lanes/pane'
import { nextStop } from '#page/workbench/parts/problem-steps'
import type { App } from '#page/state/app'
import { createLesson } from '../lesson/lesson-state'
import { createOwnLessons, type OwnLessons } from '../own/own-lessons'

/** Milliseconds after typing before values and claims are checked. */
const CHECKED = 900
/** Milliseconds before typed text is stored. */
const KEPT = 400

export type Writing = ReturnType<typeof createWriting>

/** @param begun the initial files; `isOwn`: true if they may be changed */
export function createWriting(app: App, begun: LessonFiles, isOwn: boolean) {
  const own = app.feature(createOwnLessons)
  const [files, setFiles] = createSignal(begun)
  const [step, setStep] = createSignal(1)
  const order = createMemo(() => Object.keys(files().files).sort(inOrder))
  const [front, setFront] = createSignal(untrack(order).find(isProse) ?? untrack(order)[0] ?? '')
  const language = () => /^([a-z]{2,3}(?:-\w+)?)\.md$/.exec(front())?.[1] ?? 'en'
  const lesson = createLesson(app, begun.name, { files, language, step, go: setStep })
  const checked = createPane(
    () => ({ files: files(), language: language() }),
    asked => app.lanes.quietly('computing', api => api.teaching.check(asked.files, asked.language)),
    { settle: () => CHECKED },
  )
  const findings = createMemo((): readonly LessonFinding[] => {
    const form = lesson.pane.value()?.read.findings ?? []
    const values = checked.value() ?? []
    return [...form, ...values].sort(
      (a, b) => order().indexOf(a.place.file) - order().indexOf(b.place.file) || a.place.from - b.place.from,
    )
  })
  keepWhatIsTyped(files, begun, own)
  const isReadOnly = () => !isOwn || app.layout.room() === 'narrow'
  return {
    files,
    order,
    front,
    show: setFront,
    isOwn,
    isReadOnly,
    lesson,
    step,
    setStep,
    findings,
    isChecking: () => checked.condition() === 'working',
    edit(file: string, text: string): void {
      if (isReadOnly() || files().files[file] === text) return
      setFiles(old => ({ ...old, files: { ...old.files, [file]: text } }))
    },
    ...createJumping({ findings, order, front, show: setFront, isReadOnly }),
  }
}

/** The head first, then the texts, then the files of the worlds. */
const inOrder = (a: string, b: string): number => rank(a) - rank(b) || (a < b ? -1 : 1)
const rank = (file: string): number => (file === 'lesson.yaml' ? 0 : file === 'en.md' ? 1 : isProse(file) ? 2 : 3)
const isProse = (file: string): boolean => /\.md$/i.test(file)

/** Stores the files shortly after each change, and when the editor is closed. */
function keepWhatIsTyped(
  files: Accessor<LessonFiles>,
  begun: LessonFiles,
  { put, putAside }: Pick<OwnLessons, 'put' | 'putAside'>,
): void {
  let kept = begun
  const keep = (): void => {
    const now = untrack(files)
    if (now === kept) return
    kept = now
    void put(now)
  }
  createEffect(
    on(files, now => {
      if (now !== kept) putAside(now)
      const timer = setTimeout(keep, KEPT)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  onCleanup(keep)
}

/** Moves from finding to finding, over all files. */
function createJumping(desk: {
  readonly findings: Accessor<readonly LessonFinding[]>
  readonly order: Accessor<readonly string[]>
  readonly front: Accessor<string>
  readonly show: (file: string) => void
  readonly isReadOnly: Accessor<boolean>
}) {
  const [chosen, setChosen] = createSignal(-1)
  let handle: EditorHandle | null = null
  /** The place to move to once the editor is ready. */
  let wanted: LessonFinding['place'] | undefined
  const reveal = (place: LessonFinding['place']): void => {
    wanted = place
    if (desk.front() !== place.file) desk.show(place.file)
    else handle?.reveal(place.from, place.to)
  }
  const goTo = (index: number): void => {
    const found = desk.findings()[index]
    if (found === undefined) return
    setChosen(index)
    reveal(found.place)
  }
  return {
    chosen,
    goTo,
    setHandle(next: EditorHandle | null): void {
      handle = next
      if (next !== null && wanted?.file === desk.front()) next.reveal(wanted.from, wanted.to)
      wanted = undefined
    },
    stepProblem(by: 1 | -1): void {
      const stops = desk.findings().map(({ place }) => ({ text: place.file, span: place }))
      const standpoint = { stops, order: desk.order(), at: handle?.cursor(), front: desk.front() }
      goTo(nextStop(by, { ...standpoint, chosen: chosen() }))
    },
    /** Applies the fix of the finding, and shows it. */
    mend({ fix }: LessonFinding): void {
      if (fix === undefined || desk.isReadOnly()) return
      const { file, from, to } = fix.place
      if (desk.front() === file) handle?.replace(from, to, fix.text)
      reveal({ file, from, to: from + fix.text.length })
    },
    /** The findings in one of the files, for its editor. */
    diagnosticsOf: (file: string): readonly Diagnostic[] =>
      desk.findings().flatMap(({ place, severity, code, message }) => {
        if (place.file !== file) return []
        const span = { from: place.from, to: Math.max(place.to, place.from + 1) }
        return [{ severity, code, message, span }]
      }),
  }
}

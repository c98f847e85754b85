// The current place: the workspace, what Explore and its stage show, and the open dialog. One value, changed only by
// `show`; `addressing.ts` keeps the browser's address in step with it.

import { type Accessor, batch, createSignal } from 'solid-js'
import type { StageTab } from './tabs'
import type { ClassPlace } from './class-place'
import type { LearnPlace } from './learn-place'
import type { ScorePlace } from './score-place'
import type { BenchPlace } from './templates-place'
import type { WorkspaceId } from './workspaces'
import type { SetField } from '../session/fields'
import type { Sheet } from '../layout'
import type { Prefs } from '../prefs'

export type DialogName =
  | 'palette'
  | 'help'
  | 'take'
  | 'share'
  | 'history'
  | 'class'
  | 'embed'
  | 'projector'
  | 'aside'
  | 'new-texts'
  | 'versions'

export interface Place {
  readonly workspace: WorkspaceId
  /** The sheet of Explore that a phone shows. */
  readonly sheet: Sheet
  readonly tab: StageTab
  /** True if the stage is shown next to the question. */
  readonly stage: boolean
  /** True if the stage fills the page. */
  readonly full: boolean
  /** The PDDL text shown on the stage. */
  readonly text: 'domain' | 'problem'
  /** True if the list of questions is open as a drawer, where there is no column for it. */
  readonly drawer: boolean
  /** True if the gallery of examples is shown although questions are open. */
  readonly gallery: boolean
  /** True if the Domain workspace compares two problems. */
  readonly compare: boolean
  /** True if Explore or Domain reads a problem from English. */
  readonly english: boolean
  /** True if the page for making questions is shown. */
  readonly make: boolean
  /** The view shown in Score. */
  readonly score: ScorePlace
  /** The view shown in Templates. */
  readonly templates: BenchPlace
  /** The view shown in Learn. */
  readonly learn: LearnPlace
  /** The view shown in Class. */
  readonly class: ClassPlace
  readonly dialog: DialogName | null
}

/** The fields of the place, each a separate signal, and the only way to change them. */
export type PlaceState = { readonly [Part in keyof Place]: Accessor<Place[Part]> } & {
  /** Moves to a place; omitted fields stay unchanged. */
  readonly show: (part: Partial<Place>) => void
}

/** The place of the question in front; on phones, on this sheet. */
export const atQuestion = (sheet: 'question' | 'answer' = 'question'): Partial<Place> => ({
  workspace: 'explore',
  gallery: false,
  make: false,
  english: false,
  sheet,
})

/** A tab of the stage next to the question. */
export const atStage = (tab: StageTab): Partial<Place> => ({
  workspace: 'explore',
  stage: true,
  sheet: 'see',
  tab,
})

/** The initial place. Whether the stage is shown next to the question is stored as a preference. */
export function createPlace(kept: {
  readonly prefs: Pick<Prefs, 'stageShown'>
  readonly setPrefs: SetField<Prefs>
}): PlaceState {
  const [workspace, setWorkspace] = createSignal<WorkspaceId>('explore')
  // Question and answer share one column: moving to either again scrolls to it again.
  const [sheet, setSheet] = createSignal<Sheet>('question', { equals: false })
  const [tab, setTab] = createSignal<StageTab>('state')
  const [full, setFull] = createSignal(false)
  const [text, setText] = createSignal<Place['text']>('problem')
  const [drawer, setDrawer] = createSignal(false)
  const [gallery, setGallery] = createSignal(false)
  const [compare, setCompare] = createSignal(false)
  const [english, setEnglish] = createSignal(false)
  const [make, setMake] = createSignal(false)
  const [score, setScore] = createSignal<ScorePlace>({ part: 'home' })
  const [templates, setTemplates] = createSignal<BenchPlace>({ part: 'home' })
  const [learn, setLearn] = createSignal<LearnPlace>({ part: 'home' })
  const [classes, setClasses] = createSignal<ClassPlace>({ part: 'home' })
  const [dialog, setDialog] = createSignal<DialogName | null>(null)
  const set: { readonly [Part in keyof Place]: (value: Place[Part]) => void } = {
    workspace: setWorkspace,
    sheet: setSheet,
    tab: setTab,
    stage: shown => kept.setPrefs('stageShown', shown),
    full: setFull,
    text: setText,
    drawer: setDrawer,
    gallery: setGallery,
    compare: setCompare,
    english: setEnglish,
    make: setMake,
    score: setScore,
    templates: setTemplates,
    learn: setLearn,
    class: setClasses,
    dialog: setDialog,
  }
  const put = <Part extends keyof Place>(name: Part, value: Place[Part] | undefined): void => {
    if (value !== undefined) set[name](value)
  }
  return {
    workspace,
    sheet,
    tab,
    stage: () => kept.prefs.stageShown,
    full,
    text,
    drawer,
    gallery,
    compare,
    english,
    make,
    score,
    templates,
    learn,
    class: classes,
    dialog,
    show(part) {
      batch(() => {
        for (const name of Object.keys(part) as (keyof Place)[]) put(name, part[name])
      })
    },
  }
}

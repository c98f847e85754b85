// The place of the visitor: workspace, what Explore and its stage show, what lies over it. One value, changed by `show`
// alone; `addressing.ts` makes the browser's address follow it.

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

export type DialogName = 'palette' | 'help' | 'take' | 'share' | 'history' | 'class' | 'embed' | 'projector' | 'aside'

export interface Place {
  readonly workspace: WorkspaceId
  /** What a phone shows of Explore. */
  readonly sheet: Sheet
  readonly tab: StageTab
  /** The stage is next to the question. */
  readonly stage: boolean
  /** The stage has the whole page. */
  readonly full: boolean
  /** Which of the two texts the stage shows. */
  readonly text: 'domain' | 'problem'
  /** The list of questions lies over the page, where it has no column. */
  readonly drawer: boolean
  /** The gallery of examples is shown although questions are open. */
  readonly gallery: boolean
  /** The Domain workspace compares two problems. */
  readonly compare: boolean
  /** Explore or Domain reads a problem from English. */
  readonly english: boolean
  /** The page for making questions is shown. */
  readonly make: boolean
  /** What Score shows. */
  readonly score: ScorePlace
  /** What Templates shows. */
  readonly templates: BenchPlace
  /** What Learn shows. */
  readonly learn: LearnPlace
  /** The view shown in Class. */
  readonly class: ClassPlace
  readonly dialog: DialogName | null
}

/** The parts of a place, each read by itself, and the one way to change them. */
export type PlaceState = { readonly [Part in keyof Place]: Accessor<Place[Part]> } & {
  /** Moves to a place; parts that are not named stay as they are. */
  readonly show: (part: Partial<Place>) => void
}

/** The question in front, or on phones a sheet of it. */
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

/** Whether the stage is next to the question is a choice that outlives the page. */
export function createPlace(kept: {
  readonly prefs: Pick<Prefs, 'stageShown'>
  readonly setPrefs: SetField<Prefs>
}): PlaceState {
  const [workspace, setWorkspace] = createSignal<WorkspaceId>('explore')
  // Question and answer are places of one column: going to either again scrolls there again.
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

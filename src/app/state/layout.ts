// What is where: workspace, tabs, drawers, and how much room there is. Kept apart from the session, which is about
// questions, and from the prefs, which outlive the page.

import { createSignal } from 'solid-js'

export type Workspace = 'explore' | 'domain' | 'templates' | 'score' | 'learn'
/** `main`: in the bar at the top; the others are places to come. */
export const workspaces: readonly { id: Workspace; title: string; main: boolean }[] = [
  { id: 'explore', title: 'Explore', main: true },
  { id: 'domain', title: 'Domain', main: true },
  { id: 'templates', title: 'Templates', main: false },
  { id: 'score', title: 'Answer key', main: true },
  { id: 'learn', title: 'Learn', main: false },
]

/** What the stage shows. */
export type StageTab = 'state' | 'graph' | 'trace' | 'landmarks' | 'pddl'
/** Phones show one thing at a time. */
export type Sheet = 'question' | 'answer' | 'see' | 'more'

/** wide: three columns; middle: the list is a drawer; narrow: one column with a bar at the foot. */
export type Room = 'wide' | 'middle' | 'narrow'

const wide = matchMedia('(min-width: 1180px)')
/** A phone held upright, or lying on its side. */
const narrow = matchMedia('(max-width: 759px), (max-width: 1000px) and (max-height: 480px)')
const measure = (): Room => (wide.matches ? 'wide' : narrow.matches ? 'narrow' : 'middle')
const [room, setRoom] = createSignal<Room>(measure())
for (const query of [wide, narrow]) query.addEventListener('change', () => setRoom(measure()))
export { room }

const fingers = matchMedia('(pointer: coarse)')
const [touch, setTouch] = createSignal(fingers.matches)
fingers.addEventListener('change', () => setTouch(fingers.matches))
/** One points with a finger: what is said of keys would say nothing. */
export { touch }

/** `addressing.ts` makes the address follow. */
export const [workspace, setWorkspace] = createSignal<Workspace>('explore')

/** Shows a workspace; Back returns to the one before. */
export const goTo = (next: Workspace): void => void setWorkspace(next)

export const [stageTab, setStageTab] = createSignal<StageTab>('state')
/** The stage has the whole page. */
export const [stageFull, setStageFull] = createSignal(false)
export const [pddlRole, setPddlRole] = createSignal<'domain' | 'problem'>('problem')
/** Question and answer are places of one column: going to either again scrolls there again. */
export const [sheet, setSheet] = createSignal<Sheet>('question', { equals: false })
export const [drawerOpen, setDrawerOpen] = createSignal(false)
/** The gallery of examples is shown although questions are open. */
export const [galleryOpen, setGalleryOpen] = createSignal(false)
/** The page for making questions is shown. */
export const [makeOpen, setMakeOpen] = createSignal(false)
export const [dialog, setDialog] = createSignal<
  'palette' | 'help' | 'take' | 'share' | 'history' | null
>(null)

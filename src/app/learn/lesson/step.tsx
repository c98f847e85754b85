// One step: sections of prose, each beside the live part it speaks of. The text after a prediction tells the answer, so
// it comes once the prediction is given or skipped.

import {
  createEffect,
  createMemo,
  createSignal,
  ErrorBoundary,
  For,
  lazy,
  Match,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js'
import type { Block, LessonStep, LivePart } from '../../../teaching/lesson'
import { Problem } from '../../parts/conditions'
import { Icon } from '../../parts/icon'
import type { App } from '../../state/app'
import { createWorldStand } from '../../state/stand'
import { useApp } from '../../state/use-app'
import { LessonText, StruckClaim } from '../parts/prose'
import { Explain } from './explain'
import type { LessonState } from './lesson-state'
import { createMoment, Moment, type MomentState } from './moment'
import { expressionsIn, type Section, sectionsOf, shownSections } from './sections'
import './step.css'

const Worked = lazy(async () => ({ default: (await import('../worked/worked')).Worked }))
const Live = lazy(async () => ({ default: (await import('../live/live')).Live }))

export function Step(props: { step: LessonStep; lesson: LessonState }) {
  const { lesson } = props
  const { layout } = useApp()
  const standOf = createStands(lesson)
  const sections = createMemo(() => sectionsOf(props.step))
  const shown = createMemo(() => shownSections(sections(), lesson.isOpen))
  createEffect(() => lesson.want(expressionsIn(props.step.blocks)))
  createEffect(() => {
    if (lesson.isAnswered(props.step)) lesson.setDone(lesson.at())
  })
  /** On phones one live part is shown at a time: the one the learner chose, else the last. */
  const [chosen, setChosen] = createSignal<string | null>(null)
  const front = () => chosen() ?? sections()[shown() - 1]?.live?.id ?? null
  createEffect(() => {
    shown()
    setChosen(null)
  })
  const isFront = (part: LivePart): boolean => layout.room() !== 'narrow' || front() === part.id
  return (
    <For each={sections().slice(0, shown())}>
      {section => (
        <SectionView
          section={section}
          lesson={lesson}
          standOf={standOf}
          isFront={isFront}
          bringToFront={part => setChosen(part.id)}
        />
      )}
    </For>
  )
}

/** A stand for each live part, so that two parts of a step do not disturb each other; all end with the step. */
function createStands(lesson: LessonState): (part: LivePart) => App | undefined {
  const app = useApp()
  const stands = new Map<string, App>()
  onCleanup(() => {
    for (const stand of stands.values()) stand.dispose()
  })
  return part => {
    const world = lesson.worldOf(part.world)
    if (world === undefined) return undefined
    const stand =
      stands.get(part.id) ?? createWorldStand(app, world.source, world.folder ?? world.name)
    stands.set(part.id, stand)
    return stand
  }
}

function SectionView(props: {
  section: Section
  lesson: LessonState
  standOf: (part: LivePart) => App | undefined
  isFront: (part: LivePart) => boolean
  bringToFront: (part: LivePart) => void
}) {
  const { lesson } = props
  const app = useApp()
  const live = () => props.section.live
  const moment = createMemo(() => {
    const part = live()
    return part === null || part.predict === null
      ? undefined
      : createMoment(app, lesson, part, part.predict)
  })
  return (
    <section class="section" classList={{ 'section-alone': live() === null }}>
      <div class="section-before">
        <LessonBlocks blocks={props.section.before} lesson={lesson} />
      </div>
      <Show when={live()}>
        {part => (
          <>
            <div class="section-live">
              <Show
                when={props.isFront(part())}
                fallback={
                  <button
                    type="button"
                    class="button live-again"
                    onClick={() => props.bringToFront(part())}
                  >
                    <Icon name="eye" size={15} />
                    Look at this again
                  </button>
                }
              >
                <LiveFrame
                  part={part()}
                  lesson={lesson}
                  stand={props.standOf(part())}
                  moment={moment()}
                />
              </Show>
            </div>
            <Show when={moment()} keyed>
              {moment => (
                <div class="section-moment">
                  <Moment moment={moment} />
                </div>
              )}
            </Show>
            <Show when={lesson.isOpen(part()) && props.section.after.length > 0}>
              <div class="section-after">
                <LessonBlocks blocks={props.section.after} lesson={lesson} />
              </div>
            </Show>
          </>
        )}
      </Show>
    </section>
  )
}

function LiveFrame(props: {
  part: LivePart
  lesson: LessonState
  stand: App | undefined
  moment: MomentState | undefined
}) {
  const judged = () => {
    const now = props.lesson.judgedOf(props.part)
    return now === undefined || 'problem' in now ? null : now
  }
  return (
    <Show
      when={props.lesson.worldOf(props.part.world)}
      fallback={
        <Problem
          title="This part of the lesson is missing"
          message={`The lesson has no world named \`${props.part.world}\`.`}
        />
      }
    >
      {world => (
        <ErrorBoundary
          fallback={(error: unknown, reset) => (
            <Problem
              title="This part of the lesson broke"
              message={error instanceof Error ? error.message : String(error)}
              again={reset}
            />
          )}
        >
          <Suspense fallback={<div class="live-coming" aria-busy="true" />}>
            <Live
              part={props.part}
              world={world()}
              stand={props.stand!}
              open={props.lesson.isOpen(props.part)}
              judged={judged()}
              said={props.moment?.shown() ?? null}
              say={said => props.moment?.made() === undefined && props.moment?.choose(said)}
              acted={() => {}}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Show>
  )
}

/** Prose, with the boxes that stand in it. */
export function LessonBlocks(props: { blocks: readonly Block[]; lesson: LessonState }) {
  const { lesson } = props
  return (
    <For each={grouped(props.blocks)}>
      {group => (
        <Switch fallback={<LessonText blocks={group} computed={lesson.computed} />}>
          <Match when={group[0]?.kind === 'claim' && group[0]}>
            {block => {
              const { expression } = block() as Extract<Block, { kind: 'claim' }>
              const said = () => lesson.lesson()?.expressions[expression]
              return <StruckClaim text={said()?.text ?? ''} outcome={lesson.computed(expression)} />
            }}
          </Match>
          <Match when={group[0]?.kind === 'explain' && group[0]}>
            {block => {
              const { id, ask, ours } = block() as Extract<Block, { kind: 'explain' }>
              return <Explain id={id} ask={ask} ours={ours} lesson={lesson} />
            }}
          </Match>
          <Match when={group[0]?.kind === 'worked' && group[0]}>
            {block => {
              const { id, worked } = block() as Extract<Block, { kind: 'worked' }>
              const files = () => lesson.pane.value()?.files
              return (
                <div class="section-wide">
                  <Suspense>
                    <Show when={files()}>
                      {files => (
                        <Worked
                          ask={api => api.teaching.worked(files(), worked)}
                          fade={worked.fade}
                          id={`${lesson.id}/${id}`}
                        />
                      )}
                    </Show>
                  </Suspense>
                </div>
              )
            }}
          </Match>
        </Switch>
      )}
    </For>
  )
}

const isProse = ({ kind }: Block): boolean => !/^(?:live|claim|explain|worked)$/.test(kind)

/** Prose that follows prose is one column; each box is by itself. */
function grouped(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last !== undefined && isProse(block) && isProse(last[0]!)) last.push(block)
    else groups.push([block])
  }
  return groups
}

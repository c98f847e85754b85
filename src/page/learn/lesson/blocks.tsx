// Blocks of a step other than its live parts: prose and boxes.

import { For, Match, Show, Suspense, Switch } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { Block } from '#teaching/lesson'
import { LessonText, StruckClaim } from '../parts/prose'
import { Explain } from './parts/explain'
import type { LessonState } from './lesson-state'
import './step.css'

const Worked = lazy(async () => ({ default: (await import('../worked/worked')).Worked }))

/** Prose, and the boxes between. */
export function LessonBlocks(props: { blocks: readonly Block[]; lesson: LessonState }) {
  const { lesson } = props
  return (
    <For each={grouped(props.blocks)}>
      {group => (
        <Switch fallback={<LessonText blocks={group} computed={lesson.computed} />}>
          <Match when={group[0]?.kind === 'claim' && group[0]}>
            {block => {
              const { expression } = block() as Extract<Block, { kind: 'claim' }>
              const lessonExpression = () => lesson.lesson()?.expressions[expression]
              return <StruckClaim text={lessonExpression()?.text ?? ''} outcome={lesson.computed(expression)} />
            }}
          </Match>
          <Match when={group[0]?.kind === 'explain' && group[0]}>
            {block => {
              const { id, ask, modelAnswer } = block() as Extract<Block, { kind: 'explain' }>
              return <Explain id={id} ask={ask} modelAnswer={modelAnswer} lesson={lesson} />
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
                          inFacts={'world' in worked && lesson.worldOf(worked.world)?.folder === null}
                          id={`${lesson.id}/${id}`}
                          through={() => lesson.workedThrough(id)}
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

/** Groups consecutive prose into one column; each box is separate. */
function grouped(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last !== undefined && isProse(block) && isProse(last[0]!)) last.push(block)
    else groups.push([block])
  }
  return groups
}

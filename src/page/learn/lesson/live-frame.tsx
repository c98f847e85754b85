// The frame of a live part: its content loads after the text, and an error in it affects only this part.

import { ErrorBoundary, Show, Suspense } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { LivePart } from '#teaching/lesson'
import { Problem } from '#page/workbench/parts/conditions'
import { Later } from '#page/ui/later'
import type { App } from '#page/state/app'
import { useApp } from '#page/state/use-app'
import { worldToExplore } from '#page/state/handing-over'
import type { LessonState } from './lesson-state'
import type { MomentState } from './moment'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './step.css'

const Live = lazy(async () => ({ default: (await import('../live/live')).Live }))

export function LiveFrame(props: {
  part: LivePart
  lesson: LessonState
  sandbox: App | undefined
  moment: MomentState | undefined
}) {
  const judged = () => {
    const now = props.lesson.judgedOf(props.part)
    const isGiven = props.lesson.predictionOf(props.part)?.kind === 'given'
    return now === undefined || 'problem' in now || !isGiven ? null : now
  }
  const { lesson } = props
  const app = useApp()
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
        <div class="live-frame">
          <ErrorBoundary
            fallback={(error: unknown, reset) => (
              <Problem
                title="This part of the lesson broke"
                message={error instanceof Error ? error.message : String(error)}
                again={reset}
              />
            )}
          >
            <Suspense fallback={<div class="live-coming boxed" aria-busy="true" />}>
              <Later meanwhile={<div class="live-coming boxed" aria-busy="true" />}>
                <Live
                  part={props.part}
                  world={world()}
                  sandbox={props.sandbox!}
                  open={props.lesson.isOpen(props.part)}
                  judged={judged()}
                  prediction={props.moment?.shown() ?? null}
                  predict={value => props.moment?.made() === undefined && props.moment?.choose(value)}
                  acted={() => lesson.touched()}
                />
              </Later>
            </Suspense>
          </ErrorBoundary>
          <Show when={lesson.isOpen(props.part) && !app.isEmbedded}>
            <p class="live-foot flex at-end">
              <Button
                small
                quiet
                title="Opens this problem in Explore, with all that can be asked about it"
                onClick={() => inBackground(worldToExplore(app, lesson.lesson()?.title ?? lesson.id, world()))}
              >
                Open in Explore
              </Button>
            </p>
          </Show>
        </div>
      )}
    </Show>
  )
}

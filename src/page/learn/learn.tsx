// Learn: the list of lessons, one lesson, its text in the editor, or the learner's progress.

import { createEffect, Match, Suspense, Switch } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { useApp } from '#page/state/use-app'
import { rememberLesson } from './home/last-lesson'
import './learn.css'

const Home = lazy(async () => ({ default: (await import('./home/home')).LearnHome }))
const LessonPage = lazy(async () => ({ default: (await import('./lesson/lesson')).LessonPage }))
const Progress = lazy(async () => ({ default: (await import('./progress/progress')).Progress }))
const Editor = lazy(async () => ({ default: (await import('./editor/editor')).LessonEditor }))

export function Learn() {
  const { place, storage } = useApp()
  const named = (part: 'lesson' | 'edit') => {
    const now = place.learn()
    return now.part === part && 'lesson' in now ? now : undefined
  }
  createEffect(() => {
    const now = named('lesson')
    if (now !== undefined) rememberLesson(storage, now.lesson)
  })
  return (
    <main class="learn">
      <Suspense fallback={<div aria-busy="true" />}>
        <Switch fallback={<Home />}>
          <Match when={place.learn().part === 'progress'}>
            <Progress />
          </Match>
          <Match when={named('lesson')?.lesson} keyed>
            {id => <LessonPage id={id} />}
          </Match>
          <Match when={named('edit')?.lesson} keyed>
            {id => <Editor id={id} />}
          </Match>
        </Switch>
      </Suspense>
    </main>
  )
}

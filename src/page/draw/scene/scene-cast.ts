// The shapes of an animated scene, each a separate signal, moved frame by frame from picture to picture. If pictures
// come too fast, or are more than a step apart, the next one is shown without animation.

import { type Accessor, batch, createComputed, createSignal, on, onCleanup } from 'solid-js'
import type { Scene, Shape } from '#language/domain-kit'
import { castKey, ease, isOneStep, tween } from './scene-tween'

/** One shape of an animated scene. */
export interface Actor {
  readonly key: string
  readonly shape: Accessor<Shape>
  readonly opacity: Accessor<number>
}

interface Moved extends Actor {
  readonly setShape: (shape: Shape) => void
  readonly setOpacity: (opacity: number) => void
}

export interface CastOptions {
  /** The steps that led to the picture; without them it is never animated. */
  readonly steps: Accessor<readonly string[] | undefined>
  /** Milliseconds of the animation between pictures. */
  readonly pace: Accessor<number>
}

/** Pictures that follow one another within this many milliseconds are not animated. */
const HURRY = 130

/** The actors in drawing order. */
export function createCast(scene: Accessor<Scene>, options: CastOptions): Accessor<readonly Actor[]> {
  const cast = new Map<string, Moved>()
  const [actors, setActors] = createSignal<readonly Moved[]>([])
  let frame = 0
  let before: readonly string[] | undefined
  let lastAt = Number.NEGATIVE_INFINITY

  const play = (next: Scene, isMoving: boolean, duration: number): void => {
    cancelAnimationFrame(frame)
    const wanted = new Set(next.shapes.map(castKey))
    const leaving = [...cast.values()].filter(({ key }) => !wanted.has(key))
    const ways: ((share: number) => void)[] = []
    const staying = next.shapes.map(shape => {
      const actor = cast.get(castKey(shape))
      if (actor === undefined) {
        const fresh = actorOf(shape, isMoving ? 0 : 1)
        cast.set(fresh.key, fresh)
        if (isMoving) ways.push(fresh.setOpacity)
        return fresh
      }
      const way = isMoving ? tween(actor.shape(), shape) : undefined
      if (way) ways.push(share => actor.setShape(way(share)))
      else actor.setShape(shape)
      const from = actor.opacity()
      if (isMoving && from < 1) ways.push(share => actor.setOpacity(from + (1 - from) * share))
      else actor.setOpacity(1)
      return actor
    })
    const end = (): void => {
      for (const { key } of leaving) cast.delete(key)
      setActors(staying)
    }
    if (!isMoving) {
      end()
      return
    }
    for (const actor of leaving) {
      const from = actor.opacity()
      ways.push(share => actor.setOpacity(from * (1 - share)))
    }
    setActors([...staying, ...leaving])
    const start = performance.now()
    const tick = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - start) / duration)
      batch(() => {
        for (const way of ways) way(ease(share))
        if (share >= 1) end()
      })
      if (share < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
  }

  createComputed(
    on(scene, next => {
      const steps = options.steps()
      const now = performance.now()
      const isMoving = cast.size > 0 && isOneStep(before, steps) && now - lastAt > HURRY && !prefersStill()
      before = steps
      lastAt = now
      batch(() => play(next, isMoving, options.pace()))
    }),
  )
  onCleanup(() => cancelAnimationFrame(frame))
  return actors
}

function actorOf(shape: Shape, opacity: number): Moved {
  const [now, setNow] = createSignal<Shape>(shape, { equals: false })
  const [seen, setSeen] = createSignal(opacity)
  return {
    key: castKey(shape),
    shape: now,
    opacity: seen,
    setShape: next => setNow(() => next),
    setOpacity: setSeen,
  }
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

// Goal distance as colour: cividis (Nuñez, Anderton and Renslow 2018), which looks alike to colour-blind readers,
// bright near the goal. Everything else uses the page's colours.

import { interpolateCividis } from 'd3-scale-chromatic'
import { UNKNOWN_DISTANCE } from '#questions/views/no-distance'
import type { GraphModel } from '../model'
import { pinTheme } from '#page/draw/pin-theme'

/** Number of steps of the scale; neighbouring steps are hard to distinguish. */
export const SHADES = 48

export interface GraphColours {
  /** By shade; 0 is a goal. */
  readonly shades: readonly string[]
  /** The colour of a number inside a shape of that shade. */
  readonly inkOn: readonly string[]
  readonly outline: string
  readonly line: string
  readonly unknown: string
  readonly deadEnd: string
  readonly deadEndLine: string
  readonly ink: string
  readonly faint: string
  readonly focus: string
  readonly plan: string
  readonly ground: string
  /** For states that a search has finished. */
  readonly slate: string
}

/**
 * The range of the scale, without the end that has too little contrast with the background: the palest on light, the
 * darkest on dark.
 */
const reach = { light: [0.94, 0], dark: [1, 0.28] } as const

/** The colours by shade; 0 is a goal. */
export const shadesOf = (theme: 'light' | 'dark'): readonly string[] => {
  const [near, far] = reach[theme]
  return Array.from({ length: SHADES }, (_, i) => interpolateCividis(near + (far - near) * (i / (SHADES - 1))))
}

/** The colours in the context of an element: in its own theme, or pinned to the given one. */
export function coloursUnder(element: Element, theme: 'light' | 'dark', pinned = false): GraphColours {
  const probe = document.createElement('i')
  probe.hidden = true
  if (pinned) pinTheme(probe, theme)
  element.append(probe)
  const resolve = (name: string): string => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  const colours: GraphColours = {
    shades: shadesOf(theme),
    inkOn: Array.from({ length: SHADES }, (_, i) => (i < SHADES * 0.6 ? '#16171b' : '#ffffff')),
    outline: resolve('--edge'),
    line: resolve('--graph-line'),
    unknown: resolve('--well'),
    deadEnd: resolve('--card'),
    deadEndLine: resolve('--delete'),
    ink: resolve('--ink'),
    faint: resolve('--faint'),
    focus: resolve('--accent'),
    plan: resolve('--scene-goal'),
    ground: resolve('--graph-ground'),
    slate: resolve('--slate'),
  }
  probe.remove()
  return colours
}

/** The step on the scale, or -1 if the distance is unknown or infinite. */
export function shadeOf(model: GraphModel, state: number): number {
  const distance = model.graph.distance[state]!
  if (distance >= UNKNOWN_DISTANCE) return -1
  if (model.maxDistance === 0) return 0
  return Math.round((distance / model.maxDistance) * (SHADES - 1))
}

// From one picture to the next: which shapes stay, come and go, and how one that stays looks on its way.

import { interpolateNumber, interpolateString } from 'd3-interpolate'
import type { Shape } from '#language/domain-kit'

/** The same thing in two pictures; a different kind of shape is a different thing. */
export const castKey = (shape: Shape): string => `${shape.kind} ${shape.key}`

/** What moves smoothly, kind by kind; all else changes at once. */
const moving = ['x', 'y', 'width', 'height', 'radius', 'toX', 'toY', 'size', 'strokeWidth'] as const

/** The shape at each share of its way from one form to another, both of one kind; undefined if nothing moves. */
export function tween(from: Shape, to: Shape): ((share: number) => Shape) | undefined {
  const before = from as unknown as Readonly<Record<string, unknown>>
  const after = to as unknown as Readonly<Record<string, unknown>>
  const parts: [string, (share: number) => unknown][] = []
  for (const name of moving) {
    const [a, b] = [before[name], after[name]]
    if (typeof a === 'number' && typeof b === 'number' && a !== b) parts.push([name, interpolateNumber(a, b)])
  }
  const [a, b] = [before.d, after.d]
  if (typeof a === 'string' && typeof b === 'string' && a !== b && lettersOf(a) === lettersOf(b))
    parts.push(['d', interpolateString(a, b)])
  if (parts.length === 0) return undefined
  return share => {
    if (share >= 1) return to
    const shape: Record<string, unknown> = { ...after }
    for (const [name, at] of parts) shape[name] = at(share)
    return shape as unknown as Shape
  }
}

/** Paths of the same commands can turn into one another. */
const lettersOf = (d: string): string => d.replace(/[^a-z]+/gi, '')

/** Slow at both ends. */
export const ease = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)

/** True if one path is the other plus one step. Without paths, no two states are neighbours. */
export function isOneStep(before: readonly string[] | undefined, after: readonly string[] | undefined): boolean {
  if (before === undefined || after === undefined) return false
  const [short, long] = before.length < after.length ? [before, after] : [after, before]
  return long.length === short.length + 1 && short.every((action, step) => action === long[step])
}

// Transitions between pictures: which shapes stay, appear and disappear, and the intermediate forms of a shape that
// stays.

import type { Shape } from '#language/domain-kit'

/** Equal for the same object in two pictures; a shape of a different kind is a different object. */
export const castKey = (shape: Shape): string => `${shape.kind} ${shape.key}`

/** The numeric properties that are interpolated; all others change at once. */
const moving = ['x', 'y', 'width', 'height', 'radius', 'toX', 'toY', 'size', 'strokeWidth'] as const

/** The shape at each share of its transition between two forms of one kind; undefined if nothing changes gradually. */
export function tween(from: Shape, to: Shape): ((share: number) => Shape) | undefined {
  const before = from as unknown as Readonly<Record<string, unknown>>
  const after = to as unknown as Readonly<Record<string, unknown>>
  const parts: [string, (share: number) => unknown][] = []
  for (const name of moving) {
    const [a, b] = [before[name], after[name]]
    if (typeof a === 'number' && typeof b === 'number' && a !== b) parts.push([name, between(a, b)])
  }
  const [a, b] = [before.d, after.d]
  if (typeof a === 'string' && typeof b === 'string' && a !== b && lettersOf(a) === lettersOf(b))
    parts.push(['d', betweenPaths(a, b)])
  if (parts.length === 0) return undefined
  return share => {
    if (share >= 1) return to
    const shape: Record<string, unknown> = { ...after }
    for (const [name, at] of parts) shape[name] = at(share)
    return shape as unknown as Shape
  }
}

const between =
  (from: number, to: number) =>
  (share: number): number =>
    from + (to - from) * share

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** The second path with each of its numbers on the way from that of the first. */
function betweenPaths(from: string, to: string): (share: number) => string {
  const starts = from.match(NUMBER) ?? []
  return share => {
    let at = 0
    return to.replace(NUMBER, end => {
      const start = starts[at++] ?? end
      return start === end ? end : String(between(Number(start), Number(end))(share))
    })
  }
}

/** Only paths with the same sequence of commands can be interpolated. */
const lettersOf = (d: string): string => d.replace(/[^a-z]+/gi, '')

/** Cubic ease-in-out. */
export const ease = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)

/** True if one path is the other plus one step. Without paths, no two states count as neighbours. */
export function isOneStep(before: readonly string[] | undefined, after: readonly string[] | undefined): boolean {
  if (before === undefined || after === undefined) return false
  const [short, long] = before.length < after.length ? [before, after] : [after, before]
  return long.length === short.length + 1 && short.every((action, step) => action === long[step])
}

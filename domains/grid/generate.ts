// A full grid with some places locked, and keys anywhere, each with a goal position. The set of places the robot can
// reach grows with every lock it can open, and all actions except unlocking can be undone, so one sweep shows whether
// it can reach everything; locks it could never open are left open.

import type { GeneratedProblem, Rng, Size } from '#language/domain-kit'

interface Square {
  readonly name: string
  readonly column: number
  readonly row: number
}

const isAdjacent = (a: Square, b: Square): boolean => Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const { columns = 1, rows = 2, keys: keyCount = 1, shapes: shapeCount = 1, locks = 0 } = size
  const places: Square[] = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [Math.floor(i / rows), i % rows]
    return { name: `f${column}-${row}f`, column, row }
  })
  const shapes = Array.from({ length: shapeCount }, (_, i) => `shape${i}`)
  const keys = Array.from({ length: keyCount }, (_, i) => {
    const shape = i % shapeCount
    return {
      name: `key${shape}-${Math.floor(i / shapeCount)}`,
      shape: shapes[shape]!,
      place: rng.pick(places),
    }
  })
  const [start, ...others] = rng.shuffled(places)
  const locked = new Map(others.slice(0, locks).map(place => [place, rng.pick(keys).shape] as const))
  const hasLock = [...locked]
  for (;;) {
    const reached = reachedFrom(start!, places, keys, locked)
    const shut = [...locked.keys()].filter(place => !reached.has(place))
    if (shut.length === 0) break
    locked.delete(shut.find(place => [...reached].some(near => isAdjacent(near, place)))!)
  }
  const end = keys.map(() => rng.pick(places))
  if (keys.every(({ place }, i) => place === end[i])) {
    const moved = rng.below(keys.length)
    end[moved] = rng.pick(places.filter(place => place !== keys[moved]!.place))
  }
  return {
    name: `grid-x${columns}-y${rows}-t${shapeCount}-k${keyCount}-l${locks}`,
    objects: {
      key: keys.map(({ name }) => name),
      place: places.map(({ name }) => name),
      shape: shapes,
    },
    init: [
      ['arm-empty'],
      ...keys.map(({ name, place }) => ['at', name, place.name]),
      ['at-robot', start!.name],
      ...places.flatMap(a => places.filter(b => isAdjacent(a, b)).map(b => ['conn', a.name, b.name])),
      ...keys.map(({ name, shape }) => ['key-shape', name, shape]),
      ...hasLock.map(([place, shape]) => ['lock-shape', place.name, shape]),
      ...places.filter(place => locked.has(place)).map(place => ['locked', place.name]),
      ...places.filter(place => !locked.has(place)).map(place => ['open', place.name]),
    ],
    goal: keys.map(({ name }, i) => ['at', name, end[i]!.name]),
  }
}

/** The places that the robot can ever reach, including locked places once it can fetch a key for them. */
function reachedFrom(
  start: Square,
  places: readonly Square[],
  keys: readonly { readonly shape: string; readonly place: Square }[],
  locked: ReadonlyMap<Square, string>,
): Set<Square> {
  const reached = new Set([start])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    const shapes = new Set(keys.flatMap(key => (reached.has(key.place) ? [key.shape] : [])))
    for (const place of places) {
      const shape = locked.get(place)
      if (shape !== undefined && !shapes.has(shape)) continue
      if (places.some(near => reached.has(near) && isAdjacent(near, place))) reached.add(place)
    }
  }
  return reached
}

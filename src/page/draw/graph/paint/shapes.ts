// The outlines of states: circle, star, square. Used by the canvas and the SVG drawing alike.

/** The ten corners of a five-pointed star around a point, with outer radius r. */
export function starPoints(x: number, y: number, r: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.46
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
}

export const starPath = (x: number, y: number, r: number): string =>
  `M${starPoints(x, y, r)
    .map(([px, py]) => `${px.toFixed(2)},${py.toFixed(2)}`)
    .join('L')}Z`

/** A star looks smaller than a circle of the same radius. */
export const STAR_SCALE = 1.45
/** A square looks larger. */
export const SQUARE_SCALE = 0.86

/** The head of an arrow that ends at the rim of a circle, as three corners. */
export function arrowHead(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  rim: number,
  size: number,
): readonly (readonly [number, number])[] {
  const angle = Math.atan2(toY - fromY, toX - fromX)
  const tipX = toX - rim * Math.cos(angle)
  const tipY = toY - rim * Math.sin(angle)
  const wing = (turn: number): readonly [number, number] => [
    tipX - size * Math.cos(angle + turn),
    tipY - size * Math.sin(angle + turn),
  ]
  return [[tipX, tipY], wing(0.42), wing(-0.42)]
}

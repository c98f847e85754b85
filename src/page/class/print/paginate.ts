// Blocks on pages: a block that fits on a page is never divided; a longer one begins a page and is divided where reading
// allows. Pure; heights in any one unit.

/** A part of a block. */
export interface Box {
  readonly height: number
  /** A page must not end after it. */
  readonly staysWithNext?: boolean
  /** It may be divided between its lines; everything above the first line belongs to it. */
  readonly lines?: { readonly count: number; readonly height: number }
  /** This many of its lines suffice if the block would not fit on a page with all of them. */
  readonly enough?: number
}

export type Block = readonly Box[]

/** Boxes of a block, in order; of a divided one the lines from and to. */
export interface Slice {
  readonly block: number
  /** It began on a page before. */
  readonly isContinued: boolean
  readonly boxes: readonly BoxSlice[]
}

export interface BoxSlice {
  readonly box: number
  readonly from: number
  /** Null: to its end. */
  readonly to: number | null
}

export interface Room {
  /** Of a page. */
  readonly height: number
  /** Between blocks. */
  readonly gap: number
  /** What states that a block is continued. */
  readonly continued: number
}

/** Lines of a divided box that are together at least. */
const MIN_LINES = 3

const sum = (boxes: readonly Box[]): number => boxes.reduce((all, { height }) => all + height, 0)

/** The first block is what opens all. */
export function paginate(blocks: readonly Block[], room: Room): readonly (readonly Slice[])[] {
  const pages: Slice[][] = [[]]
  let used = 0
  const turn = (): void => {
    if (used === 0) return
    pages.push([])
    used = 0
  }
  const put = (slice: Slice, height: number): void => {
    pages.at(-1)!.push(slice)
    used += height
  }
  for (const [block, all] of blocks.entries()) {
    const { boxes, wholes } = fitted(all, room.height)
    const gap = used === 0 ? 0 : room.gap
    if (sum(boxes) <= room.height) {
      if (used + gap + sum(boxes) > room.height) turn()
      put({ block, isContinued: false, boxes: wholes }, (used === 0 ? 0 : gap) + sum(boxes))
      continue
    }
    // What opens the sheet does not be on a page alone.
    if (block !== 1 || pages.length > 1) turn()
    for (let at: Place = { box: 0, line: 0 }, isContinued = false; at.box < boxes.length; ) {
      const above = isContinued ? room.continued : used === 0 ? 0 : room.gap
      const end = furthest(boxes, at, room.height - used - above)
      if (end === undefined && used > 0) {
        turn()
        continue
      }
      const to = end ?? { box: at.box + 1, line: 0 }
      put({ block, isContinued, boxes: between(at, to) }, above + heightOf(boxes, at, to))
      if (to.box < boxes.length) turn()
      at = to
      isContinued = true
    }
  }
  return pages.filter(page => page.length > 0)
}

/** The block with as few spare lines less as let it fit on one page, if any do. */
function fitted(boxes: Block, height: number): { readonly boxes: Block; readonly wholes: readonly BoxSlice[] } {
  let over = sum(boxes) - height
  const given = boxes.map(box => {
    if (over <= 0 || box.enough === undefined || box.lines === undefined) return box
    const { count, height: line } = box.lines
    const less = Math.min(count - box.enough, Math.ceil(over / line))
    if (less <= 0) return box
    over -= less * line
    return {
      ...box,
      height: box.height - less * line,
      lines: { count: count - less, height: line },
    }
  })
  const kept = given.some((box, i) => box !== boxes[i])
  return {
    boxes: kept && over > 0 ? boxes : given,
    wholes: given.map((box, i) => ({
      box: i,
      from: 0,
      to: box === boxes[i] ? null : box.lines!.count,
    })),
  }
}

/** Before a line of a box; line 0 is before the box. */
interface Place {
  readonly box: number
  readonly line: number
}

/** The height of the rest of a box from a line on. */
const rest = (box: Box, line: number): number => (line === 0 ? box.height : box.height - aboveLine(box, line))

/** The height of a box up to a line. */
const aboveLine = ({ height, lines }: Box, line: number): number =>
  line === 0 || lines === undefined ? 0 : height - (lines.count - line) * lines.height

function heightOf(boxes: Block, from: Place, to: Place): number {
  if (from.box === to.box) return aboveLine(boxes[from.box]!, to.line) - aboveLine(boxes[from.box]!, from.line)
  let height = rest(boxes[from.box]!, from.line)
  for (let i = from.box + 1; i < to.box; i++) height += boxes[i]!.height
  return height + (to.line === 0 ? 0 : aboveLine(boxes[to.box]!, to.line))
}

/** Where a page that continues from `from` had best end: as late as it may; undefined if nothing has room. */
function furthest(boxes: Block, from: Place, space: number): Place | undefined {
  let best: Place | undefined
  let last: Place | undefined
  const consider = (to: Place, isGood: boolean): void => {
    if (heightOf(boxes, from, to) > space) return
    last = to
    if (isGood) best = to
  }
  for (let box = from.box; box < boxes.length; box++) {
    const { lines } = boxes[box]!
    const first = box === from.box ? from.line : 0
    for (let line = first + MIN_LINES; line <= (lines?.count ?? 0) - MIN_LINES; line++) consider({ box, line }, true)
    consider({ box: box + 1, line: 0 }, boxes[box]!.staysWithNext !== true)
    if (heightOf(boxes, from, { box: box + 1, line: 0 }) > space) break
  }
  return best ?? last
}

function between(from: Place, to: Place): readonly BoxSlice[] {
  const slices: BoxSlice[] = []
  for (let box = from.box; box <= to.box; box++) {
    const first = box === from.box ? from.line : 0
    if (box < to.box) slices.push({ box, from: first, to: null })
    else if (to.line > first) slices.push({ box, from: first, to: to.line })
  }
  return slices
}

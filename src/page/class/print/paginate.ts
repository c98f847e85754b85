// Distributes blocks over pages: a block that fits on a page is never divided; a longer one starts a new page and is
// divided at suitable places. Pure; all heights in the same unit.

/** A part of a block. */
export interface Box {
  readonly height: number
  /** True if no page break is allowed after it. */
  readonly staysWithNext?: boolean
  /** Present if it may be divided between its lines; everything above the first line stays with that line. */
  readonly lines?: { readonly count: number; readonly height: number }
  /** Minimum number of lines, to which it may be shortened if the block would otherwise not fit on a page. */
  readonly enough?: number
}

export type Block = readonly Box[]

/** Consecutive boxes of a block; for a divided box, the range of lines. */
export interface Slice {
  readonly block: number
  /** True if the block started on an earlier page. */
  readonly isContinued: boolean
  readonly boxes: readonly BoxSlice[]
}

export interface BoxSlice {
  readonly box: number
  readonly from: number
  /** Null: to the end of the box. */
  readonly to: number | null
}

export interface Room {
  /** Height of a page. */
  readonly height: number
  /** Height between blocks. */
  readonly gap: number
  /** Height of the line that marks a continued block. */
  readonly continued: number
}

/** Minimum number of consecutive lines of a divided box. */
const MIN_LINES = 3

const sum = (boxes: readonly Box[]): number => boxes.reduce((all, { height }) => all + height, 0)

/** A slice, and its height without the gap above it. */
interface Placed {
  readonly slice: Slice
  readonly height: number
}

/**
 * The first block is the heading of the sheet. Room to answer is shortened where a block then fits below the one before
 * it, and no page is left nearly empty if blocks can be moved to it.
 */
export function paginate(blocks: readonly Block[], room: Room): readonly (readonly Slice[])[] {
  const pages: Placed[][] = [[]]
  const used = (): number => heightOfPage(pages.at(-1)!, room)
  const turn = (): void => {
    if (used() > 0) pages.push([])
  }
  const put = (slice: Slice, height: number): void => void pages.at(-1)!.push({ slice, height })
  for (const [block, all] of blocks.entries()) {
    const left = room.height - used() - (used() === 0 ? 0 : room.gap)
    const here = fitted(all, left)
    const { boxes, wholes } = sum(here.boxes) <= left ? here : fitted(all, room.height)
    if (sum(boxes) <= room.height) {
      if (sum(boxes) > left) turn()
      put({ block, isContinued: false, boxes: wholes }, sum(boxes))
      continue
    }
    // The heading must not be on a page alone.
    if (block !== 1 || pages.length > 1) turn()
    for (let at: Place = { box: 0, line: 0 }, isContinued = false; at.box < boxes.length; ) {
      const above = isContinued ? room.continued : used() === 0 ? 0 : room.gap
      const end = furthest(boxes, at, room.height - used() - above)
      if (end === undefined && used() > 0) {
        turn()
        continue
      }
      const to = notTooLate(boxes, at, end, room) ?? { box: at.box + 1, line: 0 }
      const slice = { block, isContinued, boxes: between(at, to) }
      put(slice, (isContinued ? room.continued : 0) + heightOf(boxes, at, to))
      if (to.box < boxes.length) turn()
      at = to
      isContinued = true
    }
  }
  const filled = pages.filter(page => page.length > 0)
  fillLast(filled, room)
  return filled.map(page => page.map(({ slice }) => slice))
}

/** Minimum share of a page that is used, where there is a choice. */
const LEAST = 1 / 3

const heightOfPage = (page: readonly Placed[], { gap }: Room): number =>
  page.reduce((all, { height }, i) => all + height + (i > 0 ? gap : 0), 0)

/** The break, or an earlier one if the rest of the block would leave its page nearly empty. */
function notTooLate(boxes: Block, from: Place, end: Place | undefined, room: Room): Place | undefined {
  if (end === undefined || end.box >= boxes.length) return end
  const rest = room.continued + heightOf(boxes, end, { box: boxes.length, line: 0 })
  const lacking = LEAST * room.height - rest
  const space = heightOf(boxes, from, end) - lacking
  if (lacking <= 0 || space < LEAST * room.height) return end
  return furthest(boxes, from, space) ?? end
}

/** Moves blocks from the page before to a last page that is nearly empty, as long as that one is not emptied itself. */
function fillLast(pages: Placed[][], room: Room): void {
  const [before, last] = pages.slice(-2)
  if (before === undefined || last === undefined) return
  const least = LEAST * room.height
  while (heightOfPage(last, room) < least && before.length > 1) {
    const moved = before.at(-1)!
    // A heading stays with the block below it.
    const isAlone = before.length === 2 && before[0]!.slice.block === 0
    const isFitting = heightOfPage([moved, ...last], room) <= room.height
    if (
      moved.slice.block === last[0]!.slice.block ||
      isAlone ||
      !isFitting ||
      heightOfPage(before.slice(0, -1), room) < least
    )
      return
    last.unshift(before.pop()!)
  }
}

/** The block with as few optional lines removed as make it fit on one page; unchanged if it cannot fit. */
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

/** A position before a line of a box; line 0 is before the box. */
interface Place {
  readonly box: number
  readonly line: number
}

/** The height of a box from a line to its end. */
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

/** The latest allowed break after `from`; undefined if nothing fits. */
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

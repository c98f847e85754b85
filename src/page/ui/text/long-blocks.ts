// Divides a long text into blocks that are laid out separately.

/** Minimum number of characters of a block, and maximum number of blocks. */
const MIN_BLOCK = 2_000
const MAX_BLOCKS = 500

/** The text in blocks: each ends at the end of a line if that is close enough, else after a word, else anywhere. */
export function longBlocksOf(text: string): readonly string[] {
  const size = Math.max(MIN_BLOCK, Math.ceil((2 * text.length) / MAX_BLOCKS))
  const blocks: string[] = []
  for (let from = 0; from < text.length; ) {
    const to = from + size < text.length ? endOf(text, from + (size >> 1), from + size) : text.length
    blocks.push(text.slice(from, to))
    from = to
  }
  return blocks
}

/** The best end of a block: after `from`, at most at `max`. */
function endOf(text: string, from: number, max: number): number {
  const part = text.slice(from, max)
  const line = part.lastIndexOf('\n')
  const at = line >= 0 ? line : part.lastIndexOf(' ')
  if (at >= 0) return from + at + 1
  // A surrogate pair is not divided.
  return /[\uD800-\uDBFF]/.test(text[max - 1]!) ? max - 1 : max
}

/** Approximate number of characters per line, from which the height of a block is estimated until it is laid out. */
const LINE = 60

/** Approximate number of lines of a block. */
export const linesOf = (block: string): number =>
  block.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE)), 0)

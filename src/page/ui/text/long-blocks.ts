// A long text cut into blocks that are laid out one by one.

/** Characters of a block, and how many blocks there are at most. */
const MIN_BLOCK = 2_000
const MAX_BLOCKS = 500

/** The text in blocks: each ends with a line where there is a short enough one, else with a word, else anywhere. */
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

/** Where a block ends best: after `from`, at `most` or before. */
function endOf(text: string, from: number, most: number): number {
  const part = text.slice(from, most)
  const line = part.lastIndexOf('\n')
  const at = line >= 0 ? line : part.lastIndexOf(' ')
  if (at >= 0) return from + at + 1
  // A letter of two halves stays whole.
  return /[\uD800-\uDBFF]/.test(text[most - 1]!) ? most - 1 : most
}

/** Characters of a line, roughly: from them the browser takes how high a block is until it has laid it out. */
const LINE = 60

/** Lines of a block, roughly. */
export const linesOf = (block: string): number =>
  block.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE)), 0)

// Plans in the Markdown of language models: in a block of code, in a list with explanations, in a table, after thoughts. All else is
// replaced by blanks, so that places stay the same.

/** A step as it is written in Markdown. */
const step = String.raw`(?:\([^()\n]*\)|[^\s()\`*|]+\([^()\n]*\))`
const numbered = String.raw`[ \t]*(?:[-*•+][ \t]+)?(?:(?:step[ \t]+)?\(?\d{1,6}[.):]{0,2}[ \t]*)?`
/** `1. (move a b) – why`: the text before the step, the step, the text after it. */
const explained = new RegExp(String.raw`^(${numbered}\`?)(${step})(\`?[^\n]*)$`, 'i')
/** `1. Move from a to b: (move a b)`, with the step as code. */
const introduced = new RegExp(
  String.raw`^([ \t]*(?:step[ \t]+)?\d{1,6}[.):]{1,2}[ \t][^\`\n]*[:–—→-][ \t]*\`)(${step})(\`[ \t]*\.?\s*)$`,
  'i',
)

/** The line below the head of a table. */
const isRule = /^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+[\s:|-]*$/

const blank = (text: string): string => text.replace(/[^\n\r]/g, ' ')

export interface OutOfMarkdown {
  readonly text: string
  /** The contents of the only block of code, which may be JSON. */
  readonly block: string | undefined
}

/** `isStep`: could a text in brackets be meant as a step? Without it explanations are not removed. Linear. */
export function outOfMarkdown(whole: string, isStep?: (text: string) => boolean): OutOfMarkdown {
  const text = withoutThoughts(whole).replaceAll('**', '  ')
  const blocks = blocksOf(text)
  const kept = blocks.length === 0 ? text : onlyBlocks(text, blocks)
  const rows = kept.split('\n')
  const lines = rows.map((line, i) => (isRule.test(rows[i + 1] ?? '') ? blank(line) : withoutFrame(line, isStep)))
  return { text: lines.join('\n'), block: blocks.length === 1 ? text.slice(...blocks[0]!) : undefined }
}

/** Without what models write between `<think>` and `</think>`. */
function withoutThoughts(text: string): string {
  const parts: string[] = []
  let done = 0
  let from = -1
  for (const { 0: tag, 1: end, index } of text.matchAll(/<(\/?)(?:think|thinking|reasoning)>/gi)) {
    if (end === '') from = from < 0 ? index : from
    else if (from >= 0) {
      parts.push(text.slice(done, from), blank(text.slice(from, index + tag.length)))
      done = index + tag.length
      from = -1
    }
  }
  return [...parts, text.slice(done)].join('')
}

type Block = readonly [from: number, to: number]

/** The blocks of code that may be plans; only the last one, unless each is one line of a plan. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let from = -1
  let at = 0
  for (const line of text.split('\n')) {
    const next = at + line.length + 1
    if (/^[ \t]*(?:```|~~~)/.test(line)) {
      if (from < 0) from = next
      else {
        if (isPlanLike(text.slice(from, at))) blocks.push([from, at])
        from = -1
      }
    }
    at = next
  }
  const last = blocks.at(-1)
  return last !== undefined &&
    text
      .slice(...last)
      .trim()
      .includes('\n')
    ? [last]
    : blocks
}

const isPlanLike = (block: string): boolean => block.trim() !== '' && !/^\s*(?:;[^\n]*\s*)*\(\s*define\b/i.test(block)

function onlyBlocks(text: string, blocks: readonly Block[]): string {
  let done = 0
  const parts: string[] = []
  for (const [from, to] of blocks) {
    parts.push(blank(text.slice(done, from)), text.slice(from, to))
    done = to
  }
  return [...parts, blank(text.slice(done))].join('')
}

/** A line of a table or list without bars and explanations; `<Op (move a b)>`, as pyperplan prints it, without its frame. */
function withoutFrame(line: string, isStep?: (text: string) => boolean): string {
  if (line.includes('<Op ('))
    return line.replace(/.*?<Op (\([^()]*\))>|.+/g, (found, op: string | undefined) =>
      op === undefined ? blank(found) : `${blank(found.slice(0, -op.length - 1))}${op} `,
    )
  const bare = /^[ \t]*\|/.test(line) ? line.replaceAll('|', ' ') : line
  const joined = bare.replace(/(?<=\))[ \t]*(?:->|=>|→)(?=[ \t]*\()/g, blank)
  if (isStep === undefined) return joined
  const match = introduced.exec(joined) ?? explained.exec(joined)
  if (match === null) return joined
  const [, before = '', found = '', after = ''] = match
  const bracketed = [...after.matchAll(/[^\s()`]*\([^()]*\)|[^\s()`]+/g)].filter(({ 0: each }) => each.includes('('))
  if (!isStep(found) || bracketed.some(({ 0: each }) => isStep(each)) || !isExplanation(after)) return joined
  // The number stays; other text before the step is blanked.
  const number = new RegExp(`^${numbered}`, 'i').exec(before)?.[0] ?? ''
  return number + blank(before.slice(number.length)) + found + blank(after)
}

/**
 * Times, durations and costs after a step are not an explanation, nor is a further word that could be a step without
 * brackets.
 */
const isExplanation = (after: string): boolean => /^`?\s*(?:[-–—:,.;#(→=]|\/\/|because\b|to\b|$)/i.test(after)

// The folding ranges of a text: every list that spans several lines. Linear in the text.

export interface Fold {
  /** Lines counted from 1. */
  readonly start: number
  readonly end: number
}

/** Maximum number of folding ranges. */
const MAX_FOLDS = 5_000

/** Lists of several lines, and runs of comment lines; if several lists start on one line, only the outermost. */
export function foldsOf(text: string): readonly Fold[] {
  const folds: Fold[] = []
  const open: number[] = []
  let line = 1
  let comments = 0
  let isBlank = true
  const endComments = (): void => {
    if (comments > 0 && line - 1 > comments) folds.push({ start: comments, end: line - 1 })
    comments = 0
  }
  for (let i = 0; i < text.length && folds.length < MAX_FOLDS; i++) {
    const letter = text[i]
    if (letter === '\n') {
      if (isBlank) endComments()
      line++
      isBlank = true
    } else if (letter === ';') {
      if (isBlank && comments === 0) comments = line
      isBlank = false
      const end = text.indexOf('\n', i)
      i = (end < 0 ? text.length : end) - 1
    } else if (letter === '(' || letter === ')') {
      if (isBlank) endComments()
      isBlank = false
      if (letter === '(') open.push(line)
      else {
        const start = open.pop()
        if (start !== undefined && line > start && open.at(-1) !== start) folds.push({ start, end: line })
      }
    } else if (letter !== ' ' && letter !== '\t' && letter !== '\r') {
      if (isBlank) endComments()
      isBlank = false
    }
  }
  return folds.sort((a, b) => a.start - b.start || b.end - a.end)
}

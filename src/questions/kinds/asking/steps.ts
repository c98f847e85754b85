// Steps of a sequence in a question's text: numbered lines, so that a page can set them as a list.

/** `1. sail …` and so on, one line each. */
export const numbered = (steps: readonly string[]): string => steps.map((step, i) => `${i + 1}. ${step}`).join('\n')

export interface SteppedText {
  readonly before: string
  readonly steps: readonly string[]
  readonly after: string
}

/** The text before, in and after the numbered steps of a question; undefined if it has none. */
export function steppedText(text: string): SteppedText | undefined {
  const lines = text.split('\n')
  const first = lines.findIndex(line => line.startsWith('1. '))
  if (first < 0) return undefined
  let end = first
  while (end < lines.length && lines[end]!.startsWith(`${end - first + 1}. `)) end++
  return {
    before: lines.slice(0, first).join('\n'),
    steps: lines.slice(first, end).map((line, i) => line.slice(`${i + 1}. `.length)),
    after: lines.slice(end).join('\n'),
  }
}

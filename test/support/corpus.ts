// Cases of text in and text out, kept in one file that a reviewer can read: `# title`, input, `==>`, expected.

import { readFileSync, writeFileSync } from 'node:fs'

export interface CorpusCase {
  readonly title: string
  readonly input: string
  readonly expected: string
}

/** The cases of a corpus file. */
export function readCorpus(path: string): CorpusCase[] {
  return readFileSync(path, 'utf8')
    .split(/^# /m)
    .slice(1)
    .map(part => {
      const [head, expected] = part.split(/^==>$/m)
      if (head === undefined || expected === undefined) throw new Error(`no ==> in: ${part}`)
      const newline = head.indexOf('\n')
      return {
        title: head.slice(0, newline).trim(),
        input: head.slice(newline).trim(),
        expected: expected.trim(),
      }
    })
}

/** Writes what `print` gives as the expected text of every case: run with UPDATE_CORPUS=1, then review the diff. */
export function updateCorpus(path: string, print: (input: string) => string): void {
  if (process.env.UPDATE_CORPUS === undefined) return
  const cases = readCorpus(path).map(({ title, input }) => `# ${title}\n\n${input}\n\n==>\n\n${print(input)}\n`)
  writeFileSync(path, cases.join('\n'))
}

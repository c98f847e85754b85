// Test cases with input and expected text in one readable file: `# title`, input, `==>`, expected.

import { readFileSync, writeFileSync } from 'node:fs'

export interface CorpusCase {
  readonly title: string
  readonly input: string
  readonly expected: string
}

/** Reads the cases of a corpus file. */
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

/**
 * Replaces the expected text of every case by the output of `print`: run with UPDATE_CORPUS=1, then review the diff.
 */
export function updateCorpus(path: string, print: (input: string) => string): void {
  if (process.env.UPDATE_CORPUS === undefined) return
  const cases = readCorpus(path).map(({ title, input }) => `# ${title}\n\n${input}\n\n==>\n\n${print(input)}\n`)
  writeFileSync(path, cases.join('\n'))
}

/** A case in a file of short cases. */
export interface LineCase {
  /** Title of the section; '' before the first one. */
  readonly section: string
  readonly input: string
  readonly expected: readonly string[]
}

/**
 * Reads cases that take a few lines each: the input, and indented below it one line for each expected output (`-` for
 * an empty one). `== name` begins a section, `#` a comment; `\n` is a line break inside a text.
 */
export function readLines(path: string): LineCase[] {
  const found: (LineCase & { readonly expected: string[] })[] = []
  let section = ''
  const written = (text: string): string => text.replace(/\\(n|\\)/g, (_, sign) => (sign === 'n' ? '\n' : '\\'))
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('== ')) section = line.slice(3)
    else if (!line.startsWith('  ')) found.push({ section, input: written(line), expected: [] })
    else if (found.length === 0) throw new Error(`${path}: nothing is asked before: ${line}`)
    else found.at(-1)!.expected.push(line === '  -' ? '' : written(line.slice(2)))
  }
  for (const { input, expected } of found)
    if (expected.length === 0) throw new Error(`${path}: nothing expected of ${input}`)
  return found
}

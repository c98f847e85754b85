// Titles of problems where several are listed: generators name all problems of one size alike.

import { recentOf } from '#base/recent'
import { problemName } from '#page/ui/naming'
import type { Entry, OpenFile } from './entries'

/** The different problem texts of a file by their names, numbered in their order. */
const textsOf = recentOf(
  1,
  () => '',
  (file: OpenFile): ReadonlyMap<string, ReadonlyMap<string, number>> => {
    const found = new Map<string, Map<string, number>>()
    for (const { shown } of file.questions) {
      if (shown === null) continue
      const name = problemName(shown)
      const texts = found.get(name) ?? new Map<string, number>()
      found.set(name, texts.set(shown.problem, texts.get(shown.problem) ?? texts.size + 1))
    }
    return found
  },
)

/**
 * The name of the question's problem; with a number if its file has other problems of this name: `ferry-l3-c5 (2)`. ''
 * without a name.
 */
export function problemTitle({ file, number, problem }: Entry): string {
  const texts = problem === '' ? undefined : textsOf(file).get(problem)
  const text = file.questions[number - 1]?.shown?.problem
  return texts === undefined || texts.size < 2 || text === undefined ? problem : `${problem} (${texts.get(text)})`
}

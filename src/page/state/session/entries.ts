// The questions of the open files, with their positions.

import { once } from '#base/once'
import type { ImportIssue } from '#questions/benchmarks/family'
import type { Question } from '#questions/kinds/question'
import { domainTitle, domainTold, problemName } from '#page/ui/naming'
import type { DescribedQuestions } from './described-questions'

export interface OpenFile {
  /** Name and a hash of the content, so that two files with the same name differ. */
  readonly id: string
  readonly name: string
  readonly origin: 'file' | 'bundled' | 'texts' | 'made'
  readonly questions: readonly Question[]
  readonly issues: readonly ImportIssue[]
}

/** A question at its position in a file. */
export interface Entry {
  readonly id: string
  readonly file: OpenFile
  /** Place in its file, counted from 1. */
  readonly number: number
  readonly question: Question
  readonly domain: string
  /** The name of its problem; with a number if the file has other problems of this name: `ferry-l3-c5 (2)`. */
  readonly problem: string
}

/** The id of an entry, under which the work on it is stored. */
export function entryId(file: OpenFile, question: Question, index: number): string {
  return `${file.id}/${question.key}/${index}`
}

/** The different problem texts of a file and their names. Generators name all problems of one size alike. */
type Problems = () => readonly (readonly [text: string | undefined, name: string])[]

/** Getters keep ten thousand entries cheap: the values needed of a few dozen are computed on demand. */
class EntryOf implements Entry {
  readonly id: string
  readonly file: OpenFile
  readonly number: number
  readonly domain: string
  private readonly came: Question
  private readonly told: DescribedQuestions
  private readonly problems: Problems

  constructor(file: OpenFile, index: number, domain: string, told: DescribedQuestions, problems: Problems) {
    this.came = file.questions[index]!
    this.id = entryId(file, this.came, index)
    this.file = file
    this.number = index + 1
    this.domain = domain
    this.told = told
    this.problems = problems
  }

  get question(): Question {
    return this.told.now(this.came)
  }

  get problem(): string {
    const { shown } = this.came
    const name = problemName(shown)
    const alike = name === '' ? [] : this.problems().filter(([, each]) => each === name)
    return alike.length > 1 ? `${name} (${alike.findIndex(([text]) => text === shown!.problem) + 1})` : name
  }
}

/** The entries of a file, the same objects for as long as it is open; titles are computed once for each domain. */
export function createEntries(told: DescribedQuestions): (file: OpenFile) => readonly Entry[] {
  const titles = new Map<string, string>()
  const titleOf = (domain: string): string => {
    let title = titles.get(domain)
    if (title === undefined) titles.set(domain, (title = domainTitle(domain)))
    return title
  }
  const known = new WeakMap<OpenFile, readonly Entry[]>()
  return file => {
    let entries = known.get(file)
    if (entries === undefined) {
      const problems = once(() => [...new Map(file.questions.map(({ shown }) => [shown?.problem, problemName(shown)]))])
      entries = file.questions.map(
        ({ domain, context }, index) =>
          new EntryOf(file, index, titleOf(domain || domainTold(context)), told, problems),
      )
      known.set(file, entries)
    }
    return entries
  }
}

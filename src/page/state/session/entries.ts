// The questions of the open files, with their positions.

import type { ImportIssue } from '#questions/benchmarks/family'
import type { Question } from '#questions/kinds/question'
import { domainTitle, domainNamedIn, problemName } from '#page/ui/naming'
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
  readonly problem: string
}

/** The id of an entry, under which the work on it is stored. */
export function entryId(file: OpenFile, question: Question, index: number): string {
  return `${file.id}/${question.key}/${index}`
}

/** Getters keep ten thousand entries cheap: the values needed of a few dozen are computed on demand. */
class EntryOf implements Entry {
  readonly id: string
  readonly file: OpenFile
  readonly number: number
  readonly domain: string
  private readonly came: Question
  private readonly described: DescribedQuestions

  constructor(file: OpenFile, index: number, domain: string, describedQuestions: DescribedQuestions) {
    this.came = file.questions[index]!
    this.id = entryId(file, this.came, index)
    this.file = file
    this.number = index + 1
    this.domain = domain
    this.described = describedQuestions
  }

  get question(): Question {
    return this.described.now(this.came)
  }

  get problem(): string {
    return problemName(this.came.shown)
  }
}

/** The entries of a file, the same objects for as long as it is open; titles are computed once for each domain. */
export function createEntries(described: DescribedQuestions): (file: OpenFile) => readonly Entry[] {
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
      entries = file.questions.map(
        ({ domain, context }, index) => new EntryOf(file, index, titleOf(domain || domainNamedIn(context)), described),
      )
      known.set(file, entries)
    }
    return entries
  }
}

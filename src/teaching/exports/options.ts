// The options of an export, and its result.

import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { ClassItem, LeftOut } from './item'

/** How questions are turned into items. The same options and questions give the same items. */
export interface ItemOptions {
  /** Draws wrong options and the order of all. */
  readonly seed: string
  /** A picture of the initial state belongs to each question. */
  readonly picture: boolean
  /** Pictures are drawn in black alone, for paper. */
  readonly grey?: boolean
  /** The PDDL belongs to each question; where there is no English it always does. */
  readonly pddl: boolean
  readonly limits: Limits
  /** An address at which a question opens; null if there is none. */
  readonly linkOf: (question: Question) => string | null
}

/** A text of a file, or of a part of an archive. */
export interface WrittenText {
  readonly name: string
  readonly text: string
}

/** What a format makes of items: one file, or the parts of a zip archive in their order. */
export interface Written {
  readonly files: readonly WrittenText[]
  /** The files are the parts of one archive. */
  readonly isArchive: boolean
  /** The parts that this format cannot hold. */
  readonly left: readonly LeftOut[]
}

/** A format in which items leave. The same items and title give the same texts. */
export interface ClassFormat {
  readonly id: string
  readonly title: string
  /** What it is for. */
  readonly does: string
  /** What it cannot hold; '' if it can hold everything. */
  readonly lacks: string
  /** Whole questions may be left out, and not only parts of them. */
  readonly leavesOut?: true
  /** Of a file's name: `.xml`. */
  readonly ending: string
  /** Its media type. */
  readonly type: string
  write(items: readonly ClassItem[], title: string): Written
}

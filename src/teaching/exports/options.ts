// The options of an export, and its result.

import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { ClassItem, LeftOut } from './item'

/** How questions are turned into items. The same options and questions give the same items. */
export interface ItemOptions {
  /** Seed for the wrong options and the order of all options. */
  readonly seed: string
  /** True if each question gets a picture of the initial state. */
  readonly picture: boolean
  /** True for black-and-white pictures, for paper. */
  readonly grey?: boolean
  /** True if each question includes the PDDL; questions without English always do. */
  readonly pddl: boolean
  /** True if questions with prompts for models keep them; otherwise they are restated for people. */
  readonly prompts?: boolean
  readonly limits: Limits
  /** An address that opens the question; null if there is none. */
  readonly linkOf: (question: Question) => string | null
}

/** A text of a file, or of a part of an archive. */
export interface WrittenText {
  readonly name: string
  readonly text: string
}

/** An exported file: one text, or the members of a zip archive in their order. */
export interface Written {
  readonly files: readonly WrittenText[]
  /** True if the texts are members of one archive. */
  readonly isArchive: boolean
  /** Questions or parts that this format cannot represent. */
  readonly left: readonly LeftOut[]
}

/** A format in which items leave. The same items and title give the same texts. */
export interface ClassFormat {
  readonly id: string
  readonly title: string
  /** The purpose of the format. */
  readonly does: string
  /** The content that it cannot represent; '' if it can represent everything. */
  readonly lacks: string
  /** Whole questions may be left out, and not only parts of them. */
  readonly leavesOut?: true
  /** The end of a file's name: `.xml`. */
  readonly ending: string
  /** Its media type. */
  readonly type: string
  write(items: readonly ClassItem[], title: string): Written
}

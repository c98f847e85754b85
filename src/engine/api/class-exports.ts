// What the page may request about questions exported for a class: question banks, tables, paper.

import type { Question } from '#questions/kinds/question'
import type { ClassItem, ClassItems, LeftOut } from '#teaching/exports/item'
import type { ExportFormat } from '#teaching/exports/options'
import type { PrintSheet } from '#teaching/exports/print-sheet'

/** How questions leave; plain data. */
export interface ClassExportOptions {
  /** Draws wrong options and the order of all. */
  readonly seed: string
  readonly picture: boolean
  /** Pictures are drawn in black alone, for paper. */
  readonly grey?: boolean
  readonly pddl: boolean
  /** States that a search may store. */
  readonly maxStates: number
  /** The page's own address, for links to the questions; null: without links. */
  readonly address: string | null
}

/** A file to be saved. */
export interface ClassFile {
  /** What the name ends with: `.xml`. */
  readonly ending: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Parts of the questions that the format cannot hold. */
  readonly left: readonly LeftOut[]
}

export interface ClassExportsApi {
  /**
   * Questions as items, with the engine's reason for each option. Lists go through it a portion at a time: `first` is
   * the number of the portion's first question, from 1.
   */
  items(questions: readonly Question[], options: ClassExportOptions, first: number): ClassItems
  /** Items in a format. */
  file(items: readonly ClassItem[], format: ExportFormat, title: string): ClassFile
  /** Items in variants for paper, with their keys. */
  sheet(
    items: readonly ClassItem[],
    given: { readonly title: string; readonly variants: number; readonly seed: string },
  ): PrintSheet
}

// The page's API for exporting questions for a class: question banks, tables, printable sheets.

import type { Question } from '#questions/kinds/question'
import type { PackagedSheet } from '#results/files/scorm'
import type { NamedBytes } from '#results/files/unpacking'
import type { ClassItem, ClassItems, LeftOut } from '#teaching/exports/item'
import type { PrintSheet } from '#teaching/exports/print-sheet'
import type { ItemCheck } from '#teaching/sheets/preflight'
import type { Sheet, SheetRecipe } from '#teaching/sheets/sheet'

/** Export options; plain data. */
export interface ClassExportOptions {
  /** Seed for the wrong options and the order of all options. */
  readonly seed: string
  readonly picture: boolean
  /** True for black-and-white pictures, for paper. */
  readonly grey?: boolean
  readonly pddl: boolean
  /** True if prompts for models are kept; otherwise they are restated for people. */
  readonly prompts?: boolean
  /** Maximum number of states that a search may store. */
  readonly maxStates: number
  /** The page's own address, for links to the questions; null: no links. */
  readonly address: string | null
}

/** A file to be saved. */
export interface ClassFile {
  /** File name extension: `.xml`. */
  readonly ending: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Questions or parts that the format cannot represent. */
  readonly left: readonly LeftOut[]
}

export interface ClassExportsApi {
  /** An item of a sheet, from 0, made and solved in the form for students without a name. */
  check(sheet: Sheet, index: number, maxStates: number): ItemCheck
  /** A recipe without faults to replace an item; undefined if none was found, or the item is not a recipe. */
  replacement(sheet: Sheet, index: number, seed: string, maxStates: number): SheetRecipe | undefined
  /**
   * Questions as items, with the engine's reason for each option. Long lists are converted in portions: `first` is the
   * number of the portion's first question, from 1.
   */
  items(questions: readonly Question[], options: ClassExportOptions, first: number): ClassItems
  /** Writes items in a format. */
  file(items: readonly ClassItem[], format: string, title: string): ClassFile
  /** The zip of a SCORM 1.2 package of a sheet, with the files of the page. */
  scorm(sheet: PackagedSheet, files: readonly NamedBytes[]): Uint8Array<ArrayBuffer>
  /** A printable sheet of items in variants, with keys. */
  sheet(
    items: readonly ClassItem[],
    given: { readonly title: string; readonly variants: number; readonly seed: string },
  ): PrintSheet
}

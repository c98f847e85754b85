// The page's API for class sheets: making, packing, answering, judging.

import type { Limits } from '#base/limits'
import type { PackedSheet, ReadSheet } from '#results/files/sheets/forms'
import type { GatheredResults } from '#results/files/sheets/gather'
import type { PastedText } from '#results/files/sheets/pasted'
import type { NamedBytes } from '#results/files/unpacking'
import type { Question } from '#questions/kinds/question'
import type { CsvRow } from '#teaching/sheets/csv'
import type { JudgedResult } from '#teaching/sheets/judged'
import type { MadeItem } from '#teaching/sheets/made'
import type { FoundVotes, Tally } from '#teaching/sheets/poll'
import type { SheetResult } from '#teaching/sheets/result'
import type { SealedText, Sheet, SheetItem, SheetRecipe } from '#teaching/sheets/sheet'
import type { FlaggedResult, FoundResult, ItemSummary } from '#teaching/sheets/table'

/** A result encoded for handing in. */
export interface PackedResult {
  /** A code that can be pasted into any text; short ones fit a QR code. */
  readonly code: string
  /** The text of a `.planground-result.json`. */
  readonly file: string
}

export interface SheetsApi {
  /** Encodes the sheet as a link and as a file. */
  pack(sheet: Sheet): PackedSheet
  /** Parses the part after `#` of a link, which may be anything. */
  readLink(link: string): ReadSheet
  /** Parses the text of a file, which may be anything. */
  readFile(text: string): ReadSheet
  /** Parses the line of a recipe; returns the recipe or an error message. */
  recipe(line: string): SheetRecipe | string
  /** Questions as items, without their keys. */
  items(questions: readonly Question[]): readonly SheetItem[]
  /** A model's response as an item that asks whether it is right. */
  response(question: Question, response: string): SheetItem
  /** The item at an index, from 0, for this name. */
  make(sheet: Sheet, index: number, handle: string): MadeItem
  packResult(result: SheetResult): PackedResult
  /** The results in files and archives, together with everything that could not be read. */
  gather(files: readonly NamedBytes[]): GatheredResults
  /** The results in a pasted text. */
  gatherText(name: string, text: string): GatheredResults
  /** The links, codes and unread lines of a pasted text. */
  pasted(text: string): PastedText
  /** The anomalies of each result of a class. */
  flagged(
    found: readonly FoundResult[],
    here: { readonly sheet: string; readonly engine: string; readonly items: number },
  ): readonly FlaggedResult[]
  /** Judges every answer of one result; a class is judged result by result. */
  judge(sheet: Sheet, result: SheetResult, limits: Limits): JudgedResult
  summaries(judged: readonly JudgedResult[], items: number): readonly ItemSummary[]
  csv(rows: readonly CsvRow[]): string
  /** Four letters that identify one question of a sheet and one round of votes. */
  pollTag(sheetHash: string, item: number, round: number): string
  /** The code of a vote; `drawn`: a random number below 2^20, drawn once per device. */
  voteCode(tag: string, choice: string, drawn: number): string
  votesIn(text: string): FoundVotes
  tally(votes: FoundVotes['votes'], tag: string, choices: readonly string[]): Tally
  seal(text: string, word: string): Promise<SealedText>
  /** Null if the password is wrong. */
  unseal(sealed: SealedText, word: string): Promise<string | null>
}

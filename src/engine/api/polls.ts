// What the page may ask of polls: the question with its choices, votes found in a text or in a picture.

import type { DeviceVote, GatheredVotes, OpenRound } from '#teaching/polls/gather'
import type { Poll } from '#teaching/polls/question'
import type { PollReport } from '#teaching/polls/rounds'
import type { Sheet } from '#teaching/sheets/sheet'

/** A picture of the camera: four bytes a pixel, row by row. */
export interface Frame {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

export interface PollsApi {
  /** The item at a place of the sheet, from 0, to be voted on; or a sentence on why it cannot be. */
  make(sheet: Sheet, index: number): Poll | string
  /** The votes in a text, added to those of before. */
  gather(text: string, round: OpenRound, before: readonly DeviceVote[]): GatheredVotes
  /** The texts of the QR codes in a picture. */
  read(frame: Frame): Promise<readonly string[]>
  /** The results as a table. */
  csv(polls: readonly PollReport[]): string
}

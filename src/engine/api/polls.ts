// The page's API for polls: the question with its choices, and votes found in a text or in a picture.

import type { DeviceVote, GatheredVotes, OpenRound } from '#teaching/polls/gather'
import type { Poll } from '#teaching/polls/question'
import type { PollReport } from '#teaching/polls/rounds'
import type { Sheet } from '#teaching/sheets/sheet'

/** A picture from the camera: four bytes per pixel, row by row. */
export interface Frame {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

export interface PollsApi {
  /** The poll about the item at an index of the sheet, from 0; or a sentence on why it is unsuitable. */
  make(sheet: Sheet, index: number): Poll | string
  /** Adds the votes in a text to the earlier ones. */
  gather(text: string, round: OpenRound, before: readonly DeviceVote[]): GatheredVotes
  /** The texts of the QR codes in a picture. */
  read(frame: Frame): Promise<readonly string[]>
  /** The results as a table. */
  csv(polls: readonly PollReport[]): string
}

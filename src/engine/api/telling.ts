// What the page may ask about the sentences that a phrases file makes.

import type { ReadBack, ReadBackRequest } from '#questions/views/telling/reading'
import type {
  PictureRequest,
  TellingOutcome,
  TellingPicture,
  TellingRequest,
} from '#questions/views/telling/telling'

export interface TellingApi {
  /** A portion of what is told, raw and in words. */
  tell(request: TellingRequest): TellingOutcome
  /** The state in which an instance is told; null where there is none. */
  picture(request: PictureRequest): TellingPicture | null
  /** What a text states, as answers are read. */
  readBack(request: ReadBackRequest): ReadBack
}

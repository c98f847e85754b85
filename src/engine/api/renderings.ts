// What the page may ask about the sentences that a phrases file makes.

import type { ReadBack, ReadBackRequest } from '#questions/views/telling/reading'
import type {
  PictureRequest,
  RenderingOutcome,
  RenderingPicture,
  RenderingRequest,
} from '#questions/views/telling/renderings'

export interface RenderingsApi {
  /** A portion of what is reported, raw and in words. */
  tell(request: RenderingRequest): RenderingOutcome
  /** The state in which an instance is reported; null if there is none. */
  picture(request: PictureRequest): RenderingPicture | null
  /** Parses a text as answers are parsed. */
  readBack(request: ReadBackRequest): ReadBack
}

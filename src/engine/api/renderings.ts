// What the page may request about the sentences of a phrases file.

import type { ReadBack, ReadBackRequest } from '#questions/views/english/reading'
import type {
  PictureRequest,
  RenderingOutcome,
  RenderingPicture,
  RenderingRequest,
} from '#questions/views/english/renderings'

export interface RenderingsApi {
  /** A portion of the instances, as data and in words. */
  tell(request: RenderingRequest): RenderingOutcome
  /** The state in which an instance is described; null if there is none. */
  picture(request: PictureRequest): RenderingPicture | null
  /** Parses a text as answers are parsed. */
  readBack(request: ReadBackRequest): ReadBack
}

// The page's API for the sentences that a phrases file generates.

import type { ReadBack, ReadBackRequest } from '#questions/views/english/reading'
import type {
  PictureRequest,
  RenderingOutcome,
  RenderingPicture,
  RenderingRequest,
} from '#questions/views/english/renderings'

export interface RenderingsApi {
  /** A portion of the generated sentences, with their facts and actions in PDDL. */
  render(request: RenderingRequest): RenderingOutcome
  /** The state in which an example is shown; null if there is none. */
  picture(request: PictureRequest): RenderingPicture | null
  /** Parses a text in the same way as an answer. */
  readBack(request: ReadBackRequest): ReadBack
}

// A prompt of the benchmark taken apart, by exact inverses of its sentences.

import type { Wordbook } from '../../../language/wordbook'
import type { ReadPrompt } from '../items'

/** Why a text could not be taken apart: a whole sentence. */
export interface NoPrompt {
  readonly problem: string
}

/**
 * What a prompt tells. Without a wordbook the known ones are tried. Never throws; linear in the text.
 */
export function readPrompt(_text: string, _wordbook?: Wordbook): ReadPrompt | NoPrompt {
  return { problem: 'Prompts are not read yet.' }
}

// The texts that an editor of a phrases file is about.

/** The texts that belong together; `problem` is '' if there is none. */
export interface PhraseTexts {
  readonly domain: string
  readonly phrases: string
  readonly problem: string
}

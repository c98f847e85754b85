// The texts that the editor of a phrases file works on.

/** Related texts; `problem` is '' if there is none. */
export interface PhraseTexts {
  readonly domain: string
  readonly phrases: string
  readonly problem: string
}

// Codes for the causes of differences between an official score and the playground's verdict: the same code for the
// same cause in every file. A family's codes are the keys of its `causes`; codes common to all families are here.

/** The name and explanation of a cause. */
export interface CauseWords {
  /** A noun phrase, for tables. */
  readonly name: string
  /** One sentence. */
  readonly explains: string
}

export const commonCauses = {
  'official-reads-on': {
    name: 'unclear text, scored anyway',
    explains:
      'Planground’s reader finds no answer, or several that exclude each other, and the official reader takes one all the same.',
  },
  other: {
    name: 'another cause',
    explains: 'Official score and verdict differ for a cause that was not recognised.',
  },
} as const satisfies Readonly<Record<string, CauseWords>>

export type CommonCause = keyof typeof commonCauses

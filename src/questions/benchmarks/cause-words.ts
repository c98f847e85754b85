// Why an official score and our verdict differ, as codes: the same code for the same cause in every file. The codes of a family
// are the keys of its `causes`; those that all families share are here.

/** How a cause is named and explained. */
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
      'Our reader finds no answer, or several that exclude each other, and the official reader takes one all the same.',
  },
  other: {
    name: 'another cause',
    explains: 'Official score and verdict differ for a cause that was not recognised.',
  },
} as const satisfies Readonly<Record<string, CauseWords>>

export type CommonCause = keyof typeof commonCauses

// Texts and icons for the results of quiz questions.

/** Text for each result. */
export const resultWord = {
  right: 'right',
  helped: 'right, with help',
  wrong: 'not right yet',
  shown: 'answer shown',
} as const

/** Icon for each result. */
export const resultIcon = {
  right: 'check',
  helped: 'check',
  wrong: 'x',
  shown: 'key-round',
} as const

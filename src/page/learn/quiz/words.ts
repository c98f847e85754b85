// How a question of the quiz ended, in words and marks.

/** In words. */
export const resultWord = {
  right: 'right',
  helped: 'right, with help',
  wrong: 'not right yet',
  shown: 'answer shown',
} as const

/** As a mark. */
export const resultIcon = {
  right: 'check',
  helped: 'check',
  wrong: 'x',
  shown: 'key-round',
} as const

// Long texts that make careless readers hang or overflow.

/** The pieces of such texts. */
export const hostilePieces = [
  '(',
  ')',
  '()',
  '[',
  '[]',
  '{',
  '{"a":',
  '"',
  "'",
  '\\',
  '\\boxed{',
  '`',
  '```\n',
  '*',
  '**',
  '|',
  '- ',
  '1. ',
  '7',
  '9 ',
  ' ',
  '\n',
  '\t',
  'a',
  'a ',
  'A. ',
  'yes no ',
  'None ',
  '(go hall ',
  '(go hall attic) ',
  'go(hall, ',
  'Answer: ',
  'Final answer: ',
  'The answer is ',
  '**Answer**: ',
  'Positive effects: ',
  'negative effects [',
  'simplified plan:',
  'not ',
  ',',
  '.',
  ':',
  '_',
  '-',
  '\u0130',
  '\ud83d',
  '😀',
]

/** For each piece a text of about `length` units, and mixtures. */
export function hostileTexts(length: number): string[] {
  const repeated = hostilePieces.map(piece => piece.repeat(Math.ceil(length / piece.length)))
  const mixed = hostilePieces.join('')
  return [...repeated, mixed.repeat(Math.ceil(length / mixed.length))]
}

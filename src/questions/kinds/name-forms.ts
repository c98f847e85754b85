// How names are to be written, as an instruction to a model.

const form = (what: string): string =>
  `${what} is written in brackets, its name first, then its objects, separated by single blanks: (name object object).`

export const ACTION_FORM = form('An action')
export const PROPOSITION_FORM = form('A proposition')

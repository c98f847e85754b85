// The result of solving a question.

/** The right answers in the form of the kind, or one sentence on why they are unknown. */
export type Solved<S> =
  | { readonly kind: 'solved'; readonly right: S }
  | { readonly kind: 'unsolved'; readonly message: string }

export const solved = <S>(right: S): Solved<S> => ({ kind: 'solved', right })
export const unsolved = (message: string): Solved<never> => ({ kind: 'unsolved', message })

export const NO_PLAN = 'No answer can be right: this problem has no plan.'

// The skeleton of a problem.

/** The initial text of an answer. */
export const templateFor = (domain: string): string =>
  `(define (problem answer)
  (:domain ${domain})
  (:objects )
  (:init )
  (:goal (and )))
`

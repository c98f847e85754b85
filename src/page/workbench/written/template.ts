// The frame of a problem.

/** What to begin with. */
export const templateFor = (domain: string): string =>
  `(define (problem answer)
  (:domain ${domain})
  (:objects )
  (:init )
  (:goal (and )))
`
